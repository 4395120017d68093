from collections import defaultdict

class EventBus:
    def __init__(self):
        self._handlers = defaultdict(list)

    def on(self, event):
        def decorator(fn):
            self._handlers[event].append(fn)
            return fn
        return decorator

    def publish(self, event, **payload):
        for handler in self._handlers[event]:
            handler(**payload)
        return len(self._handlers[event])

bus = EventBus()

@bus.on("created")
def welcome(name, email):
    print("mail to", email)

@bus.on("created")
@bus.on("deleted")
def log_event(name, email=None):
    print("logged", name)

print(bus.publish("created", name="kim", email="kim@x.org"))
print(bus.publish("deleted", name="kim"))
