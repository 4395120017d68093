sentence = "She sells sea shells"
acronym = "".join(w[0].upper() for w in sentence.split())
pig = []
for w in sentence.lower().split():
    if w[0] in "aeiou":
        pig.append(w + "way")
    else:
        i = 0
        while w[i] not in "aeiou":
            i += 1
        pig.append(w[i:] + w[:i] + "ay")
print(acronym)
print(" ".join(pig).capitalize())
print(sorted(sentence.lower().replace(" ", ""))[:5])
longest = max(sentence.split(), key=len)
print(longest, len(longest), sentence.lower().count("se"))
