import string

RULES = []


def rule(func):
    RULES.append(func)
    return func


@rule
def long_enough(pw):
    if missing := 8 - len(pw) > 0:
        return f"{missing} more characters needed"


@rule
def has_digit(pw):
    if not any(c in string.digits for c in pw):
        return "put a digit in"


@rule
def no_repeats(pw):
    for a, b in zip(pw, pw[1:]):
        if a == b:
            return f"{a * 2!r} is repeated"


def check(pw):
    problems = []
    for r in RULES:
        if (msg := r(pw)) is not None:
            problems.append(f"{r.__name__}: {msg}")
    return problems


for pw in ("cat7", "abc", "moose99x"):
    print(pw)
    for p in check(pw):
        print("  *", p)     # "True more characters needed" ???
