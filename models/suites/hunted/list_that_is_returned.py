class Team:
    def __init__(self):
        self.members = []
    def get(self):
        return self.members

t = Team()
m = t.get()
m.append("x")
print(t.members, t.get() is m)
