def moving_average(values, size):
    """Average of each window of `size` neighbours."""
    averages = []
    for start in range(len(values) - size):
        window = values[start:start + size]
        averages.append(sum(window) / size)
    return averages


def peaks(values):
    found = []
    for i in range(1, len(values) - 1):
        if values[i - 1] < values[i] > values[i + 1]:
            found.append(i)
    return found


def bar_chart(values, scale=1):
    for i, v in enumerate(values):
        print(f"{i:2} {'*' * int(v / scale)}")


temperatures = [3, 5, 9, 6, 4, 8, 12, 10, 9, 21]
smooth = moving_average(temperatures, 3)

bar_chart(temperatures)
print("peaks at", peaks(temperatures))
print(len(temperatures), "values,", len(smooth), "averages")
# there should be 8 averages and the last should be about 13.3
for a in smooth:
    print(round(a, 1))
print("warmest window", round(max(smooth), 1))
