from functools import wraps

def loud(func):
    @wraps(func)
    def wrapper(name):
        """wrapper doc"""
        return func(name).upper()
    return wrapper

@loud
def greet(name):
    """Say hello."""
    return "Hello, " + name

print(greet.__name__)
print(greet.__doc__)
