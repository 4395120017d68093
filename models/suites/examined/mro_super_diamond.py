"""In what order do the greetings come out?"""


class Base:
    def __init__(self):
        print("Base.__init__")

    def hello(self):
        return ["Base"]

    def who(self):
        return "I am " + self.name()

    def name(self):
        return "base"


class Left(Base):
    def __init__(self):
        print("Left in")
        super().__init__()
        print("Left out")

    def hello(self):
        return ["Left"] + super().hello()


class Right(Base):
    def __init__(self):
        print("Right in")
        super().__init__()
        print("Right out")

    def hello(self):
        return ["Right"] + super().hello()

    def name(self):
        return "right"


class Both(Left, Right):
    def __init__(self):
        print("Both in")
        super().__init__()
        print("Both out")

    def hello(self):
        return ["Both", *super().hello()]


b = Both()
print(b.hello())
print([k.__name__ for k in Both.__mro__])
print(Left.hello(b), Right().hello())
print(b.who(), Left.__bases__[0].name(b), super(Left, b).name())

try:
    class Broken(Base, Left):
        pass
except TypeError as e:
    print(str(e).splitlines()[0])


class Shouting:
    def __str__(self):
        return super().__str__().upper() + "!"


class Text(str):
    pass


class Loud(Shouting, Text):
    def __add__(self, other):
        return Loud(str.__add__(self, other))


msg = Loud("hey") + " you"
print(msg, repr(msg), len(msg), type(msg).__name__, type(msg.strip()).__name__)
print(isinstance(b, Right), issubclass(Left, Right), type(b) == Left)
