import re
from dataclasses import dataclass

@dataclass
class Tok:
    kind: str
    text: str

SPEC = [("NUM", r"\d+"), ("OP", r"[+*]"), ("WS", r"\s+")]
rx = re.compile("|".join(f"(?P<{k}>{p})" for k, p in SPEC))

def lex(s):
    return [Tok(m.lastgroup, m.group()) for m in rx.finditer(s) if m.lastgroup != "WS"]

for tok in lex("12 + 3"):
    print(tok)
print(len(lex("1*2")), lex("7")[0].kind)
