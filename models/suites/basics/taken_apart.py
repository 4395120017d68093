def two(text):
    a, b = text.split()
    return a + b


def nums(text):
    h, m = map(int, text.split(":"))
    return h * 60 + m


for f, t in ((two, "a b"), (two, "a"), (two, "a b c"), (nums, "1:2"), (nums, "12"), (nums, "1:2:3"), (nums, "1:x")):
    try:
        print(f(t))
    except ValueError as e:
        print("no:", e)
line = "101 08:05 OPEN printer jam on floor"
number, stamp, action, *rest = line.split(maxsplit=3)
print(number, rest)
k, v = line.split(" ", maxsplit=1)
print(v)
i = 1
seats = [0, 0, 0, 0]
i, seats[i] = 3, "Ada"
print(seats)
