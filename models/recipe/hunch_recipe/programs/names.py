"""The identifiers and words that made-up programs use.

Names are grouped by the type of what they hold, since that is how people name things and what a
reader (or a model) may rely on. `IDENTIFIERS` is all of them, for whoever builds a vocabulary.
"""

VARIABLES: dict[str, tuple[str, ...]] = {
    "int": tuple(
        "n m x y a b c k total count result num value i j size limit best step score start end "
        "left right low high "
        "mid index pos age year price amount level width height length depth points steps first "
        "second current last "
        "prev target temp number tally offset diff product carry base turn balance cost "
        "rest".split()
    ),
    "float": tuple("x y rate price average mean ratio total half share weight".split()),
    "str": tuple(
        "s t text word name line message result char letter key label prefix suffix title "
        "sentence code out phrase "
        "line1 answer city color first last output".split()
    ),
    "bool": tuple(
        "found ok done flag valid is_even seen_all ready has_next swapped changed match".split()
    ),
    "ints": tuple(
        "nums numbers xs ys items values data arr lst result evens odds scores stack queue out "
        "res a b left right "
        "totals prices squares grades seq points history primes temps sizes".split()
    ),
    "strs": tuple(
        "words names items letters parts lines chars result out fruits keys labels tokens colors "
        "lst".split()
    ),
    "dict": tuple(
        "counts d freq ages table prices stock scores result lookup memo grades inventory totals "
        "m".split()
    ),
    "set": tuple("seen unique s common numbers ids visited evens group".split()),
    "grid": tuple("grid matrix rows board table m cells image".split()),
    "pair": tuple("pair point p pos size entry best edge t coords".split()),
    "pairs": tuple("pairs items records entries people edges points orders students".split()),
}

LOOP_VARIABLES: dict[str, tuple[str, ...]] = {
    "int": tuple("i j k n x y num v value item step r c idx e".split()),
    "item": tuple("x n num v value item e y a score el".split()),
    "str": tuple("c ch char letter w word s name item part line x".split()),
    "key": tuple("k key name word item w".split()),
}

FUNCTIONS: tuple[str, ...] = tuple(
    "f g h solve compute helper process update transform check get_total find_best add scale "
    "combine apply convert "
    "count_items make_list clean merge shift mix is_valid score rank evaluate measure reduce_all "
    "build adjust "
    "calculate step double square twice next_value normalize select encode decode format_name "
    "total_cost".split()
)

PARAMETERS_EXTRA: tuple[str, ...] = tuple(
    "start step factor limit bonus sep default size times offset".split()
)

CLASSES: tuple[str, ...] = tuple(
    "Counter Account Point Stack Queue Item Player Cart Box Robot Timer Book Student Shape Node "
    "Dog Car Wallet Tank "
    "Inventory Score Light Thermostat Ticket Team Vector".split()
)
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "int": tuple(
        "count value x y total size level balance score speed age price left points width "
        "height".split()
    ),
    "ints": tuple("items values data history scores stack".split()),
    "str": tuple("name title label owner color kind".split()),
    "strs": tuple("items names log words".split()),
}
METHODS: tuple[str, ...] = tuple(
    "add update get step push move reset increase total describe apply take grow show put spend "
    "change".split()
)

WORDS: tuple[str, ...] = tuple(
    "apple banana cherry fig kiwi lemon melon pear plum grape cat dog bird fish cow hen ant bee "
    "fox owl red blue green "
    "pink gold gray one two three four five six sun moon star sky rain snow wind tree leaf rock "
    "sand lake hill road "
    "book pen desk lamp door key box cup hat coat shoe ring ball game song tea milk rice egg "
    "bread cake salt time day "
    "week year home city town shop park anna ben cara dan eve finn gina hugo ivy jack kim leo "
    "mia nora omar paul quinn "
    "rosa sam tom uma vera will xena yara zoe level radar noon hello world python code data list "
    "loop test yes no up "
    "down left right on off big small old new".split()
)

IDENTIFIERS: tuple[str, ...] = tuple(
    sorted(
        {
            name
            for group in (VARIABLES, LOOP_VARIABLES, ATTRIBUTES)
            for names in group.values()
            for name in names
        }
        | set(FUNCTIONS)
        | set(PARAMETERS_EXTRA)
        | set(CLASSES)
        | set(METHODS)
    )
)
