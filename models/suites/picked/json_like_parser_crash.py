# Minimal JSON reader. Student: "it works on everything except my last example"
import re

TOKEN = re.compile(r'\s*(?:(?P<punct>[\[\]{}:,])|(?P<num>-?\d+(?:\.\d+)?)|"(?P<str>[^"]*)"|(?P<word>[a-z]+))')
WORDS = {"true": True, "false": False, "null": None}


def lex(text):
    pos = 0
    while m := TOKEN.match(text, pos):
        pos = m.end()
        kind = m.lastgroup
        yield kind, m[kind]
    if text[pos:].strip():
        raise SyntaxError("junk at %d: %.10r" % (pos, text[pos:]))


class Peekable:
    def __init__(self, iterable):
        self.it = iter(iterable)
        self.buf = []

    def __iter__(self):
        return self

    def __next__(self):
        return self.buf.pop() if self.buf else next(self.it)

    def peek(self):
        if not self.buf:
            self.buf.append(next(self.it))
        return self.buf[-1]


def value(toks):
    kind, text = next(toks)
    if kind == "num":
        return float(text) if "." in text else int(text)
    if kind == "str":
        return text
    if kind == "word":
        return WORDS[text]
    if text == "[":
        return sequence(toks, "]", value, list)
    if text == "{":
        return sequence(toks, "}", member, dict)
    raise SyntaxError(f"unexpected {text}")


def member(toks):
    key = value(toks)
    colon = next(toks)[1]
    if colon != ":":
        raise SyntaxError("expected : after " + repr(key))
    return key, value(toks)


def sequence(toks, close, item, build):
    out = []
    while toks.peek()[1] != close:
        out.append(item(toks))
        if toks.peek()[1] == ",":
            next(toks)
    next(toks)
    return build(out)


def loads(text):
    return value(Peekable(lex(text)))


for sample in ('[-2.5, "x"]', '{"a": {"b": [null]}}', '{7}', '[?]'):
    try:
        print(loads(sample))
    except SyntaxError as exc:
        print("error:", exc)

print(loads('{"tags": ["a"'))
