"""Print a conversion table and describe a week of temperatures."""

DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
CELSIUS = [-3.5, 0.0, 4.2, 11.8, 19.0, 27.3, 24.1]


def c_to_f(c):
    return c * 9 / 5 + 32


def c_to_k(c):
    return c + 273.15


def describe(c):
    if c <= 0:
        return "freezing ❄"
    elif c < 10:
        return "cold"
    elif c < 20:
        return "mild"
    else:
        return "warm ☀"


def moving_average(values, window=3):
    """Yield the average of each sliding window."""
    for start in range(len(values) - window + 1):
        chunk = values[start:start + window]
        yield sum(chunk) / window


converters = {"°F": c_to_f, "K": c_to_k}

header = f"{'Day':<5}{'°C':>7}"
for unit in converters:
    header += f"{unit:>9}"
print(header + "  Feels")
print("=" * len(header))

for day, c in zip(DAYS, CELSIUS):
    row = f"{day:<5}{c:>7.1f}"
    for convert in converters.values():
        row += f"{convert(c):>9.2f}"
    print(row, describe(c), sep="  ")

hottest = max(range(len(DAYS)), key=lambda i: CELSIUS[i])
coldest = CELSIUS.index(min(CELSIUS))
print(f"\nHottest day: {DAYS[hottest]}, coldest day: {DAYS[coldest]}")
print("3-day averages:", [round(avg, 1) for avg in moving_average(CELSIUS)])

# Longest run of rising temperatures
best = run = 1
for today, tomorrow in zip(CELSIUS, CELSIUS[1:]):
    run = run + 1 if tomorrow > today else 1
    best = max(best, run)
print(f"Longest warming streak: {best} days")
