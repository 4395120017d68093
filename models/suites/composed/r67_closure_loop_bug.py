# menu callbacks all do the same thing (late binding), plus a generator used twice

class Menu:
    def __init__(self):
        self.entries = []

    def add(self, label, action):
        self.entries.append((label, action))

    def choose(self, index):
        label, action = self.entries[index]
        print(f"[{label}]", action())


def make_menu(prices):
    menu = Menu()
    for name, price in prices.items():
        menu.add(name, lambda: f"{name} costs {price}")
    return menu


def make_menu_fixed(prices):
    menu = Menu()
    for name, price in prices.items():
        menu.add(name, lambda n=name, p=price: f"{n} costs {p}")
    return menu


prices = {"tea": 2, "coffee": 3, "cake": 4.5}
menu = make_menu(prices)
menu.choose(0)
menu.choose(1)

menu = make_menu_fixed(prices)
menu.choose(0)
menu.choose(-1)

cheap = (n for n, p in prices.items() if p < 4)
print("count:", len(list(cheap)))
print("names:", list(cheap))

counter = 0
def sell(n):
    counter = counter + n
    return counter

sell(2)
