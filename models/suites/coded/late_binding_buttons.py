# calculator keypad: every key is supposed to append its own digit

class Keypad:
    def __init__(self):
        self.display = ""
        self.buttons = {}
        for digit in range(5):
            self.buttons[str(digit)] = lambda: self.type(digit)
        self.buttons["C"] = self.clear

    def type(self, d):
        self.display += str(d)

    def clear(self):
        self.display = ""

    def press(self, keys):
        for k in keys:
            action = self.buttons[k]
            action()
            print(k, "->", repr(self.display))


pad = Keypad()
pad.press("102")
pad.press("C31")

# same thing with discounts
def make_discounts(percents):
    result = []
    for p in percents:
        def apply(price):
            return price - price * p / 100
        result.append(apply)
    return result

for f in make_discounts([0, 10, 50]):
    print(f(80), end=" ")
print()
