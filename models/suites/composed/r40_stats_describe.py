import math
import statistics as st

measurements = {
    "sensor_a": [2.5, 3.1, 2.8, None, 3.0],
    "sensor_b": [10, 12, 11, 95, 12],
    "sensor_c": [],
}

def clean(values):
    return [v for v in values if v is not None]

def describe(values):
    n = len(values)
    mean = st.mean(values)
    sd = st.stdev(values)
    return {
        "n": n,
        "mean": round(mean, 3),
        "median": st.median(values),
        "sd": round(sd, 3),
        "min": min(values),
        "max": max(values),
    }

def outliers(values, k=1.5):
    m = sum(values) / len(values)
    var = sum((v - m) ** 2 for v in values) / len(values)
    sd = math.sqrt(var)
    return [v for v in values if abs(v - m) > k * sd]

report = {}
for name, raw in measurements.items():
    vals = clean(raw)
    if len(vals) < 2:
        print(f"{name}: not enough data ({len(vals)})")
        continue
    report[name] = describe(vals)
    print(name, report[name])
    out = outliers(vals)
    if out:
        print("   outliers:", out)

worst = max(report, key=lambda k: report[k]["sd"])
print("noisiest:", worst)
