class Team:
    def __init__(self):
        self._members = ["Ann", "Bo"]

    def get(self):
        return self._members

    def show(self):
        for i, m in enumerate(self.get()):
            print(i, m)
        for m in sorted(self.get()):
            print(m)

Team().show()
