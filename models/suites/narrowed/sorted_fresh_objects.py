from dataclasses import dataclass

@dataclass(order=True)
class V:
    major: int

    def __str__(self):
        return "v" + str(self.major)

low = sorted([V(3), V(1)])[0]
print(low)
best = max(V(7), V(9))
print(best)
print(max(V(7), V(9)))
w = max([V(4), V(2)], key=lambda v: v.major)
print(w)
