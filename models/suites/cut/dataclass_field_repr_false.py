from dataclasses import dataclass, field

@dataclass
class Lot:
    capacity: int
    cars: dict = field(default_factory=dict, repr=False)

    def enter(self, plate, hour):
        if len(self.cars) >= self.capacity:
            return False
        self.cars[plate] = hour
        return True

lot = Lot(1)
print(lot.enter("A", 8))
print(lot.enter("B", 9))
print(len(lot.cars))
