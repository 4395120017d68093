stock = {"red": 1}
print("\n".join(f"{k:.<12}{v:>3}" for k, v in stock.items()))
