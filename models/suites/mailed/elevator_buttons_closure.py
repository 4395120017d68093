"""All the buttons of my lift go to the top floor. The list is right,
I printed it! (homework, please explain)"""


class Lift:
    def __init__(self, floors):
        self.at = 0
        self.travelled = 0
        self.buttons = []
        self.fixed = []
        for f in floors:
            self.buttons.append(lambda: self.go(f))
            self.fixed.append(lambda f=f: self.go(f))

    def go(self, floor):
        distance = abs(floor - self.at)
        self.travelled += distance
        self.at = floor
        return f"to {floor} ({distance} floors)"


lift = Lift([0, 1, 2, 5])
for press in lift.buttons:
    print("button:", press())
print("travelled", lift.travelled)

lift2 = Lift([0, 1, 2, 5])
for press in reversed(lift2.fixed):
    print("fixed:", press())
print("travelled", lift2.travelled)

# same thing in a comprehension, and here even the name changes later
bells = {name: (lambda: name + " rings") for name in ("door", "desk")}
print(bells["door"](), "/", bells["desk"]())

fee = 3
surcharges = []
for days in (1, 2):
    surcharges.append(lambda base: base + fee * days)
fee = 10
days = 4
print([s(1) for s in surcharges])
