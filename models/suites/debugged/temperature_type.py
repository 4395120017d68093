import functools

ABSOLUTE_ZERO = -273.15


@functools.total_ordering
class Temperature:
    """A temperature that is kept in Celsius inside."""

    __slots__ = ("_celsius",)

    def __init__(self, celsius):
        self.celsius = celsius

    @property
    def celsius(self):
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < ABSOLUTE_ZERO:
            raise ValueError(f"{value} is below absolute zero")
        self._celsius = float(value)

    @property
    def fahrenheit(self):
        return self._celsius * 9 / 5 + 32

    @classmethod
    def from_fahrenheit(cls, f):
        return cls((f - 32) * 5 / 9)

    @classmethod
    def parse(cls, text):
        number, unit = text[:-1], text[-1].upper()
        makers = {
            "C": cls,
            "F": cls.from_fahrenheit,
            "K": lambda k: cls(k + ABSOLUTE_ZERO),
        }
        return makers[unit](float(number))

    def __eq__(self, other):
        return abs(self._celsius - other._celsius) < 1e-6

    def __lt__(self, other):
        return self._celsius < other._celsius

    def __hash__(self):
        return hash(round(self._celsius, 6))

    def __add__(self, degrees):
        return Temperature(self._celsius + degrees)

    __radd__ = __add__

    def __format__(self, spec):
        if not spec:
            spec = ".1fC"
        unit = spec[-1]
        if unit == "F":
            return format(self.fahrenheit, spec[:-1]) + "°F"
        if unit == "K":
            return format(self._celsius - ABSOLUTE_ZERO, spec[:-1]) + " K"
        return format(self._celsius, spec[:-1]) + "°C"

    def __repr__(self):
        return f"Temperature({self._celsius:g})"


class Thermostat:
    def __init__(self, target):
        self.target = target
        self.history = []

    def feel(self, temp):
        if temp < self.target + -1:
            action = "heat"
        elif temp > self.target + 1:
            action = "cool"
        else:
            action = "idle"
        self.history.append((temp, action))
        return action


readings = [Temperature.parse(t) for t in ("18.5C", "68F", "295.15K", "75.2f")]
for r in readings:
    print(f"{r} = {r:.1fF} = {r:.2fK}")

print("warmest:", max(readings))
print("sorted :", sorted(readings, reverse=True))
print(Temperature.parse("212F") == Temperature(100))

home = Thermostat(Temperature(20.5))
print([home.feel(r) for r in readings])
print(len({Temperature(5), Temperature.parse("41F"), 2 + Temperature(3)}))
try:
    readings[0].celsius = -300
except ValueError as exc:
    print("ValueError:", exc)
