import json

raw = """
[
  {"name": "Widget", "price": 9.99, "tags": ["a", "b"], "stock": 5},
  {"name": "Gadget", "price": "12.50", "tags": [], "stock": 0},
  {"name": "Doohickey", "price": null, "stock": 2}
]
"""

def load_products(raw):
    products = json.loads(raw)
    print("loaded", len(products), "products")
    return products

def label(product):
    tags = product.get("tags", ["none"])
    return product["name"] + " (" + ",".join(tags) + ")"

def inventory_value(products):
    total = 0
    for p in products:
        print("adding", label(p))
        price = p["price"]
        if isinstance(price, str):
            price = float(price)
        total += price * p["stock"]
        print("  total so far:", round(total, 2))
    return total

products = load_products(raw)
in_stock = [p["name"] for p in products if p["stock"]]
print(in_stock)
value = inventory_value(products)
print("value:", value)
