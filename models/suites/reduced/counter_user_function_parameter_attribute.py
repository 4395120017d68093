from collections import Counter
def f(s):
    return Counter(s.split())
c = f("z a a b c")
for w, n in sorted(c.items(), key=lambda p: (-p[1], p[0])):
    print(w, n)
