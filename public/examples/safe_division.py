def share(total, people):
    try:
        each = total // people
    except ZeroDivisionError:
        print("nobody to share with")
        return None
    except TypeError as error:
        print("cannot share:", error)
        return None
    else:
        return each
    finally:
        print("asked for", total)


first = share(12, 4)
second = share(5, 0)
third = share("cake", 2)
