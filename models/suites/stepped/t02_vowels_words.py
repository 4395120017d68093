def count_vowels(text):
    vowels = "aeiou"
    count = 0
    for letter in text.lower():
        if letter in vowels:
            count += 1
    return count


def reverse_word(word):
    result = ""
    for ch in word:
        result = ch + result
    return result


def is_palindrome(word):
    w = word.lower().replace(" ", "")
    return w == reverse_word(w)


def longest_word(sentence):
    longest = ""
    for w in sentence.split():
        w = w.strip(".,!?")
        if len(w) > len(longest):
            longest = w
    return longest


def capitalize_all(sentence):
    words = sentence.split(" ")
    new = []
    for w in words:
        new.append(w[0].upper() + w[1:])
    return " ".join(new)


print(count_vowels("Banana Ice"))
print(reverse_word("python"))
print(is_palindrome("Anna"))
print(is_palindrome("never"))
s = "The cat, sadly, disappeared yesterday!"
print(longest_word(s))
print(capitalize_all("hello my dear friend"))
