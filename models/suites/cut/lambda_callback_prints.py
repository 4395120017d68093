handlers = [lambda n, v: print(f"{n} changed to {v}")]
for h in handlers:
    h("state", 5)
