# Functions with default arguments
# my phone company has 3 kinds of customer

def calculate_bill(minutes, texts=0, plan="basic", discount=0):
    if plan == "basic":
        total = 5 + minutes * 0.10 + texts * 0.05
    elif plan == "plus":
        total = 12
        if minutes > 100:
            extra = minutes - 100
            total = total + extra * 0.08
    else:
        total = 25
    if discount > 0:
        total = total - total * discount / 100
    return round(total, 2)


def print_bill(name, amount, currency="£", width=30):
    dots = "." * (width - len(name) - 8)
    print(f"{name}{dots}{currency}{amount:>7.2f}")


customers = [
    ["Maria", 35, 10],
    ["Tom", 140, 2],
    ["Mrs Okafor", 300, 80],
]

bill1 = calculate_bill(customers[0][1], customers[0][2])
bill2 = calculate_bill(customers[1][1], plan="plus")
bill3 = calculate_bill(customers[2][1], customers[2][2], "unlimited", discount=10)
bill4 = calculate_bill(60)
print_bill("Maria", bill1)
print_bill("Tom", bill2)
print_bill("Mrs Okafor", bill3, currency="€")
print_bill("Guest", bill4, width=24)

total = 0
biggest = 0
for bill in [bill1, bill2, bill3, bill4]:
    total += bill
    if bill > biggest:
        biggest = bill
print("Total %.2f, biggest %.2f" % (total, biggest))
