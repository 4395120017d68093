registry = {}

def register(name):
    def decorator(fn):
        registry[name] = fn
        return fn
    return decorator

def repeat(times):
    def decorator(fn):
        def wrapper(*args):
            return [fn(*args) for _ in range(times)]
        return wrapper
    return decorator

@register("hello")
def say_hello(name):
    return "hello " + name

@register("twice")
@repeat(2)
def shout(name):
    return name.upper()

for key in registry:
    print(key, registry[key]("ann"))
print(shout.__name__, say_hello.__name__)
