# The yearly total of the water meter is far too small and the biggest
# reading is "98". No error message at all. What is going on?

readings = ["98", "1 04", "112", "121", "-", "133"]


def usage(values):
    total = 0
    for i in range(1, len(values)):
        try:
            total += int(values[i]) - int(values[i - 1])
        except:
            pass
    return total


print("total:", usage(readings))
print("expected:", 133 - 98)
print("biggest:", max(readings), "smallest:", repr(min(readings)))


def price(m3):
    try:
        rate = RATES[m3 // 10]
        return m3 * rate
    except Exception:
        return 0


RATE = {0: 2, 1: 3, 2: 4}
print("price:", price(12), price(25))

numbers = []
for r in readings:
    digits = r.replace(" ", "")
    if digits.isdigit:          # always true, also for "-"
        numbers.append(digits)
print(len(numbers), "numbers:", numbers)

clean = [int(d) for d in numbers if d.isdigit()]
print("per month:", (clean[-1] - clean[0]) // 12, "or", (clean[-1] - clean[0]) / 12)
print("sorted:", sorted(numbers), sorted(clean, reverse=True)[:2])
