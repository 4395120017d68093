def outer():
    spam = "test"

    def do_global():
        global spam
        spam = "global spam"

    do_global()
    print(spam)

outer()
print(spam)
