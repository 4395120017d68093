l = [1]
print(l.append(2))
print(l.sort(), l)
print(l.reverse())
