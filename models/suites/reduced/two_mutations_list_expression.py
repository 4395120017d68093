c = [1, 2, 3, 4]
while len(c) > 1:
    if c.pop(0) != c.pop():
        break
