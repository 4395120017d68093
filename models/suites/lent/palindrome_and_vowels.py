def is_palindrome(word):
    word = word.lower().replace(" ", "")
    left = 0
    right = len(word) - 1
    while left < right:
        if word[left] != word[right]:
            return False
        left += 1
        right -= 1
    return True

def count_vowels(word):
    count = 0
    for letter in word.lower():
        if letter in "aeiou":
            count += 1
    return count

words = ["Level", "banana", "nurses run", "", "Oo"]
palindromes = []
for w in words:
    v = count_vowels(w)
    if is_palindrome(w):
        palindromes.append(w)
        print(repr(w), "is a palindrome and has", v, "vowels")
    else:
        print(repr(w), "is not a palindrome and has", v, "vowels")
print(palindromes)
