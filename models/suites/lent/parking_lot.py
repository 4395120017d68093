from abc import ABC, abstractmethod
from datetime import datetime, timedelta
import math


class Vehicle(ABC):
    def __init__(self, plate):
        self.plate = plate

    @property
    @abstractmethod
    def size(self): ...

    @property
    @abstractmethod
    def rate(self): ...

    def __repr__(self):
        return f"{type(self).__name__}({self.plate!r})"


class Car(Vehicle):
    size = 2
    rate = 2.5


class Motorbike(Vehicle):
    size = 1
    rate = 1.0


class Bus(Vehicle):
    size = 5
    rate = 8.0


class LotFull(Exception):
    pass


class ParkingLot:
    def __init__(self, capacity):
        self.capacity = capacity
        self.parked = {}

    def __len__(self):
        return sum(v.size for v, _ in self.parked.values())

    def __contains__(self, plate):
        return plate in self.parked

    def enter(self, vehicle, at):
        if len(self) + vehicle.size > self.capacity:
            raise LotFull(f"no room for {vehicle}, {self.capacity - len(self)} units free")
        self.parked[vehicle.plate] = (vehicle, at)

    def leave(self, plate, at):
        vehicle, since = self.parked.pop(plate)
        hours = math.ceil((at - since) / timedelta(hours=1))
        return hours * vehicle.rate


t0 = datetime(2024, 5, 17, 8, 0)
lot = ParkingLot(capacity=6)
lot.enter(Car("ZH 123"), t0)
lot.enter(Motorbike("BE 77"), t0 + timedelta(minutes=20))
lot.enter(Car("GE 9"), t0 + timedelta(minutes=45))
print(len(lot), "of", lot.capacity, "used;", "BE 77" in lot)
try:
    lot.enter(Bus("POST 1"), t0 + timedelta(hours=1))
except LotFull as e:
    print("refused:", e)
fee = lot.leave("ZH 123", t0 + timedelta(hours=2, minutes=5))
print(f"ZH 123 pays {fee:.2f}")
print(list(lot.parked.values())[0][1].strftime("%A %H:%M"))
