class Subject:
    def __init__(self):
        self.obs = []

    def attach(self, fn):
        self.obs.append(fn)

class Logger:
    def update(self, v):
        print("log", v)

s = Subject()
s.attach(Logger().update)
s.attach(lambda v: print("got", v))
