class Battery:
    def __init__(self, level=50):
        self._level = level
    @property
    def level(self):
        print("(reading)")
        return self._level
    @level.setter
    def level(self, v):
        print("(writing)", v)
        self._level = max(0, min(100, v))
    @level.deleter
    def level(self):
        self._level = 0

b = Battery()
b.level += 60
print(b.level)
del b.level
print(b._level)
try:
    b.charge
except AttributeError as e:
    print(e)
