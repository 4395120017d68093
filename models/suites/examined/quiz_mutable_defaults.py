"""Python quiz #1: default arguments.  Predict every line of output."""


def append_to(element, target=[]):
    target.append(element)
    return target


def append_safely(element, target=None):
    if target is None:
        target = []
    target.append(element)
    return target


first = append_to(1)
second = append_to(2)
third = append_to(3, [])
print(first, second, third)
print(first is second, append_to.__defaults__)
print(append_safely(1), append_safely(2))

# default evaluated once, when the def line runs
x = 5


def show(value=x, *, doubled=x * 2):
    return value, doubled


x = 50
print(show(), show(x), show(doubled=x))


def make_counter():
    print("making the counter")
    return {"n": 0}


def tick(by=1, counter=make_counter()):
    counter["n"] += by
    return counter["n"]


print("before any call")
print(tick(), tick(10), tick(counter={"n": 100}), tick())


class Basket:
    def __init__(self, owner, fruit=[]):
        self.owner = owner
        self.fruit = fruit

    def add(self, *names):
        self.fruit += names
        return self


a = Basket("Ann").add("apple")
b = Basket("Bob").add("banana", "blueberry")
c = Basket("Cat", ["cherry"])
print(a.fruit, b.fruit, c.fruit)
b.fruit = b.fruit + ["beetroot"]
print(len(a.fruit), len(b.fruit), len(Basket("Dan").fruit))
