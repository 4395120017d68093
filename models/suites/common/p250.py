def main() -> None:
    prices: dict[str, float] = {"apple": 0.5, "kiwi": 0.75}
    basket = ["apple", "kiwi", "apple"]
    total = sum(prices[b] for b in basket)
    counts = {b: basket.count(b) for b in set(basket)}
    for name in sorted(counts):
        print(f"{name:10s} x{counts[name]} @ {prices[name]:.2f}")
    paid = 5
    change = paid - total
    coins = []
    for c in (2, 1, 0.5, 0.25):
        while change >= c:
            coins.append(c)
            change -= c
    print("change", coins, change)

if __name__ == "__main__":
    main()
