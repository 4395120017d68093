from collections import namedtuple
from dataclasses import dataclass
from enum import Enum


class Light(Enum):
    RED = "red"
    GREEN = "green"


@dataclass
class Step:
    light: Light
    n: int


Rule = namedtuple("Rule", "next duration")
a = Rule("x", 30)
b = Rule(Light.GREEN, 30)
c = Step(Light.RED, 3)
d = {Light.RED: Light.GREEN}
e = {"k": Light.RED}
f = {(Light.RED, "t"): 1}
g = {(Light.RED, "t"): Light.GREEN, (Light.GREEN, "u"): Light.RED}
h = {"k": Rule("x", 1)}
i = [Rule("x", 1), Rule("y", 2)]
j = [Step(Light.RED, 1)]
k = {Light.RED: [1, 2]}
l = d[Light.RED]
m = f[(Light.RED, "t")]
n = f[Light.RED, "t"]
o = g.get((Light.GREEN, "x"))
p = g.get((Light.GREEN, "u"))
q = (Light.GREEN, "u") in g
r = b.next
s = h["k"].next
t = [x.name for x in d]
