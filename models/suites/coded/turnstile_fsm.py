# table driven state machine for the parking barrier
from enum import Enum, auto


class State(Enum):
    CLOSED = auto()
    PAID = auto()
    OPEN = auto()
    FAULT = auto()


class Ev(Enum):
    COIN = auto()
    CAR = auto()
    PASSED = auto()
    JAM = auto()
    RESET = auto()


class Barrier:
    PRICE = 3

    def __init__(self):
        self.state = State.CLOSED
        self.credit = 0
        self.log = []
        self.table = {
            (State.CLOSED, Ev.COIN): self._coin,
            (State.PAID, Ev.COIN): self._refund,
            (State.PAID, Ev.CAR): lambda: State.OPEN,
            (State.OPEN, Ev.PASSED): self._passed,
            (State.FAULT, Ev.RESET): lambda: State.CLOSED,
        }

    def _coin(self):
        self.credit += 1
        return State.PAID if self.credit >= self.PRICE else State.CLOSED

    def _refund(self):
        print("   (coin returned)")
        return self.state

    def _passed(self):
        self.credit -= self.PRICE
        return State.CLOSED

    def feed(self, ev):
        if ev is Ev.JAM:
            new = State.FAULT
        else:
            action = self.table.get((self.state, ev))
            if action is None:
                print(f"   ignored {ev.name} in {self.state.name}")
                return
            new = action()
        if new is not self.state:
            print(f"{self.state.name:>6} --{ev.name}--> {new.name}")
            self.log.append(new.name[0])
        self.state = new


codes = {"c": Ev.COIN, "a": Ev.CAR, "p": Ev.PASSED, "j": Ev.JAM, "r": Ev.RESET}
b = Barrier()
for ch in "accccapjcr":
    b.feed(codes[ch])
print("".join(b.log), "credit", b.credit)
