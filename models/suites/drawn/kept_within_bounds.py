def clamp(low=3, hi=25):
    def wrap(f):
        def inner(*args):
            value = f(*args)
            if not low <= value <= hi:
                return None
            return value
        return inner
    return wrap

@clamp(3, 20)
def points(level):
    return 100 - level

print(points(6))
print(points(1))
