from typing import NamedTuple


class Sub(NamedTuple):
    pos: int = 0
    depth: int = 0
    aim: int = 0


def parse(text: str) -> list[tuple[str, int]]:
    result = []
    for raw in text.split(";"):
        cmd, _, amount = raw.strip().partition(" ")
        result.append((cmd, int(amount)))
    return result


def step(sub: Sub, cmd: str, n: int) -> Sub:
    match cmd:
        case "forward":
            return sub._replace(pos=sub.pos + n, depth=sub.depth + sub.aim * n)
        case "down":
            return sub._replace(aim=sub.aim + n)
        case "up":
            return sub._replace(aim=sub.aim - n)
        case other:
            raise ValueError(f"bad command: {other}")


def main() -> None:
    sub = Sub()
    for cmd, n in parse("forward 5; down 5; forward 8; up 3; down 8; forward 2"):
        sub = step(sub, cmd, n)
        print(f"{cmd:>8} {n} -> {sub}")
    print("answer:", sub.pos * sub.depth)
    step(sub, "hover", 1)


if __name__ == "__main__":
    main()
