"""Contact book driven by text commands."""
import shlex


class ContactBook:
    def __init__(self):
        self._contacts = {}

    def add(self, name, phone, *tags):
        """add NAME PHONE [TAG...] - store a contact"""
        key = name.casefold()
        verb = "Updated" if key in self._contacts else "Added"
        self._contacts[key] = {"name": name, "phone": self._clean(phone), "tags": set(tags)}
        return f"{verb} {name}"

    def find(self, text):
        """find TEXT - search in names and tags"""
        needle = text.casefold()
        hits = [
            c["name"]
            for key, c in self._contacts.items()
            if needle in key or needle in c["tags"]
        ]
        return ", ".join(hits) or "No match"

    def remove(self, name):
        """remove NAME - delete a contact"""
        contact = self._contacts.pop(name.casefold())
        return f"Removed {contact['name']}"

    def list(self):
        """list - show everything in alphabetical order"""
        lines = []
        for _, c in sorted(self._contacts.items()):
            tags = " ".join(f"#{t}" for t in sorted(c["tags"]))
            lines.append(f"{c['name']:<14}{c['phone']:<14}{tags}".rstrip())
        return "\n".join(lines)

    @staticmethod
    def _clean(phone):
        digits = "".join(filter(str.isdigit, phone))
        if len(digits) != 7:
            raise ValueError(f"bad phone number: {phone}")
        return f"{digits[:3]}-{digits[3:]}"


def execute(book, line):
    command, *args = shlex.split(line)
    method = getattr(book, command, None)
    if command.startswith("_") or method is None:
        return f"Unknown command: {command}"
    try:
        return method(*args)
    except TypeError:
        return "Usage: " + method.__doc__
    except KeyError as missing:
        return f"No contact {missing}"
    except ValueError as error:
        return f"Error: {error}"


SCRIPT = """
add "Ada Lovelace" 555.0101 math friend
add Grace "(555) 0199" navy
add Linus 12345
add grace 5550142 navy cobol
find friend
find RACE
remove Alan
remove
call Ada
list
"""

if __name__ == "__main__":
    book = ContactBook()
    for line in SCRIPT.strip().splitlines():
        print(">", line)
        print(execute(book, line))
