"""Compare two stock lists and print what has to be ordered."""

STOCK_CSV = """item,qty,price
Paper A4,12,4.99
Pens blue,3,0.80
Stapler,0,12.50
Folders,45,0.35
"""

MINIMUM = {"Paper A4": 20, "Pens blue": 50, "Stapler": 2, "Toner": 1}
PACK = {"Pens blue": 25, "Paper A4": 5}


def read_csv(text):
    header, *lines = text.strip().split("\n")
    names = header.split(",")
    return [dict(zip(names, line.split(","))) for line in lines]


def packs_needed(missing, size):
    return -(-missing // size)


stock = {row["item"]: row for row in read_csv(STOCK_CSV)}
known, wanted = set(stock), set(MINIMUM)
print("never checked:", sorted(known - wanted))
print("not in stock list:", sorted(wanted - known))

order = []
for item in sorted(known & wanted, key=str.lower):
    have = int(stock[item]["qty"])
    missing = max(0, MINIMUM[item] - have)
    size = PACK.get(item, 1)
    count = packs_needed(missing, size)
    cost = count * size * float(stock[item]["price"])
    order.append((item, count, size, round(cost, 2)))

print(f"\n{'Item':<12}|{'Packs':^7}|{'Cost':>9}")
print("-" * 12 + "+" + "-" * 7 + "+" + "-" * 9)
for item, count, size, cost in order:
    label = f"{count}x{size}" if size > 1 else str(count)
    print(f"{item:<12}|{label:^7}|{cost:>9.2f}")

total = sum(cost for *_, cost in order)
discount = 0.05 if total > 100 else 0.02 if total > 50 else 0
print(f"Total {total:.2f}, less {discount:.0%} = {total * (1 - discount):.2f}")
dearest = max(order, key=lambda o: o[-1])[0]
print("Most expensive:", dearest, all(c for _, c, *_ in order))
