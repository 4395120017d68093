import re

RULES = {
    "username": (r"^[a-z][a-z0-9_]{2,15}$", "3-16 chars, lowercase"),
    "email": (r"^[^@\s]+@[^@\s]+\.[a-z]{2,}$", "not an e-mail"),
    "zip": (r"^\d{5}(-\d{4})?$", "5 or 9 digits"),
}

def validate(form):
    errors = {}
    for field, (pattern, hint) in RULES.items():
        value = form.get(field, "").strip()
        if not value:
            errors[field] = "required"
        elif not re.match(pattern, value):
            errors[field] = hint
    return errors

print(validate({"username": "jdoe_1", "email": "j@x.com", "zip": "12345"}))
print(validate({"username": "X", "email": "foo@bar", "zip": "12345-678"}))
print(validate({"email": " "}))
