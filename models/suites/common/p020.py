password = "Tr0ub4dor&3"
has_upper = any(c.isupper() for c in password)
has_digit = any(map(str.isdigit, password))
has_symbol = any(not c.isalnum() for c in password)
long_enough = len(password) >= 8
checks = {
    "uppercase letter": has_upper,
    "digit": has_digit,
    "symbol": has_symbol,
    "8 characters": long_enough,
}
score = 0
for rule, passed in checks.items():
    mark = "\u2713" if passed else "x"
    print(f"{mark} {rule}")
    score += passed
strength = ["weak", "weak", "fair", "good", "strong"][score]
print(f"Strength: {strength.upper()} ({score}/{len(checks)})")
