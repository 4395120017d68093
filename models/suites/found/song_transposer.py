NOTES = "C C# D D# E F F# G G# A A# B".split()
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}

SONG = """
Verse:  G  D  Em  C
Chorus: Bb F/A  Gm7
"""


def split_chord(chord):
    """'F#m7' -> ('F#', 'm7')"""
    cut = 2 if len(chord) > 1 and chord[1] in "#b" else 1
    return chord[:cut], chord[cut:]


def shift(chord, semitones):
    if "/" in chord:
        return "/".join(shift(part, semitones) for part in chord.split("/"))
    root, kind = split_chord(chord)
    root = FLATS.get(root, root)
    return NOTES[(NOTES.index(root) + semitones) % 12] + kind


def transpose(text, semitones):
    for line in text.strip().split("\n"):
        label, _, chords = line.partition(":")
        yield label, [shift(c, semitones) for c in chords.split()]


for label, chords in transpose(SONG, 2):
    print(f"{label + ':':<8}", "  ".join(chords))

pos = NOTES.index("A")
major = []
for step in (2, 2, 1, 2, 2, 2, 1):
    major.append(NOTES[pos % 12])
    pos += step
print("A major:", *major)

freq = {n: round(440 * 2 ** ((i - 9) / 12), 1) for i, n in enumerate(NOTES)}
print({n: freq[n] for n in major[:3]})
