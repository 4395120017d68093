from typing import List

PAIRS = {")": "(", "]": "[", "}": "{"}


def first_error(text: str) -> int:
    """Return index of the first unmatched bracket, or -1 when balanced."""
    stack: List[tuple] = []
    for idx, ch in enumerate(text):
        if ch in PAIRS.values():
            stack.append((ch, idx))
        elif ch in PAIRS:
            if not stack or stack.pop()[0] != PAIRS[ch]:
                return idx
    return stack[0][1] if stack else -1


if __name__ == "__main__":
    tests = ["a[i]", "({[]})", "f(x]", "((a)", "", "}"]
    for t in tests:
        pos = first_error(t)
        if pos == -1:
            print(f"{t!r}: balanced")
        else:
            print(f"{t!r}: problem at {pos}")
            print(" " * (pos + 1) + "^")
