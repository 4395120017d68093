phone_book = {"Ada": "0171-100", "Bob": "0160-222"}

phone_book["Cem"] = "0152-333"      # new entry
phone_book["Bob"] = "0160-999"      # overwrites the old one


def look_up(name: str) -> str:
    """Return the number, or a friendly message."""
    if name in phone_book:
        return phone_book[name]
    return f"no entry for {name!r}"


for who in ["Ada", "Bob", "Eve"]:
    print(who, "->", look_up(who))

# three ways to walk through a dictionary
for name in phone_book:
    print(name, end=" ")
print()
for number in phone_book.values():
    print(number, end=" ")
print()
for name, number in phone_book.items():
    print(f"{name:.<10}{number}")

# turn it around: number -> name
owner = {number: name for name, number in phone_book.items()}
print(owner["0152-333"])

removed = phone_book.pop("Ada")
print("removed", removed)
print(phone_book.pop("Zoe", None))

print(phone_book["Ada"])    # KeyError, on purpose
