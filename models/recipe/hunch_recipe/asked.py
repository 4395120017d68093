"""What a model makes of single operations, by kind: what the engine puts together for a step is made of such answers.

`python -m hunch_recipe.asked MODELS --hunch HUNCH [--each 40]` asks `hunch predict` for operations with written operands (programs/operands.py),
and prints how many of each kind are right: those on two numbers by operator and digits, all others as they are drawn for training, with those that
raise (programs/mistakes.py). What the engine looks up is asked, too, and is right.
"""

import argparse
import json
import random
import subprocess
from collections import defaultdict
from pathlib import Path

from .evaluation.tally import Tally
from .programs.mistakes import FORMS, Mistakes
from .programs.operands import ASKED, Operands
from .programs.slots import Unfit
from .questions import LONGEST, canonical
from .trace import trace
from .watches import Unsafe, evaluate

OPERATORS = ("+", "-", "*", "//", "%", "<")
DIGITS = ((1, 1), (2, 1), (2, 2), (3, 2), (3, 3))
SOURCE = "x = 1\npass\n"
"""A program to ask at: the questions have nothing to do with it."""


def questions(each: int, seed: int) -> list[tuple[str, str, str]]:
    """Kinds, expressions and their values, or what they raise."""
    rng = random.Random(f"asked/{seed}")
    found = []
    for operator in OPERATORS:
        for sizes in DIGITS:
            for _ in range(each):
                left, right = (rng.randint(10 ** (n - 1), 10**n - 1) for n in sizes)
                expression = f"{left}{operator}{right}"
                name = f"{operator}, {sizes[0]} and {sizes[1]} digits"
                found.append((name, expression, evaluate(expression, {}).text))
    for kind, templates in ASKED.items():
        for template in templates:
            made = Operands(rng)
            missing = each
            while missing:
                try:
                    expression = canonical(made.written_out(kind, template))
                    answer = evaluate(expression, {})
                except (Unfit, Unsafe):
                    continue
                if answer.kind == "value" and len(expression) <= LONGEST:
                    found.append((f"{kind}: {template}", expression, answer.text))
                    missing -= 1
    for form in FORMS:
        missing = each
        while missing:
            try:
                expression = canonical(Mistakes(rng).mistake(form))
                answer = evaluate(expression, {})
            except (Unfit, Unsafe):
                continue
            if len(expression) <= LONGEST and not answer.text.startswith("<"):
                found.append((f"mistakes: {form}", expression, answer.text))
                missing -= 1
    return found


def ask(hunch: Path, models: Path, asked: list[tuple[str, str, str]]) -> dict[str, Tally]:
    """How many of each kind are right."""
    lines = [state for state in trace(SOURCE).states if state.event == "line"]
    state = lines[-1].to_json()
    requests = (
        {"id": index, "source": SOURCE, "state": state, "action": {"kind": "evaluate", "expression": one}}
        for index, (_, one, _) in enumerate(asked)
    )  # fmt: skip
    done = subprocess.run(
        [hunch, "--models", models, "predict"],
        input="".join(json.dumps(one) + "\n" for one in requests),
        capture_output=True,
        text=True,
        check=True,
    )
    tallies: dict[str, Tally] = defaultdict(Tally)
    for (kind, _, value), line in zip(asked, done.stdout.splitlines(), strict=True):
        reply = json.loads(line)
        tallies[kind].add(value in (reply.get("value"), reply.get("exception")))
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser(description="What a model makes of single operations")
    parser.add_argument("models", type=Path, help="an exported model's folder")
    parser.add_argument("--hunch", type=Path, required=True, help="a built `hunch`")
    parser.add_argument("--each", type=int, default=40, help="questions of a kind")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    found = ask(arguments.hunch, arguments.models, questions(arguments.each, arguments.seed))
    print("| operation | right |\n|---|---|")
    for kind, tally in found.items():
        print(f"| `{kind}` | {tally.share:.0%} |")
    print(f"| all | {sum(one.right for one in found.values()) / sum(one.all for one in found.values()):.1%} |")  # fmt: skip


if __name__ == "__main__":
    main()
