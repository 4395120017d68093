class Solution:
    def isValid(self, s: str) -> bool:
        stack = []
        closeToOpen = {")": "(", "]": "[", "}": "{"}
        for c in s:
            if c in closeToOpen:
                if stack and stack[-1] == closeToOpen[c]:
                    stack.pop()
                else:
                    return False
            else:
                stack.append(c)
        return True if not stack else False

    def generateParenthesis(self, n: int) -> list[str]:
        stack, res = [], []

        def backtrack(openN, closedN):
            if openN == closedN == n:
                res.append("".join(stack))
                return
            if openN < n:
                stack.append("(")
                backtrack(openN + 1, closedN)
                stack.pop()
            if closedN < openN:
                stack.append(")")
                backtrack(openN, closedN + 1)
                stack.pop()

        backtrack(0, 0)
        return res


sol = Solution()
print(sol.isValid("()[]{}"))
print(sol.isValid("([)]"))
print(sol.isValid("{[("))
combos = sol.generateParenthesis(3)
print(combos)
print(all(map(sol.isValid, combos)))
