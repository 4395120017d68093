from collections import OrderedDict

MISSING = object()
data = OrderedDict()

def get(key, default=None):
    value = data.get(key, MISSING)
    if value is MISSING:
        return default
    data.move_to_end(key)
    return value

data["a"] = 1
data["b"] = 2
print(get("a"))
print(get("x", -1))
