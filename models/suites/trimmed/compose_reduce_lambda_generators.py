from functools import reduce

def double(xs):
    for x in xs:
        yield x * 2

def positive(xs):
    return (x for x in xs if x > 0)

def compose(*steps):
    return lambda data: reduce(lambda acc, step: step(acc), steps, data)

pipeline = compose(double, positive)
print(list(pipeline([3, -1, 4])))
