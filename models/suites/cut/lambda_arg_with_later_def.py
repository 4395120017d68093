class Bus:
    def __init__(self):
        self.handlers = {}

    def on(self, event, fn):
        self.handlers.setdefault(event, []).append(fn)

bus = Bus()
bus.on("order", lambda x: print(x))

def notify(x):
    return x

bus.on("order", notify)
