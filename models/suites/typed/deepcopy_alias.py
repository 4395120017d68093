import copy

a = [[0] * 3] * 3
a[0][0] = 1
print(a, a[0] is a[2])
b = [[0] * 3 for _ in range(3)]
b[0][0] = 1
print(b)

orig = {"name": "x", "pts": [1, 2]}
alias = orig
shallow = orig.copy()
deep = copy.deepcopy(orig)
alias["name"] = "y"
shallow["pts"].append(3)
deep["pts"].append(99)
print(orig, alias, shallow, deep, sep="\n")

t = (1, [2, 3])
try:
    t[1] += [4]
except TypeError as e:
    print("error:", e)
print(t)

l1 = [1, 2, 3]
l2 = l1
l1 += [4]
l1 = l1 + [5]
print(l1, l2)
loop = [1]
loop.append(loop)
print(loop, loop[1][1][0])
del l1[1:3], l2
print(l1)
