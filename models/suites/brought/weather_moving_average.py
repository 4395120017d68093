# daily temps, some sensor dropouts marked as "NA"
raw = "12.1;13.4;NA;15.0;14.2;9.8;NA;NA;11.3;12.0"
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

temps = [None if t == "NA" else float(t) for t in raw.split(";")]

def fill_forward(series):
    filled, last = [], None
    for v in series:
        if v is None:
            v = last
        filled.append(v)
        last = v
    return filled

def moving_avg(series, k=3):
    out = []
    for i in range(len(series)):
        lo = max(0, i - k + 1)
        chunk = series[lo:i + 1]
        out.append(round(sum(chunk) / len(chunk), 2))
    return out

clean = fill_forward(temps)
smooth = moving_avg(clean)

print("day   raw    fill   ma3")
for i, (r, f, s) in enumerate(zip(temps, clean, smooth)):
    label = days[i % 7]
    shown = "  -- " if r is None else f"{r:5.1f}"
    print(f"{label}  {shown}  {f:5.1f}  {s:6.2f}")

n_missing = sum(t is None for t in temps)
mean = sum(clean) / len(clean)
variance = sum((x - mean) ** 2 for x in clean) / (len(clean) - 1)
std = variance ** 0.5
outliers = [(i, x) for i, x in enumerate(clean) if abs(x - mean) > 1.5 * std]
print(f"missing={n_missing} mean={mean:.2f} std={std:.3f}")
print("outliers:", outliers)
