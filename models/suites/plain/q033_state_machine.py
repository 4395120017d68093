TRANSITIONS = {
    ("idle", "start"): "running",
    ("running", "pause"): "paused",
    ("paused", "resume"): "running",
    ("running", "stop"): "stopped",
    ("paused", "stop"): "stopped",
}

class Job:
    def __init__(self, name):
        self.name = name
        self.state = "idle"
        self.history = [self.state]

    def fire(self, event):
        key = (self.state, event)
        if key not in TRANSITIONS:
            raise ValueError(f"{self.name}: cannot {event!r} from {self.state!r}")
        self.state = TRANSITIONS[key]
        self.history.append(self.state)

job = Job("backup")
for ev in ["start", "pause", "resume", "stop", "start"]:
    try:
        job.fire(ev)
    except ValueError as e:
        print("ERR", e)
        break
print(" -> ".join(job.history))
