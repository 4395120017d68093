import json
class User:
    def __init__(self, name, tags):
        self.name = name
        self.tags = tags
    def to_json(self):
        return json.dumps(self.__dict__)
    @classmethod
    def from_json(cls, s):
        return cls(**json.loads(s))

u = User("ann", ["x", "y"])
s = u.to_json()
print(s)
v = User.from_json(s)
print(v.name, v.tags == u.tags, v is u)
try:
    json.loads("{bad}")
except json.JSONDecodeError as e:
    print("bad json:", e.msg)
