text = "a1b2"
letters = [*filter(str.isalpha, text)]
