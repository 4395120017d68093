def upper(func):
    def inner(*args):
        print("upper")
        return func(*args).upper()
    return inner


def bold(func):
    def inner(*args):
        print("bold")
        return '<b>' + func(*args) + '</b>'
    return inner


@bold
@upper
@bold
def shout(text):
    return text.upper()


print(shout("bread"))
