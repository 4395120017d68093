from collections import defaultdict

orders = [
    ("north", "widget", 12, 2.50),
    ("south", "gadget", 3, 19.99),
    ("north", "gadget", 1, 19.99),
    ("east", "widget", 40, 2.25),
    ("south", "widget", 8, 2.50),
]

totals = defaultdict(float)
units = defaultdict(int)
for region, sku, qty, price in orders:
    totals[region] += qty * price
    units[sku] += qty

for region in sorted(totals, key=totals.get, reverse=True):
    print(f"{region:<8}{totals[region]:>10.2f}")
print("-" * 18)
print(f"{'TOTAL':<8}{sum(totals.values()):>10,.2f}")
print(dict(units))
