def add_item(item, basket=[]):
    basket.append(item)
    return basket

print(add_item("apple"))
print(add_item("pear"))
mine = add_item("fig", [])
print(mine, add_item("kiwi"))
a = [1, 2, 3]
b = a
c = list(a)
b += [4]
a = a + [5]
print(a, b, c)
print(a is b, b == c)
