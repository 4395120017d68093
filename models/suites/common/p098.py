def process(event):
    match event:
        case {"type": "click", "pos": (x, y)}:
            return x + y
        case {"type": "key", "key": k, **rest}:
            return k, rest
        case int(n) | float(n):
            return n * 2
        case str():
            return "text"
    return None

print(process({"type": "click", "pos": (3, 4)}))
print(process({"type": "key", "key": "q", "shift": True}))
print(process(2.5), process("hi"), process([]))
