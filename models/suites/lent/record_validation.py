import re
from datetime import date


class ValidationError(ValueError):
    def __init__(self, field, message):
        self.field = field
        self.message = message
        super().__init__(f"{field}: {message}")


class Field:
    """Descriptor which checks on assignment."""

    def __init__(self, check, message):
        self.check = check
        self.message = message

    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.slot)

    def __set__(self, obj, value):
        if not self.check(value):
            raise ValidationError(self.name, self.message.format(value))
        setattr(obj, self.slot, value)


class Member:
    name = Field(lambda v: bool(v.strip()), "must not be blank")
    email = Field(re.compile(r"[\w.]+@\w+\.\w{2,}").fullmatch, "{!r} is not an address")
    born = Field(lambda d: d < date(2010, 1, 1), "{:%d %b %Y} is too young")

    def __init__(self, name, email, born):
        self.name, self.email, self.born = name, email, born

    def age_on(self, day):
        before_birthday = (day.month, day.day) < (self.born.month, self.born.day)
        return day.year - self.born.year - before_birthday

    def __repr__(self):
        return f"<Member {self.name}>"


rows = [
    ("Greta", "greta@mail.org", date(1990, 6, 15)),
    ("  ", "x@y.zz", date(1980, 1, 1)),
    ("Hugo", "hugo(at)mail", date(1975, 2, 3)),
    ("Ida", "ida@mail.org", date(2015, 12, 24)),
]
members, problems = [], {}
for n, row in enumerate(rows):
    try:
        members.append(Member(*row))
    except ValidationError as e:
        problems[n] = e

print(members, members[0].age_on(date(2024, 6, 14)))
for n, e in problems.items():
    print(f"row {n}: {e.field} - {e.message}")
