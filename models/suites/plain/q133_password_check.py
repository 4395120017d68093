def check_password(password):
    has_upper = False
    has_digit = False
    has_special = False
    special = "!@#$%"
    for ch in password:
        if ch.isupper():
            has_upper = True
        if ch.isdigit():
            has_digit = True
        if ch in special:
            has_special = True
    if len(password) < 6:
        return "too short"
    if not has_upper:
        return "no uppercase letter"
    if not (has_digit and has_special):
        return "needs a digit and a special character"
    return "strong"

for p in ["abc", "Abcdefg", "Ab1!xyz"]:
    print(p, "-", check_password(p))
