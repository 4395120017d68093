# 0/1 knapsack, bottom up table, and which items were picked

items = [
    # name, weight, value
    ("guitar", 1, 1500),
    ("stereo", 4, 3000),
    ("laptop", 3, 2000),
    ("iphone", 1, 2000),
]
W = 5

n = len(items)
K = [[0 for w in range(W + 1)] for i in range(n + 1)]

for i in range(1, n + 1):
    name, wt, val = items[i - 1]
    for w in range(1, W + 1):
        if wt <= w:
            K[i][w] = max(K[i - 1][w], val + K[i - 1][w - wt])
        else:
            K[i][w] = K[i - 1][w]

print(f"{'':8}", *(f"{w:>5}" for w in range(W + 1)))
for i in range(n + 1):
    label = items[i - 1][0] if i > 0 else "-"
    print(f"{label:8}", *(f"{v:>5}" for v in K[i]))

# traceback
chosen = []
w = W
for i in range(n, 0, -1):
    if K[i][w] != K[i - 1][w]:
        chosen.append(items[i - 1][0])
        w -= items[i - 1][1]

print("best value:", K[n][W])
print("take:", ", ".join(reversed(chosen)))
