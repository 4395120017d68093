data = [1, 5, 12, 7, 30]
if (n := len(data)) > 3:
    print(f"list is long ({n})")
big = [y for x in data if (y := x * 2) > 20]
print(big, y)
print(any(x > 10 for x in data), all(x > 0 for x in data))
print(all([]), any([]))
first = next((x for x in data if x > 6), None)
print(first)
print(sum(map(lambda x: x ** 2, filter(lambda x: x % 2, data))))
from functools import reduce
print(reduce(lambda acc, x: acc * 10 + x, [1, 2, 3]))
print(list(map(str, data)), list(map(int, "123")))
while data and (last := data.pop()) > 6:
    print("popped", last)
