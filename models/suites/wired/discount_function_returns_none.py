# Crashes with TypeError. The print inside the function shows the right number though

def discount(price, code):
    codes = {"SAVE10": 10, "HALF": 50}
    percent = codes.get(code, 0)
    new_price = price - price * percent // 100
    print("   price", price, "code", code, "->", new_price)
    if percent > 0:
        return new_price


def shipping(weight):
    cost = 3
    while weight > 2:
        cost = cost + 2
        weight = weight - 2
    return cost


orders = [
    ("lamp", 40, 5, "SAVE10"),
    ("rug", 90, 9, "HALF"),
    ("vase", 25, 1, ""),
    ("desk", 150, 20, "SAVE10"),
]

total = 0
for name, price, weight, code in orders:
    print("order:", name)
    cheap = discount(price, code)
    ship = shipping(weight)
    print("   shipping", ship)
    total = total + cheap + ship
    print("   total so far", total)

print("TOTAL", total)
