# Lesson: names, objects, copies
import copy

print("--- 1. two names, one list ---")
a = [1, 2, 3]
b = a
b.append(4)
print("a =", a)
print("a is b:", a is b)

print("--- 2. a copy ---")
c = a[:]
c.append(99)
print("a =", a, "c =", c)
print(a == c, a is c)

print("--- 3. shallow against deep ---")
matrix = [[0] * 3 for _ in range(2)]
shallow = list(matrix)
deep = copy.deepcopy(matrix)
matrix[0][0] = 7
print("shallow:", shallow)
print("deep:   ", deep)

print("--- 4. the classic mistake ---")
wrong = [[0] * 2] * 3
wrong[0][0] = 1
print(wrong)

print("--- 5. passing to a function ---")
def change(lst, num):
    lst.append(num)
    num = num + 1
    lst = ["new"]
    lst.append(num)
    return lst

nums = [10]
n = 5
result = change(nums, n)
print(nums, n, result)

print("--- 6. default arguments ---")
def add_item(item, basket=[]):
    basket.append(item)
    return basket

print(add_item("apple"))
print(add_item("pear"))
print(add_item("nut", ["own"]))
print(add_item.__defaults__)

print("--- 7. += is not always the same ---")
x = y = [1]
x += [2]
print(x, y)
x = x + [3]
print(x, y)
t1 = t2 = (1,)
t1 += (2,)
print(t1, t2)
