# Lesson 7: which variable does an assignment touch?
# A swimming pool has two turnstiles and one common counter.

visitors = 0          # module level
mood = "calm"


def make_turnstile(label):
    passed = 0

    def push(people=1):
        global visitors
        nonlocal passed
        passed += people
        visitors += people
        mood = "busy" if passed > 3 else "quiet"   # a new local name!
        return label, passed, mood

    return push


north = make_turnstile("north")
south = make_turnstile("south")

print(north())
print(north(2))
print(south(5))
print(north())
print("all visitors:", visitors)
print("mood outside:", mood)


def peek():
    before = visitors * 10
    return before


def shadow_reset():
    visitors = 0
    return visitors


print(peek(), shadow_reset(), visitors)

for visitors in range(3):   # the loop variable IS the global
    pass
print("after the loop:", visitors)
print(south(0), visitors)
print([visitors for visitors in "ab"], visitors)
