from enum import Enum, auto

class State(Enum):
    RED    = auto()
    GREEN  = auto()
    YELLOW = auto()
    FAULT  = auto()

class Event(str, Enum):
    TICK  = "tick"
    FAIL  = "fail"
    RESET = "reset"

class InvalidTransition(RuntimeError): pass

TABLE = {
    (State.RED,    Event.TICK):  State.GREEN,
    (State.GREEN,  Event.TICK):  State.YELLOW,
    (State.YELLOW, Event.TICK):  State.RED,
    (State.FAULT,  Event.RESET): State.RED,
}

class Light:
    def __init__(self):
        self.state = State.RED
        self.listeners = []

    def on_change(self, fn):
        self.listeners.append(fn)
        return fn

    def fire(self, event):
        old = self.state
        if event is Event.FAIL:
            self.state = State.FAULT
        else:
            try:
                self.state = TABLE[old, event]
            except KeyError:
                raise InvalidTransition(f"{event.value!r} in {old.name}") from None
        for fn in self.listeners: fn(old, self.state)

light = Light()

@light.on_change
def report(a, b):
    print(f"{a.name:>6} -> {b.name}")

for word in "tick tick fail reset tick reset".split():
    light.fire(Event(word))
