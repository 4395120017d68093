from itertools import count


def logged(prefix):
    def decorator(function):
        def wrapper(*args, **kwargs):
            wrapper.calls += 1
            result = function(*args, **kwargs)
            print(prefix, wrapper.calls, result)
            return result
        wrapper.calls = 0
        return wrapper
    return decorator


def once(function):
    def inner(self, *args):
        if self.done:
            return None
        self.done = True
        return function(self, *args)
    return inner


class Shape:
    def __init__(self, size):
        self.size = size
        self.done = False

    @logged("area")
    def area(self, factor=1):
        return self.size * factor

    @once
    def name(self, word):
        return f"{word} {self.size}"


class Square(Shape):
    def __init__(self, size):
        super().__init__(size * size)


KINDS = {"shape": Shape, "square": Square}
numbers = count(10, 5)


def make(kind, *args, **kwargs):
    return KINDS[kind](*args, **kwargs)


one = KINDS["shape"](3)
two = make("square", size=4)
one.area()
two.area(2)
two.area(factor=3)
print(one.name("a"), one.name("b"), two.name("c"))
for shape in [one, two]:
    number = next(numbers)
    print(number, shape.size)
