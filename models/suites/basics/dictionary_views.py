stock = {"nails": 40, "hooks": 12}
names, counts, pairs = stock.keys(), stock.values(), stock.items()
kinds = stock.keys()
held = stock.items()
stock["bolts"] = 7
stock["hooks"] -= 2
print(list(kinds), len(held), "bolts" in kinds)
del stock["nails"]
print(kinds, held)
stock.clear()
print(list(kinds), list(held))
