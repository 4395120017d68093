# Where do I put the capo so that the song has the fewest hard chords?
import re

NOTES = "C C# D D# E F F# G G# A A# B".split()
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
EASY = {"C", "D", "E", "G", "A", "Am", "Dm", "Em"}
PATTERN = re.compile(r"([A-G][#b]?)(m?)(7?)$")


def shift(chord, semitones):
    found = PATTERN.match(chord)
    if found is None:
        return "?" + chord
    root, minor, seven = found.groups()
    root = FLATS.get(root, root)
    place = (NOTES.index(root) + semitones) % 12
    return NOTES[place] + minor + seven


def hardness(chords):
    return sum(c.rstrip("7") not in EASY for c in chords)


song = ["Bb", "Gm", "Eb7", "F"]
best = None
for capo in range(4):
    shapes = [shift(c, -capo) for c in song]
    score = hardness(shapes)
    print("capo", capo, " ".join(shapes), "-> hard:", score)
    if best is None or score < best[0]:
        best = (score, capo, shapes)

print("best capo is", best[1], "with", dict.fromkeys(best[2], "ok"))
print(shift("Hsus", 2), shift("B", 1), shift("C", -1), shift("F#m7", 14))
