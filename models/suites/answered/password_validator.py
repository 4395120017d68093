def validate_password(password):
    """Check a password and return a list of problems (empty list = valid)."""
    problems = []

    if len(password) < 8:
        problems.append("must be at least 8 characters long")
    if not any(ch.isupper() for ch in password):
        problems.append("must contain an uppercase letter")
    if not any(ch.islower() for ch in password):
        problems.append("must contain a lowercase letter")
    if not any(ch.isdigit() for ch in password):
        problems.append("must contain a digit")
    if not any(ch in "!@#$%^&*?" for ch in password):
        problems.append("must contain a special character")

    return problems


# Test it with a few passwords
test_passwords = ["abc", "Passw0rd", "S3cure!pw"]

for pw in test_passwords:
    issues = validate_password(pw)
    if issues:
        print(f"'{pw}' is NOT valid:")
        for issue in issues:
            print(f"  - {issue}")
    else:
        print(f"'{pw}' is valid!")

# A couple of quick checks
assert validate_password("S3cure!pw") == []
assert "must contain a digit" in validate_password("NoDigits!!")
print("All checks passed.")
