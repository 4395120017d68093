# A shopping list: what do the list methods do?
# Watch the variable 'items' in the debugger.

items = ["milk", "bread"]
items.append("eggs")
items.insert(0, "tea")
items.extend(["jam", "milk"])
print(items)

items.remove("milk")          # only the first one!
print(items)

last = items.pop()
first = items.pop(0)
print("taken out:", first, "and", last)

print("bread" in items, "tea" in items)
print(items.index("eggs"), items.count("jam"))

items[1] = "bananas"
items[0:1] = ["rye bread", "rolls"]
print(items)

items.sort()
print(items)
items.reverse()
print(items)

result = items.sort()         # popular mistake: sort() returns None
print(result)

ordered = sorted(items, key=len)
print(ordered)
print(items)                  # unchanged

del items[1]
print(items, len(items))
items.clear()
print(items, bool(items))
