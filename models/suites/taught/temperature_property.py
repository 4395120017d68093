class Temperature:
    """A temperature that knows both scales."""

    ABSOLUTE_ZERO = -273.15

    def __init__(self, celsius: float = 0.0):
        self.celsius = celsius          # already uses the setter!

    @property
    def celsius(self) -> float:
        return self._celsius

    @celsius.setter
    def celsius(self, value: float) -> None:
        if value < self.ABSOLUTE_ZERO:
            raise ValueError(f"{value} is below absolute zero")
        self._celsius = value

    @property
    def fahrenheit(self) -> float:
        return self._celsius * 9 / 5 + 32

    @classmethod
    def from_fahrenheit(cls, f: float) -> "Temperature":
        return cls((f - 32) * 5 / 9)

    def __lt__(self, other):
        return self.celsius < other.celsius

    def __repr__(self):
        return f"{self._celsius:.1f}°C"


if __name__ == "__main__":
    t = Temperature(20)
    print(t, t.fahrenheit)
    t.celsius += 5
    body = Temperature.from_fahrenheit(98.6)
    print(t, body, t < body)
    print(sorted([body, t, Temperature()]))
    try:
        t.celsius = -300
    except ValueError as problem:
        print("refused:", problem)
    t.fahrenheit = 100      # no setter: AttributeError
