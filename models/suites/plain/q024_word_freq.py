import re
from collections import Counter


def word_frequencies(text: str, top_n: int = 3) -> list[tuple[str, int]]:
    """Return the top_n most common words in text.

    Args:
        text: The input text.
        top_n: How many words to return.
    """
    words = re.findall(r"[a-z']+", text.lower())
    return Counter(words).most_common(top_n)


if __name__ == "__main__":
    sample = (
        "The quick brown fox jumps over the lazy dog. "
        "The dog barks; the fox runs away!"
    )
    for word, count in word_frequencies(sample):
        print(f"{word:>10} | {'#' * count} ({count})")
