from collections import defaultdict
dd = defaultdict(int)
dd["a"] += 1
print(len(dd), dd["q"], len(dd))
d = {"q": 0}
print(d.pop("q"), d, len(d))
