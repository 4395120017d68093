def greet(name="World", *, excited=False):
    msg = f"Hello, {name}"
    return msg + ("!" * 3 if excited else ".")

print(greet())
print(greet("Sam", excited=True))
print(greet(name="Jo"))
print((lambda a, b=2: a ** b)(3))
print(greet.__name__, greet.__kwdefaults__)
help_text = greet.__doc__ or "no docs"
print(help_text)
