from enum import Flag, auto

class Perm(Flag):
    READ = auto()
    WRITE = auto()
    DELETE = auto()
    ADMIN = READ | WRITE | DELETE

ROLES = {"viewer": Perm.READ, "editor": Perm.READ | Perm.WRITE, "admin": Perm.ADMIN}
print(Perm.WRITE in ROLES["editor"])
