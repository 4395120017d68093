class Playlist:
    def __init__(self, *songs):
        self._songs = list(songs)

    def __len__(self):
        return len(self._songs)

    def __getitem__(self, i):
        return self._songs[i]

    def __setitem__(self, i, value):
        self._songs[i] = value

    def __contains__(self, song):
        return song.lower() in (s.lower() for s in self._songs)

    def __call__(self, prefix):
        return [s for s in self._songs if s.startswith(prefix)]

p = Playlist("Help", "Hey Jude", "Yesterday")
print(len(p), p[0], p[-1])
print(p[1:])
p[0] = "Hello"
print("HELLO" in p, "nope" in p)
print(p("He"))
for song in p:
    print(song)
