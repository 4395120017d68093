# spell guitar chords and check which ones fit a key
NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
SHAPES = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "sus4": (0, 5, 7)}
MAJOR = [2, 2, 1, 2, 2, 2, 1]

def split_chord(name):
    if len(name) > 1 and name[1] in "#b":
        root, kind = name[:2], name[2:]
    else:
        root, kind = name[0], name[1:]
    return FLATS.get(root, root), kind

def spell(name):
    root, kind = split_chord(name)
    start = NOTES.index(root)
    return [NOTES[(start + s) % 12] for s in SHAPES[kind]]

def scale(root):
    i = NOTES.index(FLATS.get(root, root))
    notes = []
    for step in MAJOR:
        notes.append(NOTES[i])
        i = (i + step) % 12
    return notes

song = "G Em C D7 Bb Gsus4 F#m Hm".split()
key = scale("G")
print("G major:", *key)

outside = {}
for chord in song:
    try:
        tones = spell(chord)
    except (KeyError, ValueError) as err:
        print(f"{chord:>6}: cannot spell ({type(err).__name__})")
        continue
    strange = sorted(set(tones) - set(key))
    mark = "ok" if not strange else "not in key: " + ",".join(strange)
    if strange:
        outside[chord] = strange
    print(f"{chord:>6}: {'-'.join(tones):<10} {mark}")

print(len(outside), "odd chords", outside)
down = [NOTES[(NOTES.index(n) - 2) % 12] for n in key]
print("two frets lower:", *down)
