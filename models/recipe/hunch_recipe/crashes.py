"""Programs with a mistake that ends them: what tracebacks are pasted of.

A mistake that people make is put into a program: a misspelt name, an index or key that does not exist, a number that became text
or zero, a missing argument. Whether it ends the run, the run tells.
"""

import ast
import random

_WRONG_KEYS = ("'missing'", "'x'", "None")


def crash(rng: random.Random, source: str) -> str | None:
    """`source` with one mistake on one line; None where there is no place for one."""
    places: dict[str, list[tuple[ast.expr, str]]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.expr) and node.lineno == node.end_lineno:
            found = places.setdefault(type(node).__name__, [])
            found += [(node, wrong) for wrong in _mistakes(rng, node)]
    kinds = [kind for kind in sorted(places) if places[kind]]
    if not kinds:
        return None
    node, wrong = rng.choice(places[rng.choice(kinds)])
    rows = source.split("\n")
    row = rows[node.lineno - 1].encode()
    changed = row[: node.col_offset] + wrong.encode() + row[node.end_col_offset :]
    rows[node.lineno - 1] = changed.decode("utf-8", "replace")
    made = "\n".join(rows)
    try:
        ast.parse(made)
    except (SyntaxError, ValueError):  # in an f-string positions are not always known
        return None
    return made


def _mistakes(rng: random.Random, node: ast.expr) -> list[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and len(node.id) > 2:
        at = rng.randrange(len(node.id) - 1)
        return [node.id[:at] + node.id[at + 1 :]] if at else []
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [f"'{node.value}'", "None", "0"]
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        held = ast.unparse(node.value)
        wrong = rng.choice((str(rng.randint(5, 20)), f"-{rng.randint(9, 20)}", *_WRONG_KEYS))
        return [f"{held}[{wrong}]", f"{held}[{ast.unparse(node.slice)} + {rng.randint(2, 9)}]"]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod):
        return [f"{ast.unparse(node.left)} // 0"]
    if isinstance(node, ast.Call) and node.args and not node.keywords:
        fewer = ", ".join(map(ast.unparse, node.args[:-1]))
        return [f"{ast.unparse(node.func)}({fewer})"]
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and len(node.attr) > 3:
        return [f"{ast.unparse(node.value)}.{node.attr[:-1]}"]
    return []
