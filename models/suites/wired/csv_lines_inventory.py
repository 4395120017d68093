from collections import defaultdict

# the file from the exercise, pasted as lines
LINES = [
    "# sku,name,qty,price",
    "B12,Bolt,100,0.15",
    "N07,Nut,80,0.10",
    "",
    "W33,Washer,abc,0.05",
    "B12,Bolt,-30,0.15",
    "H01,Hammer,4,12.99",
    "S02,Saw",
    "N07,Nut,-95,0.10",
]


def parse(line):
    parts = line.split(",")
    if len(parts) != 4:
        raise ValueError(f"expected 4 fields, got {len(parts)}")
    sku, name, qty, price = parts
    return sku, name, int(qty), float(price)


stock = defaultdict(int)
info = {}
errors = []

for lineno, raw in enumerate(LINES, start=1):
    raw = raw.strip()
    if not raw or raw.startswith("#"):
        continue
    try:
        sku, name, qty, price = parse(raw)
    except ValueError as e:
        errors.append((lineno, str(e)))
        continue
    if stock[sku] + qty < 0:
        errors.append((lineno, f"not enough {name}: {stock[sku]} < {-qty}"))
        continue
    stock[sku] += qty
    info.setdefault(sku, (name, price))

value = 0.0
for sku in sorted(stock):
    name, price = info[sku]
    worth = stock[sku] * price
    value += worth
    print(f"{sku:<5}{name:<8}{stock[sku]:>5} x {price:>6.2f} = {worth:>7.2f}")
print(f"Total stock value: {value:.2f}")

for lineno, msg in errors:
    print(f"line {lineno}: {msg}")
