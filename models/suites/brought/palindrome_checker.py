def clean(s):
    out = ""
    for c in s:
        if c.isalpha():
            out += c.lower()
    return out

def is_palindrome(s):
    s = clean(s)
    left = 0
    right = len(s) - 1
    while left < right:
        if s[left] != s[right]:
            return False
        left += 1
        right -= 1
    return True

tests = ["Race car", "Hello", "No lemon, no melon", "a", "", "Abca"]

yes = 0
no = 0
for t in tests:
    if is_palindrome(t):
        print(repr(t), "is a palindrome")
        yes = yes + 1
    else:
        print(repr(t), "is NOT a palindrome")
        no = no + 1
print(yes, "yes and", no, "no")
