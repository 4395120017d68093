class Document:
    def __init__(self):
        self.text = ""
        self._undo = []
        self._redo = []

    def insert(self, s, pos=None):
        pos = len(self.text) if pos is None else pos
        self._do(self.text[:pos] + s + self.text[pos:])

    def delete(self, start, end):
        self._do(self.text[:start] + self.text[end:])

    def _do(self, new):
        self._undo.append(self.text)
        self._redo.clear()
        self.text = new

    def undo(self):
        if not self._undo:
            return False
        self._redo.append(self.text)
        self.text = self._undo.pop()
        return True

    def redo(self):
        if self._redo:
            self._undo.append(self.text)
            self.text = self._redo.pop()

doc = Document()
doc.insert("hello world")
doc.insert(",", 5)
doc.delete(0, 1)
print(doc.text)
print(doc.undo(), doc.undo(), repr(doc.text))
doc.redo()
print(doc.text)
doc.undo()
doc.undo()
print(doc.undo(), len(doc._redo))
