from functools import total_ordering

@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))
    def __eq__(self, o):
        return self.parts == o.parts
    def __lt__(self, o):
        return self.parts < o.parts
    def __str__(self):
        return ".".join(map(str, self.parts))

vs = [Version(v) for v in "1.10 1.2 1.9".split()]
print(Version("1.0") >= Version("1.0"), vs[0] > vs[1])
print(" < ".join(str(v) for v in sorted(vs)))
