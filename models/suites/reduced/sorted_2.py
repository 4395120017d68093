def size(s):
    return len(s)
names = ["bb", "a"]
for n in sorted(names, key=size, reverse=True):
    print(n)
