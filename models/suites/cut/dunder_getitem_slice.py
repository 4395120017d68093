class Playlist:
    def __init__(self, *songs):
        self.songs = list(songs)

    def __getitem__(self, i):
        return self.songs[i]

p = Playlist("a", "b", "c")
print(p[0], p[-1])
print(p[1:])
