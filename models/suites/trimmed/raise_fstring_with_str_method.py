class Item:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return "<" + self.name + ">"

def use(item):
    raise ValueError(f"cannot use {item}")

def use2(item):
    raise ValueError("cannot use " + str(item))

for f in [use, use2]:
    try:
        f(Item("sword"))
    except ValueError as e:
        print(e)
