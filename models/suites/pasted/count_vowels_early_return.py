# why does this always give me 0 or 1 ???

def count_vowels(text):
    count = 0
    for letter in text:
        if letter in "aeiouAEIOU":
            count = count + 1
        return count


def count_vowels_fixed(text):
    count = 0
    for letter in text:
        if letter in "aeiouAEIOU":
            count = count + 1
    return count


words = ["apple", "banana", "Sky", ""]
for w in words:
    print(w, "has", count_vowels(w), "vowels (should be", count_vowels_fixed(w), ")")
