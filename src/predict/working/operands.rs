//! Operands: what can be looked up of an expression before anything of it is asked, and is put in for its names.

use std::borrow::Cow;
use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use crate::language::{held, substituted, substituted_numbers};
use crate::program::{Program, as_f_string, put};
use crate::request::Evaluated;
use crate::state::State;

use crate::predict::certain::certain;
use crate::predict::place::Place;

/// What an expression is shown as that can be looked up as a whole.
pub(super) fn known_as_a_whole(place: Place<'_>, expression: &str) -> Option<String> {
    certain(place.at, expression)
        .or_else(|| looked_up(place, expression))
        .or_else(|| place.program.shown_definition(place.at, expression))
        .or_else(|| place.program.shown_method(place.at, expression))
        .or_else(|| place.program.shown_of_library(place.at, expression))
        .or_else(|| place.program.member_shown(place.at, expression))
        .or_else(|| place.program.matched(place.at, expression))
        .or_else(|| place.program.type_told(place.at, expression))
        .or_else(|| place.program.exception_made(place.at, expression))
        .or_else(|| place.program.shown_generator(place.at, expression))
        .or_else(|| place.program.shown_display(place.at, expression))
        .or_else(|| place.program.shown_property(place.at, expression))
        .or_else(|| place.program.made_object(place.at, expression))
        .or_else(|| place.program.shown_field(place.at, expression))
        .or_else(|| place.program.shown_generic(place.at, expression))
        .or_else(|| place.program.shown_iterator(place.at, expression))
        .or_else(|| place.program.shown_slice(place.at, expression))
        .or_else(|| place.program.shown_of_dictionary(place.at, expression))
        .or_else(|| place.program.counted_member(place.at, expression))
        .or_else(|| place.program.counted(place.at, expression))
        .or_else(|| place.program.records_compared(place.at, expression))
        .or_else(|| place.program.records_in_order(place.at, expression))
        .or_else(|| made_container(place, expression))
        .or_else(|| copied(place, expression))
        .or_else(|| place.program.converted(place.at, expression))
        .or_else(|| {
            let known = |name: &str| known(place, name);
            place.program.shown_partial(place.at, expression, known)
        })
}

/// What the state shows of a name, an item or an attribute; nothing of the module's where the code that runs defines the name itself.
fn looked_up(place: Place<'_>, expression: &str) -> Option<String> {
    held(expression, place.at).filter(|_| !place.program.shadows(place.at, expression))
}

/// How a container of the library is shown that an expression makes of what is known.
pub(super) fn made_container(place: Place<'_>, expression: &str) -> Option<String> {
    let part =
        |part: &str| known(place, part).or_else(|| place.program.made_object(place.at, part));
    place.program.made_container(expression, part)
}

/// The value of a name, an item or an attribute, or what a function of the program is shown as.
pub(super) fn known(place: Place<'_>, name: &str) -> Option<String> {
    looked_up(place, name)
        .or_else(|| place.program.shown_definition(place.at, name))
        .or_else(|| place.program.shown_method(place.at, name))
        .or_else(|| place.program.shown_of_library(place.at, name))
        .or_else(|| place.program.member_shown(place.at, name))
        .or_else(|| place.program.frozen_item(place.at, name))
        .or_else(|| place.program.shown_display(place.at, name))
}

/// What `%` or `.format` makes of a template that is written out, as an f-string.
pub(super) fn f_string_of(place: Place<'_>, expression: &str) -> Option<String> {
    let alone = |shown: &str| place.program.is_no_tuple(shown);
    as_f_string(expression, |name| known(place, name), alone)
}

/// What an operation comes to that a module of Python's is asked for whose answers are looked up: a value, or what is raised.
pub(super) fn consulted(place: Place<'_>, expression: &str) -> Option<(Evaluated, f64)> {
    let found = place.program.consulted(place.at, expression);
    let outcome = found
        .or_else(|| place.program.exactly(expression))
        .or_else(|| place.program.looked_up_in_library(place.at, expression))
        .or_else(|| place.program.translated(place.at, expression))
        .or_else(|| place.program.cased(place.at, expression))?;
    Some((outcome.into(), 1.0))
}

/// What a copy is shown as that an expression makes of something.
pub(super) fn copied(place: Place<'_>, expression: &str) -> Option<String> {
    let known = |name: &str| known(place, name);
    place.program.copied(place.at, expression, known)
}

/// An expression with the values of what it reads. Where the program says itself how its objects are written, what they are written as
/// is no value.
pub(super) fn put_in(place: Place<'_>, expression: &str) -> String {
    // With a key in its place, an item is found, and with that an attribute of it; with all that is counted, a sum of what counts.
    let once = put_in_once(place, expression);
    if once == *expression {
        return with_first_decided(place, expression).unwrap_or(once);
    }
    if !once.contains('[') && !once.contains("Counter(") {
        return once;
    }
    put_in_once(place, &once)
}

/// An expression that is too long with all its values, with those of what is evaluated first and may decide: the first operand of an `and` or
/// an `or`, the test of a choice.
fn with_first_decided(place: Place<'_>, expression: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let first = match parsed.expr() {
        Expr::BoolOp(either) => either.values.first()?,
        Expr::If(choice) => &*choice.test,
        _ => return None,
    };
    let range = Range::<usize>::from(first.range());
    let own = &expression[range.clone()];
    let told = Some(put_in_once(place, own)).filter(|told| told != own)?;
    put(expression, range, &told)
}

/// Writes an expression with what something in it is known to come to; `None` where there is nothing of that.
type PutIn = fn(&Program, &State, &str) -> Option<String>;

/// What is put in before the values of names, one after the other: what the later ones ask of may come of the earlier ones.
const PUT_IN: [PutIn; 26] = [
    Program::with_makers_called,
    Program::with_chains,
    Program::with_truths,
    Program::with_sets_listed,
    Program::with_constants,
    Program::with_ranges,
    Program::with_numbers_of_bits,
    Program::with_names_read,
    Program::with_attributes_listed,
    Program::with_fields_named,
    Program::with_limits,
    Program::with_namespaces,
    Program::with_slices,
    Program::with_views_as_sets,
    Program::with_matches,
    Program::with_consulted,
    Program::with_exceptions,
    Program::with_amounts,
    Program::with_members,
    Program::with_items,
    Program::with_parts_beside,
    Program::with_counters,
    Program::with_defaults,
    Program::with_multisets,
    Program::with_cuts_by_place,
    Program::with_negative_bases,
];

fn put_in_once(place: Place<'_>, expression: &str) -> String {
    let Place { program, at, .. } = place;
    let none = (!program.disguises()).then_some(Program::without_none as PutIn);
    let mut told = Cow::Borrowed(expression);
    for put_in in none.into_iter().chain(PUT_IN) {
        if let Some(text) = put_in(program, at, &told) {
            told = Cow::Owned(text);
        }
    }
    let expression = &*told;
    let substituted = |at: &State| {
        let numbers = substituted_numbers(expression, at);
        numbers.unwrap_or_else(|| substituted(expression, at))
    };
    if !program.writes_values() {
        substituted(at)
    } else if program.disguises() {
        expression.to_owned()
    } else {
        substituted(&program.without_objects(at))
    }
}
