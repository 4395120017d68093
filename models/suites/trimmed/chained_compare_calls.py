def low():
    return 3

def high():
    return 9

x = 5
if low() <= x <= high():
    print("inside")
if not 1 <= x <= low():
    print("outside")
print(low() < x < high())
