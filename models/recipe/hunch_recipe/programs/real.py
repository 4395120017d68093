"""Real functions (MBPP and Python Programming Puzzles) as programs: the code and calls of it.

Some have other inputs, constants or names. Which functions are usable is in `data/usable.json`,
written by `python -m hunch_recipe.programs.usable`.
"""

from __future__ import annotations

import ast
import json
import random
import tokenize
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from .layout import lay_out
from .mutations import other_constant, other_names, other_operator, other_statement
from .names import WORDS
from .trial import sane

ATTEMPTS = 4
MUTATIONS = {other_constant: 0.25, other_operator: 0.25, other_statement: 0.25, other_names: 0.5}
"""The changes of code, and how often each is tried in a mutated program."""
RESULTS = ("result", "r", "x", "out", "answer", "res", "value")
DATA = Path(__file__).resolve().parents[2] / "data"


@lru_cache
def functions() -> dict[str, dict]:
    """All functions by id."""
    with open(DATA / "functions.jsonl", encoding="utf-8") as file:
        return {item["id"]: item for item in map(json.loads, file)}


def held_out(identity: str) -> bool:
    """A tenth of the functions, by a hash of the id, is never trained on."""
    return blake2b(identity.encode(), digest_size=4).digest()[0] % 10 == 0


@lru_cache
def usable(split: str) -> tuple[str, ...]:
    """Ids of a split's functions that finish inside the limits."""
    ids = json.loads((DATA / "usable.json").read_text())["ids"]
    return tuple(i for i in ids if held_out(i) == (split != "train"))


def choose(split: str, rng: random.Random) -> str:
    """An id of the split. MBPP and the puzzles share equally: MBPP reads more like a classroom."""
    ids = usable(split)
    classroom = ids[: sum(i.startswith("MBPP") for i in ids)]
    ids = classroom if rng.random() < 0.5 else ids[len(classroom) :]
    return ids[int(rng.random() * len(ids))]


# Inputs


def mutate(value: object, rng: random.Random) -> object:
    """Another value of the same type; mostly of about the same size, sometimes longer."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        if abs(value) > 50:
            return value + rng.randint(-9, 9)
        step = rng.choice((1, 2, 2, 5))
        return (
            max(0, value + rng.randint(-step, step))
            if value >= 0
            else value + rng.choice((-2, -1, 1))
        )
    if isinstance(value, float):
        return round(value + rng.randint(-4, 4) / 2, 2)
    if isinstance(value, str):
        return mutated_text(value, rng) if value else value
    if isinstance(value, (list, tuple)):
        return type(value)(mutated_items(list(value), rng))
    if isinstance(value, dict):
        items = {key: mutate(item, rng) for key, item in value.items()}
        if len(items) > 2 and rng.random() < 0.2:
            items.popitem()
        return items
    return value


def mutated_text(text: str, rng: random.Random) -> str:
    letters = list(text)
    r = rng.random()
    at = rng.randrange(len(letters))
    if r < 0.25:
        letters[at] = rng.choice([*letters, *"abcest"])
    elif r < 0.45 and len(letters) < 40:
        letters.insert(at, rng.choice([*letters, *"aeiost"]))
    elif r < 0.6 and len(letters) > 1:
        letters.pop(at)
    elif r < 0.7:
        return text.swapcase() if rng.random() < 0.5 else text[::-1]
    elif r < 0.85 and text.replace(" ", "").isalpha():
        words = text.split()
        if words:
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            return " ".join(words)
    elif r < 0.92 and len(letters) < 14:
        letters += letters[: rng.randint(1, 4)]
    else:
        cut = rng.randrange(len(letters))
        letters = letters[cut:] + letters[:cut]
    return "".join(letters)


def mutated_items(items: list, rng: random.Random) -> list:
    flat = not any(isinstance(item, (list, tuple)) for item in items)
    try:
        ordered = len(items) > 2 and flat and items == sorted(items)
    except TypeError:
        ordered = False
    items = [mutate(item, rng) if rng.random() < 0.5 else item for item in items]
    if flat and items:
        for _ in range(rng.choice((0, 1, 1, 2, 3))):
            r = rng.random()
            if r < 0.35 and len(items) > 2:
                items.pop(rng.randrange(len(items)))
            elif r < 0.8 and len(items) < 12:
                items.insert(rng.randrange(len(items) + 1), mutate(rng.choice(items), rng))
            elif r > 0.8:
                rng.shuffle(items)
    # What was in order mostly has to be: searches and merges rely on it.
    return sorted(items) if ordered and rng.random() < 0.8 else items


def mutated_call(call: str, code: str, rng: random.Random) -> str:
    """The call with other arguments (of a puzzle's solution: its defaults); unchanged where they
    are not literals.
    """
    if call == "sat(sol())":
        return other_puzzle(code, rng)
    try:
        tree = ast.parse(call, mode="eval").body
        assert isinstance(tree, ast.Call)
        arguments = [ast.literal_eval(argument) for argument in tree.args]
    except (ValueError, SyntaxError, AssertionError):
        return call
    count = len(arguments)
    for place in range(count):
        if rng.random() < 0.75:
            arguments[place] = mutate(arguments[place], rng)
    return f"{ast.unparse(tree.func)}({', '.join(map(repr, arguments))})"


@lru_cache(maxsize=4096)
def defaults(code: str) -> tuple[list[object], bool]:
    """The defaults of `sol`, and whether `sat` takes the same after the answer; none if some are
    missing.
    """
    found = {
        node.name: node.args for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)
    }
    try:
        sol, sat = found["sol"], found["sat"]
        values = [ast.literal_eval(value) for value in sol.defaults]
    except (KeyError, ValueError):
        return [], False
    if len(values) != len(sol.args):
        return [], False
    return values, [a.arg for a in sat.args][1:] == [a.arg for a in sol.args]


def other_puzzle(code: str, rng: random.Random) -> str:
    """A call of a puzzle's solution with other arguments, checked or not."""
    values, same = defaults(code)
    if not values:
        return "sat(sol())"
    arguments = ", ".join(repr(mutate(v, rng) if rng.random() < 0.75 else v) for v in values)
    if same and rng.random() < 0.4:
        return f"sat(sol({arguments}), {arguments})"
    return f"sol({arguments})"


# Programs


def program(identity: str, rng: random.Random, mutation: float = 0.6) -> str:
    """The function with one to three of its calls, printed or assigned: with inputs, constants,
    operators, names and statements changed at random. A mutant that does not run to its end, or only to
    an exception, or makes values that no lesson shows, is dropped.
    """
    for _ in range(ATTEMPTS):
        source, mutated = write(identity, rng, mutation)
        if not mutated or sane(source, may_raise=False):
            return lay_out(source, rng)
    return lay_out(write(identity, rng, 0.0)[0], rng)


def write(identity: str, rng: random.Random, mutation: float) -> tuple[str, bool]:
    """A program, unchecked, and whether anything in it is mutated."""
    item = functions()[identity]
    code: str = item["code"]
    for change, share in MUTATIONS.items():
        if rng.random() < mutation * share:
            try:
                code = change(code, rng)
            except (SyntaxError, tokenize.TokenError):
                break  # an earlier change broke it; the trial run will tell
    calls = [call for call in item["calls"] if len(call) < 160] or item["calls"]
    count = min(len(calls), 1 if rng.random() < 0.6 else 2 if rng.random() < 0.7 else 3)
    lines = [code]
    used: set[str] = set()
    mutated = code != item["code"]
    for call in rng.sample(calls, count):
        if rng.random() < mutation:
            other = mutated_call(call, code, rng)
            call, mutated = other, mutated or other != call
        r = rng.random()
        if r < 0.45:
            lines.append(f"print({call})")
        else:
            name = next(n for n in rng.sample(RESULTS, len(RESULTS)) if n not in used)
            used.add(name)
            lines.append(f"{name} = {call}")
            if r < 0.6:
                lines.append(f"print({name})")
    if code.startswith("def sat(") and not any("sat(" in line for line in lines[1:]):
        # The check of a puzzle that nothing calls.
        lines[0] = code[code.index("def sol(") :]
    return "\n".join(lines), mutated
