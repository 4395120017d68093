from dataclasses import dataclass, field


@dataclass
class ParkingLot:
    """A simple parking lot with a fixed number of spots."""

    capacity: int
    rate_per_hour: float = 2.0
    _cars: dict[str, int] = field(default_factory=dict, repr=False)

    def enter(self, plate: str, hour: int) -> bool:
        """Return True if the car was admitted."""
        if len(self._cars) >= self.capacity:
            return False
        self._cars[plate] = hour
        return True

    def leave(self, plate: str, hour: int) -> float:
        """Return the fee to pay."""
        start = self._cars.pop(plate)
        return max(1, hour - start) * self.rate_per_hour

    @property
    def free(self) -> int:
        return self.capacity - len(self._cars)


def main() -> None:
    lot = ParkingLot(capacity=2)
    print(lot)
    for plate, hour in [("AAA", 8), ("BBB", 9), ("CCC", 9)]:
        status = "admitted" if lot.enter(plate, hour) else "lot full"
        print(f"{hour:02d}:00 {plate}: {status}")
    print(f"Fee: ${lot.leave('AAA', 11):.2f}")
    print(f"Free spots: {lot.free}")
    try:
        lot.leave("ZZZ", 12)
    except KeyError as exc:
        print(f"Unknown car: {exc}")


if __name__ == "__main__":
    main()
