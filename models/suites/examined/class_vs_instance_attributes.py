# Class attributes, instance attributes, mangled names, properties

class Dog:
    count = 0
    tricks = []
    kind = "canine"

    def __init__(self, name):
        self.name = name
        Dog.count += 1
        self.count += 1          # hmm

    def learn(self, trick):
        self.tricks.append(trick)


rex, fido = Dog("Rex"), Dog("Fido")
rex.learn("sit")
fido.learn("roll")
print(rex.tricks, Dog.tricks is fido.tricks)
print(Dog.count, rex.count, fido.count)
fido.kind = "wolf?"
print(rex.kind, fido.kind, Dog.kind)
del fido.kind
Dog.kind = "good boy"
print(rex.kind, fido.kind, rex.__dict__)


class Puppy(Dog):
    pass


Puppy.count += 5
print(Puppy.count, Dog.count, Puppy("Bit").count, Puppy.count, Dog.count)


class Safe:
    def __init__(self):
        self.__code = 1234
        self._hint = "birthday"

    def open(self):
        return self.__code


class BigSafe(Safe):
    def __init__(self):
        super().__init__()
        self.__code = 9999

    def codes(self):
        return self.__code, self.open()


s = BigSafe()
print(s.codes(), list(vars(s)))
s.__code = 0
print(s.codes(), s.__code, s._Safe__code, hasattr(s, "_BigSafe__code"))


class Thermostat:
    def __init__(self, c):
        self.celsius = c

    @property
    def celsius(self):
        return self._c

    @celsius.setter
    def celsius(self, value):
        if value < -273:
            raise ValueError(f"{value} is too cold")
        print("setting", value)
        self._c = value

    @property
    def fahrenheit(self):
        return self._c * 9 / 5 + 32


t = Thermostat(20)
t.celsius += 5
print(t.fahrenheit)
for attr, val in [("celsius", -300), ("fahrenheit", 1)]:
    try:
        setattr(t, attr, val)
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, "->", e)


class Lazy:
    real = "real"

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        print("looking up", name)
        self.__dict__[name] = value = name[::-1]
        return value


z = Lazy()
print(z.real, z.stressed, z.stressed, getattr(z, "_no", "default"))
