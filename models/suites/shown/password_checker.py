def check(password):
    has_upper = False
    has_digit = False
    has_symbol = False
    for ch in password:
        if ch.isupper():
            has_upper = True
        elif ch.isdigit():
            has_digit = True
        elif not ch.isalnum():
            has_symbol = True
    score = has_upper + has_digit + has_symbol
    if len(password) >= 8:
        score += 1
    return score

words = ["very weak", "weak", "ok", "good", "strong"]
for pw in ["cat", "Hello1", "P@ssw0rd", "qwertyui"]:
    points = check(pw)
    print("{:<10} {} {}".format(pw, "*" * points, words[points]))
