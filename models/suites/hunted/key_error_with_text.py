def find(name):
    raise KeyError(f"no user {name}")

try:
    find("bob")
except KeyError as e:
    print(e)
