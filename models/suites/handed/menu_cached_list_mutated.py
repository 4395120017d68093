from functools import lru_cache

PRICES = {"soup": 4, "salad": 5, "pasta": 9, "curry": 10, "cake": 4}


@lru_cache(maxsize=None)
def dishes_below(limit):
    # imagine this is a slow database query
    print(f"[query: price < {limit}]")
    found = []
    for dish, price in PRICES.items():
        if price < limit:
            found.append(dish)
    return found


def menu_for(guest, budget, dislikes=()):
    menu = dishes_below(budget)
    for bad in dislikes:
        if bad in menu:
            menu.remove(bad)
    menu.append("tap water")
    print(guest, "can have", menu)


menu_for("Ana", 10)
menu_for("Bo", 6, dislikes=["cake", "soup"])
menu_for("Cy", 10, dislikes=["pasta"])
menu_for("Dee", 10)
menu_for("Eli", 6)
print(dishes_below.cache_info())
