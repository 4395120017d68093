import copy

# --- Part A: two names, one list ---
a = [1, 2, 3]
b = a
b.append(4)
print(a, b, a is b)

# --- Part B: slicing makes a new list ---
c = a[:]
c[0] = 99
print(a, c, a == c)

# --- Part C: but only a shallow one! ---
grid = [[0, 0], [0, 0]]
shallow = list(grid)
deep = copy.deepcopy(grid)
grid[0][1] = 7
print("grid   ", grid)
print("shallow", shallow)
print("deep   ", deep)

# --- Part D: the famous multiplication trap ---
bad = [[0] * 3] * 2
good = [[0] * 3 for _ in range(2)]
bad[0][0] = good[0][0] = 1
print("bad ", bad)
print("good", good)

# --- Part E: += is not the same as + ---
def plus(lst):
    lst = lst + ["!"]
    return lst

def plus_equals(lst):
    lst += ["!"]
    return lst

words = ["hi"]
r1 = plus(words)
print(words, r1)
r2 = plus_equals(words)
print(words, r2, r2 is words)

# --- Part F: a tuple with a list inside ---
t = (1, [2, 3])
try:
    t[1] += [4]
except TypeError as e:
    print("TypeError:", e)
print("...and yet:", t)
