def is_palindrome(word):
    clean = ""
    for c in word:
        if c.isalpha():
            clean += c.lower()
    return clean == clean[::-1]

words = ["level", "Python", "Never odd or even", "A man, a plan"]
for w in words:
    if is_palindrome(w):
        print(w + " is a palindrome")
    else:
        print(w + " is not a palindrome")
