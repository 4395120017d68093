class PluginMeta(type):
    registry = {}

    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        if bases:
            mcs.registry[ns.get("format", name.lower())] = cls
        return cls


class Exporter(metaclass=PluginMeta):
    def __init__(self, **options):
        self.options = options

    def export(self, rows):
        raise NotImplementedError


class CsvExporter(Exporter):
    format = "csv"

    def export(self, rows):
        sep = self.options.get("sep", ",")
        lines = [sep.join(rows[0].keys())]
        for row in rows:
            lines.append(sep.join(str(v) for v in row.values()))
        return "\n".join(lines)


class Markdown(Exporter):
    def export(self, rows):
        head = "| " + " | ".join(rows[0]) + " |"
        rule = "|" + "---|" * len(rows[0])
        body = ["| " + " | ".join(map(str, r.values())) + " |" for r in rows]
        return "\n".join([head, rule, *body])


def export(fmt, rows, **options):
    try:
        cls = PluginMeta.registry[fmt]
    except KeyError:
        raise ValueError(f"no exporter for {fmt!r}") from None
    return cls(**options).export(rows)


rows = [{"id": 1, "name": "ana"}, {"id": 2, "name": "bo"}]
print(sorted(PluginMeta.registry))
print(export("csv", rows, sep=";"))
print(export("markdown", rows))
try:
    export("pdf", rows)
except ValueError as e:
    print(e)
