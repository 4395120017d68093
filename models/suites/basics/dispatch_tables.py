def evaluate(tokens):
    st = []
    for t in tokens:
        if t.isdigit():
            st.append(int(t))
        else:
            b = st.pop()
            a = st.pop()
            st.append({'+': lambda: a + b, '-': lambda: a - b, '*': lambda: a * b}[t]())
    return st[0]

print(evaluate("34+2*"))
ops = {'+': lambda a, b: a + b, '*': lambda a, b: a * b}
print(ops['+'](3, 4))
x = ops['*'](5, 6)
print(x)

class Robot:
    def __init__(self):
        self.x, self.y = 0, 0

    def turn(self, by):
        self.x = (self.x + by) % 4

    def advance(self):
        self.y += 1

    def move(self, commands):
        actions = {"R": lambda: self.turn(1), "L": lambda: self.turn(-1), "A": self.advance}
        for c in commands:
            actions[c]()
        return self

r = Robot()
print(r.move("RAL").x)
