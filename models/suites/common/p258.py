colors = ["red", "green"]
sizes = ["S", "M"]
variants = [f"{c}-{s}" for c in colors for s in sizes]
stock = dict.fromkeys(variants, 0)
for sku, n in zip(variants, [3, 0, 5]):
    stock[sku] += n
low = {k for k, v in stock.items() if v < 3}
print(variants, sorted(low))
by_color = {c: sum(v for k, v in stock.items() if k.startswith(c)) for c in colors}
print(by_color)
print("\n".join(f"{k:.<12}{v:>3}" for k, v in stock.items()))
