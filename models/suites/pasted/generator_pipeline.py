"""Generators chained like unix pipes."""

LOG = """\
2024-01-03 INFO start
2024-01-03 ERROR disk full
# comment
2024-01-04 WARN retry 2

2024-01-04 ERROR timeout"""


def read_lines(text):
    for number, line in enumerate(text.splitlines(), start=1):
        yield number, line


def skip_noise(lines):
    for number, line in lines:
        if line and not line.startswith("#"):
            yield number, line


def parse(lines):
    for number, line in lines:
        date, level, message = line.split(" ", 2)
        yield {"line": number, "date": date, "level": level, "msg": message}


def countdown(n):
    try:
        while n > 0:
            received = yield n
            n = received if received is not None else n - 1
        return "liftoff"
    finally:
        print("countdown closed")


def delegator():
    result = yield from countdown(2)
    yield result


records = parse(skip_noise(read_lines(LOG)))
errors = (r for r in records if r["level"] == "ERROR")
print(next(errors))
print([e["msg"] for e in errors])

gen = countdown(5)
print(next(gen), next(gen), gen.send(2))
gen.close()
print(list(delegator()))
