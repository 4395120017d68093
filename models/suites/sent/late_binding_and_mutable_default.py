# why do all my buttons print 3 ???
buttons = []
for i in range(4):
    buttons.append(lambda: i)
print([b() for b in buttons])

# fix 1: default argument
fixed = [lambda i=i: i for i in range(4)]
print([b() for b in fixed])

# fix 2: factory function
def make(n):
    def press():
        return n * 10
    return press
print([f() for f in [make(k) for k in range(3)]])

# and the other famous one
def add_item(item, basket=[]):
    basket.append(item)
    return basket

a = add_item("apple")
b = add_item("pear")
print(a, b, a is b)
print(add_item.__defaults__)

def add_item_ok(item, basket=None):
    basket = [] if basket is None else basket
    basket.append(item)
    return basket

a = add_item_ok("apple")
b = add_item_ok("pear")
print(a, b, a is b)

# counter closure: needs nonlocal
def counter():
    n = 0
    def bump():
        n += 1
        return n
    return bump

c = counter()
try:
    print(c())
except UnboundLocalError as e:
    print("UnboundLocalError!", type(e).__mro__[1].__name__)
