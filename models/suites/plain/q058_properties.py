class Celsius:
    def __init__(self, degrees=0):
        self.degrees = degrees

    @property
    def degrees(self):
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        if value < -273.15:
            raise ValueError("below absolute zero")
        self._degrees = value

    @property
    def fahrenheit(self):
        return self.degrees * 1.8 + 32

t = Celsius(25)
print(t.fahrenheit)
t.degrees = 100
print(t.fahrenheit)
try:
    t.degrees = -300
except ValueError as e:
    print("ValueError:", e)
try:
    t.fahrenheit = 5
except AttributeError as e:
    print("read only")
print(vars(t))
