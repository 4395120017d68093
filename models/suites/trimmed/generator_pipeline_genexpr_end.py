def strip(lines):
    for line in lines:
        yield line.strip()

def non_empty(lines):
    for line in lines:
        if line:
            yield line

def upper(lines):
    return (line.upper() for line in lines)

result = list(upper(non_empty(strip([" a ", "", "b "]))))
print(result)
