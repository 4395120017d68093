"""A plugin registry with an abstract base class and __init_subclass__."""
from __future__ import annotations
from abc import ABC, abstractmethod
import json


class Exporter(ABC):
    registry: dict[str, type[Exporter]] = {}
    format_name = ""

    def __init_subclass__(cls, /, format_name: str = "", **kwargs):
        super().__init_subclass__(**kwargs)
        if format_name:
            cls.format_name = format_name
            Exporter.registry[format_name] = cls

    @abstractmethod
    def dump(self, rows: list[dict]) -> str:
        """Turn rows into text."""

    @classmethod
    def create(cls, format_name: str) -> Exporter:
        try:
            return cls.registry[format_name]()
        except KeyError:
            known = ", ".join(sorted(cls.registry))
            raise LookupError(f"no exporter for {format_name!r} (known: {known})") from None


class JsonExporter(Exporter, format_name="json"):
    def dump(self, rows):
        return json.dumps(rows, sort_keys=True)


class CsvExporter(Exporter, format_name="csv"):
    separator = ","

    def dump(self, rows):
        header = list(rows[0])
        lines = [self.separator.join(header)]
        for row in rows:
            lines.append(self.separator.join(str(row[h]) for h in header))
        return "\n".join(lines)


class TsvExporter(CsvExporter, format_name="tsv"):
    separator = "\t"


def main() -> None:
    rows = [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Linus"}]
    for fmt in ("json", "csv", "tsv", "xml"):
        try:
            exporter = Exporter.create(fmt)
        except LookupError as exc:
            print(exc)
            continue
        print(f"--- {exporter.format_name} ({type(exporter).__name__})")
        print(exporter.dump(rows))

    try:
        Exporter()
    except TypeError:
        print("Exporter itself is abstract")


if __name__ == "__main__":
    main()
