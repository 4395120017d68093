'''https://adventofcode.com/2023/day/4'''
CARDS = '''
Card 1: 41 48 83 86 17 | 83  6 31 17  9 48 53
Card 2: 13 32 20 16 61 | 61 30 68 82 17 32 24
Card 3:  1 21 53 59 44 | 69 82 63 72 16 21 14
Card 4: 41 92 73 84 69 | 59 84 76 51 58  5 54
Card 5: 87 83 26 28 32 | 88 30 70 12 93 22 82
Card 6: 31 18 13 56 72 | 74 77 10 23 35 67 36
'''


def parse(data):
    for card in data.strip().splitlines():
        _, numbers = card.split(':')
        left, right = map(str.split, numbers.split('|'))
        yield len(set(left) & set(right))


def solve(data):
    wins = list(parse(data))
    points = sum(2 ** (w - 1) for w in wins if w)
    copies = [1] * len(wins)
    for i, w in enumerate(wins):
        for j in range(i + 1, min(i + w + 1, len(copies))):
            copies[j] += copies[i]
    print(f'{wins = }')
    print(f'{copies = }')
    return points, sum(copies)


def main():
    part1, part2 = solve(CARDS)
    print(f'{part1 = }')
    print(f'{part2 = }')


if __name__ == '__main__':
    main()
