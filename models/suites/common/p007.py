import json

raw = '''
{
  "shop": "Corner",
  "items": [
    {"name": "apple", "price": 0.5, "qty": 4},
    {"name": "bread", "price": 1.2, "qty": 1}
  ],
  "open": true, "owner": null
}
'''
data = json.loads(raw)
total = 0
for item in data["items"]:
    cost = item["price"] * item["qty"]
    total += cost
    item["cost"] = cost
data["total"] = round(total, 2)
text = json.dumps(data, indent=2, sort_keys=True)
print(text)
print(data.get("owner", "nobody"), data.get("phone", "n/a"))
