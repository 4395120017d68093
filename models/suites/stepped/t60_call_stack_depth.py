# How the call stack grows and shrinks

depth = 0

def trace(func):
    def wrapper(n):
        global depth
        print("  " * depth + f"-> {func.__name__}({n})")
        depth += 1
        result = func(n)
        depth -= 1
        print("  " * depth + f"<- {result}")
        return result
    return wrapper


@trace
def fact(n):
    return 1 if n <= 1 else n * fact(n - 1)


fact(3)

# with a cache
cache = {}

def fib(n):
    if n in cache:
        return cache[n]
    if n < 2:
        value = n
    else:
        value = fib(n - 1) + fib(n - 2)
    cache[n] = value
    return value

print(fib(4), cache)

# mutual recursion
def is_even(n):
    return True if n == 0 else is_odd(n - 1)

def is_odd(n):
    return False if n == 0 else is_even(n - 1)

print(is_even(3))

# an exception unwinds the stack
def level3():
    raise ValueError("deep down")

def level2():
    print("level2 start")
    level3()
    print("never printed")

def level1():
    try:
        level2()
    except ValueError as e:
        print("caught in level1:", e)

level1()
print("depth is back to", depth)
