def inner():
    reply = yield 'first'
    print('got', reply)
    reply = yield 'second'
    return reply


def wrapper():
    r = yield from inner()
    while True:
        yield r


gen = wrapper()
print(next(gen))
try:
    print(gen.send(1))
    print(gen.send(8))
    print(gen.send(1))
except StopIteration:
    print('that was all')
