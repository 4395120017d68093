import copy

board = [["."] * 3] * 3
board[0][1] = "X"
for row in board:
    print(" ".join(row))

good = [["."] * 3 for _ in range(3)]
good[0][1] = "X"
for row in good:
    print(*row)
print(len({id(r) for r in board}), len({id(r) for r in good}))

# shallow or deep?
original = [1, [2, 3], {"k": [4]}]
alias = original
shallow = original[:]
also_shallow = copy.copy(original)
deep = copy.deepcopy(original)

original[0] = "one"
original[1].append("!")
original[2]["k"] += [5]
original[2]["new"] = None
print("alias  ", alias)
print("shallow", shallow)
print("copy   ", also_shallow)
print("deep   ", deep)
print(shallow[1] is original[1], deep[1] is original[1], shallow == also_shallow)

# a deepcopy keeps shared things shared ...
inner = []
pair = [inner, inner]
clone = copy.deepcopy(pair)
clone[0].append(9)
print(clone, pair, inner)

# ... and survives a cycle
loop = [1]
loop.append(loop)
twin = copy.deepcopy(loop)
print(loop, twin[1] is twin, twin[1][1][0])

d = dict.fromkeys("abc", [])
d["a"].append(1)
d["b"] = d["b"] + [2]
print(d)

t = ([1, 2], "fixed")
u = tuple(t)
print(u is t, copy.copy(t) is t, copy.deepcopy(t) is t)
