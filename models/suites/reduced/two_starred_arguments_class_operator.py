class P:
    def __init__(self, *songs):
        self.s = list(songs)
    def __add__(self, o):
        return P(*self.s, *o.s)
r = P(1, 2) + P(3)
