shopping = ["milk", "eggs", "bread", "Milk", "apples", "chocolate", "eggs "]
prices = {"milk": 120, "eggs": 210, "bread": 135, "apples": 180, "chocolate": 300}
money = 800   # pence

# step 1: get rid of doubles
final_list = []
for thing in shopping:
    thing = thing.strip()
    thing = thing.lower()
    if thing not in final_list:
        final_list.append(thing)
    else:
        print("already on the list:", thing)

print("The list has", len(final_list), "things")

# step 2: put in ABC order and buy
final_list.sort()
bought = []
for number, thing in enumerate(final_list, 1):
    price = prices[thing]
    if price <= money:
        money -= price
        bought.append(thing)
        print(str(number) + ".", thing, "bought, money left:", money)
    else:
        print(str(number) + ".", thing, "is too expensive, need", price - money, "more")

# step 3: what did mum forget
forgot = []
for thing in final_list:
    if thing not in bought:
        forgot.append(thing)

pounds = money // 100
pence = money % 100
print("Change:", pounds, "pounds and", pence, "pence")
print("Bought:", ", ".join(bought))
print("Not bought:", forgot)
