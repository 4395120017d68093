import itertools
suits = "SH"
ranks = ["A", "K"]
deck = [r + s for s, r in itertools.product(suits, ranks)]
print(deck)
hands = list(itertools.combinations(deck, 2))
print(len(hands), hands[0])
suited = [h for h in hands if h[0][1] == h[1][1]]
print(suited)
for player, hand in zip(("Al", "Bo"), [deck[::2], deck[1::2]]):
    print(player, *hand)
print(list(itertools.pairwise([1, 3, 6])), sum(itertools.chain.from_iterable([[1], [2, 3]])))
