from abc import ABC, abstractmethod


class Command(ABC):
    @abstractmethod
    def do(self, doc): ...

    @abstractmethod
    def undo(self, doc): ...


class Insert(Command):
    def __init__(self, pos, text):
        self.pos, self.text = pos, text

    def do(self, doc):
        doc[self.pos:self.pos] = self.text

    def undo(self, doc):
        del doc[self.pos:self.pos + len(self.text)]


class Delete(Command):
    def __init__(self, start, stop):
        self.start, self.stop, self.removed = start, stop, None

    def do(self, doc):
        self.removed = doc[self.start:self.stop]
        del doc[self.start:self.stop]

    def undo(self, doc):
        doc[self.start:self.start] = self.removed


class Editor:
    def __init__(self):
        self.doc, self.done, self.undone = [], [], []

    def run(self, cmd):
        cmd.do(self.doc)
        self.done.append(cmd)
        self.undone.clear()      # new edit kills the redo branch

    def undo(self):
        if not self.done:
            return False
        cmd = self.done.pop()
        cmd.undo(self.doc)
        self.undone.append(cmd)
        return True

    def redo(self):
        if not self.undone:
            return False
        cmd = self.undone.pop()
        cmd.do(self.doc)
        self.done.append(cmd)
        return True


ed = Editor()
script = [Insert(0, "hello world"), Delete(5, 11), "u", Insert(5, ","),
          "u", "u", "u", "r", "r", "r", Insert(0, ">> "), "r"]
for step in script:
    match step:
        case Command():
            ed.run(step)
        case "u" | "r":
            print(step, (ed.undo if step == "u" else ed.redo)())
    print(repr("".join(ed.doc)), len(ed.done), len(ed.undone))
