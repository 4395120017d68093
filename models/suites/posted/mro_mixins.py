from abc import ABC, abstractmethod


class Base(ABC):
    registry = []        # shared by everybody
    count = 0

    def __init__(self, name, **kw):
        print("Base.__init__", name, kw)
        self.name = name
        self.registry.append(name)
        self.count += 1       # hmm: makes an instance attribute!

    @abstractmethod
    def speak(self): ...


class Loud(Base):
    def __init__(self, *args, volume=1, **kw):
        print("Loud.__init__ volume", volume)
        super().__init__(*args, **kw)
        self.volume = volume

    def speak(self):
        return super().speak().upper() + "!" * self.volume


class Polite(Base):
    def __init__(self, *args, **kw):
        print("Polite.__init__", args, kw)
        super().__init__(*args, **kw)

    def speak(self):
        return "please, " + (super().speak() or "...")


class Robot(Loud, Polite):
    @property
    def label(self):
        return f"<{self.name}:{self.volume}>"


print([k.__name__ for k in Robot.__mro__])
r = Robot("R2", volume=3)
print(r.label, r.speak())
p = Polite("butler")
print(p.speak())

print(Base.count, r.count, p.count)
print("count" in vars(r), "registry" in vars(r), Base.registry)
Base.count = 100
print(r.count, Robot.count)

try:
    r.label = "x"
except AttributeError as err:
    print("AttributeError")
try:
    Base("nobody")
except TypeError as err:
    print("TypeError:", str(err)[:40])
