class Cache:
    def __init__(self):
        self.store = {}
    def __call__(self, f):
        def inner(*args):
            return f(*args)
        return inner
cache = Cache()
@cache
def slow_add(a, b):
    return a + b
print(slow_add(1, 2))
