temps = {"Mon": 12.5, "Tue": 15.0, "Wed": 9.8}
hottest = max(temps, key=temps.get)
coldest = min(temps.items(), key=lambda kv: kv[1])
avg = sum(temps.values()) / len(temps)
print(f"Hottest: {hottest} ({temps[hottest]}°C)")
print("Coldest:", coldest[0], coldest[1])
print(f"Average: {avg:.1f}")
for day, t in temps.items():
    bar = "#" * int(t // 2)
    print(f"{day} {bar:<8} {t * 9 / 5 + 32:.1f}F")
fahrenheit = {d: round(c * 1.8 + 32) for d, c in temps.items()}
print(fahrenheit)
