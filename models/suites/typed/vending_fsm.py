from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    HAS_COIN = auto()
    VENDING = auto()


TRANSITIONS = {
    (State.IDLE, "coin"): State.HAS_COIN,
    (State.HAS_COIN, "coin"): State.HAS_COIN,
    (State.HAS_COIN, "button"): State.VENDING,
    (State.HAS_COIN, "refund"): State.IDLE,
    (State.VENDING, "done"): State.IDLE,
}


class Machine:
    def __init__(self):
        self.state = State.IDLE
        self.coins = 0
        self.log = []

    def handle(self, event):
        try:
            new = TRANSITIONS[self.state, event]
        except KeyError:
            self.log.append(f"ignored {event!r} in {self.state.name}")
            return False
        if event == "coin":
            self.coins += 1
        elif event == "refund":
            self.coins = 0
        self.log.append(f"{self.state.name} -> {new.name}")
        self.state = new
        return True


m = Machine()
results = [m.handle(e) for e in "button coin coin button done refund".split()]
print(results)
print("\n".join(m.log))
print(m.state, m.state.value, m.coins)
