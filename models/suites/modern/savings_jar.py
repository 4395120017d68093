# How many weeks until I can buy the bike?
bike = 180
saved = 35
week = 0
pocket_money = 12

while saved < bike:
    week += 1
    saved += pocket_money

    # every 4 weeks grandma gives me something extra
    if week % 4 == 0:
        saved += 10
        print("Week", week, "- thank you grandma!")

    # I can't resist the cinema in week 3
    if week == 3:
        saved -= 9
        continue

    if saved >= bike / 2 and saved - pocket_money < bike / 2:
        print("Week", week, "- halfway there:", saved)

    if week > 50:
        print("this takes too long")
        break
else:
    print("I can buy it after", week, "weeks")

print("Money left over:", saved - bike)
