"""Group anagrams, once with a dict and once with itertools.groupby."""
from itertools import groupby, combinations
from operator import itemgetter
from string import ascii_lowercase as abc

WORDS = "listen silent enlist google gogole cat act tac dog Inlets".split()


def signature(word: str) -> str:
    return "".join(sorted(word.casefold()))


def with_dict(words):
    groups = {}
    for w in words:
        groups.setdefault(signature(w), []).append(w)
    return groups


def with_groupby(words):
    pairs = sorted((signature(w), w) for w in words)
    for key, members in groupby(pairs, key=itemgetter(0)):
        yield key, [w for _, w in members]


def is_pangram(sentence, alphabet=abc):
    return set(alphabet) <= set(sentence.lower())


def hamming(a, b):
    if len(a) != len(b):
        raise ValueError("different lengths")
    return sum(x != y for x, y in zip(a, b))


groups = with_dict(WORDS)
for key, members in groups.items():
    if len(members) > 1:
        print(f"{key:>8}: {', '.join(members)}")
print("singles:", [m[0] for m in groups.values() if len(m) == 1])

assert {k: sorted(v) for k, v in groups.items()} == dict(with_groupby(WORDS))

for a, b in combinations(groups["act"], 2):
    print(a, b, "differ in", hamming(a, b), "places")
try:
    hamming("cat", "listen")
except ValueError as e:
    print("hamming:", e)
print(is_pangram("The quick brown fox jumps over the lazy dog"), is_pangram("hello"))
