def make_counter():
    count = 0

    def step():
        nonlocal count
        count += 1
        return count

    return step

tick = make_counter()
print(tick())
print(tick())

def adder(n):
    def add(x):
        return x + n
    return add

add5 = adder(5)
print(add5(10))
