"""CS101 assignment 3 - a parking meter as a finite state machine."""


class MeterError(Exception):
    """Raised for operations that are illegal in the current state."""


class ParkingMeter:
    RATE_CENTS = 25
    MINUTES_PER_RATE = 15
    MAX_MINUTES = 60

    def __init__(self, ident):
        self.ident = ident
        self.minutes = 0
        self.coins = []

    def insert(self, cents):
        if cents not in (5, 10, 25, 100):
            raise MeterError(f"coin {cents} not accepted")
        self.coins.append(cents)
        bought = cents * self.MINUTES_PER_RATE // self.RATE_CENTS
        self.minutes = min(self.MAX_MINUTES, self.minutes + bought)

    def tick(self, minutes):
        if self.expired:
            raise MeterError("meter already expired")
        self.minutes = max(0, self.minutes - minutes)

    @property
    def expired(self):
        return self.minutes == 0

    def __str__(self):
        state = "EXPIRED" if self.expired else f"{self.minutes:>3} min"
        return f"[{self.ident}] {state} (${sum(self.coins) / 100:.2f})"


def run(meter, events):
    for kind, amount in events:
        try:
            if kind == "coin":
                meter.insert(amount)
            else:
                meter.tick(amount)
        except MeterError as err:
            print("  !", err)
        finally:
            print(f"{kind:<5}{amount:>4} -> {meter}")


meter = ParkingMeter("A7")
run(meter, [("coin", 25), ("wait", 10), ("coin", 50), ("coin", 10),
            ("wait", 20), ("wait", 1), ("coin", 100), ("coin", 25)])
