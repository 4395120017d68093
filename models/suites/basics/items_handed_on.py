board = [["a", "b"], ["c", "d"]]


def lines():
    yield from board
    for c in range(2):
        yield [row[c] for row in board]


for line in lines():
    print(line)


def several(n):
    yield from [1, 2]
    yield from range(n)
    yield from "ab"
    yield 3


print(list(several(2)))


class Playlist:
    def __init__(self, songs):
        self.songs = songs

    def __getitem__(self, place):
        return self.songs[place]


p = Playlist(["x", "y"])
for song in p:
    print(song)
for place, song in enumerate(p):
    print(place, song)
