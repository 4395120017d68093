

















































class PowersIterator:
    def __init__(self, stop):
        self.current = 3
        self.stop = stop

    def __iter__(self):
        return self

    def __next__(self):
        if self.current >= self.stop:
            print('stop')
            raise StopIteration
        self.current += 3
        return self.current


class Powers:
    def __init__(self, stop):
        self.stop = stop

    def __iter__(self):
        return PowersIterator(self.stop)


s = Powers(10)
for a in s:
    for b in s:
        print(a, b)
        break
