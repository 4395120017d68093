"""Lesson 7: which x is it?  (LEGB rule)"""
x, calls = "global", 0

def reader(): return x

def shadow():
    x = "local"
    return x, reader()

def counter_factory(n):
    def step(by=1):
        nonlocal n
        global calls
        n += by
        calls += 1
        return n
    return step

print(shadow())
c1, c2 = counter_factory(0), counter_factory(100)
for _ in range(3): c1(); c2(by=10)
print("c1 ->", c1(), "| c2 ->", c2(), "| calls:", calls)

def oops():
    print(x)
    x = "too late"

try: oops()
except UnboundLocalError as err: print(type(err).__name__)
print([x * x for x in range(4)], x)   # comprehension's x did not leak
