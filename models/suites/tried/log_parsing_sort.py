import re

LOG = """\
2021-03-01 ERROR db timeout after 30s
2021-03-01 INFO  web started
2021-03-02 WARN  db slow query 12s
garbage line here

2021-03-02 ERROR web crashed
"""

pattern = re.compile(r'^(\d{4}-\d\d-\d\d)\s+(\w+)\s+(\w+)\s+(.*)$')
SEVERITY = {'ERROR': 0, 'WARN': 1, 'INFO': 2}

def parse(line):
    m = pattern.match(line)
    if not m:
        return None
    date, level, source, msg = m.groups()
    return {'date': date, 'level': level, 'src': source, 'msg': msg}

def sort_key(rec):
    return (SEVERITY.get(rec['level'], 99), rec['date'])

records, bad = [], 0
for line in LOG.splitlines():
    rec = line and parse(line)
    if rec:
        records.append(rec)
    else:
        bad += 1

records.sort(key=sort_key)
for rec in records:
    print('%-5s %-4s %s' % (rec['level'], rec['src'], rec['msg']))
print('skipped', bad)

newest_first = sorted(records, key=lambda r: r['date'], reverse=True)
print([r['date'][-2:] for r in newest_first])
seconds = [int(n) for r in records for n in re.findall(r'(\d+)s\b', r['msg'])]
print(sum(seconds), max(seconds))
