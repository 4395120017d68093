





# now the result
class Place:
    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y

    def distance(self, other):
        dx, dy = self.x - other.x, self.y - other.y
        return max(abs(dx), abs(dy))

    def move(self, dx, dy):
        # start here
        self.x += dx
        # example
        self.y += dy

    def __repr__(self):
        return 'Place' + str((self.x, self.y))

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y


a = Place(3, 6)
end = Place(3, 6)
r = a.move(0, 1)

print(a.x, a.y)

# test
print(r is a, r is None)

end = a
end.x = 8
print(a.x)
