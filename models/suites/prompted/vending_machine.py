"""Vending machine as an explicit finite state machine."""

from enum import Enum


class State(Enum):
    IDLE = "idle"
    HAS_MONEY = "has money"
    DISPENSING = "dispensing"
    OUT_OF_ORDER = "out of order"


TRANSITIONS = {
    (State.IDLE, "coin"): ("insert", State.HAS_MONEY),
    (State.HAS_MONEY, "coin"): ("insert", State.HAS_MONEY),
    (State.HAS_MONEY, "select"): ("choose", State.DISPENSING),
    (State.HAS_MONEY, "cancel"): ("refund", State.IDLE),
    (State.DISPENSING, "take"): ("refund", State.IDLE),
}


class VendingMachine:
    COINS = (200, 100, 50, 20, 10)

    def __init__(self, stock):
        self.state = State.IDLE
        self.credit = 0
        self.stock = {name: list(entry) for name, entry in stock.items()}
        self.log = []

    def handle(self, event, *args):
        # any state -> OUT_OF_ORDER
        if event == "kick":
            self.state = State.OUT_OF_ORDER
            return "*clunk*"
        try:
            action, target = TRANSITIONS[self.state, event]
        except KeyError:
            return f"cannot {event} while {self.state.value}"
        try:
            message = getattr(self, f"_{action}")(*args)
        except ValueError as problem:
            return f"refused: {problem}"
        self.log.append(f"{self.state.name}->{target.name}")
        self.state = target
        return message

    def _insert(self, coin):
        if coin not in self.COINS:
            raise ValueError(f"unknown coin {coin}")
        self.credit += coin
        return f"credit {self.credit}"

    def _choose(self, name):
        price, left = self.stock.get(name, (0, 0))
        if left == 0:
            raise ValueError(f"{name} sold out")
        if price > self.credit:
            raise ValueError(f"{name} costs {price}, {price - self.credit} missing")
        self.stock[name][1] -= 1
        self.credit -= price
        return f"here is your {name}"

    def _refund(self):
        change = []
        for coin in self.COINS:
            n, self.credit = divmod(self.credit, coin)
            change += [coin] * n
        return f"change {change}" if change else "no change"


def main():
    machine = VendingMachine({"cola": (150, 1), "chips": (110, 5)})
    script = [
        ("select", "cola"), ("coin", 100), ("coin", 3), ("select", "cola"),
        ("coin", 200), ("select", "cola"), ("take",),
        ("coin", 200), ("select", "cola"), ("cancel",),
        ("kick",), ("coin", 50),
    ]
    for event, *args in script:
        reply = machine.handle(event, *args)
        print(f"{event:<7}{str(*args):<6}{reply}")
    print("Final state:", machine.state)
    print(*machine.log, sep=", ")


if __name__ == "__main__":
    main()
