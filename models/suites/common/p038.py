class Temperature:
    """Celsius with a Fahrenheit view."""
    def __init__(self, celsius=0.0):
        self.celsius = celsius

    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        self.celsius = (f - 32) * 5 / 9

    @classmethod
    def from_string(cls, s):
        value, unit = float(s[:-1]), s[-1]
        t = cls()
        if unit == "F":
            t.fahrenheit = value
        else:
            t.celsius = value
        return t

    @staticmethod
    def is_hot(t):
        return t.celsius > 30

t = Temperature.from_string("98.6F")
print(f"{t.celsius:.1f}C {t.fahrenheit:.0f}F", Temperature.is_hot(t))
