from contextlib import contextmanager

class Indenter:
    def __init__(self):
        self.level = 0

    def line(self, text):
        print("  " * self.level + text)

    @contextmanager
    def block(self, name):
        self.line(name + ":")
        self.level += 1
        yield
        self.level -= 1

out = Indenter()
with out.block("server"):
    out.line("port 80")
out.line("end")
