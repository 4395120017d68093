from functools import reduce

def shout(text):
    return text.upper() + '!'

def twice(f, x):
    return f(f(x))

square = lambda x: x * x
add = lambda a, b=1: a + b
actions = {'up': lambda n: n + 1, 'down': lambda n: n - 1, 'shout': shout}
n = 5
for name in ['up', 'up', 'down']:
    n = actions[name](n)
    print(name, n)
print(actions['shout']('hey'))
print(twice(square, 3), add(4), add(4, 6))
print(list(map(square, [1, 2, 3])))
total = reduce(lambda a, b: a * b, [2, 3, 4])
print(total)
steps = [square, add, lambda x: x - 10]
value = 2
for step in steps:
    value = step(value)
print(value)
def times(k):
    return lambda x: x * k
double = times(2)
print(double(21))
