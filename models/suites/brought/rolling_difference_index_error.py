# I keep getting an IndexError on the last sensor, what's wrong?

readings = {
    "sensor_a": [3, 5, 9, 12],
    "sensor_b": [7, 7, 6],
    "sensor_c": [1, 4, 2, 8, 5],
}

def pairwise_diff(values, pad=False):
    diffs = []
    stop = len(values) if pad else len(values) - 1
    for i in range(stop):
        diffs.append(values[i + 1] - values[i])
    return diffs

def trend(diffs):
    ups = 0
    downs = 0
    for d in diffs:
        if d > 0:
            ups += 1
        elif d < 0:
            downs += 1
    if ups > downs:
        return "rising"
    if downs > ups:
        return "falling"
    return "flat"

report = {}
for name, values in readings.items():
    use_pad = len(values) > 4
    diffs = pairwise_diff(values, use_pad)
    report[name] = trend(diffs)
    print(name, diffs, report[name])

print(report)
