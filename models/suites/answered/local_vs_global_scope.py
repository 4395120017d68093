"""Why do I get UnboundLocalError when I change a global variable in a function?"""

counter = 0


def increment_broken():
    # Assigning to counter anywhere in the function makes it LOCAL
    # for the whole function, so reading it first fails.
    counter += 1


def increment_with_global():
    global counter
    counter += 1


def increment_pure(value):
    """Usually the best way: take a value in, return a new value."""
    return value + 1


def make_counter():
    """Closures use `nonlocal` for the same purpose."""
    count = 0

    def step():
        nonlocal count
        count += 1
        return count

    return step


try:
    increment_broken()
except UnboundLocalError as e:
    print("Broken:", type(e).__name__)

increment_with_global()
increment_with_global()
print("With global:", counter)

counter = increment_pure(counter)
print("With return value:", counter)

tick = make_counter()
other = make_counter()
tick()
tick()
print("Closure:", tick(), "| separate closure:", other())
