from dataclasses import dataclass, field, asdict, replace

@dataclass(order=True)
class Version:
    major: int
    minor: int = 0
    tags: list = field(default_factory=list, compare=False)

    def __post_init__(self):
        if self.major < 0:
            raise ValueError("negative")

v1 = Version(1, 4)
v2 = Version(2)
print(v1 < v2, v1 == Version(1, 4, ["x"]))
print(asdict(v1))
v3 = replace(v1, minor=5)
v3.tags.append("beta")
print(v3, v1.tags)
print(max(v1, v2, v3))
try:
    Version(-1)
except ValueError as e:
    print("bad:", e)
