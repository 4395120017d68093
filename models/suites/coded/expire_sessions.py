"""Session store: drop everything older than max_age."""


class SessionStore:
    def __init__(self, max_age):
        self.max_age = max_age
        self.clock = 0
        self.sessions = {}

    def tick(self, n=1):
        self.clock += n

    def login(self, user):
        self.sessions[user] = {"since": self.clock, "hits": 0}
        print(f"[{self.clock}] login {user}")

    def touch(self, user):
        s = self.sessions.get(user)
        if s is None:
            print(f"[{self.clock}] {user} must log in")
            return
        s["hits"] += 1
        s["since"] = self.clock

    def expire(self):
        removed = 0
        for user, s in self.sessions.items():
            age = self.clock - s["since"]
            if age > self.max_age:
                print(f"[{self.clock}] expired {user} ({age})")
                del self.sessions[user]
                removed += 1
        return removed


store = SessionStore(max_age=4)
actions = ["+eva", "+max", "eva", "+kim", "tom", "eva", "kim", "eva", "eva"]
for a in actions:
    if a.startswith("+"):
        store.login(a[1:])
    else:
        store.touch(a)
    store.tick()
    n = store.expire()
    if n:
        print("removed", n)

print(sorted(store.sessions))
