def count_vowels(text):
    count = 0
    for letter in text.lower():
        if letter in "aeiou":
            count = count + 1
    return count


def is_palindrome(word):
    word = word.lower().replace(" ", "")
    return word == word[::-1]


words = ["Banana", "level", "Sky", "nurses run", "queue"]
for w in words:
    print(f"{w} has {count_vowels(w)} vowels")
    if is_palindrome(w):
        print("  and it's a palindrome!")

longest = max(words, key=len)
print("longest:", longest)
