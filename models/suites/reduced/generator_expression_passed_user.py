def count(items):
    for x in items:
        print(x)
count(x * 2 for x in [1, 2])
