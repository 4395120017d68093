class Vehicle:
    wheels = 4
    fleet = []
    def __init__(self, plate):
        self.plate = plate
        Vehicle.fleet.append(self)
    def __str__(self):
        return f"{type(self).__name__}({self.plate})"
    @classmethod
    def count(cls):
        return sum(isinstance(v, cls) for v in cls.fleet)

class Bike(Vehicle):
    wheels = 2

Vehicle("CAR1")
Bike("BIK1")
for v in Vehicle.fleet:
    print(v, v.wheels)
print(Vehicle.count(), Bike.count())
