import re
import json
from datetime import date, timedelta

log = """2024-01-05 ERROR disk full
2024-01-06 INFO ok
2024-02-01 ERROR net down"""
pattern = re.compile(r"(\d{4})-(\d{2})-(\d{2}) (\w+) (.*)")
errors = []
for line in log.splitlines():
    m = pattern.match(line)
    if m and m.group(4) == "ERROR":
        y, mo, d = map(int, m.groups()[:3])
        errors.append((date(y, mo, d), m[5]))
print(len(errors), errors[0][1])
gap = errors[1][0] - errors[0][0]
print(gap.days, errors[0][0] + timedelta(days=30))
print(errors[0][0].strftime("%d/%m/%Y"), errors[0][0].isoformat())
data = {"name": "Ann", "tags": ["x", "y"], "age": None, "ok": True}
text = json.dumps(data)
print(text)
back = json.loads(text)
print(back == data, back["tags"][0], type(back["age"]).__name__)
print(json.dumps({"b": 1, "a": 2}, sort_keys=True, indent=2))
print(re.findall(r"\d+", "a1b22c333"), re.sub(r"\s+", " ", "a   b  c"))
print(re.split(r"[,;]", "a,b;c"), bool(re.search("^h.*o$", "hello")))
email = "me@site.org"
print(re.fullmatch(r"\w+@\w+\.\w+", email) is not None)
name, _, host = email.partition("@")
print(name, host.split(".")[-1])
