text = "a1b2"
print(sorted(text, key=lambda c: (c.isdigit(), c)))
v = sorted([3, 1, 2], key=lambda n: n % 2 == 0)
