checks = [lambda s: len(s) > 3, lambda s: s.isalpha()]
for c in checks:
    print("pass" if c("ab1") else "fail")
