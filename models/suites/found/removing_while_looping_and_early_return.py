# Two problems. 1) remove_short does not remove all the short words
# 2) count_vowels always gives 0 or 1

def remove_short(words, limit=3):
    for w in words:
        if len(w) <= limit:
            words.remove(w)
    return words


def count_vowels(word):
    total = 0
    for letter in word:
        if letter in "aeiou":
            total += 1
        return total


def clean_up(ages):
    for name in ages:
        if ages[name] < 0:
            print("deleting", name)
            del ages[name]
    return ages


sentence = "it is an odd list of words to try"
words = sentence.split()
print("before:", words)
left = remove_short(words)
print("after: ", left)
print("is it the same list?", left is words)

for w in ["apple", "banana", "idea"]:
    n = count_vowels(w)
    print(w, "has", n, "vowel" if n == 1 else "vowels")

# and this one crashes completely
ages = {"kim": 14, "error": -1, "lou": 15, "error2": -1}
ages = clean_up(ages)
print(ages)
