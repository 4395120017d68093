from enum import Flag, auto


class Perm(Flag):
    READ = auto()
    WRITE = auto()
    DELETE = auto()
    ADMIN = READ | WRITE | DELETE


ROLES = {
    "viewer": Perm.READ,
    "editor": Perm.READ | Perm.WRITE,
    "admin": Perm.ADMIN,
}


class PermissionDenied(Exception):
    pass


class User:
    def __init__(self, name, roles):
        self.name = name
        self.roles = roles

    def can(self, perm):
        return any(perm in ROLES[r] for r in self.roles)


def require(perm):
    def deco(fn):
        def inner(user, *args):
            if not user.can(perm):
                raise PermissionDenied(f"{user.name} may not {fn.__name__}")
            return fn(user, *args)
        return inner
    return deco


@require(Perm.WRITE)
def edit(user, doc, text):
    doc["body"] = text
    doc["edited_by"] = user.name
    return doc


@require(Perm.DELETE)
def remove(user, docs, key):
    return docs.pop(key)


docs = {"readme": {"body": "hello", "edited_by": None}}
alice = User("alice", ["editor"])
root = User("root", ["viewer", "admin"])

edit(alice, docs["readme"], "hi there")
print(docs["readme"])
try:
    remove(alice, docs, "readme")
except PermissionDenied as e:
    print("denied:", e)
print(remove(root, docs, "readme")["edited_by"])
print(docs)
