import json

payload = '{"user": {"id": 7, "name": "Zo\\u00eb", "tags": ["a", "b"]}, "active": true, "score": null, "ratio": 1.50}'
data = json.loads(payload)
user = data["user"]
print(user["name"], len(user["tags"]), data["active"], data["score"])

def walk(node, path=""):
    if isinstance(node, dict):
        for k, v in node.items():
            yield from walk(v, f"{path}.{k}" if path else k)
    elif isinstance(node, list):
        for i, v in enumerate(node):
            yield from walk(v, f"{path}[{i}]")
    else:
        yield path, node

for p, v in walk(data):
    print(p, "=", json.dumps(v))
try:
    json.loads("{bad json}")
except json.JSONDecodeError as e:
    print("decode error:", e.msg, "at", e.pos)
