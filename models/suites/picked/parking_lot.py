# Parking lot - OOP interview exercise
from enum import Enum


class Size(Enum):
    SMALL = 1
    MEDIUM = 2
    LARGE = 3


class Vehicle:
    def __init__(self, plate, size):
        self.plate = plate
        self.size = size

    def __repr__(self):
        return f"{type(self).__name__}({self.plate!r})"


class Motorbike(Vehicle):
    def __init__(self, plate):
        super().__init__(plate, Size.SMALL)


class Car(Vehicle):
    def __init__(self, plate):
        super().__init__(plate, Size.MEDIUM)


class Van(Vehicle):
    def __init__(self, plate):
        super().__init__(plate, Size.LARGE)


class Spot:
    def __init__(self, number, size):
        self.number = number
        self.size = size
        self.vehicle = None

    def fits(self, vehicle):
        return self.vehicle is None and vehicle.size.value <= self.size.value


class ParkingLot:
    def __init__(self, sizes):
        self.spots = [Spot(i, s) for i, s in enumerate(sizes, start=1)]
        self.where = {}

    def park(self, vehicle):
        for spot in self.spots:
            if spot.fits(vehicle):
                spot.vehicle = vehicle
                self.where[vehicle.plate] = spot
                return spot.number
        return None

    def leave(self, plate):
        spot = self.where.pop(plate)
        vehicle, spot.vehicle = spot.vehicle, None
        return vehicle

    @property
    def free(self):
        return sum(1 for s in self.spots if s.vehicle is None)


lot = ParkingLot([Size.SMALL, Size.MEDIUM, Size.LARGE])
for v in (Car("AB-12"), Van("VN-77"), Motorbike("M-1"), Motorbike("M-2")):
    number = lot.park(v)
    if number is None:
        print(v, "-> no room")
    else:
        print(v, "-> spot", number)

print("free:", lot.free)
gone = lot.leave("AB-12")
print(gone, "left, free:", lot.free)
print("M-2 now gets", lot.park(Motorbike("M-2")))
try:
    lot.leave("ZZ-99")
except KeyError as e:
    print("unknown plate", e)
