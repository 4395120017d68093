print(list(map(lambda a, b: a + b, [1, 2], [10, 20])))
print(list(map(max, [1, 9], [5, 2])))
