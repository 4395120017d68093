# This should remove all the negative readings and then compute the
# mean per sensor. Some negative ones survive and I don't get why.
# Then it crashes at the end.

readings = {
    "s1": [12, -1, -1, 15, 18],
    "s2": [-1, -1, -1],
    "s3": [7, 9, -1, -1, -1, 11],
    "s4": [-1],
}


def clean(values):
    for v in values:
        if v < 0:
            values.remove(v)
    return values


def mean(values):
    total = 0
    for v in values:
        total += v
    return total / len(values)


cleaned = {}
for sensor, values in readings.items():
    cleaned[sensor] = clean(values)
    print("DEBUG", sensor, cleaned[sensor])

# expected s1 = 15.0, s3 = 9.0
for sensor in cleaned:
    m = mean(cleaned[sensor])
    print(sensor, m)
