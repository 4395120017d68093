data = {"user": {"id": 7}, "ok": True}
user = data["user"]

def walk(node):
    for k, v in node.items():
        print(k, v)

walk(data)
