class ParseError(Exception):
    def __init__(self, line, text):
        self.line = line
        self.text = text

    def __str__(self):
        return f"line {self.line}: bad {self.text}"

def parse(line, text):
    try:
        return int(text)
    except ValueError as e:
        raise ParseError(line, text) from e

def parse_all(texts):
    numbers = []
    errors = 0
    for line, text in enumerate(texts, 1):
        try:
            numbers.append(parse(line, text))
        except ParseError as error:
            errors += 1
            print(error)
            print(error.line, error.text)
    return numbers, errors

numbers, errors = parse_all(["4", "x", "12", "y2"])
print(numbers, errors)
