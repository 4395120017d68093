def validate(pw):
    problems = []
    if len(pw) < 8:
        problems.append("too short")
    if not any(ch.isdigit() for ch in pw):
        problems.append("no digit")
    if pw.lower() == pw:
        problems.append("no capital")
    return problems or None

for pw in ["abc", "Abcdefg1"]:
    if (issues := validate(pw)):
        print(f"{pw:>10}: {'; '.join(issues)}")
    else:
        print(f"{pw:>10}: OK")
