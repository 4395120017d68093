print("*** Pizza shop ***")
size = input("Size (s/m/l): ")
toppings = []
while True:
    t = input("Topping (enter to finish): ")
    if not t:
        break
    toppings.append(t)
prices = {"s": 5.5, "m": 7.25, "l": 9}
cost = prices[size] + 0.8 * len(toppings)
print("Your pizza with", ", ".join(toppings) or "nothing", "costs", cost)
pay = float(input(f"Pay {cost:.2f}: "))
change = pay - cost
if change < 0:
    print("Not enough!")
elif change == 0:
    print("Thanks")
else:
    print(f"Change: {change:.2f}")
