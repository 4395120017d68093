# Class attributes and instance attributes

class Dog:
    kind = "canine"      # shared by all dogs
    tricks = []          # danger!

    def __init__(self, name):
        self.name = name

    def add_trick(self, trick):
        self.tricks.append(trick)


fido = Dog("Fido")
buddy = Dog("Buddy")
fido.add_trick("roll over")
buddy.add_trick("play dead")
print(fido.tricks)
print(fido.tricks is buddy.tricks)

fido.kind = "superdog"
print(fido.kind, buddy.kind, Dog.kind)
print(fido.__dict__)
del fido.kind
print(fido.kind)
Dog.kind = "wolf"
print(buddy.kind)
print("kind" in fido.__dict__, hasattr(fido, "kind"), getattr(fido, "color", "unknown"))


# Method resolution order
class A:
    def hello(self):
        return "A"

class B(A):
    def hello(self):
        return "B" + super().hello()

class C(A):
    def hello(self):
        return "C" + super().hello()

class D(B, C):
    def hello(self):
        return "D" + super().hello()

d = D()
print(d.hello())
print([cls.__name__ for cls in D.__mro__])
print(isinstance(d, A), issubclass(B, C))
print(A.hello(d))


class Counter:
    total = 0

    def __init__(self):
        Counter.total += 1
        self.number = self.total

    @classmethod
    def how_many(cls):
        return f"{cls.__name__}: {cls.total}"

    @staticmethod
    def info():
        return "counts things"

items = [Counter() for _ in range(3)]
print([c.number for c in items], Counter.how_many(), items[0].info())
