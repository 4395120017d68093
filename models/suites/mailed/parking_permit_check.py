# Validation of the permit list sent by facility management.
import re

raw = """\
P-0017; KR 482 B ;2;dept=IT
P-0018;TT 9;1;dept=HR
p-0019;MN 771 C;1;dept=IT
P-0020;AB 120 X;three;dept=Ops
P-0017;ZZ 100 Q;1;dept=HR

P-0021;LO 333 P;4;
P-0022;GH 654 T;3;dept=Ops
"""

PLATE = re.compile(r"^[A-Z]{2} \d{3} [A-Z]$")


def problems(permit, plate, zone, dept, seen):
    if not re.fullmatch(r"P-\d{4}", permit):
        yield "bad permit id"
    elif permit in seen:
        yield "duplicate id"
    if not PLATE.match(plate):
        yield "bad plate"
    if not zone.isdigit():
        yield "zone not a number"
    elif int(zone) > 3:
        yield "no such zone"
    if not dept:
        yield "no department"


seen, good = set(), {}
for n, line in enumerate(raw.splitlines(), start=1):
    if not line.strip():
        continue
    permit, plate, zone, tail = [part.strip() for part in line.split(";")]
    dept = tail.partition("=")[2]
    faults = list(problems(permit, plate, zone, dept, seen))
    seen.add(permit)
    if faults:
        print("line %d %s: %s" % (n, permit, ", ".join(faults)))
    else:
        good.setdefault(dept, []).append((plate, int(zone)))

print("accepted:", good)
print("ids seen:", len(seen))
