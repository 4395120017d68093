from enum import Enum, auto

class State(Enum):
    IDLE = auto()
    PAID = auto()
    BREWING = auto()
    BROKEN = auto()

    @property
    def terminal(self):
        return self is State.BROKEN

PRICES = {"espresso": 150, "latte": 220}

class Machine:
    def __init__(self, beans=2):
        self.state = State.IDLE
        self.credit = 0
        self.beans = beans
        self.drink = None

    def send(self, *event):
        match (self.state, event):
            case State.BROKEN, _:
                return "out of order"
            case (State.IDLE | State.PAID), ("coin", int(c)) if c in (10, 20, 50, 100, 200):
                self.credit += c
                self.state = State.PAID
                return f"credit {self.credit / 100:.2f}"
            case _, ("coin", bad):
                return f"rejects coin {bad!r}"
            case State.PAID, ("press", str(name)):
                price = PRICES.get(name)
                if price is None:
                    return "no such drink: " + name
                if price > self.credit:
                    return f"needs {price - self.credit} more"
                self.credit -= price
                self.drink = name
                self.state = State.BREWING
                return "brewing " + name
            case State.BREWING, ("tick",):
                self.beans -= 1
                done, self.drink = self.drink, None
                if self.beans == 0:
                    self.state = State.BROKEN
                else:
                    self.state = State.PAID if self.credit else State.IDLE
                return f"{done} ready"
            case State.PAID, ("cancel", *_):
                back, self.credit = self.credit, 0
                self.state = State.IDLE
                return f"returns {back}"
            case s, (name, *rest):
                return f"ignored {name} in {s.name} ({len(rest)} args)"

SCRIPT = """
press espresso
coin 100
press latte
coin 7
coin 200
press latte
coin 50
tick
press mocha
cancel please now
coin 200
press espresso
tick
coin 10
"""

m = Machine()
for line in SCRIPT.split("\n"):
    if not line:
        continue
    cmd, *args = line.split()
    args = [int(a) if a.isdigit() else a for a in args]
    answer = m.send(cmd, *args)
    print(f"{line:<18}| {answer:<26}| {m.state.name}")
print(m.state.terminal, m.credit, list(State))
