# string processing homework
from collections import Counter
import string

ALPHABET = string.ascii_lowercase


def caesar(text, shift):
    result = ""
    for ch in text:
        if ch.isalpha():
            pos = (ALPHABET.index(ch.lower()) + shift) % 26
            new = ALPHABET[pos]
            result += new.upper() if ch.isupper() else new
        else:
            result += ch
    return result


def word_lengths(text):
    words = text.translate(str.maketrans("", "", string.punctuation)).split()
    lengths = {}
    for w in words:
        lengths.setdefault(len(w), []).append(w.lower())
    return lengths


def run_length(s):
    out, i = [], 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        out.append((s[i], j - i))
        i = j
    return out


secret = caesar("Hi, Zoe!", 3)
print(secret, "|", caesar(secret, -3))

text = "The cat sat; the dog ran. A bird, however, sang!"
lengths = word_lengths(text)
for size in sorted(lengths, reverse=True):
    print(f"{size:>2}: {', '.join(lengths[size])}")
common = Counter(text.lower().replace(" ", "")).most_common(3)
print(common)

packed = run_length("aaabccd")
print(packed)
print("".join(f"{c}{n if n > 1 else ''}" for c, n in packed))
print(text.partition(";")[2].strip().swapcase())
