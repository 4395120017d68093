# which part runs when?
log = []

def note(msg):
    log.append(msg)

def divide(a, b):
    try:
        note("try")
        result = a / b
    except ZeroDivisionError:
        note("except")
        return "inf"
    else:
        note("else")
        return result
    finally:
        note("finally")

def sneaky():
    try:
        return "from try"
    finally:
        note("still here")

def chain(key):
    d = {"a": "1", "b": "x"}
    try:
        return int(d[key])
    except KeyError as e:
        raise LookupError(f"no {key}") from e
    except ValueError:
        note("re-raise")
        raise

for args in [(6, 3), (1, 0), ("6", 3)]:
    log.clear()
    try:
        print(args, "->", divide(*args), log)
    except TypeError:
        print(args, "-> TypeError", log)

log.clear()
print(sneaky(), log)

for k in "abc":
    try:
        print(k, chain(k))
    except (LookupError, ValueError) as e:
        print(k, type(e).__name__, "| cause:", repr(e.__cause__))

# for-else + continue/break inside finally-ish loops
for n in (4, 9, 7):
    for d in range(2, n):
        try:
            if n % d == 0:
                break
        finally:
            note((n, d))
    else:
        print(n, "is prime")
print(log)
