# shopping cart program
prices = {"milk": 1.2, "bread": 2.5, "eggs": 3.0, "cheese": 4.75}
cart = {}
budget = 15

commands = ["add milk 3", "add bread 1", "add pizza 1", "remove milk 1", "remove eggs 1", "list", "pay"]

def total(cart):
    t = 0
    for item in cart:
        t += prices[item] * cart[item]
    return t

done = False
index = 0
while done == False:
    parts = commands[index].split()
    index += 1
    cmd = parts[0]
    if cmd == "add":
        item = parts[1]
        n = int(parts[2])
        if item not in prices:
            print("we dont have", item)
        elif item in cart:
            cart[item] += n
        else:
            cart[item] = n
    elif cmd == "remove":
        item = parts[1]
        n = int(parts[2])
        if item in cart:
            cart[item] -= n
            if cart[item] <= 0:
                del cart[item]
        else:
            print(item, "is not in the cart")
    elif cmd == "list":
        for item, n in cart.items():
            print(f"{n} x {item:8} = {n * prices[item]:.2f}")
    elif cmd == "pay":
        t = total(cart)
        print("total:", t)
        if t > budget:
            print("too expensive")
        else:
            print("change:", round(budget - t, 2))
            done = True

print(cart)
