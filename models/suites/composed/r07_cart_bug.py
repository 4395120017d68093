# why do both customers have the same items???

class Cart:
    def __init__(self, customer, items=[]):
        self.customer = customer
        self.items = items

    def add(self, name, price, qty=1):
        self.items.append({"name": name, "price": price, "qty": qty})

    def total(self):
        t = 0
        for item in self.items:
            t += item["price"] * item["qty"]
        return t

def apply_discount(total, code):
    discounts = {"SAVE10": 0.10, "HALF": 0.5}
    if code in discounts:
        total = total - total * discounts[code]
    return round(total, 2)

anna = Cart("Anna")
ben = Cart("Ben")

anna.add("apple", 0.5, 4)
anna.add("bread", 2.25)
ben.add("milk", 1.2, 2)

print(anna.customer, anna.total())
print(ben.customer, ben.total())
print(apply_discount(anna.total(), "SAVE10"))
print(apply_discount(ben.total(), "HALLF"))

if len(ben.items) != 1:
    print("expected 1 item but got", len(ben.items))
for item in ben.items:
    print(item["name"], item["qty"])
