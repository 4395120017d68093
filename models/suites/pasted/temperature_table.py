# Celsius to Fahrenheit table
start = -10
stop = 40
step = 10

def to_fahrenheit(celsius):
    return celsius * 9 / 5 + 32

print("  C   |    F")
print("------+-------")
c = start
while c <= stop:
    f = to_fahrenheit(c)
    if f < 32:
        note = "freezing"
    elif f > 86:
        note = "hot!"
    else:
        note = ""
    print(f"{c:5d} | {f:6.1f}  {note}")
    c += step

# find the temperature where both are the same
c = -30
while c != to_fahrenheit(c):
    c = c - 1
print("Both scales agree at", c)
