def f():
    return {"a": 1, "b": 2}
for k, v in f().items():
    print(k, v)
