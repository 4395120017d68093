sales = [
    ("Widget", 12, 3.5),
    ("Gizmo deluxe", 3, 149.0),
    ("Thing", 140, 0.25),
]
width = max(len(name) for name, *_ in sales)
header = f"{'Item'.ljust(width)} | {'Qty':>5} | {'Total':>9}"
lines = [header, "=" * len(header)]
grand = 0
for name, qty, price in sales:
    total = qty * price
    grand += total
    lines.append(f"{name:<{width}} | {qty:>5} | {total:>9,.2f}")
lines.append("=" * len(header))
lines.append(f"{'':{width}} | {'':>5} | {grand:>9,.2f}")
print("\n".join(lines))
