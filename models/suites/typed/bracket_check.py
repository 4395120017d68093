pairs = {')': '(', ']': '[', '}': '{'}

def check(s):
    stack = []
    for pos, ch in enumerate(s):
        if ch in pairs.values():
            stack.append((ch, pos))
        elif ch in pairs:
            if not stack:
                return False, f"extra {ch} at {pos}"
            top, where = stack.pop()
            if top != pairs[ch]:
                return False, f"{top} at {where} closed by {ch} at {pos}"
    if stack:
        return False, f"never closed: {stack[-1]}"
    return True, "ok"

tests = ["(a[b]{c})", "([)]", "((x)", "]", ""]
for t in tests:
    good, why = check(t)
    print(repr(t).ljust(12), "yes" if good else "no ", why)
