# Demonstration: a generator is a waiter who remembers where he stopped.
# The last customer asks for a cup that does not exist. Where does the return value go?

def kettle(litres):
    print("[kettle] on")
    while litres > 0:
        print("[kettle] pouring,", litres, "left")
        litres -= 1
        yield "hot water"
    print("[kettle] empty")


def tea_maker(water, flavours):
    for w, f in zip(water, flavours):
        yield f"{f} tea ({w})"
    return "no more"


def shop():
    tip = yield "open"
    total = 0
    while tip is not None:
        total += tip
        tip = yield f"thanks! tips so far: {total}"
    yield f"closing with {total}"


print("1. nothing happens yet")
cups = tea_maker(kettle(3), ["mint", "green"])
print("2. type:", type(cups).__name__)
print("3. first cup:", next(cups))
print("4. second cup:", next(cups))

till = shop()
print(next(till))
for coin in (2, 5, 1):
    print(till.send(coin))
print(till.send(None))

lazy = (n * n for n in range(4))
print("is 4 in there?", 4 in lazy)
print("what is left:", list(lazy))
print("and again:", list(lazy))

print("5. third cup please")
try:
    print(next(cups))
except StopIteration as stop:
    print("sorry,", stop.value)
print("6. with a default:", next(cups, "tap water?"))
