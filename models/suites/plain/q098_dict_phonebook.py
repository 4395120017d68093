phonebook = {}
phonebook["Amy"] = "555-1234"
phonebook["Ben"] = "555-9876"
phonebook["Cat"] = "555-0000"

def lookup(name):
    if name in phonebook:
        return phonebook[name]
    else:
        return "not found"

print(lookup("Ben"))
print(lookup("Dan"))
phonebook["Ben"] = "555-1111"
del phonebook["Cat"]
for name, number in phonebook.items():
    print(name + ": " + number)
print("There are " + str(len(phonebook)) + " entries")
names = list(phonebook.keys())
names.sort(reverse=True)
print(names)
