def shout(function):
    def wrapper(*args):
        result = function(*args)
        return result.upper() + "!"
    return wrapper

@shout
def greet(name):
    return "hello " + name

print(greet("ann"))

def logged(function):
    calls = []

    def wrapper(x):
        calls.append(x)
        value = function(x)
        print("call", len(calls), value)
        return value
    return wrapper

@logged
def square(x):
    return x * x

y = square(3) + square(4)
print(y)
