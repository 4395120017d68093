"""How many ways can the cat climb the stairs?

The cat jumps 1 or 3 steps. It refuses to step on a wet step.
We draw the recursion tree with indentation and then count again with a memo.
"""

calls = 0


def ways(left, wet, level=0):
    global calls
    calls += 1
    indent = "|  " * level
    if left < 0:
        print(f"{indent}ways({left}) -> 0 (too far)")
        return 0
    if left in wet:
        print(f"{indent}ways({left}) -> 0 (wet paws)")
        return 0
    if left == 0:
        print(f"{indent}ways(0) -> 1  *")
        return 1
    print(f"{indent}ways({left})")
    small = ways(left - 1, wet, level + 1)
    big = ways(left - 3, wet, level + 1)
    total = small + big
    print(f"{indent}= {small} + {big} = {total}")
    return total


answer = ways(5, {3})
print("answer:", answer, "with", calls, "calls")


def ways_memo(left, memo):
    if left < 0:
        return 0
    if left not in memo:
        memo[left] = ways_memo(left - 1, memo) + ways_memo(left - 3, memo)
    return memo[left]


memo = {0: 1, 3: 0}
print("same answer with memo:", ways_memo(5, memo))
print("memo now:", dict(sorted(memo.items())))
