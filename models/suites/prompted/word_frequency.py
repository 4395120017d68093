"""Count words in a text and draw a small bar chart in the terminal."""
import re
from collections import Counter, defaultdict

TEXT = """
The quick brown fox jumps over the lazy dog. The dog doesn't mind;
the fox is quick, and quick foxes are happy foxes. A dog is a dog.
"""

STOP_WORDS = {"the", "a", "an", "is", "are", "and", "over"}


def tokenize(text):
    """Yield lower-case words, keeping apostrophes."""
    for match in re.finditer(r"[a-z]+(?:'[a-z]+)?", text.lower()):
        yield match.group()


def bar_chart(counts, width=20):
    biggest = max(count for _, count in counts)
    for word, count in counts:
        bar = "#" * round(count / biggest * width)
        print(f"{word:>10} | {bar} {count}")


def group_by_length(words):
    groups = defaultdict(set)
    for word in words:
        groups[len(word)].add(word)
    return {length: sorted(group) for length, group in sorted(groups.items())}


words = list(tokenize(TEXT))
counter = Counter(word for word in words if word not in STOP_WORDS)

print(f"Total words : {len(words)}")
print(f"Unique words: {len(set(words))}")
print()

top = sorted(counter.items(), key=lambda pair: (-pair[1], pair[0]))[:5]
bar_chart(top)

print()
for length, group in group_by_length(words).items():
    print(f"{length} letters: {', '.join(group)}")

longest = max(words, key=len)
print(f"Longest word: {longest!r}")
