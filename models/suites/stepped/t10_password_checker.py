# Password checker v2
# rules: at least 8 characters, a digit, a big letter, no spaces

def check_password(pw):
    problems = []
    has_digit = False
    has_upper = False
    for c in pw:
        if c.isdigit():
            has_digit = True
        elif c.isupper():
            has_upper = True
    if len(pw) < 8:
        problems.append("too short")
    if not has_digit:
        problems.append("no digit")
    if not has_upper:
        problems.append("no upper case letter")
    if " " in pw:
        problems.append("has a space")
    return problems

def strength(pw):
    score = 4 - len(check_password(pw))
    return "*" * score + "." * (4 - score)

def hide(pw):
    hidden = pw[0]
    for i in range(1, len(pw) - 1):
        hidden = hidden + "#"
    hidden = hidden + pw[-1]
    return hidden

passwords = ["cat1", "Secret99", "a b"]
good = 0
bad = 0
for p in passwords:
    result = check_password(p)
    print(hide(p), strength(p), end=" ")
    if len(result) == 0:
        good = good + 1
        print("good password")
    else:
        bad = bad + 1
        print("bad:", ", ".join(result))

print("%d good, %d bad" % (good, bad))
