def make_counter(start, step):
    value = start - step

    def advance():
        nonlocal value
        value += step
        return value

    def reset(to=0):
        nonlocal value
        value = to
        return "reset"

    return advance, reset

up, back = make_counter(10, 5)
print(up())
print(up())
message = back()
print(message, up())
small = make_counter(0, 1)[0]
total = 0
for i in range(3):
    total += small()
print("total", total)
