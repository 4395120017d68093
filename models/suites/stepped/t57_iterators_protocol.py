# What does a for loop really do?

numbers = [10, 20]
it = iter(numbers)
print(next(it))
print(next(it))
print(next(it, "no more"))


class Countdown:
    """iterable AND iterator"""

    def __init__(self, start):
        self.current = start

    def __iter__(self):
        return self

    def __next__(self):
        if self.current <= 0:
            raise StopIteration
        self.current -= 1
        return self.current + 1


for n in Countdown(3):
    print(n, end=" ")
print()

c = Countdown(2)
print(list(c), list(c))     # exhausted the second time


class Team:
    """iterable only: makes a new iterator each time"""

    def __init__(self, *members):
        self.members = members

    def __iter__(self):
        return iter(self.members)


team = Team("Ann", "Bo")
print(list(team), list(team))
first, second = team
print(second, first)

# by hand
iterator = iter(team)
while True:
    try:
        member = next(iterator)
    except StopIteration:
        break
    print("member:", member)

z = zip([1, 2, 3], "ab")
print(next(z))
for pair in z:
    print(pair)
print(dict(enumerate(team, start=1)))
print(list(map(str.upper, team)), list(reversed([1, 2])))
