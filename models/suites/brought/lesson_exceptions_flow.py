# Lesson 9: which block runs, and in what order?

class TooColdError(ValueError):
    """Raised for temperatures below absolute zero."""

    def __init__(self, degrees):
        super().__init__(f"{degrees} is below absolute zero")
        self.degrees = degrees


def to_kelvin(text):
    celsius = float(text)
    if celsius < -273.15:
        raise TooColdError(celsius)
    return celsius + 273.15


def report(text, trail):
    try:
        trail.append("try")
        k = to_kelvin(text)
    except TooColdError as e:
        trail.append("too cold")
        return f"impossible ({e.degrees})"
    except ValueError:
        trail.append("not a number")
        return "bad input"
    else:
        trail.append("else")
        return f"{k:.2f} K"
    finally:
        trail.append("finally")


for raw in ["20", "-300", "warm", " 0 "]:
    path = []
    answer = report(raw, path)
    print(raw.strip().ljust(6), answer.ljust(26), " > ".join(path))


def careful_divide(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        raise ValueError("b must not be zero") from None

try:
    careful_divide(1, 0)
except ValueError as problem:
    print("caught:", problem)
print(careful_divide(9, 2))
