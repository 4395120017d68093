"""{{ var }}, {{ var|filter }} and {% for x in xs %} ... {% end %}. Nothing else."""
import re

SPLIT = re.compile(r"(\{\{.*?\}\}|\{%.*?%\})")
FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "money": lambda v: f"{v:.2f}",
    "len": len,
}


class TemplateError(Exception):
    ...


def parse(parts, in_block=False):
    nodes = []
    for part in parts:
        if part.startswith("{{"):
            name, *filters = [p.strip() for p in part[2:-2].split("|")]
            nodes.append(("var", name, filters))
        elif part.startswith("{%"):
            words = part[2:-2].split()
            if words == ["end"]:
                if not in_block:
                    raise TemplateError("stray end")
                return nodes
            match words:
                case ["for", var, "in", seq]:
                    nodes.append(("for", var, seq, parse(parts, True)))
                case _:
                    raise TemplateError("bad tag: " + " ".join(words))
        elif part:
            nodes.append(("text", part))
    if in_block:
        raise TemplateError("missing end")
    return nodes


def lookup(ctx, dotted):
    obj = ctx
    for piece in dotted.split("."):
        obj = obj[piece]
    return obj


def render(nodes, ctx):
    out = []
    for kind, *rest in nodes:
        if kind == "text":
            out.append(rest[0])
        elif kind == "var":
            value = lookup(ctx, rest[0])
            for f in rest[1]:
                value = FILTERS[f](value)
            out.append(str(value))
        else:
            var, seq, body = rest
            for element in lookup(ctx, seq):
                out.append(render(body, {**ctx, var: element}))
    return "".join(out)


src = "Dear {{ who.name|title }},{% for i in cart %}\n- {{ i.n|upper }} {{ i.p|money }}{% end %}\n{{ cart|len }} items"
data = {"who": {"name": "mary ann"}, "cart": [{"n": "tea", "p": 3.5}, {"n": "jam", "p": 2}]}
print(render(parse(iter(SPLIT.split(src))), data))
