from contextlib import contextmanager
from fractions import Fraction

level = 0
lines = []


def out(text):
    lines.append("    " * level + text)


@contextmanager
def section(title):
    global level
    out(f"[{title}]")
    level += 1
    yield level
    level -= 1


def average(values):
    return Fraction(sum(values), len(values))


def report_class(name, marks):
    with section(name):
        for pupil, values in marks.items():
            out(f"{pupil}: {average(values)}")


school = {
    "4a": {"Uma": [2, 3, 1], "Vic": [4, 3]},
    "4b": {"Wes": [], "Xia": [1, 1]},
    "4c": {"Yan": [2, 2, 3, 5]},
}

with section("school"):
    for name, marks in school.items():
        try:
            report_class(name, marks)
        except ZeroDivisionError as e:
            out("!! " + str(e))

# 4c is printed INSIDE of 4b
out("end")
print("\n".join(lines))
print("level at the end:", level)
