import re

batch = """ecl:gry pid:860033327 eyr:2020 hcl:#fffffd
byr:1937 iyr:2017 cid:147 hgt:183cm

iyr:2013 ecl:amb cid:350 eyr:2023 pid:028048884
hcl:#cfa07d byr:1929

hcl:#ae17e1 iyr:2013
eyr:2024
ecl:brn pid:760753108 byr:1931
hgt:79in"""


def height_ok(s):
    if m := re.fullmatch(r"(\d+)(cm|in)", s):
        n, unit = int(m[1]), m[2]
        return 150 <= n <= 193 if unit == "cm" else 59 <= n <= 76
    return False


RULES = {
    "byr": lambda v: 1920 <= int(v) <= 2002,
    "iyr": lambda v: 2010 <= int(v) <= 2020,
    "eyr": lambda v: 2020 <= int(v) <= 2030,
    "hgt": height_ok,
    "hcl": lambda v: re.fullmatch(r"#[0-9a-f]{6}", v),
    "ecl": lambda v: v in "amb blu brn gry grn hzl oth".split(),
    "pid": lambda v: re.fullmatch(r"\d{9}", v),
}

passports = []
for block in batch.split("\n\n"):
    passports.append(dict(f.split(":") for f in block.split()))

complete = [p for p in passports if RULES.keys() <= p.keys()]
print("part 1", len(complete))

valid = 0
for p in complete:
    bad = [k for k, rule in RULES.items() if not rule(p[k])]
    if bad:
        print("  invalid:", p["pid"], bad)
    else:
        valid += 1
print("part 2", valid)
