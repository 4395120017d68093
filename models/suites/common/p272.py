def add_contact(book, name, *, phone=None, email=None):
    entry = book.setdefault(name, {})
    for k, v in (("phone", phone), ("email", email)):
        if v is not None:
            entry[k] = v
    return entry

book = {}
add_contact(book, "Ann", phone="1")
e = add_contact(book, "Ann", email="a@b")
e["vip"] = True
print(book)
for name, info in book.items():
    print(name + ":", ", ".join(f"{k}={v}" for k, v in info.items()))
