# Fence posts and off-by-one errors

temps = [12, 15, 11, 18, 20]

# we want 1 + 2 + ... + 10
wrong = 0
for i in range(1, 10):
    wrong += i
right = 0
for i in range(1, 10 + 1):
    right += i
print("wrong:", wrong, "right:", right)

# differences between neighbours: 5 values have only 4 gaps
for i in range(len(temps) - 1):
    diff = temps[i + 1] - temps[i]
    print(f"{temps[i]} -> {temps[i + 1]}: {diff:+d}")

# last element
print(temps[len(temps) - 1], temps[-1])

# and this loop goes one step too far
i = 0
while i <= len(temps):
    print(i, temps[i])
    i += 1
print("never printed")
