# Knuth-Morris-Pratt string matching

def compute_lps(pattern):
    """lps[i] = length of the longest proper prefix of pattern[:i+1]
    which is also a suffix of it"""
    lps = [0] * len(pattern)
    length = 0
    i = 1
    while i < len(pattern):
        if pattern[i] == pattern[length]:
            length += 1
            lps[i] = length
            i += 1
        elif length != 0:
            length = lps[length - 1]    # note: i is not incremented here
        else:
            lps[i] = 0
            i += 1
    return lps


def kmp_search(text, pattern):
    lps = compute_lps(pattern)
    print("lps:", lps)
    i = j = 0
    matches = []
    comparisons = 0
    while i < len(text):
        comparisons += 1
        if text[i] == pattern[j]:
            i += 1
            j += 1
            if j == len(pattern):
                matches.append(i - j)
                j = lps[j - 1]
        elif j > 0:
            j = lps[j - 1]
        else:
            i += 1
    return matches, comparisons


text = "ABABDABACDABABCABABCABAB"
pattern = "ABABCABAB"
found, ncomp = kmp_search(text, pattern)
for pos in found:
    print(text)
    print(" " * pos + pattern, "<- at index", pos)
print(len(found), "match(es),", ncomp, "comparisons for n =", len(text))
