total = 0
for i in range(1, 20):
    if i % 2:
        continue
    if i > 10:
        break
    total += i
else:
    print("never printed")
print(total)
for x in range(3):
    for y in range(3):
        if x * y == 2:
            print("found", x, y)
            break
    else:
        print("no luck with", x)
        continue
    break
