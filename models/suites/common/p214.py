a = 5
b = a
a = 6
print(a, b)
print(type(a), type(3.0), type("s"), type([]), type(None))
print(isinstance(True, int), True + True, bool(""), bool([0]))
print(1 == 1.0, 1 is 1, "a" < "b", [1, 2] < [1, 3], (1,) == [1])
print(10 // 3, -10 // 3, 10 % 3, -10 % 3, 2 ** 10, 7 / 2)
print(int(3.9), int("12"), float("1e3"), str(1.50), round(3.14159, 2))
print(not True or False and True, 1 < 2 < 3, None or "x", 0 and 1)
