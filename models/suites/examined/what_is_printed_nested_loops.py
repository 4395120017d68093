"""AP CS style, section I: what is printed as a result of running this code?"""

count = 0
for i in range(1, 6):
    for j in range(i, 6, 2):
        if i * j > 12:
            break
        if (i + j) % 4 == 0:
            continue
        count += i * j
        print(f"({i},{j})", end=" ")
    else:
        print("| done", i, end=" ")
    print()
print("count:", count)
print("i and j are still", i, j)

# (ii)
word = "PROGRAM"
out = ""
for k in range(len(word) - 1, -1, -2):
    out = word[k] + out + word[k].lower()
print(out)

# (iii)
x = 100
steps = []
for d in (2, 3, 5, 7):
    while x % d == 0:
        x //= d
        steps.append(d)
print(steps, x)

# (iv)
for i in range(3):
    print("before", i, end="; ")
    i = i * 10
    print("after", i)
for i in range(5, 5):
    print("never")
print(i)
