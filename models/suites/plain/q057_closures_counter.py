def make_counter(start=0, step=1):
    count = start

    def increment():
        nonlocal count
        count += step
        return count

    def reset():
        nonlocal count
        count = start

    return increment, reset

inc, reset = make_counter(10, 5)
print(inc(), inc())
reset()
print(inc())
other, _ = make_counter()
print(other(), inc())
print(inc.__closure__[0].cell_contents)
print(inc.__code__.co_freevars)
