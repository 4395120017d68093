class S:
    def __init__(self):
        self.marks = []
    def add(self, *m):
        self.marks.extend(m)
S().add(1, 2)
