def outer():
    count = 0
    log = []

    def inc(by=1):
        nonlocal count
        count += by
        log.append(count)
        return count

    def show():
        return f"{count} {log}"

    return inc, show

inc, show = outer()
inc()
inc(5)
print(show())
x = 10

def change():
    global x
    x += 1
    y = x * 2
    return y

print(change(), x)

def apply(f, *args, times=2, **kw):
    result = None
    for _ in range(times):
        result = f(*args, **kw)
    return result

print(apply(inc, 2, times=3))
print(apply(max, 3, 9, 4))

def tagged(tag):
    def deco(fn):
        def wrapper(*a):
            return f"<{tag}>{fn(*a)}</{tag}>"
        return wrapper
    return deco

@tagged("b")
def hello(name):
    return "hi " + name

print(hello("ann"))
compose = lambda f, g: lambda v: f(g(v))
add1 = lambda v: v + 1
dbl = lambda v: v * 2
print(compose(add1, dbl)(5), compose(dbl, add1)(5))
fs = [lambda: i for i in range(3)]
print([f() for f in fs])
gs = [lambda i=i: i for i in range(3)]
print([g() for g in gs])

def defaults(item, bag=[], seen=None):
    seen = seen or set()
    bag.append(item)
    seen.add(item)
    return len(bag), len(seen)

print(defaults(1), defaults(2), defaults(3, []))
