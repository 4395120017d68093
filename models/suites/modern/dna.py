"""Some DNA helpers for biology class."""
from collections import Counter
from typing import Iterator

CODONS = {
    "AUG": "Met", "UUU": "Phe", "GGC": "Gly", "AAA": "Lys",
    "GAU": "Asp", "UGG": "Trp", "UAA": None, "UAG": None, "UGA": None,
}


def transcribe(dna: str) -> str:
    return dna.replace("T", "U")


def reverse_complement(dna: str) -> str:
    return dna.translate(str.maketrans("ACGT", "TGCA"))[::-1]


def codons(rna: str) -> Iterator[str]:
    start = rna.find("AUG")
    if start == -1:
        return
    for i in range(start, len(rna) - 2, 3):
        yield rna[i:i + 3]


def translate(rna: str) -> list[str]:
    protein = []
    for codon in codons(rna):
        if (amino := CODONS.get(codon, "???")) is None:
            break
        protein.append(amino)
    return protein


strand = "CCATGTTTGGCAAACTGGATTAAGG"
freq = Counter(strand)
gc = (freq["G"] + freq["C"]) / freq.total()

print(f"{strand} ({len(strand)} bases)")
print(freq.most_common(2), f"GC content {gc:.1%}")
print("reverse complement:", reverse_complement(strand))
print("protein:", "-".join(translate(transcribe(strand))))
print("nothing here:", translate(transcribe("CCCTTT")))
