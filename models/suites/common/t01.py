import re
from collections import Counter
def f(s: str) -> dict:
    """count"""
    words = re.findall(r"\w+", s.lower())
    return Counter(words)
c = f("The cat and the dog and the end")
print(c.most_common(2))
for w, n in sorted(c.items(), key=lambda p: (-p[1], p[0])):
    print(w.rjust(6), "*" * n)
