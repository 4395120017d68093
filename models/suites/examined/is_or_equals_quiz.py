# 1 == True but is it the same thing?  A quiz in fifteen lines of output.

a = [1, 2]
b = [1, 2]
c = a
print(a == b, a is b, a is c, c is not b)

print(1 == 1.0 == True, 0 == False, "1" == 1, [] == False, bool([]) == False)
print({1: "int", 1.0: "float", True: "bool"})
print(len({0, False, 0.0, "0", ""}))

# chained comparisons
print(1 < 3 > 2, 3 > 2 == True, (3 > 2) == True, 1 < 2 < 3 != 4)
print(False == False in [False], (False == False) in [False], not 1 in [0])

# and / or give back one of the operands
print(0 or "zero", "" and 5, [] or {} or None, 3 and 4 or 5, not "" and "yes")


def loud(value):
    print("<%r>" % (value,), end=" ")
    return value


print(loud(0) or loud(2) or loud(3))
print(loud(1) and loud("") and loud(3))
print(loud(5) < loud(4) < loud(9))
print(any(loud(v) for v in (0, None, 7, 8)), all(loud(v) for v in (1, 0, 1)))

nan = float("nan")
values = [nan]
print(nan == nan, nan in values, values == [nan], values == [float("nan")])

x = y = []
x += [1]
y = y + [2]
print(x, y, x is y)

print(True + True, True * "ab", sum([True, False, True]), -True, ["no", "yes"][3 > 2])
print(isinstance(True, int), type(True) is int, True is (1 == 1))
print(() == (), (1) == 1, (1,) == 1, type((1)), type((1,)).__name__)
