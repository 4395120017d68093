# Ticket prices at the zoo
# under 4: free, 4-15: 6.50, 16-64: 14, from 65: 9
# members get 20 % off, Tuesday is 1 euro cheaper (but never below 0)


def ticket_price(age, member=False, day="Mon"):
    if age < 4:
        price = 0
    elif age < 16:
        price = 6.5
    elif age < 65:
        price = 14
    else:
        price = 9

    if member:
        price *= 0.8
    if day == "Tue" and price > 0:
        price -= 1
    return max(price, 0)


family = [("Grandma", 71), ("Dad", 43), ("Lena", 15), ("Tim", 3)]

for day in ("Mon", "Tue"):
    total = 0
    print(f"--- {day} ---")
    for name, age in family:
        p = ticket_price(age, day=day)
        print(f"{name:<8} {age:>3} {p:>6.2f}")
        total += p
    print(f"{'total':<12} {total:>6.2f}")

print(ticket_price(43, True))
print(ticket_price(day="Tue", age=43, member=True))
