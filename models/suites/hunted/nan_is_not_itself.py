x = float("nan")
print(x == x)
