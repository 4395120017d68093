# warmup round: 4 easy/medium ones from memory

# 1) merge intervals
def merge(iv):
    iv = sorted(iv, key=lambda p: p[0])
    out = [iv[0][:]]
    for s, e in iv[1:]:
        if s <= out[-1][1]:
            out[-1][1] = max(out[-1][1], e)
        else:
            out.append([s, e])
    return out

# 2) longest substring w/o repeats
def longest(s):
    seen, start, best = {}, 0, ""
    for i, ch in enumerate(s):
        if ch in seen and seen[ch] >= start:
            start = seen[ch] + 1
        seen[ch] = i
        if i - start + 1 > len(best):
            best = s[start:i+1]
    return best

# 3) valid parentheses
def valid(s):
    stack = []
    pairs = {")": "(", "]": "[", "}": "{"}
    for c in s:
        if c not in pairs:
            stack.append(c)
        elif not stack or stack.pop() != pairs[c]:
            return False
    return not stack

# 4) subsets, backtracking
def subsets(nums):
    res, cur = [], []
    def bt(i):
        if i == len(nums):
            res.append(cur[:])
            return
        cur.append(nums[i])
        bt(i + 1)
        cur.pop()
        bt(i + 1)
    bt(0)
    return res

print(merge([[8, 10], [1, 3], [2, 6], [9, 9]]))
print(longest("abcabx"))
print(valid("{[]}"), valid("(]"), valid("(("))
print(subsets(["x", "y"]))
