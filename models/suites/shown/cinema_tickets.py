# Homework 4 - Cinema tickets
# Price depends on age, Tuesday is half price

def ticket_price(age, day):
    if age < 3:
        price = 0
    elif age < 12:
        price = 5.5
    elif age >= 65:
        price = 6
    else:
        price = 9.5
    if day == "Tuesday":
        price = price / 2
    return price

family = [("Mum", 41), ("Dad", 44), ("Ben", 10), ("Lily", 2), ("Grandpa", 71)]
for day in ["Monday", "Tuesday"]:
    total = 0
    print("---", day, "---")
    for name, age in family:
        p = ticket_price(age, day)
        print(name, "pays", p)
        total = total + p
    print("Total:", total)
