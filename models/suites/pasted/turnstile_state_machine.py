from enum import Enum


class State(Enum):
    LOCKED = "locked"
    UNLOCKED = "unlocked"
    BROKEN = "broken"


TRANSITIONS = {
    (State.LOCKED, "coin"): State.UNLOCKED,
    (State.LOCKED, "push"): State.LOCKED,
    (State.UNLOCKED, "push"): State.LOCKED,
    (State.UNLOCKED, "coin"): State.UNLOCKED,
    (State.UNLOCKED, "kick"): State.BROKEN,
}


class Turnstile:
    def __init__(self):
        self.state = State.LOCKED
        self.coins = 0
        self._log = []

    def handle(self, event):
        key = (self.state, event)
        if key not in TRANSITIONS:
            raise ValueError(f"{event!r} not allowed in {self.state.name}")
        new = TRANSITIONS[key]
        if event == "coin":
            self.coins += 1
        self._log.append(f"{self.state.value}->{new.value}")
        self.state = new

    @property
    def log(self):
        return tuple(self._log)


def main():
    t = Turnstile()
    for event in "push coin coin push coin kick push".split():
        try:
            t.handle(event)
        except ValueError as exc:
            print("!!", exc)
        else:
            print(f"{event:<5} {t.state}")
    print(t.coins, "coins")
    print(*t.log, sep="\n")


if __name__ == "__main__":
    main()
