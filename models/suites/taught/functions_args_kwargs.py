"""Different ways to hand over arguments."""


def greet(name, greeting="Hello", *, loud=False):
    text = f"{greeting}, {name}!"
    if loud:
        text = text.upper()
    return text


def average(*numbers):
    if not numbers:
        return None
    total = 0
    for n in numbers:
        total += n
    return total / len(numbers)


def profile(name, **details):
    print(name)
    for key, value in details.items():
        print("  ", key, "=", value)


print(greet("Maya"))
print(greet("Maya", "Good morning"))
print(greet(greeting="Hi", name="Tom", loud=True))

print(average(2, 4, 9))
print(average())
marks = [1, 2, 2, 3]
print(average(*marks))

profile("Kim", age=15, hobby="judo")
data = {"age": 44, "subject": "physics"}
profile("Mr Hart", **data)

print(greet("Maya", "Hi", True))      # TypeError: loud is keyword-only
