import re
print(re.sub(r"(\w+)@(\w+)", lambda m: m.group(1)[0] + "***@" + m.group(2), "bob@site"))
print(re.sub(r"\d+", lambda m: str(int(m.group()) * 2), "a1 b22"))
