"""Demonstration 1: names, objects, copies, scope and closures."""
import copy

print("--- 1. two names, one list")
a = [1, 2, [3, 4]]
b = a                      # alias
c = list(a)                # shallow copy
d = copy.deepcopy(a)       # deep copy
b.append("new")
a[2][0] = 99
print(a is b, a is c)
print("a", a)
print("c", c)
print("d", d)

print("--- 2. += is not always the same")
t = u = (1, 2)
t += (3,)
print(t, u)
x = y = [1, 2]
x += [3]
print(x, y)

print("--- 3. the famous default argument")


def collect(item, bag=[]):
    bag.append(item)
    return bag


first = collect("apple")
second = collect("pear")
print(first, second, first is second)

print("--- 4. scope: local, nonlocal, global")
counter = 0


def outer():
    counter = 10

    def inner():
        nonlocal counter
        counter += 1
        return counter

    inner()
    return inner


step = outer()
print(step(), step(), "global is still", counter)

print("--- 5. late binding")
late = [lambda: i for i in range(3)]
early = [lambda i=i: i for i in range(3)]
print([f() for f in late], [f() for f in early])
