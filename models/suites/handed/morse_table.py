CODE = """A .-|B -...|C -.-.|D -..|E .|H ....|I ..|L .-..|O ---|R .-.|S ...|T -|W .--|? ..--.."""

# build the two dictionaries
to_morse = {}
for entry in CODE.split("|"):
    letter, signs = entry.split()
    to_morse[letter] = signs
from_morse = {v: k for k, v in to_morse.items()}


def encode(text):
    words = text.upper().split()
    result = []
    for w in words:
        result.append(" ".join(to_morse.get(ch, "#") for ch in w))
    return " / ".join(result)


def decode(morse):
    out = ""
    for word in morse.split(" / "):
        for s in word.split(" "):
            if s in from_morse:
                out += from_morse[s]
            else:
                out += "?"
        out += " "
    return out.strip().capitalize()


def duration(morse):
    """dot = 1, dash = 3, everything else as in the book"""
    return morse.count(".") + 3 * morse.count("-") + 2 * morse.count(" ")


msg = "so  what"
m = encode(msg)
print(msg, "=>", m)
print("back:", decode(m))
print("takes", duration(m), "units")
print(encode("sos!"), "|", decode("... --- ... .-.-"))
print()
for letter in sorted(to_morse, key=lambda l: (len(to_morse[l]), l)):
    print(letter, to_morse[letter].ljust(6, "_"), end="  ")
    if letter in "TSR":
        print()
print()
table = str.maketrans(".-", "·—")
print(m.translate(table))
