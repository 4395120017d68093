def normalise(text: str) -> str:
    return "".join(ch for ch in text.lower() if ch.isalpha())


def is_palindrome(text: str) -> bool:
    letters = normalise(text)
    left, right = 0, len(letters) - 1
    while left < right:
        if letters[left] != letters[right]:
            return False
        left += 1
        right -= 1
    return True


def is_anagram(a: str, b: str) -> bool:
    return sorted(normalise(a)) == sorted(normalise(b))


if __name__ == "__main__":
    for phrase in ["Never odd or even", "Python", "Anna"]:
        print(f"{phrase:<18} {is_palindrome(phrase)}")

    print(is_anagram("Listen", "Silent!"))
    print(is_anagram("apple", "pale"))

    # group words that are anagrams of each other
    groups = {}
    for word in ["tea", "star", "eat", "rats", "dog"]:
        key = "".join(sorted(word))
        groups.setdefault(key, []).append(word)
    for key, words in groups.items():
        print(key, words)
