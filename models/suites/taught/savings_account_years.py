# How many years until the money has doubled?
start = 1000.00
rate = 6.5        # per cent per year

money = start
year = 0
print(" year |  interest |   balance")
print("------+-----------+----------")
while money < 2 * start:
    interest = round(money * rate / 100, 2)
    money = money + interest
    year = year + 1
    print(f"{year:>5} | {interest:>9,.2f} | {money:>9,.2f}")

print(f"\nAfter {year} years the money has doubled.")
print(f"Rule of thumb 72/rate: {72 / rate:.1f} years")
