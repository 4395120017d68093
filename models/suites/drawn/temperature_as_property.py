class Thermometer:
    limit = -273
    def __init__(self, value):
        self.value = value
    @property
    def value(self):
        return self._value
    @value.setter
    def value(self, new):
        if new < self.limit:
            new = Thermometer.limit
        self._value = new
    @property
    def double(self):
        return self._value * 2

    def __str__(self):
        return f'{self.value} C'

x = Thermometer(26)
print(x.double)

x.value = 9
x.value = -380
print(x.value - 9)
print(x)
