phonebook = {}

def add(name, number):
    if name in phonebook:
        print(name, "already exists")
        return False
    phonebook[name] = number
    return True

add("Mum", "0123")
add("Dad", "0456")
add("Mum", "9999")
for name in sorted(phonebook):
    print(name.ljust(6, "."), phonebook[name])
print("Sue" in phonebook, phonebook.get("Sue", "unknown"))
removed = phonebook.pop("Dad")
print(removed, phonebook, phonebook.pop("Nan", None))
inverse = {v: k for k, v in phonebook.items()}
print(inverse)
