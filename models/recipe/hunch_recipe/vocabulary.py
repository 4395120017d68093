"""The 1,024 tokens of the language: what they are, and the `tokenizer.json` that holds them.

`python -m hunch_recipe.vocabulary TOKENIZER.json` writes the file. The order of the tokens is of the language:
a change voids all weights (see LANGUAGE.md).
"""

import builtins
import json
import keyword
import sys
from pathlib import Path

SIZE = 1024
MAX_LINE = 200
MAX_INDENT = 12
MAX_DEPTH = 64

STRUCTURE = [
    "<pad>",
    "<bos>",
    "<key>",
    "<end>",
    "<frame>",
    "<in>",
    "<set>",
    "<is>",
    "<del>",
    "<same>",
    "<apart>",
]
STRUCTURE += ["<loop>", "<pend>", "<clear>", "<value>", "<output>", "<unknown>", "<skipped>"]
EVENTS = ["<call>", "<line>", "<return>", "<exception>", "<exit>"]
EXITS = ["<normal>", "<error>", "<never>"]
ACTIONS = ["<step_into>", "<step_over>", "<step_return>", "<breakpoint>", "<continue>"]
ACTIONS += [
    "<inv_step_into>",
    "<inv_step_over>",
    "<inv_step_call>",
    "<edit>",
    "<watch>",
    "<subexpression>",
]

RECALL = ["<at>", "<now>", "<so>"]
"""Control tokens, too; they came with version 2, in places that version 1 had left free."""

# Statement keywords begin a line, the others also stand inside an expression: hence the forms with spaces around.
STATEMENT_KEYWORDS = (
    "assert break class continue def del elif except finally global nonlocal pass raise return try while with"
).split()
EXPRESSION_KEYWORDS = "and as async await else for from if import in is lambda not or yield".split()
KEYWORDS = STATEMENT_KEYWORDS + EXPRESSION_KEYWORDS
assert set(KEYWORDS) == set(keyword.kwlist) - {"True", "False", "None"}
KEYWORD_PHRASES = ["not in", "is not"]
# With canonical spacing only these stand without a space after them, and the first five never have one.
LONE_KEYWORDS = "break continue pass try finally".split()
BARE_KEYWORDS = LONE_KEYWORDS + "else except return raise lambda yield".split()

OPERATORS = [
    *", |: |**=|//=|>>=|<<=|**|//|<<|>>|<=|>=|==|!=|->|+=|-=|*=|/=|%=|&=|^=|@=|:=|...|()|[]|{}|):".split(
        "|"
    ),
    "|=",
]

METHODS = (
    "pop extend reverse index count copy clear strip lstrip rstrip lower "
    "upper title capitalize swapcase startswith endswith find rfind isdigit isalpha isalnum isupper islower isspace "
    "zfill center ljust rjust splitlines partition format items keys values get update setdefault popitem add discard "
    "union intersection difference issubset issuperset symmetric_difference"
).split()

BUILTINS = (
    "True False None abs all any bin bool bytes chr dict divmod enumerate filter float frozenset hasattr hex id input int "
    "isinstance iter len list map max min next object ord pow print range repr reversed round set sorted staticmethod property classmethod "
    "str sum super tuple type zip getattr setattr"
).split()
EXCEPTIONS = (
    "Exception ValueError TypeError KeyError IndexError ZeroDivisionError AttributeError NameError RuntimeError "
    "StopIteration AssertionError RecursionError NotImplementedError EOFError OverflowError UnboundLocalError ImportError"
).split()
assert all(hasattr(builtins, name) for name in BUILTINS + EXCEPTIONS)

# Frequent names in the programs that the model learns from, and the words of common messages. Names of one or two characters are as short spelled out.
WORDS = (
    "self totals history second sentence temps title level steps message label labels offset sat sol phrase colors sizes carry "
    "tally parts turn cur cells track fruits calculate is_valid students city year edges rest keep measure scale "
    "__init__ __repr__ __str__ main result res total count num nums number numbers value values val item items "
    "data text word words char chars letter letters line lines name names key keys index idx pos left right mid low high start "
    "end step size length first last prev current node root tree stack queue seen visited found "
    "target limit best largest smallest longest even odd evens odds prime primes is_prime factor factors digits base "
    "power square squares prod product diff row rows col matrix grid table board width height depth path pair pairs "
    "group groups lst arr xs ys seq string prefix suffix sub sep vowels rev out output acc cache memo fact "
    "gcd helper func is_even flag temp tmp price prices cost amount balance score "
    "scores grade grades average student age ages color area point points "
    "stock inventory order hello world code shift tokens part "
    "counts freq lookup process compute check test run sort build make solve "
    "push swapped merge merged pivot ans answer guess weight weights other new add get "
    "remove update pop insert append find join split replace reverse unique "
    "inner outer double apply "
    "function math deque "
    "object out of division by zero argument arguments required positional defined subscriptable iterable "
    "between instances unsupported operand invalid literal has no attribute must be with method function bound at "
    "takes given but were was local variable referenced before assignment"
).split()


def unique(words: list[str]) -> list[str]:
    """The words in their order, each once."""
    return list(dict.fromkeys(words))


def vocabulary() -> list[str]:
    """All tokens in the order of their ids."""
    control = STRUCTURE + EVENTS + EXITS + ACTIONS
    control += [f"<L{n}>" for n in range(MAX_LINE + 1)]
    control += [f"<I{n}>" for n in range(MAX_INDENT + 1)]
    control += [f"<D{n}>" for n in range(1, MAX_DEPTH + 1)]
    # Bytes that can occur in the UTF-8 of a character without a token of its own.
    byte_values = [*range(0x00, 0x20), 0x7F, *range(0x80, 0xC0), *range(0xC2, 0xF5)]
    bytes_ = [f"<0x{b:02X}>" for b in byte_values if b not in (0x09, 0x0A)]
    characters = ["\t", "\n", *map(chr, range(0x20, 0x7F)), "…"]
    keywords = BARE_KEYWORDS + [
        k + " " for k in KEYWORDS + KEYWORD_PHRASES if k not in LONE_KEYWORDS
    ]
    keywords += [f" {k} " for k in EXPRESSION_KEYWORDS + KEYWORD_PHRASES]
    methods = ["." + m for m in METHODS]
    words = [w for w in unique(BUILTINS + EXCEPTIONS + WORDS) if len(w) > 1 and w not in KEYWORDS]
    tokens = unique(control + bytes_ + characters + keywords + OPERATORS + methods)
    tokens += [w for w in words if w not in set(tokens)][: SIZE - len(tokens) - 8]
    tokens += RECALL
    tokens += [f"<reserved{n}>" for n in range(SIZE - len(tokens))]
    return tokens


def pattern() -> str:
    """The expression that cuts text into pieces; one that is a token stays whole, any other falls into characters."""
    prefix = r"(?:[rR][bBfF]?|[bBfF][rR]?|[uU])?"
    strings = [prefix + p for p in (r'"""[\s\S]*?"""', r"'''[\s\S]*?'''")]
    strings += [prefix + p for p in (r'"(?:[^"\\\n]|\\[\s\S])*"?', r"'(?:[^'\\\n]|\\[\s\S])*'?")]
    words = "|".join(KEYWORD_PHRASES + sorted(KEYWORDS, key=len, reverse=True))
    spaced = rf" ?(?:{words})(?![A-Za-z0-9_]) ?"
    methods = r"\.(?:" + "|".join(sorted(METHODS, key=len, reverse=True)) + r")(?![A-Za-z0-9_])"
    identifier = r"[A-Za-z_][A-Za-z0-9_]*"
    operators = "|".join(escape(o) for o in sorted(OPERATORS, key=len, reverse=True))
    return "|".join([*strings, spaced, methods, identifier, "[0-9]", operators, r"[\s\S]"])


def escape(operator: str) -> str:
    """An operator as a regular expression, in the syntax that Python, Oniguruma and fancy-regex share."""
    return "".join("\\" + c if c in "*|^+.()[]{}" else c for c in operator)


def tokenizer_json() -> str:
    """The contents of `tokenizer.json`: a BPE model without merges behind a `Split`."""
    from tokenizers import Regex, Tokenizer, models, pre_tokenizers

    ids = {token: i for i, token in enumerate(vocabulary())}
    model = models.BPE(vocab=ids, merges=[], ignore_merges=True, byte_fallback=True)
    tokenizer = Tokenizer(model)
    tokenizer.pre_tokenizer = pre_tokenizers.Split(Regex(pattern()), "isolated")
    return json.dumps(json.loads(tokenizer.to_str()), ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(tokenizer_json(), encoding="utf-8")
