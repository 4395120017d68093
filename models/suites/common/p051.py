def is_palindrome(text):
    cleaned = [c.lower() for c in text if c.isalnum()]
    while len(cleaned) > 1:
        if cleaned.pop(0) != cleaned.pop():
            return False
    return True

tests = ["Racecar", "A man, a plan", "x"]
for t in tests:
    verdict = "is" if is_palindrome(t) else "is not"
    print(f"'{t}' {verdict} a palindrome")
