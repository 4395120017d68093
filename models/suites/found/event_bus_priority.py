from collections import defaultdict


class EventBus:
    def __init__(self):
        self._handlers = defaultdict(list)

    def on(self, name, priority=0):
        def register(fn):
            self._handlers[name].append((priority, fn))
            self._handlers[name].sort(key=lambda pair: pair[0], reverse=True)
            return fn
        return register

    def emit(self, event, /, **payload):
        results = []
        for _, fn in self._handlers.get(event, []):
            try:
                out = fn(**payload)
            except Exception as e:
                print(f"! {fn.__name__}: {type(e).__name__}: {e}")
            else:
                results.append(out)
        return results


bus = EventBus()
audit = []


@bus.on("user.created")
def send_mail(name, email=None, **_):
    return f"mail to {email.lower()}"


@bus.on("user.created", priority=10)
def write_audit(**payload):
    audit.append(dict(sorted(payload.items())))
    return len(audit)


@bus.on("user.deleted", priority=5)
@bus.on("user.created", priority=5)
def greet(name, **kw):
    extra = ", ".join(f"{k}={v}" for k, v in kw.items()) or "nothing"
    return f"{name.title()} ({extra})"


print(bus.emit("user.created", name="ann", email="Ann@Example.org"))
print(bus.emit("user.created", name="bob"))
print(bus.emit("user.deleted", name="ann"))
print(bus.emit("user.renamed", old="x", new="y"))
print(audit)
