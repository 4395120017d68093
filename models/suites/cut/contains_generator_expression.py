class P:
    def __init__(self, *songs):
        self._songs = list(songs)

    def __contains__(self, song):
        return song.lower() in (s.lower() for s in self._songs)

p = P("Hello", "Hey Jude", "Yesterday")
print("HELLO" in p, "nope" in p)
