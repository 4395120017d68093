# LZW compression
# https://rosettacode.org/wiki/LZW_compression

# (only capital letters here, so the dictionary stays small:
#  A=0 ... Z=25, new entries start at 26)
from string import ascii_uppercase


def compress(uncompressed):
    """Compress a string to a list of output symbols."""

    # Build the dictionary.
    dict_size = len(ascii_uppercase)
    dictionary = dict(zip(ascii_uppercase, range(dict_size)))

    w = ""
    result = []
    for c in uncompressed:
        wc = w + c
        if wc in dictionary:
            w = wc
        else:
            result.append(dictionary[w])
            # Add wc to the dictionary.
            dictionary[wc] = dict_size
            dict_size += 1
            w = c

    # Output the code for w.
    if w:
        result.append(dictionary[w])
    return result


def decompress(compressed):
    """Decompress a list of output ks to a string."""
    dict_size = len(ascii_uppercase)
    dictionary = dict(enumerate(ascii_uppercase))

    w = result = dictionary[compressed.pop(0)]
    for k in compressed:
        if k in dictionary:
            entry = dictionary[k]
        elif k == dict_size:
            entry = w + w[0]
        else:
            raise ValueError('Bad compressed k: %s' % k)
        result += entry

        # Add w+entry[0] to the dictionary.
        dictionary[dict_size] = w + entry[0]
        dict_size += 1

        w = entry
    return result


# How to use:
compressed = compress('TOBEORNOTTOBEORTOBEORNOT')
print(compressed)
decompressed = decompress(compressed)
print(decompressed)
