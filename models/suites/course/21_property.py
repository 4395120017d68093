class Temperature:
    count = 0
    scale = "C"

    def __init__(self, celsius):
        self._celsius = celsius
        Temperature.count = Temperature.count + 1

    @property
    def fahrenheit(self):
        return self._celsius * 9 / 5 + 32

    @property
    def celsius(self):
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < -273:
            raise ValueError("too cold")
        self._celsius = value

t = Temperature(25)
print(t.fahrenheit)
t.celsius = 10
print(t.celsius, Temperature.count)
try:
    t.celsius = -300
except ValueError as e:
    print("error:", e)
u = Temperature(100)
Temperature.scale = "F"
print(Temperature.count, u.scale)
