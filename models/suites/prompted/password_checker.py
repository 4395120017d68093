"""Password strength checker built from a list of small rules."""
from collections.abc import Callable
from typing import Optional

Rule = Callable[[str], Optional[str]]
COMMON = frozenset({"password", "letmein", "qwerty", "123456"})
RULES: list[Rule] = []


def rule(func: Rule) -> Rule:
    """Decorator that registers a rule."""
    RULES.append(func)
    return func


@rule
def long_enough(pw: str) -> Optional[str]:
    if len(pw) < 8:
        return f"only {len(pw)} characters (need 8)"


@rule
def mixed_case(pw: str) -> Optional[str]:
    if pw == pw.lower() or pw == pw.upper():
        return "use both upper and lower case"


@rule
def has_digit(pw: str) -> Optional[str]:
    if not any(c.isdigit() for c in pw):
        return "add a digit"


@rule
def no_repeats(pw: str) -> Optional[str]:
    for a, b, c in zip(pw, pw[1:], pw[2:]):
        if a == b == c:
            return f"{a!r} is repeated three times"
    return None


@rule
def not_common(pw: str) -> Optional[str]:
    if pw.lower() in COMMON:
        return "this is one of the most common passwords"


def check(pw: str) -> tuple[int, list[str]]:
    problems = [msg for r in RULES if (msg := r(pw)) is not None]
    score = round(100 * (1 - len(problems) / len(RULES)))
    return score, problems


def main() -> None:
    for pw in ["qwerty", "Aaaa1111", "Tr0ub4dor"]:
        score, problems = check(pw)
        stars = "*" * (score // 20)
        print(f"{pw:<12} {stars:<5} {score:>3}%")
        for problem in problems:
            print(f"   - {problem}")


if __name__ == "__main__":
    main()
