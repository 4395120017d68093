# A spreadsheet with formulas, evaluated on demand, with a cache and cycle check
import re


class CycleError(Exception):
    pass


class Sheet:
    def __init__(self):
        self.cells = {}
        self.cache = {}
        self.users = {}            # cell -> cells that depend on it

    def __setitem__(self, ref, content):
        for deps in self.users.values():
            deps.discard(ref)
        self.cells[ref] = content
        self.invalidate(ref)
        if isinstance(content, str) and content.startswith("="):
            for dep in re.findall(r"[A-Z]\d", content):
                self.users.setdefault(dep, set()).add(ref)

    def invalidate(self, ref):
        if self.cache.pop(ref, None) is not None:
            print("   dirty", ref)
        for user in sorted(self.users.get(ref, ())):
            if user in self.cache:
                self.invalidate(user)

    def __getitem__(self, ref):
        return self.compute(ref, [])

    def compute(self, ref, path):
        if ref in path:
            raise CycleError(" > ".join(path + [ref]))
        if ref in self.cache:
            return self.cache[ref]
        content = self.cells.get(ref, 0)
        if isinstance(content, str) and content.startswith("="):
            value = self.formula(content[1:], path + [ref])
            print("   computed %s = %s" % (ref, value))
        else:
            value = content
        self.cache[ref] = value
        return value

    def formula(self, text, path):
        function = re.fullmatch(r"(SUM|MAX)\(([A-Z])(\d):\2(\d)\)", text)
        if function:
            name, column, lo, hi = function.groups()
            span = range(int(lo), int(hi) + 1)
            operation = {"SUM": sum, "MAX": max}[name]
            return operation(self.compute(f"{column}{i}", path) for i in span)
        total, sign = 0, 1
        for token in re.split(r"([+-])", text):
            if token in ("+", "-"):
                sign = 1 if token == "+" else -1
                continue
            product = 1
            for factor in token.split("*"):
                product *= int(factor) if factor.isdigit() else self.compute(factor, path)
            total += sign * product
        return total


s = Sheet()
s["A1"], s["A2"], s["A3"] = 10, 20, "=A1+A2"
s["B1"] = "=SUM(A1:A3)"
s["B2"] = "=B1-A3"
print("B2 is", s["B2"])
s["A1"] = 1
print("B2 is", s["B2"], "and Z9 is", s["Z9"])
s["A2"] = "=B2"
try:
    s["A3"]
except CycleError as e:
    print("cycle:", e)
s["B2"] = "=MAX(A1:A1)*7"
print({ref: s[ref] for ref in sorted(s.cells)})
