text = """\
name: Ann
age:  34
# comment

langs: python, c ,go
"""
config = {}
for lineno, line in enumerate(text.split("\n"), 1):
    line = line.strip()
    if not line or line.startswith("#"):
        continue
    key, _, value = line.partition(":")
    value = value.strip()
    if value.isdigit():
        value = int(value)
    elif "," in value:
        value = [v.strip() for v in value.split(",")]
    config[key] = value
    print(lineno, key, type(value).__name__)
print(config)
