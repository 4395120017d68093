# CS1 Week 4: names, objects, mutation
# Before stepping: predict what each print will show!


def add_one_v1(numbers):
    numbers = numbers + [1]      # creates a NEW list, rebinds the local name
    return numbers


def add_one_v2(numbers):
    numbers += [1]               # mutates the caller's list
    return numbers


def reset(n, s, d):
    n = 0
    s = ""
    d["count"] = 0


first = [10, 20]
second = first
third = first[:]

r1 = add_one_v1(first)
print("first:", first, "r1:", r1, "same object?", r1 is first)

r2 = add_one_v2(first)
print("first:", first, "r2:", r2, "same object?", r2 is first)

print("second:", second)
print("third:", third)

second[0] = 99
print(first[0], third[0])

# immutable arguments vs. a mutable one
age = 21
name = "Ada"
stats = {"count": 5}
reset(age, name, stats)
print(age, repr(name), stats)

# nested structures: a shallow copy shares the inner lists
outer = [[1, 2], [3, 4]]
shallow = outer.copy()
deep = []
for row in outer:
    deep.append(list(row))

outer[0].append("!")
outer.append([5, 6])
print("outer  ", outer)
print("shallow", shallow)
print("deep   ", deep)

# tuples are immutable, but what they refer to need not be
t = (first, name)
t[0].clear()
print(t)
print("any aliases left?", second is t[0], len(second))

a = b = []
for item in "xyz":
    a.append(item)
print(b)
