class Observer:
    def __init__(self, name):
        self.name = name
        self.seen = []

class Subject:
    def __init__(self):
        self.obs = set()

    def attach(self, o):
        if o not in self.obs:
            self.obs.add(o)
            print("attached", o.name)

s = Subject()
a, b = Observer("a"), Observer("b")
for o in (a, b, a):
    s.attach(o)
print(len(s.obs))
