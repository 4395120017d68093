# Two names for the same list -- or two lists?

a = [1, 2, 3]
b = a            # NO copy!
c = a[:]         # a copy
d = list(a)      # also a copy

b.append(4)
print("a =", a)
print("b =", b)
print("c =", c)
print(a is b, a is c, c == d, c is d)

a = a + [5]      # makes a NEW list, b keeps the old one
print("a =", a)
print("b =", b)

b += [6]         # changes the list in place
print("b =", b)


def double_all(numbers):
    for i in range(len(numbers)):
        numbers[i] *= 2


double_all(c)
print("c =", c, " d =", d)

# And now the classic: a grid made the wrong way
grid = [[0] * 3] * 2
grid[0][1] = 7
print(grid)

better = [[0] * 3 for _ in range(2)]
better[0][1] = 7
print(better)
