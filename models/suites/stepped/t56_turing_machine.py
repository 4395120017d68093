"""A very small Turing machine: adds 1 to a binary number."""

program = {
    # (state, symbol): (write, move, new state)
    ("right", "0"): ("0", +1, "right"),
    ("right", "1"): ("1", +1, "right"),
    ("right", "_"): ("_", -1, "carry"),
    ("carry", "1"): ("0", -1, "carry"),
    ("carry", "0"): ("1", 0, "halt"),
    ("carry", "_"): ("1", 0, "halt"),
}


def show(tape, head, state):
    cells = ""
    for i, s in enumerate(tape):
        cells += f"[{s}]" if i == head else f" {s} "
    print(f"{state:>6} {cells}")


def run(word, max_steps=50):
    tape = ["_"] + list(word) + ["_"]
    head = 1
    state = "right"
    steps = 0
    while state != "halt" and steps < max_steps:
        show(tape, head, state)
        symbol = tape[head]
        write, move, state = program[(state, symbol)]
        tape[head] = write
        head += move
        steps += 1
    return "".join(tape).strip("_"), steps


result, steps = run("11")
print(result, "after", steps, "steps")
print(int("11", 2) + 1 == int(result, 2))
