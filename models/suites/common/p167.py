def chunk(seq, n):
    for i in range(0, len(seq), n):
        yield seq[i:i + n]

print(list(chunk("abcdefg", 3)))
for a, *rest in chunk([1, 2, 3, 4], 2):
    print(a, rest)
print(dict(zip("ab", chunk([1, 2, 3], 2))))
windows = [tuple([1, 2, 3, 4][i:i + 2]) for i in range(3)]
print(windows)
