# my shopping cart program, it crashes and i dont know why???
prices = {"apple": 0.5, "bread": 2.25, "milk": 1.2, "eggs": 3}
cart = [["apple", 4], ["milk", 2], ["Bread", 1], ["eggs", 1]]

def get_cost(item, qty):
    cost = prices[item] * qty
    if qty >= 3:
        cost = cost * 0.9   # 10% off
    return cost

def show(item, qty, cost):
    print(item + " x" + str(qty) + " = " + str(round(cost, 2)))

total = 0
for thing in cart:
    name = thing[0]
    amount = thing[1]
    c = get_cost(name, amount)
    show(name, amount, c)
    total += c

print("TOTAL", total)
