def is_prime(n):
    if n < 2:
        return False
    return all(n % d for d in range(2, n))


def shifted(letter, key):
    if not letter.isalpha():
        return letter
    return chr((ord(letter) - 97 + key) % 26 + 97)


def around(row, column):
    return [(row + 1, column), (row, column + 1)]


def double(x):
    return x * 2


def square(x):
    return x * x


print([n for n in range(45) if is_prime(n)])
print("".join(shifted(letter, 3) for letter in "hello, stranger!"))
cells = [(0, 1), (2, 2)]
reached = {place for row, column in cells for place in around(row, column)}
print(len(reached))
print([(i, j) for i in range(2) for j in range(3) if double(i) >= j])
steps = [double, square]
print([step(5) for step in steps])
named = {"double": double, "square": square}
print({name: step(7) for name, step in named.items()})
print(sum(step(2) for step in (square, double)))
places = {(2, 0), (0, 1)}
print([around(row, column) for row, column in sorted(places)])
