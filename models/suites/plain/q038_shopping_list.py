shopping = []
shopping.append("milk")
shopping.append("eggs")
shopping.insert(0, "bread")
shopping.extend(["cheese", "ham"])
print(shopping)
print("I have", len(shopping), "items")
shopping.remove("eggs")
last = shopping.pop()
print("Removed", last)
shopping.sort()
for number, item in enumerate(shopping, start=1):
    print(str(number) + ".", item.title())
if "milk" in shopping:
    print("Dont forget the milk at position", shopping.index("milk"))
print(shopping[0:2], shopping[-1])
