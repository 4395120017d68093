def order(item, qty=1, *extras, gift=False, **notes):
    print(f"{qty} x {item}", "gift" if gift else "", extras, notes)

order("tea")
order("tea", 2)
order("tea", 2, "milk", "sugar")
order("cake", gift=True, colour="pink")
order(qty=3, item="bun")
try:
    order()
except TypeError as e:
    print("TypeError:", e)

def f(a, /, b, *, c):
    return a, b, c

print(f(1, b=2, c=3))
try:
    f(1, 2, 3)
except TypeError as e:
    print("TypeError:", e)
