def ask_age(name):
    age = int(input(f"How old are you, {name}? "))
    return age

name = input("What is your name? ")
age = ask_age(name)
if age >= 18:
    print("Hello,", name)
else:
    print("Hi,", name + "!")
total = 0
while True:
    line = input("Number (empty to stop): ")
    if line == "":
        break
    total += float(line)
print(f"Total: {total:.1f}")
