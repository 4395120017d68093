phone_book = {"Maria": "555-1234", "John": "555-8765", "Li Wei": "555-0000"}

def look_up(name):
    print("Looking for", name, "...")
    number = phone_book[name]
    return number

def swap(book):
    reverse = {}
    for name, number in book.items():
        reverse[number] = name
    return reverse

phone_book["Omar"] = "555-4321"
del phone_book["John"]

by_number = swap(phone_book)
print(by_number["555-0000"])

people = ["Maria", "Omar", "John"]
found = []
for person in people:
    number = look_up(person)
    found.append((person, number))
    print(person, "->", number)

print("All found:", found)
