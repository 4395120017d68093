# Church bell change ringing: "plain hunt" on n bells.
# Swap pairs starting at place 0, then pairs starting at place 1, and so on
# until the bells come home to rounds.


def swap_pairs(row, start):
    row = list(row)
    for k in range(start, len(row) - 1, 2):
        row[k], row[k + 1] = row[k + 1], row[k]
    return tuple(row)


def plain_hunt(n):
    rounds = tuple(range(1, n + 1))
    rows = [rounds]
    start = 0
    while True:
        nxt = swap_pairs(rows[-1], start)
        rows.append(nxt)
        if nxt == rounds:
            return rows
        start = 1 - start


def show(row):
    return "".join(map(str, row))


rows = plain_hunt(4)
for r in rows:
    print(show(r), "  treble in place", r.index(1) + 1)

print("changes:", len(rows) - 1, "distinct:", len(set(rows)))
path = [r.index(4) + 1 for r in rows]
print("path of the tenor:", path)

three = plain_hunt(3)
print("three bells:", show(three[1]), show(three[3]), len(three) - 1)
