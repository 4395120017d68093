from dataclasses import dataclass


@dataclass(frozen=True)
class TextStats:
    chars: int
    words: int
    sentences: int

    @classmethod
    def from_text(cls, text: str) -> "TextStats":
        words = text.split()
        sentences = sum(text.count(p) for p in ".!?")
        return cls(chars=len(text), words=len(words), sentences=sentences)


def main() -> None:
    stats = TextStats.from_text("Hello there. How are you? Fine!")
    print(stats)
    print(f"Average words per sentence: {stats.words / stats.sentences:.1f}")
    try:
        stats.words = 10
    except Exception as e:
        print(f"{type(e).__name__}: {e}")


main()
