class Card:
    def __init__(self, rank, suit):
        self.rank, self.suit = rank, suit

    def __eq__(self, other):
        if not isinstance(other, Card):
            return NotImplemented
        print(f"eq({self}, {other})", end=" ")
        return self.rank == other.rank

    def __hash__(self):
        return hash(self.rank)

    def __str__(self):
        return f"{self.rank}{self.suit}"


a, b, c = Card(7, "H"), Card(7, "S"), Card(9, "H")
print(a == b)
print(a != c)
print(a == 7)
hand = {a: "first"}
hand[b] = "second"
print(len(hand), *hand, *hand.values())
print(c in hand, a in [a], a in [b])
a.rank = 8
print(a in hand, list(hand.items())[0][0] is a)


class NoHash:
    def __eq__(self, other):
        return True


try:
    {NoHash(): 1}
except TypeError as e:
    print("TypeError:", e)
print(NoHash() == None, NoHash() is None, 3 == NoHash(), NoHash() in [])


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        n = self.n
        while n:
            yield n
            n -= 1

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return "item %s" % (i,)

    def __contains__(self, thing):
        return thing == "magic"

    def __call__(self, *args, **kw):
        return len(args), sorted(kw)


c = Countdown(3)
print(list(c), list(c), len(c), bool(Countdown(0)), c[1:2], c[1, ...])
print(2 in c, "magic" in c, c(1, 2, z=3, a=4), max(c), dict(zip(c, "ab")))


class Step:
    def __init__(self, label, quiet=False):
        self.label, self.quiet = label, quiet

    def __enter__(self):
        print("enter", self.label)
        return self.label * 2

    def __exit__(self, exc_type, exc, tb):
        print("exit", self.label, exc_type and exc_type.__name__)
        return self.quiet


with Step("A", quiet=True) as first, Step("B") as second:
    print(first, second)
    print([1, 2][5])
print("still alive")


class Vec(tuple):
    def __add__(self, other):
        return Vec(p + q for p, q in zip(self, other))

    def __rmul__(self, k):
        return Vec(k * p for p in self)

    def __getattr__(self, axis):
        return self["xyz".index(axis)]


v = 2 * Vec((1, 2, 3)) + Vec([10, 10, 10])
v += Vec((0, 0, 1))
print(v, v.y, v * 2)
