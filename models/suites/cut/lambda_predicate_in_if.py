checks = [lambda s: len(s) > 3, lambda s: s.isalpha()]
for check in checks:
    if check("ab1"):
        print("pass")
    else:
        print("fail")
