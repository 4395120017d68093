def pig(word):
    """returns the word in pig latin"""
    vowels = "aeiou"
    if word[0] in vowels:
        return word + "way"
    i = 0
    while i < len(word) and word[i] not in vowels:
        i = i + 1
    # move the first letters to the end
    return word[i:] + word[:i] + "ay"

rhyme = "Three blind mice see how they run"
result = ""
for w in rhyme.split(" "):
    new = pig(w.lower())
    if w[0].isupper():
        new = new.capitalize()
    result = result + new + " "

print(rhyme)
print(result)
print(len(rhyme), len(result))
print(pig("shh"))
