# Convert a range of Celsius temperatures to Fahrenheit and print a table.

def celsius_to_fahrenheit(celsius):
    """Return the temperature in degrees Fahrenheit."""
    return celsius * 9 / 5 + 32


def describe(celsius):
    """Give a rough human description of a temperature."""
    if celsius <= 0:
        return "freezing"
    elif celsius < 15:
        return "cold"
    elif celsius < 25:
        return "comfortable"
    else:
        return "hot"


print("Celsius   Fahrenheit   Feels")
print("-" * 34)

for c in range(-10, 41, 10):
    f = celsius_to_fahrenheit(c)
    print(f"{c:7d}   {f:10.1f}   {describe(c)}")
