prices = {"apple": 0.40, "bread": 1.85, "milk": 1.10}

def get_price(item, amount):
    price = prices[item] * amount
    if amount >= 3:
        price = price * 0.9   # 10% off

def basket_total(basket):
    total = 0
    for item in basket:
        amount = basket[item]
        cost = get_price(item, amount)
        print(item, "x", amount, "=", cost)
        total = total + cost
    return total

my_basket = {"apple": 3, "milk": 2}

print("Welcome to my shop")
print("-" * 20)
for p in prices:
    print(p.title().ljust(10), "£", prices[p])
print("-" * 20)
print("TOTAL", basket_total(my_basket))
