def shout(f):
    return lambda s: f(s) + "!"

@shout
def hi(s):
    return "hi " + s

print(hi("al"))
