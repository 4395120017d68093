def tree_sum(t):
    if not t:
        return 0
    left, val, right = t
    return tree_sum(left) + val + tree_sum(right)

t = ((None, 1, None), 2, (None, 3, (None, 4, None)))
print(tree_sum(t))

def height(t):
    return 1 + max(height(t[0]), height(t[2])) if t else 0
print(height(((None, 1, None), 2, None)))
