def move(s):
    s[1].append(s[2].pop())
    return len(s)

def add(rows):
    rows[0] += [9]
    return rows

d = {1: [1], 2: [5, 6, 7]}
move(d.copy())
move(dict(d))
move({**d})
xs = [[1], [2]]
print(add(xs[:]))
print(add(list(xs)))
print(add([*xs]), add(xs + []))
print(d, xs)
