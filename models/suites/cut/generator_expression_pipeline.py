def numbers():
    for i in range(5):
        yield i

evens = (n for n in numbers() if n % 2 == 0)
sq = (n * n for n in evens)
print(list(sq))
print(list(sq))
