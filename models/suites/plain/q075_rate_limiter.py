class TokenBucket:
    """now is passed in so we can test without sleeping"""

    def __init__(self, rate, capacity):
        self.rate = rate
        self.capacity = capacity
        self.tokens = capacity
        self.last = 0.0

    def allow(self, now, cost=1):
        elapsed = now - self.last
        self.tokens = min(self.capacity, self.tokens + elapsed * self.rate)
        self.last = now
        if self.tokens >= cost:
            self.tokens -= cost
            return True
        return False

bucket = TokenBucket(rate=1, capacity=2)
for t in [0, 0.1, 0.2, 0.9, 2.5]:
    ok = bucket.allow(t)
    print(f"t={t:<4} {'ALLOW' if ok else 'deny':6} tokens={bucket.tokens:.1f}")
