"""Lesson 7: where does Python look for a name?

L - local, E - enclosing, G - global, B - built-in
Step through and watch which frame each `x` lives in.
"""

x = "global x"


def reads_global():
    print("1.", x)


def shadows():
    x = "local x"
    print("2.", x)


def outer():
    x = "enclosing x"

    def inner_read():
        print("3.", x)

    def inner_write():
        nonlocal x
        x = "changed by inner_write"

    inner_read()
    inner_write()
    inner_read()


def changes_global():
    global x
    x = "changed global"


def oops():
    # Question for the class: why does this not print the global?
    print("5.", x)
    x = "too late"


reads_global()
shadows()
outer()
print("4.", x)
changes_global()
reads_global()

try:
    oops()
except UnboundLocalError as err:
    print("5. UnboundLocalError!", type(err).__name__)

class Box:
    x = "class x"
    label = x.upper()
    def show(self):
        return x, self.x

print("6.", Box.label, Box().show())
