n = int(input("How many? "))
marks = [float(input(f"Mark {i + 1} of {n}: ")) for i in range(n)]
print(sum(marks) / n)
x, y = [int(v) for v in input("x and y: ").split()]
names = []
for i in range(2):
    names.append(input("Name " + str(i) + ": ").strip().title())
print(", ".join(sorted(names)))
yes = input("ok? ").lower() in ("y", "yes")
ages = {}
while len(ages) < 2:
    who = input("who: ")
    try:
        ages[who] = int(input("age: "))
    except ValueError:
        print("not a number, try again")
print(ages, max(ages, key=ages.get))
def menu():
    while True:
        c = input("(a)dd (q)uit: ")
        if c in "aq" and c:
            return c
        print("?")
items = []
while menu() != "q":
    items.append(input("item: "))
print(items)
