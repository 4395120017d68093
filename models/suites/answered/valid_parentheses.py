# LeetCode 20 - Valid Parentheses, using a stack

def is_valid(s: str) -> bool:
    """
    Push every opening bracket. For a closing bracket, the most recent
    opening bracket must match. At the end the stack must be empty.

    Time: O(n), Space: O(n)
    """
    pairs = {")": "(", "]": "[", "}": "{"}
    stack = []

    for ch in s:
        if ch in pairs.values():
            stack.append(ch)
        elif ch in pairs:
            if not stack or stack.pop() != pairs[ch]:
                return False

    return not stack


tests = {
    "()": True,
    "()[]{}": True,
    "(]": False,
    "([)]": False,
    "{[a + (b)]}": True,
    "((": False,
    "": True,
}

for text, expected in tests.items():
    actual = is_valid(text)
    mark = "ok" if actual == expected else "WRONG"
    print(f"{text!r:15} -> {actual!s:5} {mark}")
