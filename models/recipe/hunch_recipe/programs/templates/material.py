"""What templates of several topics draw: names of people, phrases, messy text, grids, runs of statements."""

from .registry import Draw

PEOPLE = "Ada Ben Cara Dan Eve Finn Gina Hugo Ivy Jack Kim Leo Mia Nora Omar Paul Rosa Sam".split()
THINGS = (
    "pen book cup lamp desk chair bag key ball hat coat map box coin ring milk bread tea".split()
)
CITIES = "Rome Paris Oslo Lima Cairo Delhi Quito Bonn Riga Bern Turin Lyon Accra Kyoto".split()


def people(t: Draw, low: int, high: int) -> list[str]:
    """Different first names."""
    return t.rng.sample(PEOPLE, t.n(low, high))


def things(t: Draw, low: int, high: int) -> list[str]:
    """Different goods of a small shop."""
    return t.rng.sample(THINGS, t.n(low, high))


def literals(t: Draw, texts: list[str]) -> str:
    """A list literal of strings, in the program's quotes."""
    return "[" + ", ".join(t.s(text) for text in texts) + "]"


def table(t: Draw, entries: dict[str, object]) -> str:
    """A dictionary literal; the values are written as they are."""
    return "{" + ", ".join(f"{t.s(key)}: {value}" for key, value in entries.items()) + "}"


def phrase(t: Draw, low: int = 2, high: int = 4) -> str:
    """Words in mixed case with a space between them, without quotes."""
    return " ".join(t.any(w, w, w.capitalize(), w.upper()) for w in t.words(low, high))


def messy(t: Draw, low: int = 1, high: int = 3) -> str:
    """A phrase as people type it: with spaces around, and too many of them inside."""
    inner = t.any(" ", " ", "  ").join(phrase(t, low, high).split())
    return " " * t.n(0, 3) + inner + " " * t.n(0, 3)


def letters(t: Draw, size: int, alphabet: str = "abcde") -> str:
    """A string of so many letters, some of them the same."""
    return "".join(t.any(*alphabet) for _ in range(size))


def grid(t: Draw, rows: int, columns: int, least: int = 0, most: int = 9) -> list[list[int]]:
    """Rows of whole numbers."""
    return [[t.n(least, most) for _ in range(columns)] for _ in range(rows)]


def block(lines: list[str], depth: int = 0) -> str:
    """Statements under each other, `depth` levels in from the margin of a template's text."""
    return ("\n" + "    " * (depth + 2)).join(lines)


def lay(pieces: str | list[str], depth: int = 0) -> str:
    """Statements of one or several lines under each other, `depth` levels in."""
    text = pieces if isinstance(pieces, str) else "\n".join(pieces)
    return block(text.split("\n"), depth)


def rows(level: int, *lines: str) -> str:
    """Lines, or parts of them between bars, one below the other at this level of the program."""
    return "|".join(lines).replace("|", "\n" + "    " * (level + 2))


def laid(text: str) -> str:
    """The text of a template; what comes after a ¶ is a line of its own, as deep as the line it stands in."""
    lines = text.split("\n")
    return "\n".join(x.replace("¶", "\n" + x[: len(x) - len(x.lstrip())]) for x in lines)


def some(t: Draw, count: int, *lines: str, depth: int = 0) -> str:
    """So many of the statements, in the order given."""
    chosen = sorted(t.rng.sample(range(len(lines)), count))
    return block([lines[i] for i in chosen], depth)


def shuffled(t: Draw, count: int, *lines: str, depth: int = 0) -> str:
    """So many of the statements, in any order."""
    return block(t.rng.sample(lines, count), depth)


def formatted(t: Draw, text: str, **names: str) -> str:
    """An f-string whose fields, written as capital letters, stand for names or expressions."""
    for letter, name in names.items():
        text = text.replace("{" + letter, "{" + name)
    return f"f{t.s(text)}"
