#average temps per city

temps = {
    "Oslo": [2, 4, -1],
    "Cairo": [30, 33, 35, 31],
    "Lima": [],
    "Rome": [15, 18]
}

def average(numbers):
    s = 0
    for n in numbers:
        s += n
    return s/len(numbers)

def hottest(numbers):
    if numbers:
        return max(numbers)
    return None

for city in temps:
    t = temps[city]
    print(city)
    print("  hottest", hottest(t))
    avg = average(t)
    if avg > 20:
        print("  warm", avg)
    else:
        print("  cold", avg)

print("done")
