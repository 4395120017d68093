class Indent:
    level = 0

    def __init__(self, title, swallow=()):
        self.title = title
        self.swallow = swallow

    def __enter__(self):
        self.log("<" + self.title + ">")
        Indent.level += 1
        return self

    def __exit__(self, exc_type, exc, tb):
        Indent.level -= 1
        if exc_type is not None:
            self.log(f"! {exc_type.__name__}: {exc}")
        self.log("</" + self.title + ">")
        return exc_type is not None and issubclass(exc_type, tuple(self.swallow))

    def log(self, msg):
        print("  " * Indent.level + msg)


with Indent("html") as doc:
    doc.log("hello")
    with Indent("body", swallow=[KeyError, ValueError]) as body:
        body.log(str(int("12") + 1))
        int("twelve")
        body.log("never printed")
    doc.log("still going")

with Indent("a") as a, Indent("b", [IndexError]) as b:
    print(a.title + b.title)
    [][0]
with Indent("c", [IndexError]):
    {}["missing"]
