# Exercise 2.4 - print a conversion table
def to_fahrenheit(celsius):
    f = celsius * 9 / 5 + 32
    return f

print("  C  |   F")
print("-----+------")
c = -10
while c <= 40:
    f = to_fahrenheit(c)
    if f < 32:
        note = "freezing"
    elif f > 85:
        note = "hot!"
    else:
        note = ""
    print(f"{c:4d} | {f:5.1f} {note}")
    c += 5
