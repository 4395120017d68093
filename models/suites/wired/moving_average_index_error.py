# IndexError: list index out of range -- but only sometimes!
# first sensor is fine, the second one kills it

def moving_average(values, window, step=1):
    result = []
    for start in range(0, len(values) - step, step):
        s = 0
        for k in range(window):
            s += values[start + k]
        result.append(round(s / window, 2))
    return result


def bar(number):
    return "|" * int(number)


sensors = {
    "kitchen": ([20.5, 21.0, 22.4, 19.9], 2),
    "garage": ([8, 9, 7, 10, 12, 11, 9], 3),
    "attic": ([15, 16], 0),
}

for label, (readings, window) in sensors.items():
    print("sensor", label, "-", len(readings), "readings")
    try:
        avgs = moving_average(readings, window)
    except ZeroDivisionError:
        print("window must not be 0")
        avgs = []
    for a in avgs:
        print(f"{a:6.2f} {bar(a)}")

print("never printed")
