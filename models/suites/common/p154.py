class Celsius:
    def __get__(self, obj, owner):
        return obj._c
    def __set__(self, obj, value):
        if value < -273.15:
            raise ValueError("too cold")
        obj._c = value

class Thermo:
    temp = Celsius()
    def __init__(self, t):
        self.temp = t

t = Thermo(20)
t.temp += 5
print(t.temp)
try:
    t.temp = -300
except ValueError as e:
    print(e)
