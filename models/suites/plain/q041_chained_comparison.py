# Operator puzzles: why is this True / False?
print(1 < 2 < 3, 3 > 2 == True, (3 > 2) == True)
print(1 in [1, 0] == True)
a = 256
b = 256
print(a is b)
print([] or "default", 0 and 1, None or 0 or "x")
print(not 0 == False)
print(True + True, isinstance(True, int))
t = (1)
u = (1,)
print(type(t), type(u))
print("a" "b" "c", "ab" * 0 == "")
x = y = []
x += [1]
print(y)
t = ([1, 2], 3)
try:
    t[0] += [9]
except TypeError as e:
    print(e)
print(t)
