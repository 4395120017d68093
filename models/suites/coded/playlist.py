# Exercise 7 - Playlist with dunder methods

class Song:
    def __init__(self, title, artist, seconds):
        self.title = title
        self.artist = artist
        self.seconds = seconds

    def __str__(self):
        minutes = self.seconds // 60
        rest = self.seconds % 60
        return f"{self.title} by {self.artist} ({minutes}:{rest:02d})"

    def __eq__(self, other):
        return self.title == other.title and self.artist == other.artist

    def __lt__(self, other):
        return self.seconds < other.seconds


class Playlist:
    def __init__(self, name):
        self.name = name
        self.songs = []

    def add(self, song):
        if song in self:
            print("already there:", song.title)
        else:
            self.songs.append(song)

    def __len__(self):
        return len(self.songs)

    def __getitem__(self, index):
        return self.songs[index]

    def __contains__(self, song):
        for s in self.songs:
            if s == song:
                return True
        return False

    def total(self):
        t = 0
        for s in self.songs:
            t = t + s.seconds
        return t


p = Playlist("Road trip")
p.add(Song("Blue Sky", "The Larks", 215))
p.add(Song("Night Bus", "Mona", 184))
p.add(Song("Blue Sky", "The Larks", 300))   # the same song again
p.add(Song("Rain", "Mona", 65))

print(p.name, "has", len(p), "songs")
for song in p:         # works because of __getitem__
    print(song)
print("shortest:", min(p))
print("sorted:", [s.title for s in sorted(p, reverse=True)])
print("total seconds:", p.total())
print("last:", p[-1])
