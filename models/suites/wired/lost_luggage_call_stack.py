# Lesson 4: what is on the call stack when Mrs. Okafor asks about her suitcase?
# Watch the frames appear and disappear.

depth = 0


def say(who, text):
    print("  " * depth + f"{who}: {text}")


def front_desk(tag):
    global depth
    say("front desk", f"looking for {tag}")
    depth += 1
    answer = baggage_office(tag, airport="LIS")
    depth -= 1
    say("front desk", f"they told me: {answer}")
    return answer


def baggage_office(tag, airport):
    global depth
    say("baggage office", f"phoning {airport}")
    depth += 1
    shelf = warehouse(tag)
    depth -= 1
    if shelf is None:
        say("baggage office", "nothing here")
        return "try again tomorrow"
    say("baggage office", "found it!")
    return "shelf " + shelf


def warehouse(tag):
    shelves = {"A1": ["TP88", "TP12"], "B4": ["LH30"], "C2": []}
    for name in shelves:
        bags = shelves[name]      # <- same variable, new value every time round
        if tag in bags:
            say("warehouse", f"{tag} is on {name}")
            return name           # leaves the loop AND the function
    say("warehouse", f"no {tag}")
    # no return here! what comes back?


first = front_desk("LH30")
print("-" * 30)
second = front_desk("XX99")
print("-" * 30)
print("depth is back to", depth)
print(first, "|", second)
