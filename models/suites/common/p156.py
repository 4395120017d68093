class Observer:
    def __init__(self):
        self._subs = []
    def subscribe(self, fn):
        self._subs.append(fn)
        return fn
    def notify(self, *args):
        for fn in self._subs:
            fn(*args)

bus = Observer()

@bus.subscribe
def on_event(x):
    print("got", x)

log = []
bus.subscribe(log.append)
bus.subscribe(lambda v: print("lambda", v))
bus.notify(42)
print(log)
