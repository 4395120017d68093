import types
def f(): yield 1
print(isinstance(f(), types.GeneratorType))
