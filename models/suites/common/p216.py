import textwrap
poem = "Roses are red, violets are blue"
for line in textwrap.wrap(poem, width=12):
    print(f"|{line:<12}|")
words = poem.replace(",", "").split()
print(sorted(words, key=str.lower))
print(sorted(words, key=lambda w: (len(w), w.lower()), reverse=True)[:3])
print({len(w) for w in words})
print(" ".join(w[::-1] for w in words))
initials = [w[0] for w in words if w[0].islower()]
print(initials, "".join(initials).upper())
