class Vehicle:
    size = 1

    def __init__(self, plate):
        self.plate = plate

    def __str__(self):
        return type(self).__name__ + " " + self.plate


class Car(Vehicle):
    pass


class Bus(Vehicle):
    size = 3


class ParkingFull(Exception):
    pass


class ParkingLot:
    def __init__(self, spots):
        self.spots = [None] * spots
        self.income = 0

    def free(self):
        return self.spots.count(None)

    def find_gap(self, size):
        run = 0
        for i, spot in enumerate(self.spots):
            run = run + 1 if spot is None else 0
            if run == size:
                return i - size + 1
        return -1

    def park(self, vehicle):
        start = self.find_gap(vehicle.size)
        if start == -1:
            raise ParkingFull(f"no room for {vehicle}")
        for i in range(start, start + vehicle.size):
            self.spots[i] = vehicle
        return start

    def leave(self, plate, hours):
        for i, v in enumerate(self.spots):
            if v is not None and v.plate == plate:
                self.spots[i] = None
        self.income += hours * 2.5


lot = ParkingLot(4)
print("car at", lot.park(Car("AB-12")))
print("bus at", lot.park(Bus("BUS-1")))
try:
    lot.park(Car("ZZ-99"))
except ParkingFull as e:
    print("Sorry,", e)
lot.leave("BUS-1", 3)
print("free:", lot.free(), "income:", lot.income)
print("car at", lot.park(Car("ZZ-99")))
