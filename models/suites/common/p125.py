def debug(func):
    def wrapper(*args, **kwargs):
        print("->", func.__name__, args)
        result = func(*args, **kwargs)
        print("<-", result)
        return result
    return wrapper

def bold(func):
    return lambda *a: "<b>" + func(*a) + "</b>"

@debug
@bold
def hello(name):
    return f"hello {name}"

hello("Kim")
