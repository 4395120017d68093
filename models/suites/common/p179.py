stock = [
    {"sku": "A1", "qty": 5, "price": 2.5},
    {"sku": "B2", "qty": 0, "price": 10},
]

def restock(items, minimum=3):
    """Top up in place; return skus touched."""
    touched = []
    for it in items:
        if it["qty"] < minimum:
            it["qty"] = minimum
            touched.append(it["sku"])
    return touched

print(restock(stock), restock(stock))
worth = sum(i["qty"] * i["price"] for i in stock)
print(f"{worth:,.2f}", [i["qty"] for i in stock])
print(next((i for i in stock if i["sku"] == "B2"), None))
print(any(i["qty"] == 0 for i in stock), all(i["price"] > 1 for i in stock))
