"""Games and simulations, a few rounds of each."""

from .registry import Draw, template


@template("games")
def war_of_cards(t: Draw) -> str:
    a, b, score = t.names("a ann left", "b bob right", "score wins points")
    n = t.n(3, 4)
    return f"""
        {a} = {[t.n(1, 9) for _ in range(n)]}
        {b} = {[t.n(1, 9) for _ in range(n)]}
        {score} = [0, 0]
        pot = 0
        while {a} and {b}:
            x, y = {a}.pop({t.any("", "0")}), {b}.pop({t.any("", "0")})
            pot += {t.any("1", "x + y", "abs(x - y)")}
            if x == y:
                {t.any("continue", f"print({t.s('draw')}, pot)" + chr(10) + "                continue")}
            {score}[{t.any("x < y", "0 if x > y else 1")}] += pot
            pot = 0
            {t.maybe(f"print(x, y, {score})")}
        print({score}, pot)
    """


@template("games")
def rock_paper_scissors(t: Draw) -> str:
    f, beats, a, b = t.names("winner judge play", "beats wins rules", "a one p", "b two q")
    hands = ("rock", "paper", "scissors")
    rounds = ", ".join(f"({t.s(t.any(*hands))}, {t.s(t.any(*hands))})" for _ in range(3))
    return f"""
        {beats} = {{{t.s("rock")}: {t.s("scissors")}, {t.s("paper")}: {t.s("rock")}, {t.s("scissors")}: {t.s("paper")}}}
        def {f}({a}, {b}):
            if {a} == {b}:
                return {t.any("0", t.s("tie"))}
            return {t.any("1", t.s("first"))} if {beats}[{a}] == {b} else {t.any("2", t.s("second"))}
        results = []
        for x, y in [{rounds}]:
            r = {f}({t.any("x, y", "x, y", "y, x")})
            results.append(r)
            {t.maybe("print(x, y, r)")}
        print(results{t.any("", ", results.count(results[0])")})
    """


@template("games")
def snakes_and_ladders(t: Draw) -> str:
    jumps, pos = t.names("jumps board links", "pos square place")
    end = t.n(10, 14)
    return f"""
        {jumps} = {{{t.n(2, 4)}: {t.n(6, 8)}, {t.n(8, 9)}: {t.n(1, 3)}, {end - 1}: {t.n(4, 7)}}}
        {pos} = 0
        turns = 0
        for roll in {t.numbers(4, 6, 1, 6)}:
            turns += 1
            {t.any(f"if {pos} + roll > {end}:" + chr(10) + "                continue", "")}
            {pos} {t.any("+= roll", f"= min({pos} + roll, {end})")}
            if {pos} in {jumps}:
                {t.maybe(f"print({t.s('jump')}, {pos})")}
                {pos} = {jumps}[{pos}]
            if {pos} >= {end}:
                print({t.s("home")}, turns)
                break
        print({pos}, turns)
    """


@template("games")
def parking_levels(t: Draw) -> str:
    spots, where = t.names("free spots levels", "where parked taken")
    arrivals = ", ".join(t.s(t.any("in", "in", "in", "out")) for _ in range(t.n(3, 5)))
    return f"""
        {spots} = {t.numbers(2, 2, 1, 2)}
        {where} = []
        turned_away = 0
        for move in [{arrivals}]:
            if move == {t.s("out")}:
                if {where}:
                    {spots}[{where}.pop({t.any("", "0")})] += 1
                continue
            for level in range(len({spots})):
                if {spots}[level] > 0:
                    {spots}[level] -= 1
                    {where}.append(level)
                    break
            else:
                turned_away += 1
                {t.maybe(f"print({t.s('full')})")}
        print({spots}, {where}, turned_away)
    """


@template("games")
def hangman_rounds(t: Draw) -> str:
    word, shown, left, g = t.names(
        "word secret answer", "shown board hidden", "left lives tries", "g guess c"
    )
    secret = t.word()[:5]
    guesses = "".join(t.any(*secret, *"aeiot") for _ in range(t.n(3, 5)))
    reveal = t.any(
        f"{shown} = [c if c == {g} or c in {shown} else {t.s('_')} for c in {word}]",
        f"for i in range(len({word})):\n                    if {word}[i] == {g}:\n                        {shown}[i] = {g}",
    )
    return f"""
        {word} = {t.s(secret)}
        {shown} = [{t.s("_")}] * len({word})
        {left} = {t.n(2, 3)}
        for {g} in {t.s(guesses)}:
            if {g} in {word}:
                {reveal}
            else:
                {left} -= 1
                {t.maybe(f"print({t.s('miss')}, {g})")}
            if {left} == 0 or {t.s("_")} not in {shown}:
                break
        print({t.any(f"''.join({shown})", shown)}, {left})
    """


@template("games")
def bulls_and_cows(t: Draw) -> str:
    f, secret, guess, a, b = t.names(
        "score compare hint",
        "secret code answer",
        "guess given g",
        "bulls black exact",
        "cows white near",
    )
    digits = t.rng.sample("123456", 3)
    tries = ["".join(t.rng.sample("123456", 3)), "".join(t.rng.sample(digits, 3))]
    cows = t.any(
        f"{b} = sum(1 for c in {guess} if c in {secret}) - {a}",
        f"{b} = len(set({guess}) & set({secret})) - {a}",
        f"{b} = 0\n            for c in {guess}:\n                {b} += c in {secret}\n            {b} -= {a}",
    )
    return f"""
        def {f}({secret}, {guess}):
            {a} = 0
            for x, y in zip({secret}, {guess}):
                if x == y:
                    {a} += 1
            {cows}
            return {t.any(f"{a}, {b}", f"f'{{{a}}}A{{{b}}}B'", f"{a} * 10 + {b}")}
        for tried in [{", ".join(t.s(x) for x in tries)}]:
            print(tried, {f}({t.s("".join(digits))}, tried))
    """


@template("games")
def take_the_last_stick(t: Draw) -> str:
    heap, turn, take = t.names("sticks heap pile", "turn player who", "take n move")
    strategy = t.any(
        f"{take} = ({heap} - 1) % {t.n(3, 4)} or 1",
        f"{take} = min({heap}, {t.n(1, 2)} + {turn})",
        f"{take} = 2 if {heap} % 2 == 0 else 1",
    )
    a, b = t.any(("ann", "bob"), ("you", "me"), ("red", "blue"))
    return f"""
        {heap} = {t.n(5, 11)}
        names = [{t.s(a)}, {t.s(b)}]
        {turn} = 0
        while {heap} > {t.any(0, 1)}:
            {strategy}
            {heap} -= {take}
            {t.any(f"print(names[{turn}], {take}, {heap})", f"print({heap})", "")}
            {turn} = {t.any(f"1 - {turn}", f"({turn} + 1) % 2")}
        print(names[{turn}], {t.s(t.any("loses", "wins"))}{t.any("", f", {heap}")})
    """


@template("games")
def hand_of_cards(t: Draw) -> str:
    f, hand, total, aces, c = t.names(
        "score points hand_value", "hand cards held", "total s worth", "aces soft high", "c card r"
    )
    cards = "".join(t.any(*"2345789KQJAA") for _ in range(t.n(2, 4)))
    return f"""
        def {f}({hand}):
            {total} = {aces} = 0
            for {c} in {hand}:
                if {c} in {t.s("KQJ")}:
                    {total} += 10
                elif {c} == {t.s("A")}:
                    {total} += 11
                    {aces} += 1
                else:
                    {total} += int({c})
            while {total} > 21 and {aces}{t.any("", " > 0")}:
                {total} -= 10
                {aces} -= 1
            return {t.any(total, f"{total}, {total} > 21", f"{total} if {total} <= 21 else {t.s('bust')}")}
        {t.show(f"{f}({t.s(cards)})")}
        {t.maybe(t.show(f"{f}({t.s('A' + t.any(*'KQA9'))})"))}
    """


@template("games")
def bowling_frames(t: Draw) -> str:
    rolls, i, total, frames = t.names(
        "rolls pins throws", "i at k", "total score s", "frames rounds n"
    )
    throws: list[int] = []
    for _ in range(3):
        first = t.any(10, t.n(0, 9), t.n(0, 9))
        throws += [10] if first == 10 else [first, t.any(10 - first, t.n(0, 10 - first))]
    throws += [t.n(0, 5), t.n(0, 4)]
    return f"""
        {rolls} = {throws}
        {total} = {i} = 0
        for {frames} in range({t.n(2, 3)}):
            if {rolls}[{i}] == 10:
                {total} += 10 + {rolls}[{i} + 1] + {rolls}[{i} + 2]
                {i} += 1
            elif {rolls}[{i}] + {rolls}[{i} + 1] == 10:
                {total} += 10 + {rolls}[{i} + 2]
                {i} += 2
            else:
                {total} += {rolls}[{i}] + {rolls}[{i} + 1]
                {i} += 2
            {t.any(f"print({frames}, {total})", f"print({total})", "")}
        print({total}{t.any("", f", {i}")})
    """


@template("games")
def pairs_game(t: Draw) -> str:
    cards, found, a, b = t.names("cards table deck", "found pairs won", "a i first", "b j second")
    values = t.rng.sample("ABCD", 2) * 2
    t.rng.shuffle(values)
    picks = ", ".join(str(tuple(t.rng.sample(range(4), 2))) for _ in range(3))
    return f"""
        {cards} = {values}
        {found} = []
        tries = 0
        for {a}, {b} in [{picks}]:
            if {cards}[{a}] is None or {cards}[{b}] is None:
                {t.any("continue", f"print({t.s('gone')})" + chr(10) + "                continue")}
            tries += 1
            if {cards}[{a}] == {cards}[{b}]:
                {found}.append({cards}[{a}])
                {cards}[{a}] = {cards}[{b}] = None
            {t.any("else:", f"elif tries > {t.n(0, 1)}:")}
                print({cards}[{a}], {cards}[{b}])
        print({t.any(f"{found}, tries", f"{cards}, {found}", f"{cards}.count(None)")})
    """


@template("games")
def hungry_snake(t: Draw) -> str:
    body, food, head = t.names("snake body cells", "food apples snacks", "head front new")
    moves = "".join(t.any(*"RRDDRL") for _ in range(t.n(3, 5)))
    return f"""
        {body} = [(0, 0)]
        {food} = [({t.n(0, 1)}, {t.n(1, 2)}), ({t.n(1, 2)}, {t.n(0, 2)})]
        steps = {{{t.s("R")}: (0, 1), {t.s("L")}: (0, -1), {t.s("D")}: (1, 0)}}
        for m in {t.s(moves)}:
            dr, dc = steps[m]
            {head} = ({body}[0][0] + dr, {body}[0][1] + dc)
            if {head} in {body}{t.any("", f" or {head}[1] < 0")}:
                print({t.s("ouch")}, {head})
                break
            {body}.insert(0, {head})
            if {head} in {food}:
                {food}.remove({head})
            else:
                {body}.pop()
        print({body}{t.any("", f", len({food})")})
    """


@template("games")
def monster_fight(t: Draw) -> str:
    a, b, turn = t.names("hero knight player", "monster troll dragon", "rounds turn n")
    return f"""
        {a} = {{'hp': {t.n(10, 20)}, 'hit': {t.n(2, 6)}}}
        {b} = {{'hp': {t.n(8, 16)}, 'hit': {t.n(1, 5)}}}
        {turn} = 0
        while {a}['hp'] > 0 and {b}['hp'] > 0{t.any("", f" and {turn} < {t.n(3, 5)}")}:
            {turn} += 1
            {b}['hp'] -= {a}['hit']{t.any("", f" + {turn} % 2", " * 2")}
            {t.any(f"if {b}['hp'] < {t.n(2, 5)}:" + chr(10) + f"                {b}['hit'] = 1", "")}
            if {b}['hp'] > 0:
                {a}['hp'] -= {b}['hit']
            {t.maybe(f"print({a}['hp'], {b}['hp'])")}
        {t.any(f"print({t.s('won')} if {a}['hp'] > 0 else {t.s('lost')}, {turn})", f"print({turn}, {a}, {b})", f"print(max({a}['hp'], {b}['hp']))")}
    """


@template("games")
def round_of_knockout(t: Draw) -> str:
    f, names, skill = t.names("play knockout rounds", "names teams left", "skill power rating")
    who = list(dict.fromkeys([*t.words(4, 4), "zed", "abe", "kit"]))[:4]
    table = ", ".join(f"{t.s(w)}: {t.n(1, 20)}" for w in who)
    return f"""
        {skill} = {{{table}}}
        def {f}({names}):
            if len({names}) == 1:
                return {names}[0]
            winners = []
            for i in range(0, len({names}) - 1, 2):
                a, b = {names}[i], {names}[i + 1]
                winners.append(a if {skill}[a] {t.any(">", ">=", "<")} {skill}[b] else b)
            {t.maybe("print(winners)")}
            return {f}(winners)
        print({f}({t.any(f"list({skill})", f"sorted({skill})", f"[{', '.join(t.s(w) for w in who[:2])}]")}))
    """


@template("games")
def weather_and_mood(t: Draw) -> str:
    f, s, mood = t.names("live simulate week", "s weather days", "mood energy level")
    days = "".join(t.any(*"srrc") for _ in range(t.n(3, 5)))
    return f"""
        def {f}({s}, {mood}={t.n(3, 6)}):
            log = {t.s("")}
            for day in {s}:
                if day == {t.s("s")}:
                    {mood} = min({mood} + {t.n(1, 3)}, 10)
                elif day == {t.s("r")} and {mood} > {t.n(2, 4)}:
                    {mood} -= {t.n(1, 3)}
                {t.any("else:", f"elif day == {t.s('c')}:")}
                    log += {t.s("-")}
                    continue
                log += {t.any(f"str({mood} % 10)", f"{t.s('+')} if {mood} > 5 else {t.s('.')}")}
            return {t.any(f"log, {mood}", "log", f"{mood}")}
        {t.show(f"{f}({t.s(days)})")}
    """
