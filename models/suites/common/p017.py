def permutations(items):
    if len(items) <= 1:
        return [items]
    result = []
    for i, x in enumerate(items):
        rest = items[:i] + items[i + 1:]
        for p in permutations(rest):
            result.append([x] + p)
    return result

for p in permutations([1, 2, 3]):
    print(p)
