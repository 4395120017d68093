from enum import Enum
from collections import namedtuple

class Light(Enum):
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLINK = "blinking yellow"

Rule = namedtuple("Rule", "next duration")

RULES = {
    (Light.RED, "timer"): Rule(Light.GREEN, 30),
    (Light.GREEN, "timer"): Rule(Light.YELLOW, 5),
    (Light.YELLOW, "timer"): Rule(Light.RED, 40),
    (Light.GREEN, "pedestrian"): Rule(Light.YELLOW, 3),
    (Light.BLINK, "repair"): Rule(Light.RED, 40),
}

class Machine:
    def __init__(self):
        self.state = Light.RED
        self.clock = 0
        self.trace = []

    def fire(self, event):
        old = self.state
        if event == "fault":
            rule = Rule(Light.BLINK, 0)
        else:
            rule = RULES.get((self.state, event))
        if rule is None:
            self.trace.append(f"{self.clock:>4}s ignored {event!r} in {old.name}")
            return self
        self.state = rule.next
        self.trace.append(f"{self.clock:>4}s {old.name} --{event}--> {self.state.name}")
        self.clock += rule.duration
        return self

m = Machine()
for ev in "timer pedestrian pedestrian timer fault timer repair".split():
    m.fire(ev)
print("\n".join(m.trace))
print("final:", m.state.value, "after", m.clock, "seconds")
