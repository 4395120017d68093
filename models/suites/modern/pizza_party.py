def pizzas_needed(people, slices_each=3, slices_per_pizza=8):
    slices = people * slices_each
    pizzas = slices // slices_per_pizza
    if slices % slices_per_pizza > 0:
        pizzas += 1
    return pizzas, pizzas * slices_per_pizza - slices

orders = {}
votes = ["margherita", "salami", "tuna", "salami", "margherita", "salami"]
for v in votes:
    orders[v] = orders.get(v, 0) + 1

friends = len(votes)
n, left = pizzas_needed(friends)
print("Friends:", friends)
print("Pizzas:", n, "Leftover slices:", left)
print("Hungry friends:", pizzas_needed(friends, slices_each=5))

print("Votes:")
for kind in sorted(orders):
    print("  ", kind.title(), "+" * orders[kind])

squares = [x ** 2 for x in range(n)]
print("prices if each extra pizza gets cheaper:", [12 - s for s in squares])
