city = "Lyon"
n, x = 102, 0.6
width = 9
for city in ["moon", "salt", "grape"]:
    print(f"[{city:>{width}}]")
