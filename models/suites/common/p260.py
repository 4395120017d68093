from functools import reduce
text = "a1b22c"
digits = list(filter(str.isdigit, text))
letters = [*filter(str.isalpha, text)]
total = reduce(lambda acc, d: acc + int(d), digits, 0)
print(digits, letters, total)
longest = reduce(lambda a, b: a if len(a) >= len(b) else b, ["ab", "abcd", "x"])
print(longest)
print(list(map(lambda x, y: x * y, [1, 2], [3, 4])))
print(dict(map(lambda c: (c, ord(c)), letters)))
print(sorted(text, key=lambda c: (c.isdigit(), c)))
print(any(map(str.isupper, text)), "".join(filter(None, ["", "x", "y"])))
