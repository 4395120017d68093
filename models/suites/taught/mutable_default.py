# A famous trap: the default list is created only ONCE.

def add_pupil(name, course=[]):
    course.append(name)
    return course


maths = add_pupil("Lina")
print("maths:", maths)
art = add_pupil("Noah")
print("art:  ", art)          # why is Lina in the art course?
print(maths is art)
print(add_pupil.__defaults__)


def add_pupil_fixed(name, course=None):
    if course is None:
        course = []
    course.append(name)
    return course


maths = add_pupil_fixed("Lina")
art = add_pupil_fixed("Noah")
art = add_pupil_fixed("Oskar", art)
print("maths:", maths)
print("art:  ", art)
print(maths is art)
