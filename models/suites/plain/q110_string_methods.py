name = "  grace Hopper "
name = name.strip()
print(name)
print(name.upper())
print(name.title())
print(name.capitalize())
print(len(name))
parts = name.split(" ")
first = parts[0]
last = parts[1]
print(last + ", " + first)
print("initials: " + first[0].upper() + "." + last[0] + ".")
print(name.find("H"), name.count("p"), name.replace("p", "b"))
print(name.startswith("gra"), name.endswith("x"))
print(name.swapcase())
backwards = ""
for c in first:
    backwards = c + backwards
print(backwards)
