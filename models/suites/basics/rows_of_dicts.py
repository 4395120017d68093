inventory = [
    {"item": "pen", "qty": 10, "price": 1.5},
    {"item": "book", "qty": 2, "price": 12.0},
    {"item": "bag", "qty": 0, "price": 30.25},
]
total = 0
for row in inventory:
    row["value"] = row["qty"] * row["price"]
    total += row["value"]
print(f"total: {total:.2f}")
in_stock = [r for r in inventory if r["qty"] > 0]
print([r["item"] for r in in_stock])
cheapest = min(inventory, key=lambda r: r["price"])
print(cheapest["item"], cheapest is inventory[0])
inventory.sort(key=lambda r: r["value"], reverse=True)
for i, r in enumerate(inventory, start=1):
    print(f"{i}. {r['item']:<6}{r['qty']:>4}{r['value']:>8.2f}")
lookup = {r["item"]: r for r in inventory}
lookup["pen"]["qty"] -= 3
print(inventory[1]["qty"], lookup["pen"]["qty"])
restock = {"bag": 5, "cup": 1}
for name, n in restock.items():
    if name in lookup:
        lookup[name]["qty"] += n
    else:
        lookup[name] = {"item": name, "qty": n, "price": 0}
print(sorted(lookup), lookup["bag"]["qty"])
removed = [inventory.pop(i) for i in range(len(inventory) - 1, -1, -1) if inventory[i]["qty"] < 3]
print([r["item"] for r in removed], len(inventory))
summary = {}
for item, color, n in [("hat", "red", 2), ("hat", "blue", 1), ("cap", "red", 4)]:
    summary.setdefault(item, {}).setdefault(color, 0)
    summary[item][color] += n
print(summary)
print({item: sum(colors.values()) for item, colors in summary.items()})
rows = [tuple(r[k] for k in ("item", "qty")) for r in inventory]
print(rows, dict(rows))
names, qtys = zip(*rows)
print(names, qtys)
try:
    print(lookup["hat"]["qty"])
except KeyError as e:
    print("missing", e)
