"""0/1 knapsack, bottom-up table, then walk back to recover the choice."""

def knapsack(items, capacity):
    n = len(items)
    best = [[0] * (capacity + 1) for _ in range(n + 1)]
    for i, (name, weight, value) in enumerate(items, 1):
        for c in range(capacity + 1):
            best[i][c] = best[i - 1][c]
            if weight <= c:
                best[i][c] = max(best[i][c], best[i - 1][c - weight] + value)
    chosen = []
    c = capacity
    for i in range(n, 0, -1):
        if best[i][c] != best[i - 1][c]:
            name, weight, _ = items[i - 1]
            chosen.append(name)
            c -= weight
    return best[n][capacity], chosen[::-1], best


if __name__ == "__main__":
    gear = [("tent", 3, 7), ("stove", 2, 4), ("lamp", 1, 2), ("axe", 4, 5)]
    total, picked, table = knapsack(gear, 6)
    print("value:", total)
    print("picked:", ", ".join(picked))
    for row in table:
        print(*row, sep="\t")
