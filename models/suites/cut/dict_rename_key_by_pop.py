inv = {"pear": 3, "apple": 7}
total = 0
for v in inv.values():
    total += v
inv["kiwi"] = inv.pop("pear")
print(inv, total)
