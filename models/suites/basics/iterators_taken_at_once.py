class Countdown:
    class Steps:
        def __init__(self, left):
            self.left = left

        def __iter__(self):
            return self

        def __next__(self):
            if self.left == 0:
                raise StopIteration
            self.left -= 1
            return self.left + 1

    def __init__(self, start):
        self.start = start

    def __iter__(self):
        return self.Steps(self.start)


three = Countdown(3)
print(list(three), sum(three))
print(" > ".join(map(str, three)), 2 in three)
first, *rest = three
doubled = [2 * n for n in three]
print(first, rest, doubled, max(three))
steps = iter(three)
print(next(steps), [*steps], [*steps])
