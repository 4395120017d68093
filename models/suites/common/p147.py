lines = [
    "INFO  user=ann action=login",
    "WARN  user=bob action=fail",
    "INFO  user=ann action=logout",
]
counts = {}
for line in lines:
    level, rest = line.split(maxsplit=1)
    fields = dict(f.split("=") for f in rest.split())
    user = fields["user"]
    counts.setdefault(user, {}).setdefault(level, []).append(fields["action"])
for user, levels in counts.items():
    for lv, acts in levels.items():
        print(f"{user:4}{lv:5}{len(acts)} {'/'.join(acts)}")
