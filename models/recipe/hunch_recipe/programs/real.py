"""Real functions (MBPP and Python Programming Puzzles) as programs: the code and calls of it.

Some have other inputs, constants or names. Which functions are usable is in `data/usable.json`,
written by `python -m hunch_recipe.programs.usable`.
"""

from __future__ import annotations

import ast
import json
import random
import re
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from .layout import lay_out

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
    """Another value of the same type and of about the same size."""
    r = rng.random()
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        if abs(value) > 50:
            return value + rng.randint(-9, 9)
        return max(0, value + rng.randint(-2, 2)) if value >= 0 else value + rng.randint(-2, 1)
    if isinstance(value, float):
        return round(value + rng.randint(-4, 4) / 2, 2)
    if isinstance(value, str):
        if not value:
            return value
        letters = list(value)
        if r < 0.3:
            letters[rng.randrange(len(letters))] = rng.choice(letters + list("abcest"))
        elif r < 0.5 and len(letters) < 30:
            letters.insert(rng.randrange(len(letters)), rng.choice(letters + list("aeiost")))
        elif r < 0.7 and len(letters) > 1:
            letters.pop(rng.randrange(len(letters)))
        elif r < 0.8:
            return value.swapcase() if rng.random() < 0.5 else value[::-1]
        return "".join(letters)
    if isinstance(value, (list, tuple)):
        items = [mutate(item, rng) if rng.random() < 0.5 else item for item in value]
        flat = all(not isinstance(item, (list, tuple)) for item in items)
        if flat and items:
            if r < 0.2 and len(items) > 2:
                items.pop(rng.randrange(len(items)))
            elif r < 0.35 and len(items) < 9:
                items.insert(rng.randrange(len(items)), rng.choice(items))
            elif r < 0.45:
                rng.shuffle(items)
        return type(value)(items)
    if isinstance(value, dict):
        return {key: mutate(item, rng) for key, item in value.items()}
    return value


def mutated_call(call: str, rng: random.Random) -> str:
    """The call with other arguments; unchanged where they are not literals."""
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


# Programs


def program(identity: str, rng: random.Random, mutation: float = 0.6) -> str:
    """The function with one to three of its calls, printed or assigned."""
    item = functions()[identity]
    code: str = item["code"]
    if rng.random() < mutation * 0.25:
        code = other_constant(code, rng)
    if rng.random() < mutation * 0.5:
        code = other_names(code, rng)
    calls = [call for call in item["calls"] if len(call) < 160] or item["calls"]
    count = min(len(calls), 1 if rng.random() < 0.6 else 2 if rng.random() < 0.7 else 3)
    lines = [code]
    used: set[str] = set()
    for call in rng.sample(calls, count):
        if rng.random() < mutation:
            call = mutated_call(call, rng)
        r = rng.random()
        if r < 0.45:
            lines.append(f"print({call})")
        else:
            name = next(
                n
                for n in rng.sample(("result", "r", "x", "out", "answer", "res", "value"), 7)
                if n not in used
            )
            used.add(name)
            lines.append(f"{name} = {call}")
            if r < 0.6:
                lines.append(f"print({name})")
    return lay_out("\n".join(lines), rng)


_CONSTANT = re.compile(r"(?<![\w.\[])([2-9]|1[0-9])(?![\w.\]])")
_PARAMETERS = re.compile(r"^def (\w+)\(([^)]*)\)", re.MULTILINE)


def other_constant(code: str, rng: random.Random) -> str:
    """One small number of the code replaced by a neighbour (never made 0 or 1, which divide and
    end loops).
    """
    places = list(_CONSTANT.finditer(code))
    if not places:
        return code
    place = rng.choice(places)
    number = max(2, int(place.group()) + rng.choice((-1, 1, 2)))
    return code[: place.start()] + str(number) + code[place.end() :]


_STRING = re.compile(r"('(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\")")


def other_names(code: str, rng: random.Random) -> str:
    """One parameter renamed throughout."""
    found = _PARAMETERS.search(code)
    if not found or ("{" in code and "f'" in code):
        return code
    # A default that holds commas falls apart here; its pieces are no identifiers.
    parameters = [
        p
        for p in (p.split("=")[0].strip(" *") for p in found.group(2).split(","))
        if p.isidentifier()
    ]
    if not parameters:
        return code
    old = rng.choice(parameters)
    new = rng.choice(
        (
            "a",
            "b",
            "x",
            "y",
            "n",
            "k",
            "items",
            "data",
            "values",
            "s",
            "text",
            "arr",
            "nums",
            "lst",
            "value",
        )
    )
    if re.search(rf"\b{new}\b", code):
        return code
    parts = _STRING.split(code)
    renamed = [
        part if n % 2 else re.sub(rf"(?<![\w.]){re.escape(old)}\b", new, part)
        for n, part in enumerate(parts)
    ]
    return "".join(renamed)
