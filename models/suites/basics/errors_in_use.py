from contextlib import contextmanager, suppress, ExitStack
import json
import re


class AppError(Exception):
    """Base."""


class NotEnough(AppError):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.need = need
        self.have = have


def withdraw(balance, amount):
    if amount > balance:
        raise NotEnough(amount, balance)
    return balance - amount


log = []
try:
    r = withdraw(10, 50)
except NotEnough as e:
    short = e.need - e.have
    log.append(str(e))
else:
    log.append("ok")
finally:
    log.append("done")


def f():
    try:
        return "try"
    finally:
        log.append("finally")


r1 = f()


def g(x):
    try:
        return 10 // x
    except ZeroDivisionError:
        return None
    except (TypeError, ValueError) as err:
        return repr(err)


r2 = [g(5), g(0)]
r3 = g("a")
try:
    try:
        int("abc")
    except ValueError as e:
        raise AppError("bad input") from e
except AppError as e:
    cause = type(e.__cause__).__name__
    text = f"{e}"
for v in ["1", "x", "3.5"]:
    try:
        n = int(v)
    except ValueError as e:
        print("skip", v, e)
        continue
    print("got", n)
try:
    {}["k"]
except KeyError as e:
    k = e.args[0]
    ks = str(e)
try:
    [1, 2][5]
except IndexError as e:
    m = str(e)
try:
    None.foo
except AttributeError as e:
    at = str(e)
try:
    "a" + 1
except TypeError as e:
    te = str(e)
try:
    x = undefined_name
except NameError as e:
    ne = str(e)
try:
    json.loads("{bad")
except json.JSONDecodeError as e:
    je = e.pos
try:
    assert 1 > 2, "math broke"
except AssertionError as e:
    ae = str(e)
with suppress(KeyError):
    {}["x"]
    log.append("not here")


@contextmanager
def tag(name):
    log.append(f"<{name}>")
    try:
        yield name.upper()
    finally:
        log.append(f"</{name}>")


with tag("b") as t:
    log.append(t)


class Timer:
    def __enter__(self):
        self.on = True
        return self

    def __exit__(self, kind, value, tb):
        self.on = False
        return kind is ValueError


with Timer() as tm:
    raise ValueError("swallowed")
on = tm.on


def retry(times):
    def deco(fn):
        def inner(*a):
            for attempt in range(times):
                try:
                    return fn(*a, attempt)
                except AppError as e:
                    log.append(f"retry {attempt}: {e}")
            raise AppError("gave up")
        return inner
    return deco


@retry(3)
def flaky(base, attempt):
    if attempt < 2:
        raise AppError(f"fail {base}")
    return base + attempt


r4 = flaky(100)
m1 = re.findall(r"\d+", "a1 b22 c333")
m2 = re.match(r"(\w+)@(\w+)\.com", "bob@site.com")
m3 = m2.group(1), m2.groups()
m4 = re.sub(r"\s+", " ", "a   b \t c")
m5 = re.split(r"[,;]\s*", "a, b;c")
m6 = re.search(r"(?P<year>\d{4})-(?P<mon>\d\d)", "on 2024-05-01")
m7 = m6["year"], m6.groupdict()
m8 = [mm.span() for mm in re.finditer("an", "banana")]
m9 = re.sub(r"\d", lambda q: str(int(q.group()) * 2), "a1b2")
n1 = bool(re.fullmatch(r"[a-z]+", "abc1"))
n2 = re.compile(r"^(\w+)\s*=\s*(.*)$")
n3 = n2.match("key = some value").groups()
n4 = re.findall(r"(\w)(\d)", "a1b2")
j1 = json.dumps({"a": [1, 2.5, None, True], "b": "x\"y"})
j2 = json.loads('{"n": 1, "l": [true, null]}')
j3 = json.dumps([1, {"b": 2, "a": 1}], indent=2, sort_keys=True)
print(j3)
raise SystemExit(0)
