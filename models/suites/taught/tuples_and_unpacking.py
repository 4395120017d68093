# Tuples: small fixed packages of values

point = (3, 4)
x, y = point
print(x, y)

x, y = y, x                 # swapping without a helper variable
print(x, y)

first, *middle, last = [10, 20, 30, 40, 50]
print(first, middle, last)


def min_max_mean(values):
    """Return three results at once (really it is ONE tuple)."""
    smallest = min(values)
    biggest = max(values)
    mean = sum(values) / len(values)
    return smallest, biggest, mean


temps = [18.5, 21.0, 19.5, 25.0]
result = min_max_mean(temps)
print(type(result).__name__, result)
lo, hi, avg = min_max_mean(temps)
print(f"{lo} to {hi}, average {avg:.2f}")

# tuples as dictionary keys
chessboard = {("e", 1): "king", ("d", 1): "queen"}
for (column, row), piece in chessboard.items():
    print(piece, "on", column + str(row))

single = (5,)
no_tuple = (5)
print(type(single), type(no_tuple))

try:
    point[0] = 99
except TypeError:
    print("tuples can't be changed")
