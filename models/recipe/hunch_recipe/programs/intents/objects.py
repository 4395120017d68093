"""Classes."""

from __future__ import annotations

from .. import names
from ..builder import Var
from ..statements import Statements
from .registry import intent


@intent(1.0)
def classes(g: Statements) -> None:
    """A class with a few attributes and methods, one or two objects of it."""
    name = g.global_name(names.CLASSES)
    g.open(f"class {name}:")
    size = g.upto(1, 2)
    attributes: list[tuple[str, str]] = []
    for _ in range(size + (1 if g.chance(0.4) else 0)):
        kind = g.pick("int", "int", "int", "ints", "str")
        pool = [a for a in names.ATTRIBUTES[kind] if a not in [x for x, _ in attributes]]
        attributes.append((g.pick(*pool), kind))
    if not any(kind in ("int", "ints") for _, kind in attributes):
        attributes.append(("count" if ("count", "int") not in attributes else "size", "int"))
    if g.chance(0.15):
        shared = g.pick("made", "limit", "kinds")
        g.line(f"{shared} = {g.upto(0, 5)}")
    given = [a for a in attributes if a[1] != "ints" and g.chance(0.75)] or [
        a for a in attributes if a[1] != "ints"
    ][:1]
    g.open(f"def __init__({', '.join(['self', *(a for a, _ in given)])}):")
    for attribute, kind in attributes:
        if (attribute, kind) in given:
            g.line(f"self.{attribute} = {attribute}")
        else:
            g.line(
                f"self.{attribute} = "
                + {"int": g.pick("0", "0", "1", "10"), "ints": "[]", "str": g.quoted(g.word())}[
                    kind
                ]
            )
    g.level -= 1
    methods: list[tuple[str, bool, str | None]] = []
    outer = g.vars
    for _ in range(g.upto(1, 3)):
        method = g.name(names.METHODS)
        if method in [m for m, _, _ in methods] or method in [a for a, _ in attributes]:
            continue
        parameter = g.pick("n", "amount", "x", "k", "value", "step") if g.chance(0.6) else None
        if parameter and parameter in [a for a, _ in attributes]:
            parameter = "delta"
        g.vars = []
        g.open(f"def {method}({'self, ' + parameter if parameter else 'self'}):")
        for attribute, kind in attributes:
            g.define(kind, name=f"self.{attribute}")
        if parameter:
            g.define("int", name=parameter)
        returns = None
        for _ in range(g.upto(1, 2)):
            if g.chance(0.3):
                g.branch(1)
            elif g.chance(0.2):
                g.assign(1)
            else:
                g.vars, kept = [v for v in g.vars if v.name.startswith("self.")], g.vars
                target = g.pick(*g.vars)
                g.vars = kept
                getattr(g, f"change_{target.type}", g.change_other)(target)
        r = g.rng.random()
        if r < 0.6:
            returns = g.pick("int", "int", "str", "bool") if g.chance(0.4) else "int"
            g.line(f"return {g.returned(returns)}")
        elif r < 0.7:
            returns = "self"
            g.line("return self")
        g.level -= 1
        methods.append((method, parameter is not None, returns))
    if g.chance(0.25):
        special = g.pick("__str__", "__repr__", "__len__", "__eq__")
        whole = next((a for a, k in attributes if k == "int"), None)
        g.open(f"def {special}(self{', other' if special == '__eq__' else ''}):")
        g.vars = [Var(f"self.{a}", k) for a, k in attributes]
        if special == "__len__":
            g.line(f"return abs({g.write('int', 1)})")
        elif special == "__eq__":
            attribute = attributes[0][0]
            g.line(f"return self.{attribute} == other.{attribute}")
        else:
            g.line(
                f"return {g.fstring() if not whole else f'f{g.quote}{name}({{self.{whole}}}){g.quote}'}"
            )
        g.level -= 1
    g.level = 0
    g.vars = outer
    objects = []
    for _ in range(g.upto(1, 2)):
        obj = g.name(("a", "b", "c", "p", "obj", "first", "second", name.lower(), "one", "two"))
        arguments = ", ".join(
            str(g.upto(0, 20)) if k == "int" else g.literal(k)[0] for _, k in given
        )
        g.line(f"{obj} = {name}({arguments})")
        g.taken.add(obj)
        objects.append(obj)
    for _ in range(g.upto(2, 4)):
        if not methods:
            break
        obj = g.pick(*objects)
        method, takes, returns = g.pick(*methods)
        text = f"{obj}.{method}({g.pick(str(g.upto(1, 12)), g.write('int', 1)) if takes else ''})"
        if returns == "int" and g.chance(0.6):
            other = g.pick("", "", f" + {g.upto(1, 9)}", " * 2")
            g.line(f"{g.define('int').name} = {text}{other}")
        elif returns in ("str", "bool") and g.chance(0.6):
            g.line(f"{g.define(returns).name} = {text}")
        else:
            g.line(g.pick(text, text, f"print({text})" if returns else text))
    if len(objects) == 2 and objects[0] != objects[1] and g.chance(0.2):
        g.line(f"{objects[0]} = {objects[1]}")
    if g.chance(0.6):
        g.line(f"print({objects[0]}.{g.pick(*attributes)[0]})")
