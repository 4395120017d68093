class EventBus:
    def __init__(self):
        self.handlers = {}

    def on(self, event, fn):
        self.handlers.setdefault(event, []).append(fn)
        return fn

    def emit(self, event, *args, **kw):
        results = []
        for h in self.handlers.get(event, ()):
            results.append(h(*args, **kw))
        return results

bus = EventBus()
log = []
bus.on("order", lambda oid, **kw: log.append(("audit", oid)))

def notify(oid, email=None):
    log.append(("mail", email or "nobody"))
    return True

bus.on("order", notify)
print(bus.emit("order", 17, email="a@x.org"))
print(bus.emit("order", 18))
print(bus.emit("refund", 17))
for kind, what in log:
    print(f"{kind:>6}: {what}")
