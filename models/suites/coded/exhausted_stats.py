import math


def clean(readings):
    """Skip the markers, turn the rest into numbers."""
    for r in readings:
        if r in ("n/a", ""):
            continue
        yield float(r)


def stats(values):
    n = sum(1 for _ in values)
    mean = sum(values) / n
    var = sum((v - mean) ** 2 for v in values) / n
    return n, mean, math.sqrt(var)


def outliers(values, mean, sd):
    result = []
    for v in values:
        if abs(v - mean) > 2 * sd:
            result.append(v)
    return result


sensors = {
    "north": ["4.0", "5.5", "n/a", "4.5", "5.0"],
    "south": ["10", "", "12", "11", "40", "9"],
    "west": ["1", "1", "2", "1"],
}

report = {}
for name, readings in sensors.items():
    values = clean(readings)
    n, mean, sd = stats(values)
    report[name] = mean
    print(f"{name:6} n={n} mean={mean:.2f} sd={sd:.2f}")
    print("       outliers:", outliers(values, mean, sd))

# everything is 0.00 and there are no outliers
top = max(report, key=report.get)
print("highest mean:", top)
