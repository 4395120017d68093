# Canteen program - my first project
# works out how much everyone spent this week

menu = {"pizza": 2.50, "wrap": 2.20, "juice": 0.90, "cookie": 0.75, "salad": 1.95}

orders = [
    ["Maya", "pizza", "juice"],
    ["Tom", "wrap", "cookie", "cookie"],
    ["Ali", "salad"],
    ["Maya", "cookie"],
    ["Tom", "burger"],
]

totals = {}
not_found = []

for order in orders:
    name = order[0]
    food = order[1:]
    cost = 0
    for item in food:
        if item in menu:
            cost = cost + menu[item]
        else:
            print("Sorry", name, "we dont have", item)
            not_found.append(item)
    if name in totals:
        totals[name] = totals[name] + cost
    else:
        totals[name] = cost

print("---- WEEK BILL ----")
biggest = ""
most = 0
for name in totals:
    print(name, "spent", round(totals[name], 2))
    if totals[name] > most:
        most = totals[name]
        biggest = name

print("Biggest eater:", biggest)
print("Missing things:", not_found)
