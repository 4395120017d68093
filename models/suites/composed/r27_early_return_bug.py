# bug: validate only ever checks the first field

class ValidationError(Exception):
    def __init__(self, field, msg):
        self.field = field
        self.msg = msg
        super().__init__(field + ": " + msg)

def not_empty(value):
    if value.strip() == "":
        return "must not be empty"

def is_number(value):
    if not value.isdigit():
        return "must be a number"

def max_len(n):
    def check(value):
        if len(value) > n:
            return "longer than " + str(n)
    return check

RULES = {
    "name": [not_empty, max_len(8)],
    "age": [not_empty, is_number],
    "city": [not_empty],
}

def validate(form):
    errors = []
    for field, checks in RULES.items():
        for check in checks:
            msg = check(form.get(field, ""))
            if msg:
                errors.append(ValidationError(field, msg))
        return errors          # <- should be one level out

form = {"name": "Maximiliano", "age": "abc"}
problems = validate(form)
print(len(problems), "problem(s)")
for p in problems:
    print(p)

form2 = {"name": "Eva", "age": "thirty"}
if not validate(form2):
    print("form2 ok")
    age = int(form2["age"])
    print("next year:", age + 1)
