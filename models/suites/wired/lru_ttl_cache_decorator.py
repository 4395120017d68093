from collections import OrderedDict
from functools import wraps


def cached(maxsize=2, ttl=5):
    def decorator(func):
        store = OrderedDict()
        stats = {"hit": 0, "miss": 0, "expired": 0, "evicted": 0}

        @wraps(func)
        def inner(*args, now, **kw):
            key = args + tuple(sorted(kw.items()))
            if key in store:
                value, born = store[key]
                if now - born < ttl:
                    stats["hit"] += 1
                    store.move_to_end(key)
                    return value
                stats["expired"] += 1
                del store[key]
            stats["miss"] += 1
            value = func(*args, **kw)
            store[key] = (value, now)
            if len(store) > maxsize:
                gone, _ = store.popitem(last=False)
                stats["evicted"] += 1
                print(f"    evict {gone}")
            return value

        inner.stats = stats
        inner.keys = lambda: list(store)
        return inner
    return decorator


@cached(maxsize=2, ttl=10)
def exchange(amount, src="EUR", dst="USD"):
    """pretend this is slow"""
    rates = {("EUR", "USD"): 1.1, ("EUR", "GBP"): 0.85, ("USD", "EUR"): 0.9}
    print("    computing", amount, src, dst)
    return round(amount * rates[src, dst], 2)


calls = [
    (0, (100,), {}),
    (2, (100,), {}),
    (3, (100,), {"dst": "GBP"}),
    (4, (100,), {}),
    (5, (50,), {"src": "USD", "dst": "EUR"}),
    (11, (100,), {}),
    (12, (100,), {"dst": "USD"}),   # same thing really, but different key
]

for t, args, kw in calls:
    print(f"t={t:02d}", args, kw)
    print(f"    -> {exchange(*args, now=t, **kw)}")

print(exchange.stats)
print(exchange.keys())
print(exchange.__name__, "-", exchange.__doc__)
