e = dict.fromkeys(range(3), 0)
print(e)
print(dict.fromkeys("abc", 0), dict.fromkeys(range(2)))
