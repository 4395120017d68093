class Car:
    def __init__(self, plate):
        self.plate = plate

    def __str__(self):
        return type(self).__name__ + " " + self.plate

class Lot:
    def __init__(self, n):
        self.spots = [None] * n

    def free(self):
        return self.spots.count(None)

    def park(self, car):
        if self.free() == 0:
            raise ValueError(f"no room for {car}")
        self.spots[self.spots.index(None)] = car

lot = Lot(2)
lot.park(Car("AB-12"))
print(lot.free())
lot.park(Car("CD-34"))
try:
    lot.park(Car("ZZ-99"))
except ValueError as e:
    print("Sorry,", e)
