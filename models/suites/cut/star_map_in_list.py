print([*map(str, [1, 2])])
print([*map(lambda p: p[0] + p[1], zip("ab", "cd"))])
