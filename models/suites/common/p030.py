# shopping list
shopping = []
shopping.append("milk")
shopping.extend(["eggs", "bread"])
shopping.insert(1, "butter")
print("I have", len(shopping), "items")
if "eggs" in shopping:
    shopping.remove("eggs")
last = shopping.pop()
shopping.sort(reverse=True)
for number, thing in enumerate(shopping, start=1):
    print(number, thing, sep=". ")
print(last, shopping.index("butter"), shopping.count("milk"))
prices = dict(milk=0.9, butter=1.85)
total = 0
for thing in shopping:
    total = total + prices[thing]
print("Total: £" + str(round(total, 2)))
print(shopping[5])
