def is_palindrome(phrase):
    letters = ""
    for ch in phrase:
        if ch.isalpha():
            letters += ch.lower()
    return letters == letters[::-1]


print(is_palindrome("Never odd"))
print(is_palindrome("No lemon"))
print(is_palindrome("Step on no pets"))
