class Parrot:
    def __init__(self, name, years=1):
        self.name = name
        self.years = years
        self.words = []

    def birthday(self):
        self.years += 1
        print(self.name, self.years)

    def learn(self, trick):
        if trick in self.words:
            return False
        self.words.append(trick)
        return self.words


buddy = Parrot('Bella', 8)
buddy.birthday()
print(buddy.learn('snow'))
print(len(buddy.words))
print(buddy.name, buddy.years)
