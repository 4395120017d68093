from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Song:
    artist: str
    title: str
    seconds: int = field(compare=False)
    tags: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    @property
    def length(self) -> str:
        m, s = divmod(self.seconds, 60)
        return f"{m}:{s:02d}"


@dataclass
class Playlist:
    name: str
    songs: list[Song] = field(default_factory=list)

    def __len__(self):
        return len(self.songs)

    def __iter__(self):
        return iter(self.songs)

    def __contains__(self, title: str) -> bool:
        return any(s.title == title for s in self.songs)

    def add(self, *songs: Song) -> "Playlist":
        self.songs.extend(songs)
        return self

    def with_tag(self, tag):
        return Playlist(f"{self.name}/{tag}", [s for s in self if tag in s.tags])


road_trip = Playlist("Road trip")
road_trip.add(
    Song("Queen", "Don't Stop Me Now", 209, frozenset({"rock", "happy"})),
    Song("ABBA", "Waterloo", 165, frozenset({"pop", "happy"})),
).add(Song("Queen", "Bohemian Rhapsody", 354, frozenset({"rock"})))

for n, song in enumerate(sorted(road_trip), start=1):
    print(f"{n}. {song.artist:<6} | {song.title:^20} | {song.length:>5}")

print("Waterloo" in road_trip, "Yesterday" in road_trip)
happy = road_trip.with_tag("happy")
print(happy)
print(f"{len(happy)=} {sum(s.seconds for s in happy)=}")
