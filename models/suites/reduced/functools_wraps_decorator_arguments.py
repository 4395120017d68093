import functools
def tag(label):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(*args):
            return fn(*args)
        return wrapper
    return deco
@tag("log")
def greet(name):
    return "Hi " + name
greet("Bob")
