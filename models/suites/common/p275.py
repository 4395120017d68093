nested = [1, [2, [3, [4]]]]
depth = 0
layer = nested
while isinstance(layer, list):
    depth += 1
    layer = layer[-1]
print("depth", depth)

def total(x):
    return sum(map(total, x)) if isinstance(x, list) else x
print(total(nested))
def fl(x):
    for e in x:
        if type(e) is list:
            yield from fl(e)
        else:
            yield e
print([*fl(nested)])
