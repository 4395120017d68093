class Team:
    def __init__(self, *members):
        self.members = members

    def __iter__(self):
        return iter(self.members)

team = Team("Ann", "Bo")
it = iter(team)
while True:
    try:
        member = next(it)
    except StopIteration:
        break
    print("member:", member)
