MISSING = object()
data = {}

def get(key, default=None):
    value = data.get(key, MISSING)
    if value is MISSING:
        return default
    return value

data["a"] = 1
print(get("a"))
print(get("x", -1))
