"""Calls inside calls on variables whose values are not known: operations that no value makes fail."""

from __future__ import annotations

from .literals import ATOM, Expression, closed
from .terms import Terms

SAFE: dict[str, dict[str, tuple[str, ...]]] = {
    "str": {
        "str": (
            "@.upper()", "@.lower()", "@.title()", "@.strip()", "@.replace(<c>, <c>)", "@.replace(<c>, '')",
            "@[::-1]", "@[1:]", "@[:-1]", "@[:<n>]", "@.swapcase()", "@.capitalize()", "@ + <w>", "@.center(9, '*')",
            "''.join(sorted(@))", "''.join(reversed(@))", "' '.join(@.split())", "max(@, <w>)", "min(<w>, @)",
            "@.rjust(<n> + 4, '.')", "@.partition(<c>)[0]", "@.strip(<c>)", "@.removesuffix(<c>)", "@ * <n>", "repr(@)",
        ),
        "strs": ("@.split()", "@.split(<c>)", "list(@)", "sorted(@)", "sorted(set(@))", "list(@.partition(<c>))"),
        "int": ("len(@)", "@.count(<c>)", "@.find(<c>)", "len(set(@))", "len(@.split())", "sum(map(ord, @))"),
        "bool": ("@.startswith(<c>)", "<c> in @", "@.isalpha()", "@ == <w>", "bool(@)"),
    },
    "strs": {
        "str": ("' '.join(@)", "''.join(@)", "'-'.join(@)", "', '.join(@)", "str(@)", "max(@, default='')"),
        "strs": (
            "sorted(@)", "sorted(@, key=len)", "list(reversed(@))", "@[::-1]", "@[1:]", "@[:2]", "@ + [<w>]",
            "list(map(str.upper, @))", "sorted(@, reverse=True)", "list(filter(None, @))", "list(map(str.strip, @))",
        ),
        "int": ("len(@)", "len(set(@))", "sum(map(len, @))", "@.count(<w>)"),
        "ints": ("list(map(len, @))",),
        "bool": ("<w> in @", "bool(@)", "all(@)"),
    },
    "ints": {
        "ints": (
            "sorted(@)", "sorted(@, reverse=True)", "list(reversed(@))", "list(map(abs, @))", "@[::-1]", "@[1:]", "@[:<n>]",
            "@ + [<n>]", "sorted(set(@))", "sorted(@, key=abs)", "list(filter(None, @))",
        ),
        "int": ("sum(@)", "len(@)", "max(@, default=0)", "min(@, default=0)", "@.count(<n>)", "len(set(@))"),
        "str": ("str(@)", "','.join(map(str, @))", "' '.join(map(str, @))"),
        "strs": ("list(map(str, @))",),
        "bool": ("<n> in @", "any(@)", "bool(@)"),
    },
    "int": {
        "int": ("abs(@)", "min(@, <i>)", "max(@, <n>)", "round(@ / 2)", "divmod(@, <n> + 1)[1]", "pow(@, 2, 97)", "int(str(abs(@))[::-1])"),
        "str": ("str(@)", "bin(@)", "hex(@)", "chr(97 + @ % 26)", "str(@).zfill(4)", "str(abs(@))[::-1]"),
        "ints": ("list(range(@ % 6))", "list(map(int, str(abs(@))))"),
        "bool": ("bool(@)", "isinstance(@, int)"),
    },
    "dict": {
        "ints": ("list(@.values())", "sorted(@.values())"),
        "strs": ("list(@)", "sorted(@)", "sorted(@, key=@.get)", "list(@.keys())"),
        "int": ("sum(@.values())", "len(@)"),
    },
}  # fmt: skip
"""Operations (`@` is the value) by the type that they take and the type that they give."""


class Nesting(Terms):
    """A builder that can write nested calls."""

    def chain(self, wanted: str) -> Expression | None:
        """Two to five operations inside each other, on a variable, that give this type."""
        known = [v for v in self.vars if v.type in SAFE]
        if not known:
            return None
        var = self.choose(known)
        text, type = var.name, var.type
        left = self.pick(2, 2, 3, 3, 4, 5)
        while left > 0 or type != wanted:
            gives = SAFE[type]
            # The last step must give the type that is wanted.
            ends = left <= 1 and wanted in gives
            nexts = [g for g in gives if g in SAFE]
            if not ends and not nexts:
                return None
            # Mostly on with the same type: texts stay texts for a while.
            type = (
                wanted
                if ends
                else type
                if type in gives and self.chance(0.5)
                else self.pick(*nexts)
            )
            operation = self.pick(*gives[type])
            if operation.count("@") > 1 and not text.isidentifier():
                continue
            if not closed(text) and "(@)" not in operation and "(@," not in operation:
                text = f"({text})"
            text = self.fill(operation).replace("@", text)
            left -= 1
            if left < -4:
                return None
        if len(text) > 90:
            return None
        return (text, ATOM) if closed(text) else (f"({text})", ATOM)
