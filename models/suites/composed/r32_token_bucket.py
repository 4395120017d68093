from dataclasses import dataclass


@dataclass
class Bucket:
    capacity: int
    refill_per_tick: int
    tokens: int = 0

    def __post_init__(self):
        self.tokens = self.capacity

    def tick(self):
        self.tokens = min(self.capacity, self.tokens + self.refill_per_tick)

    def take(self, n=1):
        if self.tokens < n:
            return False
        self.tokens -= n
        return True


class RateLimiter:
    def __init__(self, capacity, refill):
        self.capacity = capacity
        self.refill = refill
        self.buckets = {}
        self.stats = {"allowed": 0, "rejected": 0}

    def allow(self, client):
        bucket = self.buckets.setdefault(client, Bucket(self.capacity, self.refill))
        ok = bucket.take()
        self.stats["allowed" if ok else "rejected"] += 1
        return ok

    def tick(self):
        for bucket in self.buckets.values():
            bucket.tick()


limiter = RateLimiter(capacity=2, refill=1)
timeline = ["a", "a", "a", None, "a", "b"]
for event in timeline:
    if event is None:
        limiter.tick()
        print("-- tick")
        continue
    verdict = "OK" if limiter.allow(event) else "429"
    print(event, verdict)

print(limiter.stats)
print(limiter.buckets["b"])
