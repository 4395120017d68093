users = {"ann": {"age": 30}, "bob": {"age": 25}}
info = users["bob"]
users["bob"]["age"] += 10
print(info)
