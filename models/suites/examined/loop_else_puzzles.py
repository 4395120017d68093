# for ... else, while ... else: who gets the else?

def classify(n):
    for d in range(2, n):
        if d * d > n:
            print(n, "gave up dividing at", d)
            break
        if n % d == 0:
            print(n, "=", d, "x", n // d)
            break
    else:
        print(n, "fell out of the loop")
        return "else"
    return "break"


for n in (2, 3, 9, 11, 15, 1):
    print("   ->", classify(n))


def hunt(rows, needle):
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == needle:
                break
        else:
            continue
        break
    else:
        return "nowhere"
    return y, x


grid = ["ab.", "c..", ".d."]
print(hunt(grid, "d"), hunt(grid, "."), hunt(grid, "z"), hunt([], "a"))

tries = 3
guesses = iter([7, 4, 9, 1])
while tries:
    g = next(guesses)
    tries -= 1
    if g == 1:
        print("lucky")
        break
else:
    print("out of tries, last guess", g)
while tries < 2:
    tries += 1
    try:
        continue
    finally:
        print("finally even on continue", tries)
else:
    print("condition is now false")

for ch in "":
    print("no way")
else:
    print("empty loop, else runs")

# the loop variable belongs to everybody
for i in range(3):
    for i in "xy":
        pass
    print(i, end=" ")
print(i)

a = [0, 0, 0]
for a[-1] in range(4):
    pass
print(a)

i = 0
a = [5, 6, 7]
i, a[i] = 2, "?"
print(i, a)
