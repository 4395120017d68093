days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
temps = [12, 15, 9, 21, 26, 30, 18]
rain = [True, False, True, False, False, False, True]

hottest = temps[0]
hottest_day = days[0]

for i in range(len(days)):
    t = temps[i]
    if rain[i]:
        if t < 10:
            clothes = "coat and umbrella"
        else:
            clothes = "raincoat"
    else:
        if t > 25:
            clothes = "shorts"
        elif t > 18:
            clothes = "t-shirt"
        else:
            clothes = "sweater"
    print(days[i], t, "->", clothes)
    if t > hottest:
        hottest = t
        hottest_day = days[i]

print("The hottest day was", hottest_day, "with", hottest, "degrees")
print("Average:", round(sum(temps) / len(temps), 1))
