# Mutability demo for Thursday's class
import copy

a = [1, 2, 3]
b = a            # same list
c = a[:]         # new list
b.append(4)
print("a:", a, "b:", b, "c:", c)
print(a is b, a is c, a == c)

def add_item(basket, item):
    basket.append(item)

def replace_basket(basket):
    basket = ["new"]
    return basket

fruit = ["pear"]
add_item(fruit, "plum")
print(fruit)
other = replace_basket(fruit)
print(fruit, other)

point = (1, [2, 3])
try:
    point[0] = 10
except TypeError as e:
    print("TypeError:", e)
point[1].append(99)
print(point)

grid = [[0] * 3] * 2
grid[0][1] = 5
print(grid)
good_grid = [[0] * 3 for _ in range(2)]
good_grid[0][1] = 5
print(good_grid)

shallow = copy.copy(good_grid)
deep = copy.deepcopy(good_grid)
good_grid[1][2] = 7
print(shallow)
print(deep)

s = "hi"
t = s
s += "!"
print(s, t)

nums = (1, 2)
nums += (3,)
print(nums)
