def averager():
    total = count = 0
    avg = None
    while True:
        x = yield avg
        total += x
        count += 1
        avg = total / count

a = averager()
next(a)
print(a.send(10))
print(a.send(20))
a.close()
