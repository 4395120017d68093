"""One-dimensional cellular automata (Wolfram rules)."""


def make_rule(number):
    """look-up list: neighbourhood 0..7 -> new cell"""
    return [int(bit) for bit in reversed(f"{number:08b}")]


def step(cells, rule):
    left, right = cells[-1:] + cells[:-1], cells[1:] + cells[:1]
    return [rule[4 * a + 2 * b + c] for a, b, c in zip(left, cells, right)]


def run(number, width=7, generations=3):
    rule = make_rule(number)
    cells = [0] * width
    cells[width // 2] = 1
    seen = {}
    for gen in range(generations):
        key = tuple(cells)
        if key in seen:
            print(f"  loop: same as generation {seen[key]}")
            break
        seen[key] = gen
        print(f"{gen:>2}", "".join("·█"[c] for c in cells), sum(cells))
        cells = step(cells, rule)
    return cells


for number, opts in [(90, {}), (184, dict(width=3, generations=8))]:
    print(f"rule {number} = {number:#010b}")
    last = run(number, **opts)
    alive = [i for i, c in enumerate(last) if c]
    print("  alive at", alive or "nowhere")
