i = 0
while True:
    i += 1
    if i == 2:
        continue
    if i > 4:
        break
    print("i =", i)
n = 3
while n:
    print(n, end="...")
    n -= 1
else:
    print("Go!")
for ch in "hello":
    if ch == "l":
        pass
    else:
        print(ch, end="")
print()
for a, b in zip([1, 2, 3], "xy"):
    print(a, b)
