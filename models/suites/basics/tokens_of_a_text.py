from typing import NamedTuple


class Token(NamedTuple):
    kind: str
    text: str
    place: int


def tokens(text):
    for place, letter in enumerate(text):
        kind = "NUMBER" if letter.isdigit() else "OPERATOR"
        yield Token(kind, letter, place)


found = list(tokens("1+2*(3-4)+5*6-7+(8-9)*11"))
print(len(found), found[-1].text)
