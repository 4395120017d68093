class Playlist:
    def __init__(self, *songs):
        self._songs = list(songs)
    def __len__(self):
        return len(self._songs)
    def __contains__(self, s):
        return s in self._songs
    def __getitem__(self, i):
        return self._songs[i]
    def __add__(self, other):
        return Playlist(*self._songs, *other._songs)
    def __bool__(self):
        return bool(self._songs)

p = Playlist("Yesterday", "Help!")
q = p + Playlist("Let It Be")
print(len(q), "Help!" in q, q[-1], q[:2])
for song in q:
    print("~", song)
print("empty" if not Playlist() else "songs")
