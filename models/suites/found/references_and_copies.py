# Names are labels, not boxes.
import copy


def show(title, **names):
    print(f"--- {title}")
    for name, value in names.items():
        print(f"    {name:<8}= {value}")


def add_bad(item, basket=[]):
    basket.append(item)
    return basket


def add_good(item, basket=None):
    if basket is None:
        basket = []
    basket.append(item)
    return basket


def rebind(lst):
    lst = lst + [99]


def mutate(lst):
    lst += [99]


a = [1, 2, [3, 4]]
b = a
c = a[:]
d = copy.deepcopy(a)
b.append(5)
c[2].append("!")
d[2][0] = 0
show("after changes", a=a, b=b, c=c, d=d)
print(a is b, a is c, a[2] is c[2], a[2] is d[2])

nums = [1, 2]
rebind(nums)
print("rebind:", nums)
mutate(nums)
print("mutate:", nums)

print(add_bad("egg"), add_bad("ham"))
print(add_good("egg"), add_good("ham"))

grid = [[0] * 3] * 2
grid[0][1] = 7
better = [[0] * 3 for _ in range(2)]
better[0][1] = 7
show("two grids", grid=grid, better=better)
t = (1, [2])
try:
    t[1] += [3]
except TypeError as e:
    print("TypeError:", e)
print(t)
