from contextlib import contextmanager
from fractions import Fraction

indent = 0


def say(text):
    print("  " * indent + text)


@contextmanager
def stage(name: str):
    """Announce a stage of the cooking and clean up after it."""
    global indent
    say(f"[{name}]")
    indent += 1
    try:
        yield name.upper()
    except ValueError as e:
        say(f"oops: {e}")
    finally:
        indent -= 1
        say(f"[/{name}]")


def pretty(q: Fraction) -> str:
    whole, rest = divmod(q, 1)
    parts = [str(whole)] if whole else []
    if rest:
        parts.append(f"{rest.numerator}/{rest.denominator}")
    return " ".join(parts) or "none"


pancakes = {
    "flour": (Fraction(3, 2), "cups"),
    "milk": (Fraction(5, 4), "cups"),
    "eggs": (Fraction(1), ""),
    "salt": (Fraction("1/4"), "tsp"),
}


def scale(recipe, *, serves: int, wanted: int):
    if wanted < 1:
        raise ValueError(f"can't cook for {wanted} people")
    factor = Fraction(wanted, serves)
    return {name: (qty * factor, unit) for name, (qty, unit) in recipe.items()}


with stage("cooking") as title:
    say(f"title is {title}")
    for people in (2, 0, 7):
        with stage(f"for {people}"):
            for name, (qty, unit) in scale(pancakes, serves=4, wanted=people).items():
                say(f"{pretty(qty)} {unit} {name}".replace("  ", " "))
