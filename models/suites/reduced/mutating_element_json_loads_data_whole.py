import json
raw = '''
{"shop": "Corner", "items": [
    {"name": "apple", "price": 0.5, "qty": 4},
    {"name": "bread", "price": 1.2, "qty": 1}
  ], "open": true, "owner": null}'''
data = json.loads(raw)
for item in data["items"]:
    item["cost"] = 2.5
