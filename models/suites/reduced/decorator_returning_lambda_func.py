def bold(func):
    return lambda *a: "<b>" + func(*a) + "</b>"
@bold
def hello(name):
    return "hi " + name
print(hello("K"))
