contacts = {}
def add():
    name = input("Name: ")
    contacts[name] = input("Phone: ")

def find():
    name = input("Who? ")
    print(contacts.get(name, "unknown"))

commands = {"add": add, "find": find}
while (cmd := input("> ")) != "quit":
    action = commands.get(cmd)
    if action is None:
        print("Unknown command:", cmd)
    else:
        action()
print(len(contacts), "contacts")
