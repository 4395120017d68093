def total(things):
    """sum of all numbers in a nested list"""
    if things == []:
        return 0
    first = things[0]
    rest = things[1:]
    if isinstance(first, list):
        return total(first) + total(rest)
    return first + total(rest)

def depth(thing):
    if not isinstance(thing, list):
        return 0
    deepest = 0
    for t in thing:
        deepest = max(deepest, depth(t))
    return deepest + 1

def flatten(things):
    flat = []
    for t in things:
        if type(t) == list:
            flat = flat + flatten(t)
        else:
            flat.append(t)
    return flat

def permutations(word):
    if len(word) <= 1:
        return [word]
    result = []
    for i in range(len(word)):
        for p in permutations(word[:i] + word[i+1:]):
            result.append(word[i] + p)
    return result

def hanoi(n, a, b, c):
    if n == 0:
        return 0
    moves = hanoi(n - 1, a, c, b)
    print("disk", n, a, "->", c)
    return moves + 1 + hanoi(n - 1, b, a, c)

nested = [1, [2, [3, 4]], [], 5]
print(total(nested))
print(depth(nested))
print(flatten(nested))
print(permutations("abc"))
print(hanoi(2, "A", "B", "C"), "moves")
