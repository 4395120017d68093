class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def __repr__(self):
        return f"{self.name} ({self.age})"

    def birthday(self):
        self.age += 1
        return self.age

people = [Person("Ann", 30), Person("Bob", 25), Person("Cid", 41)]
def oldest(ps):
    best = ps[0]
    for p in ps[1:]:
        if p.age > best.age:
            best = p
    return best

who = oldest(people)
print("oldest:", who)
who.name = "Cyd"
print(people[-1])
print(str(who) + "!", repr(who))
text = ", ".join(str(p) for p in people)
print(text)
