from collections import Counter, defaultdict

# (shop, drink, cups, price) exported from the till
rows = [
    ("Harbour", "latte", 14, 3.60), ("Station", "espresso", 22, 2.40),
    ("Harbour", "mocha", 5, 4.10), ("Campus", "latte", 31, 3.20),
    ("Station", "latte", 18, 3.60), ("Campus", "tea", 12, 2.00),
    ("Harbour", "tea", 9, 2.50), ("Campus", "espresso", 7, 2.20),
]

revenue = defaultdict(float)
drinks = Counter()
by_shop = defaultdict(list)

for shop, drink, cups, price in rows:
    revenue[shop] += cups * price
    drinks[drink] += cups
    by_shop[shop].append((drink, cups))

grand_total = sum(revenue.values())

print(f"{'Shop':<10}{'Revenue':>10}{'Share':>8}  Best seller")
print("-" * 42)
for shop, money in sorted(revenue.items(), key=lambda kv: -kv[1]):
    best, n = max(by_shop[shop], key=lambda pair: pair[1])
    print(f"{shop:<10}{money:>10,.2f}{money / grand_total:>8.1%}  {best} ({n})")
print("-" * 42)
print(f"{'Total':<10}{grand_total:>10,.2f}")

print()
for drink, cups in drinks.most_common():
    print(f"{drink:>9} | {'#' * (cups // 3)} {cups}")

# pivot: drinks down, shops across
shops = sorted(by_shop)
pivot = {d: dict.fromkeys(shops, 0) for d in sorted(drinks)}
for shop, items in by_shop.items():
    for drink, cups in items:
        pivot[drink][shop] = cups

print("\n" + " " * 9 + "".join(f"{s:>9}" for s in shops))
for drink, cells in pivot.items():
    print(f"{drink:<9}" + "".join(f"{cells[s] or '-':>9}" for s in shops))

missing = {d: [s for s in shops if not row[s]] for d, row in pivot.items()}
print({d: s for d, s in missing.items() if s})
