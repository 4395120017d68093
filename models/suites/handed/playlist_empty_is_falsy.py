# python 3.11
# The party playlist I pass in stays empty, everything lands somewhere else


class Playlist:
    def __init__(self, title):
        self.title = title
        self._songs = []

    def add(self, song, seconds):
        self._songs.append((song, seconds))
        return self

    def __len__(self):
        return len(self._songs)

    def __iter__(self):
        yield from self._songs

    @property
    def duration(self):
        total = sum(sec for _, sec in self)
        return "%d:%02d" % divmod(total, 60)


def import_songs(text, playlist=None):
    playlist = playlist or Playlist("untitled")
    for row in text.strip().split(";"):
        song, length = row.rsplit(" ", 1)
        m, s = map(int, length.split(":"))
        playlist.add(song.strip(), m * 60 + s)
    return playlist


party = Playlist("party")
import_songs("Blue Monday 7:29; Hey Ya 3:55; Around the World 7:09", party)
print(party.title, len(party), party.duration)

calm = Playlist("calm").add("Weightless", 485)
got = import_songs("Avril 14th 2:05", calm)
print(calm.title, len(calm), calm.duration, got is calm)
