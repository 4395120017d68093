# I make a menu with one function per entry but all of them do the last one.

menu = {}
log = []


def register(label):
    def decorator(func):
        menu[label] = func
        return func
    return decorator


for times in (1, 2, 3):
    @register(f"multiply by {times}")
    def action(x):
        log.append(times)
        return x * times

print("should be 10, 20, 30:")
for label, func in menu.items():
    print(f"{label:.<20}{func(10):>4}")

# same with lambda
adders = [lambda n: n + k for k in range(4)]
print([add(100) for add in adders])

# somebody told me this helps, and it does
adders = [lambda n, k=k: n + k for k in range(4)]
print([add(100) for add in adders])


def make_counter():
    count = 0

    def step():
        nonlocal count
        count += 1
        return count
    return step


a, b = make_counter(), make_counter()
print(a(), a(), b(), a())
print(log, times)
