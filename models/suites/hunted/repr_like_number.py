class Card:
    def __init__(self, s):
        self.s = s
    def __repr__(self):
        return self.s

h = [Card("K"), Card("2")]
print(h)
