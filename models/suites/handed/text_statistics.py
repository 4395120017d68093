import string
import textwrap
from collections import Counter, defaultdict

TEXT = """The north wind and the sun argued which of them was the stronger,
when a traveller came along wrapped in a warm cloak. They agreed!
Who first made the traveller take off his cloak was the stronger."""

# 1) basic numbers
sentences = [s for s in TEXT.replace("!", ".").split(".") if s.strip()]
words = [w.strip(string.punctuation).lower() for w in TEXT.split()]
print("characters:", len(TEXT), "without spaces:", len("".join(TEXT.split())))
print("words:", len(words), "different:", len(set(words)))
print("sentences:", len(sentences))
print("avg word length: {:.3f}".format(sum(map(len, words)) / len(words)))

# 2) most common words
counter = Counter(words)
for word, n in sorted(counter.items(), key=lambda p: (-p[1], p[0]))[:4]:
    print("  {:.<12}{:2d} {:6.1%}".format(word, n, n / len(words)))

# 3) index by length
by_length = defaultdict(list)
for w in words:
    if w not in by_length[len(w)]:
        by_length[len(w)].append(w)
longest = max(by_length)
print("longest:", *sorted(by_length[longest]))
print("two letters:", *sorted(by_length[2]), sep=" ")

# 4) vowels
vowels = sum(TEXT.lower().count(v) for v in "aeiou")
letters = sum(c.isalpha() for c in TEXT[:20])
print(f"vowels: {vowels}, letters in the first 20 characters: {letters}")

# 5) print it nicely
box = textwrap.wrap(" ".join(TEXT.split()), width=36)
print("+" + "-" * 38 + "+")
for line in box:
    print("| " + line.center(36) + " |")
print("+" + "-" * 38 + "+")
print(textwrap.shorten(TEXT, 40, placeholder=" [...]"))
print(TEXT.splitlines()[1].title().swapcase()[-20:])
