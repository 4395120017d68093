def merge(a, b):
    res = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            res.append(a[i]); i += 1
        else:
            res.append(b[j]); j += 1
    return res + a[i:] + b[j:]

def msort(xs, depth=0):
    pad = "  " * depth
    print(pad + "sort", xs)
    if len(xs) < 2:
        return xs
    m = len(xs) // 2
    out = merge(msort(xs[:m], depth + 1), msort(xs[m:], depth + 1))
    print(pad + "-> ", out)
    return out

data = [7, 3, 9, 1, 4]
result = msort(data)
assert result == sorted(data)
print(data, "unchanged?", data == [7, 3, 9, 1, 4])
