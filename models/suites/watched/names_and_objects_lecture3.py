"""Lecture 3: names, objects, and when things are evaluated.

Step through slowly. Predict each line of output BEFORE you press Next.
"""
import copy

# --- 1. default values are evaluated once ---------------------------------
def enrol(student, course=[]):
    course.append(student)
    return course

maths = enrol("Ada")
physics = enrol("Emmy")
print(maths, physics, maths is physics)

def enrol_fixed(student, course=None):
    if course is None:
        course = []
    course.append(student)
    return course

print(enrol_fixed("Ada"), enrol_fixed("Emmy"))

# --- 2. closures capture variables, not values ----------------------------
late = [lambda: i for i in range(3)]
early = [lambda i=i: i for i in range(3)]
print([f() for f in late], [f() for f in early])

def make_counter(start=0):
    count = start
    def bump(by=1):
        nonlocal count
        count += by
        return count
    def peek():
        return count
    return bump, peek

bump, peek = make_counter(10)
bump(); bump(5)
print("shared cell:", peek(), bump.__closure__[0].cell_contents)

# --- 3. aliasing, shallow copy, deep copy ---------------------------------
row = [0, 0]
a = [row, row]
b = a[:]
c = copy.deepcopy(a)
row[0] = 7
a.append("only in a")
print(a, b, c, sep="\n")
print(c[0] is c[1])          # deepcopy preserves *internal* sharing!

# --- 4. += is not always rebinding ----------------------------------------
def grow(x):
    x += x
    return x

nums, pair = [1, 2], (1, 2)
grow(nums), grow(pair)
print(nums, pair)

t = ([], "fixed")
try:
    t[0] += [42]
except TypeError as err:
    print("TypeError, and yet:", t)

# --- 5. deleting a name does not delete the object -------------------------
del row
print(a[0], 'row' in globals())

def scope_demo():
    global late
    late = "rebound"
    early = "local only"
    return locals()

print(scope_demo(), late, type(early).__name__)
