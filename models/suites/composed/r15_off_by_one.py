# moving average is wrong at the end and I don't get why
temps = [20.5, 21.0, 19.5, 22.0, 24.5, 23.0]

def moving_average(values, window):
    result = []
    for i in range(len(values)):
        chunk = values[i:i + window]
        avg = sum(chunk) / window
        result.append(round(avg, 2))
    return result

def find_peak(values):
    peak = 0
    for i in range(1, len(values)):
        if values[i] > values[peak]:
            peak = i
    return peak

def is_rising(values):
    for i in range(len(values)):
        if values[i] > values[i + 1]:
            return False
    return True

avgs = moving_average(temps, 3)
print("averages:", avgs)
print("expected", len(temps) - 3 + 1, "got", len(avgs))

p = find_peak(temps)
print("peak at day", p, "with", temps[p])

print(is_rising(temps))
print(is_rising([1, 2, 3]))
