from collections import defaultdict

per_user = defaultdict(lambda: {"count": 0, "items": []})
for user, item, qty in [("ann", "tea", 2), ("bob", "cake", 1)]:
    entry = per_user[user]
    entry["count"] += qty
    entry["items"].append(item)
grid = defaultdict(lambda: defaultdict(int))
row = grid["b"]
row["y"] += 1
zero = defaultdict(lambda: [0, 0])
pair = zero["k"]
pair[1] += 5
print(zero["k"], grid["b"]["y"])
