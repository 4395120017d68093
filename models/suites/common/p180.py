def outer():
    n = 1
    def bump():
        nonlocal n
        n += 1
        return n
    def read():
        return n
    return bump, read

bump, read = outer()
bump()
bump()
print(read())
handlers = {"bump": bump, "read": read}
print(handlers["bump"](), handlers["read"]())
