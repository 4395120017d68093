"""raise ... from ...: keep the root cause when you translate exceptions.

The last line is left uncaught on purpose so that you can see the
"direct cause" section of the traceback.
"""
import json


class ConfigError(Exception):
    """What callers of this module should catch."""


def parse_port(value: object) -> int:
    port = int(value)
    if not 0 < port < 65536:
        raise ValueError(f"port out of range: {port}")
    return port


def load_config(text: str) -> dict:
    try:
        raw = json.loads(text)
        return {"host": raw["host"], "port": parse_port(raw.get("port", 80))}
    except json.JSONDecodeError as exc:
        raise ConfigError("not valid JSON") from exc
    except KeyError as exc:
        raise ConfigError(f"missing setting {exc}") from exc
    except ValueError as exc:
        raise ConfigError("bad port") from exc


def main() -> None:
    samples = [
        '{"host": "localhost", "port": "8080"}',
        '{"host": "localhost"',
        '{"port": 1}',
        '{"host": "example.org", "port": "eighty"}',
    ]
    for text in samples:
        try:
            config = load_config(text)
        except ConfigError as exc:
            print(f"{exc}  <- {type(exc.__cause__).__name__}")
        else:
            print("loaded", config)
        finally:
            print("-" * 20)

    load_config('{"host": "h", "port": 99999}')   # uncaught


if __name__ == "__main__":
    main()
