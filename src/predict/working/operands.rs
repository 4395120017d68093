//! Operands: what can be looked up of an expression before anything of it is asked, and is put in for its names.

use crate::language::{held, substituted};
use crate::request::Evaluated;

use crate::predict::certain::certain;
use crate::predict::place::Place;

/// What an expression is shown as that can be looked up as a whole.
pub(super) fn known_as_a_whole(place: Place<'_>, expression: &str) -> Option<String> {
    certain(place.at, expression)
        .or_else(|| held(expression, place.at))
        .or_else(|| place.program.shown_function(place.at, expression))
        .or_else(|| place.program.shown_of_library(place.at, expression))
        .or_else(|| place.program.member_shown(place.at, expression))
        .or_else(|| place.program.matched(place.at, expression))
        .or_else(|| place.program.type_of_exception(place.at, expression))
        .or_else(|| place.program.exception_made(place.at, expression))
        .or_else(|| place.program.shown_generator(place.at, expression))
        .or_else(|| place.program.shown_display(place.at, expression))
        .or_else(|| place.program.made_object(place.at, expression))
        .or_else(|| place.program.shown_field(place.at, expression))
        .or_else(|| place.program.shown_generic(place.at, expression))
        .or_else(|| place.program.counted_member(place.at, expression))
        .or_else(|| place.program.counted(place.at, expression))
        .or_else(|| copied(place, expression))
}

/// The value of a name, an item or an attribute, or what a function of the program is shown as.
pub(super) fn known(place: Place<'_>, name: &str) -> Option<String> {
    held(name, place.at)
        .or_else(|| place.program.shown_function(place.at, name))
        .or_else(|| place.program.shown_of_library(place.at, name))
        .or_else(|| place.program.member_shown(place.at, name))
        .or_else(|| place.program.frozen_item(place.at, name))
        .or_else(|| place.program.shown_display(place.at, name))
}

/// What an operation comes to that a module of Python's is asked for whose answers are looked up: a value, or what is raised.
pub(super) fn consulted(place: Place<'_>, expression: &str) -> Option<(Evaluated, f64)> {
    let found = place.program.consulted(place.at, expression);
    let outcome = found
        .or_else(|| place.program.exactly(expression))
        .or_else(|| place.program.looked_up_in_library(place.at, expression))?;
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
    // With a key in its place, an item is found, and with that an attribute of it.
    let once = put_in_once(place, expression);
    if once == *expression || !once.contains('[') {
        return once;
    }
    put_in_once(place, &once)
}

fn put_in_once(place: Place<'_>, expression: &str) -> String {
    let Place { program, at, .. } = place;
    let told = match program.disguises() {
        true => None,
        false => program.without_none(at, expression),
    };
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_constants(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_matches(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_consulted(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_exceptions(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_amounts(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_members(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_items(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_parts_beside(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_counters(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_defaults(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_multisets(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    if !program.writes_values() {
        substituted(expression, at)
    } else if program.disguises() {
        expression.to_owned()
    } else {
        substituted(expression, &program.without_objects(at))
    }
}
