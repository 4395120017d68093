# OOP homework 4 - parking garage
# Student: Mira


class Vehicle:
    """Base class for everything that can park"""
    total_vehicles = 0
    rate = 2.0

    def __init__(self, plate):
        self.plate = plate
        Vehicle.total_vehicles += 1

    def size(self):
        return 1

    def fee(self, hours):
        return self.rate * hours

    def __str__(self):
        return f"{type(self).__name__}[{self.plate}]"


class Motorbike(Vehicle):
    rate = 1.0

    def fee(self, hours):
        # first hour is free for motorbikes
        return super().fee(max(hours - 1, 0))


class Truck(Vehicle):
    rate = 3.5

    def __init__(self, plate, trailer=False):
        super().__init__(plate)
        self.trailer = trailer

    def size(self):
        if self.trailer:
            return 3
        return 2


class GarageFullError(Exception):
    pass


class Garage:
    def __init__(self, spots):
        self.__spots = spots
        self.__parked = {}
        self.income = 0

    @property
    def free(self):
        used = sum(v.size() for v, _ in self.__parked.values())
        return self.__spots - used

    def enter(self, vehicle, hour):
        if vehicle.size() > self.free:
            raise GarageFullError(f"no room for {vehicle}")
        self.__parked[vehicle.plate] = (vehicle, hour)

    def leave(self, plate, hour):
        vehicle, since = self.__parked.pop(plate)
        money = vehicle.fee(hour - since)
        self.income += money
        return money

    def __contains__(self, plate):
        return plate in self.__parked

    def __len__(self):
        return len(self.__parked)


def main():
    g = Garage(5)
    car = Vehicle("ABC-12")
    bike = Motorbike("MM-7")
    truck = Truck("TR-900", trailer=True)
    van = Truck("VAN-3")

    for v, h in [(car, 8), (bike, 9), (truck, 9), (van, 10)]:
        try:
            g.enter(v, h)
            print(v, "entered, free spots:", g.free)
        except GarageFullError as err:
            print("Sorry,", err)

    print("Bike pays", g.leave("MM-7", 11))
    print("Truck pays", g.leave("TR-900", 12))
    g.enter(van, 12)
    print("VAN-3" in g, "MM-7" in g, len(g))
    print("Income:", g.income, "Vehicles made:", Vehicle.total_vehicles)


if __name__ == "__main__":
    main()
