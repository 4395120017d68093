"""Everyday statements: the pieces of the list, the names that they need, and the programs that are made of them."""

import ast
import builtins
import random

import pytest

from hunch_recipe import acted
from hunch_recipe.acted import Piece, asked, filled, needed, parted, pieces, programs
from hunch_recipe.audited import values

PIECES = pieces()


def test_no_piece_is_there_twice():
    assert len({(piece.kind, piece.lines) for piece in PIECES}) == len(PIECES) > 800


def test_pieces_need_names_that_have_values_or_what_stands_before_them():
    known = {*values(random.Random(0)), *dir(builtins), "undefined"}
    for piece in PIECES:
        parts = list(ast.walk(ast.parse(piece.beginning)))
        made = {getattr(one, "name", None) for one in parts}
        made |= {getattr(one, "id", None) or getattr(one, "asname", None) for one in parts}
        assert needed(piece.lines) <= known | made, piece


@pytest.mark.parametrize(
    "lines, names",
    [
        ("x = n\ny = x", {"n"}),
        ("a, b = b, a", {"a", "b"}),
        ("xs += [k]", {"xs", "k"}),
        ("x = [y for y in xs if y > m]\nprint(y)", {"xs", "m", "y"}),
        ("for i in xs:\n    print(i)", {"xs"}),
        ("x = lambda n: n + m", {"m"}),
        ("try:\n    x = t\nexcept ValueError as e:\n    print(e)", {"t"}),
        ("match p:\n    case [x, *rest]:\n        print(x, rest)", {"p"}),
        ("if (x := n) > 1:\n    print(x)", {"n"}),
        ("del xs[0]", {"xs"}),
    ],
)
def test_names_are_needed_that_are_read_before_they_are_bound(lines, names):
    assert needed(lines) - {"print", "ValueError"} == names


def test_statements_have_a_line_each():
    assert parted("x = 'a; b'; print(x)") == "x = 'a; b'\nprint(x)"
    assert parted("for k in d: print(k); x = 1") == "for k in d: print(k); x = 1"


@pytest.mark.parametrize("inside", [False, True])
def test_pieces_get_their_names_first(inside):
    piece = Piece("lists", "", "xs.append(n)\nprint(xs)")
    before, own = filled(piece, 3, random.Random(0), inside)
    if inside:
        assert before.startswith("def piece_3(n, xs):\n    xs.append(n)\n    print(xs)\n")
        assert own.startswith("piece_3(")
    else:
        assert before.startswith("n = ") and own == piece.lines + "\n"


@pytest.mark.parametrize("inside", [False, True])
def test_programs_have_all_pieces_of_a_kind_and_end_with_one_that_raises(inside):
    kind = "exceptions that nothing catches"
    made = list(programs(1, 0, inside, {kind}))
    assert [one.source for one in made] == [one.source for one in programs(1, 0, inside, {kind})]
    assert sum(len(one.places) for one in made) == sum(piece.kind == kind for piece in PIECES)
    for program in made:
        assert len(program.places) <= acted.TOGETHER
        for piece, lines in program.places:
            own = program.source.splitlines()[lines.start - 1 : lines.stop - 1]
            assert inside or "\n".join(own) == piece.lines
        assert {id(piece) for _, piece in asked(program)} == {
            id(piece) for piece, _ in program.places
        }
