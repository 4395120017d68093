# LeetCode 20. Valid Parentheses
class Solution:
    def isValid(self, s: str) -> bool:
        pairs = {')': '(', ']': '[', '}': '{'}
        stack = []
        for ch in s:
            if ch in pairs.values():
                stack.append(ch)
            elif ch in pairs:
                if not stack or stack.pop() != pairs[ch]:
                    return False
        return not stack


tests = {
    "()[]{}": True,
    "(]": False,
    "{a[b(c)d]e}": True,
    "((": False,
    "}": False,
    "": True,
}
sol = Solution()
for s, expected in tests.items():
    got = sol.isValid(s)
    assert got == expected, f"{s!r}: got {got}"
    print(f"{s!r:>15} {'ok' if got else 'not balanced'}")
