from abc import ABC, abstractmethod


class Instrument(ABC):
    registry = {}

    def __init_subclass__(cls, section="misc", **kwargs):
        super().__init_subclass__(**kwargs)
        cls.section = section
        Instrument.registry.setdefault(section, []).append(cls)

    def __init__(self, player, pitch=440):
        self.player = player
        self.pitch = pitch

    @property
    def pitch(self):
        return self._pitch

    @pitch.setter
    def pitch(self, value):
        if not 400 <= value <= 480:
            raise ValueError("pitch out of range: %d" % value)
        self._pitch = value

    @abstractmethod
    def sound(self):
        ...

    def tune(self, target):
        steps = 0
        while self.pitch != target:
            if self.pitch < target:
                self.pitch += 1
            else:
                self.pitch -= 1
            steps += 1
        return steps

    def __repr__(self):
        return "%s(%r, %d)" % (self.__class__.__name__, self.player, self.pitch)

    def __eq__(self, other):
        if not isinstance(other, Instrument):
            return NotImplemented
        return self.pitch == other.pitch and type(self) is type(other)


class Violin(Instrument, section="strings"):
    def sound(self):
        return "screech"


class Cello(Instrument, section="strings"):
    def sound(self):
        return "hmmm"


class Trumpet(Instrument, section="brass"):
    def __init__(self, player, pitch=440, mute=False):
        super().__init__(player, pitch)
        self.mute = mute

    def sound(self):
        loud = "TOOT"
        return loud.lower() if self.mute else loud


orchestra = [Violin("Ana", 438), Cello("Bo", 445), Trumpet("Cy", 441, mute=True), Violin("Di")]

for inst in orchestra:
    n = inst.tune(440)
    print(inst, "needed", n, "steps and goes", inst.sound())

print(orchestra[0] == orchestra[3], orchestra[0] == orchestra[1], orchestra[0] == "violin")

for section, classes in sorted(Instrument.registry.items()):
    names = ", ".join(c.__name__ for c in classes)
    print(f"{section:>8}: {names}")

try:
    orchestra[2].pitch = 500
except ValueError as e:
    print("error:", e)

try:
    Instrument("nobody")
except TypeError:
    print("cannot make abstract instrument")
