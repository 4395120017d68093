# Are the brackets correct? A job for a stack.

PAIRS = {")": "(", "]": "[", "}": "{"}


def check(text):
    stack = []
    for pos, ch in enumerate(text):
        if ch in PAIRS.values():
            stack.append(ch)
        elif ch in PAIRS:
            if not stack:
                return f"nothing open for {ch!r} at {pos}"
            top = stack.pop()
            if top != PAIRS[ch]:
                return f"{top!r} closed by {ch!r} at {pos}"
    if stack:
        return f"still open: {stack}"
    return "ok"


tests = ["(a[1])", "{x)", "())", "((", ""]
for t in tests:
    print(f"{t:<8} {check(t)}")
