# The classic mutable default argument trap
def add_student(name, roster=[]):
    roster.append(name)
    return roster

a = add_student("Ann")
b = add_student("Bob")
print(a)
print(b)
print(a is b)

def add_student_fixed(name, roster=None):
    if roster is None:
        roster = []
    roster.append(name)
    return roster

c = add_student_fixed("Cid")
d = add_student_fixed("Dee")
print(c, d, c is d)
print(add_student.__defaults__)
