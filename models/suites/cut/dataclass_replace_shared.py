from dataclasses import dataclass, field, replace

@dataclass
class V:
    major: int
    tags: list = field(default_factory=list)

v1 = V(1)
v2 = replace(v1, major=2)
v2.tags.append("beta")
print(v1, v2)
