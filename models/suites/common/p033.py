sentence = "the quick brown fox jumps over the lazy dog"
words = sentence.split()
lengths = {w: len(w) for w in words}
by_len = {}
for w in words:
    by_len.setdefault(len(w), []).append(w)
longest = sorted(set(words), key=lambda w: (-len(w), w))[:3]
print(lengths)
print(by_len)
print(longest)
vowels = sum(sentence.count(v) for v in "aeiou")
print(f"{vowels} vowels, {vowels / len(sentence.replace(' ', '')):.1%}")
print(sentence.title(), sentence[::-1], sep="\n")
