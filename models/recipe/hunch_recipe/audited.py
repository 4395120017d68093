"""Everyday expressions, filled at random: whether the engine says of them what CPython does.

`python -m hunch_recipe.audited MODELS --hunch HUNCH [--each 8] [--seed 0] [--written]` gives random values to the names in each line of
models/suites/expressions.txt, and asks `hunch predict` what the expression is worth: at a state that shows the names, or, `--written`, with their
values in the places of the names. It prints how many answers are wrong, how many of these were given with 90 % and more, and the expressions that
were. Thousands of them take a minute, where programs take hours; what is wrong here is wrong in programs, too.
"""

import argparse
import ast
import json
import random
from collections.abc import Iterator
from pathlib import Path

from .evaluation.engine import answers
from .questions import LONGEST, canonical
from .values import text

EXPRESSIONS = Path(__file__).parents[2] / "suites" / "expressions.txt"
SOURCE = "pass\n"
"""A program to ask at: the expressions have nothing to do with it."""
WORDS = """abc alice apple banana blue bob carol cherry data dave eve fig foo grape green Hello item kiwi lemon list name noon price Python red
total World""".split()
SURE = 0.9


def values(rng: random.Random) -> dict[str, object]:
    """A value for each name that the expressions have."""

    def words(count: int) -> list[str]:
        return rng.sample(WORDS, count)

    def numbers(low: int, high: int, count: int) -> list[int]:
        return [rng.randint(low, high) for _ in range(count)]

    return {
        "a": set(numbers(0, 9, 3)),
        "b": set(numbers(0, 9, 3)),
        "d": {word: rng.randint(1, 90) for word in words(rng.randint(2, 4))},
        "e": {word: rng.randint(1, 90) for word in words(rng.randint(1, 3))},
        "empty": [],
        "f": round(rng.uniform(-20, 120), rng.randint(1, 2)),
        "flag": rng.random() < 0.5,
        "frac": [round(rng.uniform(0, 100), 1) for _ in range(3)],
        "g": round(rng.uniform(0.1, 9), 2),
        "k": rng.randint(0, 3),
        "m": rng.randint(1, 12),
        "n": rng.randint(-20, 60),
        "nest": {"x": {"y": numbers(0, 9, 2)}, "z": rng.choice(WORDS)},
        "none": None,
        "p": (rng.choice(WORDS), rng.randint(1, 50)),
        "ps": [(rng.choice(WORDS), rng.randint(1, 40)) for _ in range(rng.randint(2, 4))],
        "recs": [
            {"name": rng.choice(WORDS), "age": rng.randint(5, 70), "tags": words(rng.randint(0, 2))}
            for _ in range(rng.randint(2, 3))
        ],
        "rows": [numbers(0, 9, 3) for _ in range(rng.randint(2, 3))],
        "s": " ".join(words(rng.randint(1, 3))),
        "t": rng.choice(WORDS),
        "ws": words(rng.randint(2, 5)),
        "xs": numbers(0, 20, rng.randint(2, 6)),
        "ys": numbers(-9, 99, rng.randint(2, 5)),
    }


class Written(ast.NodeTransformer):
    """Values in the places of names, but for those that an expression binds itself."""

    def __init__(self, known: dict[str, object], bound: set[str]):
        self.known, self.bound = known, bound

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.bound or node.id not in self.known:
            return node
        return ast.parse(repr(self.known[node.id]), mode="eval").body


def names(tree: ast.AST) -> tuple[set[str], set[str]]:
    """The names that an expression reads, and those that it binds itself."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    bound = {node.id for node in found if isinstance(node.ctx, ast.Store)}
    bound |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    return {node.id for node in found} - bound, bound


def question(expression: str, rng: random.Random, written: bool) -> tuple[str, dict[str, str], str]:
    """The expression, the locals that it is asked with, and what it is worth. Raises ValueError where these values give none that can be asked."""
    known = values(rng)
    tree = ast.parse(expression, mode="eval")
    read, bound = names(tree)
    try:
        worth = text(eval(expression, dict(known)))
    except Exception as error:
        raise ValueError(f"{expression} raises {error}") from error
    shown = {name: text(known[name]) for name in sorted(read & known.keys())}
    if written:
        expression, shown = ast.unparse(Written(known, bound).visit(tree)), {}
    if len(canonical(expression)) > LONGEST or any("…" in one for one in [worth, *shown.values()]):
        raise ValueError(f"{expression} is too long")
    return expression, shown, worth


def questions(
    each: int, seed: int, written: bool
) -> Iterator[tuple[str, str, dict[str, str], str]]:
    """Each line of the list with so many questions."""
    for line in EXPRESSIONS.read_text().splitlines():
        rng = random.Random(f"audited/{seed}/{line}")
        asked = 0
        for _ in range(20 * each):
            try:
                made = question(line, rng, written)
            except ValueError:
                continue
            yield line, *made
            asked += 1
            if asked == each:
                break


def request(index: int, expression: str, shown: dict[str, str]) -> dict:
    frame = {"function": "<module>", "line": 1, "locals": shown, "loops": {}, "pending": []}
    state = {"event": "line", "frames": [frame], "aliases": []}
    action = {"kind": "evaluate", "expression": expression}
    return {"id": index, "source": SOURCE, "state": state, "action": action}


def main() -> None:
    parser = argparse.ArgumentParser(description="Everyday expressions, filled at random")
    parser.add_argument("models", type=Path, help="an exported model's folder")
    parser.add_argument("--hunch", type=Path, required=True, help="a built `hunch`")
    parser.add_argument("--each", type=int, default=8, help="questions of a line")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--written", action="store_true", help="values in the places of names")
    parser.add_argument("--json", action="store_true", help="each wrong answer, a line each")
    arguments = parser.parse_args()
    asked = list(questions(arguments.each, arguments.seed, arguments.written))
    requests = [request(index, one[1], one[2]) for index, one in enumerate(asked)]
    wrong: dict[str, int] = {}
    sure = 0
    for (line, expression, shown, worth), answer in zip(
        asked, answers(arguments.hunch, arguments.models, requests), strict=True
    ):
        said = answer.get("value") or answer.get("exception") or answer.get("error")
        if said == worth:
            continue
        wrong[line] = wrong.get(line, 0) + 1
        sure += (answer.get("probability") or 0) >= SURE
        if arguments.json:
            print(json.dumps({"expression": expression, "locals": shown, "worth": worth, "said": said, "probability": answer.get("probability")}))  # fmt: skip
    for line, count in sorted(wrong.items(), key=lambda one: -one[1]):
        print(f"{count:4} {line}")
    print(f"{sum(wrong.values())} of {len(asked)} wrong, {sure} of them with {SURE:.0%} and more")


if __name__ == "__main__":
    main()
