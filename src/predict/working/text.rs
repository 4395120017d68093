//! Texts that are put together of pieces: what an f-string comes to, or what `print` writes, with what `str` makes of each value.

use std::borrow::Cow;

use crate::language::{contents, has_sets, is_plain};
use crate::program::{
    Piece, Program, Target, filled_up, is_identifier, is_in_order, is_slice, is_view, named_class,
    named_type,
};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::MATCH;

use super::spelling::written_out;
use super::{Worked, Worth};
use crate::predict::place::Place;
use crate::predict::{PredictError, Predictor};

/// How sure it is that a set of small numbers is printed in their order: what was taken out of it may have left its mark.
const SAME_ORDER: f64 = 0.99;

/// How sure an exception has to be that something raises which is put together for a text.
const RAISED: f64 = 0.95;

impl Predictor {
    /// What pieces come to, written one after the other.
    pub(super) async fn written(
        &mut self,
        place: Place<'_>,
        pieces: &[Piece],
    ) -> Result<Option<Worth>, PredictError> {
        let mut all = Worth::certain(String::new());
        for piece in pieces {
            match piece {
                Piece::Text(text) => all.value.push_str(text),
                Piece::Shown(expression) => {
                    let worth = self.worth(place, expression).await?;
                    // What says more of itself than it is shown as, or has a text that is no value.
                    if let Some(worth) = &worth
                        && let Some(text) = place.program.repr_of_shown(&worth.value)
                    {
                        all.value.push_str(&text);
                        all.probability *= worth.probability;
                        continue;
                    }
                    // What is shown of a string is written as it stands, whatever quotes it has.
                    let written = |value: &str| {
                        is_plain(value)
                            || place.program.holds_dates(value)
                            || matches!(PythonValue::read(value), Ok(PythonValue::Str(_)))
                    };
                    let Some(worth) = worth.filter(|worth| written(&worth.value)) else {
                        return Ok(None);
                    };
                    all.value.push_str(&worth.value);
                    all.probability *= worth.probability;
                }
                Piece::Value(expression) => {
                    let worth = self.worth(place, expression).await?;
                    let Some(Worth { value, probability }) = worth else {
                        return Ok(None);
                    };
                    let Some(text) = said_of(place.program, &value) else {
                        return Ok(None);
                    };
                    all.value.push_str(&text);
                    let shown = place.program.shown_value(&value);
                    if has_sets(shown.as_deref().unwrap_or(&value)) {
                        all.probability *= SAME_ORDER;
                    }
                    all.probability *= probability;
                }
                Piece::Filled {
                    value,
                    written,
                    format,
                } => {
                    let Some(format) = Box::pin(self.written(place, format)).await? else {
                        return Ok(None);
                    };
                    let Some(text) = self.filled(place, value, *written, &format.value).await?
                    else {
                        return Ok(None);
                    };
                    all.value.push_str(&text.value);
                    all.probability *= format.probability * text.probability;
                }
                Piece::Each {
                    iterated,
                    between,
                    before,
                    behind,
                } => {
                    let Some(elements) = self.elements(place, iterated).await? else {
                        return Ok(None);
                    };
                    let texts = elements.texts.iter();
                    let texts: Option<Vec<String>> =
                        texts.map(|one| said_of(place.program, one)).collect();
                    let Some(texts) = texts else { return Ok(None) };
                    if !texts.is_empty() {
                        all.value.push_str(before);
                        all.value.push_str(&texts.join(between));
                        all.value.push_str(behind);
                    }
                    all.probability *= elements.probability;
                }
            }
        }
        Ok(Some(all))
    }

    /// A value in a format that is known: its text filled up, where that is what is formatted, or what the value itself is formatted as.
    async fn filled(
        &mut self,
        place: Place<'_>,
        value: &Piece,
        written: bool,
        format: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let said = match value {
            Piece::Value(expression) if !written => self.worth(place, expression).await?,
            value => {
                let text = Box::pin(self.written(place, std::slice::from_ref(value))).await?;
                text.map(|text| Worth {
                    value: PythonValue::Str(text.value).to_string(),
                    probability: text.probability,
                })
            }
        };
        let Some(said) = said else { return Ok(None) };
        if let Some(found) = place.program.formatted_amount(&said.value, format) {
            return Ok(found.map(|value| Worth { value, ..said }));
        }
        let read = PythonValue::read(&said.value).ok();
        if let Some(text) = read.and_then(|read| filled_up(&read, format)) {
            return Ok(Some(Worth {
                value: text,
                probability: said.probability,
            }));
        }
        // What is a number is formatted as it would be where the format is written out; as it is here where the number is.
        let written_out = matches!(value, Piece::Value(expression) if *expression == said.value);
        if format.contains(['\'', '\\', '{', '}', '\n'])
            || said.value.starts_with('{')
            || written_out
        {
            return Ok(None);
        }
        let expression = format!("f'{{{}:{format}}}'", said.value);
        let text = Box::pin(self.worth(place, &expression)).await?;
        Ok(text.and_then(|text| {
            Some(Worth {
                value: as_text(&text.value)?.into_owned(),
                probability: text.probability * said.probability,
            })
        }))
    }

    /// What is raised while pieces are put together, where those before come to values, and that is sure.
    pub(super) async fn raised_in(
        &mut self,
        place: Place<'_>,
        pieces: &[Piece],
    ) -> Result<Option<Worked>, PredictError> {
        let mut probability = 1.0;
        for piece in pieces {
            let filled;
            let expression = match piece {
                Piece::Text(_) => continue,
                Piece::Value(expression) | Piece::Shown(expression) => expression,
                Piece::Filled {
                    value,
                    written: false,
                    format,
                } if let (Piece::Value(value), [Piece::Text(format)]) = (&**value, &format[..]) => {
                    filled = format!("f'{{{value}:{format}}}'");
                    &filled
                }
                Piece::Each { .. } | Piece::Filled { .. } => return Ok(None),
            };
            let Some((outcome, sure)) = self.outcome(place, expression).await? else {
                return Ok(None);
            };
            probability *= sure;
            match outcome {
                Evaluated::Value(Some(_)) => {}
                Evaluated::Exception(Some(value))
                    if probability >= RAISED && !place.program.contradicts(place.at, &value) =>
                {
                    return Ok(Some(Worked {
                        target: Target::Raised,
                        value,
                        probability,
                    }));
                }
                _ => return Ok(None),
            }
        }
        Ok(None)
    }
}

/// What `str` makes of a value of a program; `None` where its text does not tell.
fn said_of(program: &Program, value: &str) -> Option<String> {
    if let Some(said) = program.said_of_exception(value) {
        return Some(said);
    }
    if is_slice(value) || is_match(value) {
        return Some(value.to_owned());
    }
    if let Some(said) = program.said_of_amount(value) {
        return Some(said);
    }
    if let Some(said) = program.said_of_member(value) {
        return Some(said.to_owned());
    }
    if let Some(said) = program.said_of_record(value) {
        return Some(said.to_owned()).filter(|said| !has_sets(said));
    }
    if let Some(said) = program.said_of_records(value) {
        return Some(said.to_owned());
    }
    // So are those that the library's containers show around what they hold.
    if of_records(program, value) {
        return Some(value.to_owned());
    }
    if let Some(said) = program.said_of_dates(value) {
        return Some(said);
    }
    if let Some(said) = program.said_of_object(value) {
        return Some(said);
    }
    if let Some(key) = program.shown_key(value) {
        return Some(key.to_owned());
    }
    if program.class_says(value) || is_class(value) && !program.has_metaclasses() {
        return Some(value.to_owned());
    }
    let shown = program.shown_value(value);
    let shown = shown.as_deref().unwrap_or(value);
    let ordered = || is_in_order(shown).then(|| shown.into());
    as_text(shown).or_else(ordered).map(Cow::into_owned)
}

/// Whether a value is shown as a container of the library is around objects that are written as they are shown.
fn of_records(program: &Program, value: &str) -> bool {
    let parts = || value.strip_suffix(')')?.split_once('(');
    let held = match parts() {
        Some(("Counter" | "OrderedDict" | "deque", held)) => held,
        Some(("defaultdict", held)) => held.find('{').map_or("", |at| &held[at..]),
        _ => return false,
    };
    program.said_of_records(held).is_some() && !has_sets(held)
}

/// Whether a value is shown as classes are that say nothing else of themselves, one or several side by side.
fn is_class(value: &str) -> bool {
    let one = |value: &str| {
        let named = named_class(value).is_some_and(|name| name.split('.').all(is_identifier));
        named || named_type(value).is_some()
    };
    let all_are = |items: &[PythonValue]| {
        let is = |item: &PythonValue| matches!(item, PythonValue::Opaque(text) if one(text));
        !items.is_empty() && items.iter().all(is)
    };
    one(value)
        || match PythonValue::read(value) {
            Ok(PythonValue::List(items) | PythonValue::Tuple(items)) => all_are(&items),
            _ => false,
        }
}

/// Whether a value is shown as what `re` has found is, as a whole.
fn is_match(value: &str) -> bool {
    value.starts_with(MATCH) && value.ends_with('>')
}

/// What `str` makes of a value; `None` where its text does not tell.
fn as_text(value: &str) -> Option<Cow<'_, str>> {
    if named_type(value).is_some() {
        return Some(value.into());
    }
    if value.starts_with(['\'', '"']) {
        // What is cut has no quote behind it.
        return match PythonValue::read(value) {
            Ok(PythonValue::Str(text)) => Some(text.into()),
            _ => None,
        };
    }
    if is_view(value) {
        return Some(value.into())
            .filter(|_| PythonValue::read(value).is_ok() && !holds_sets(value));
    }
    if let Some(held) = contents(value) {
        // It is written as it is shown.
        return Some(value.into()).filter(|_| is_whole(held));
    }
    let itself = is_whole(value) || value == "nan" || is_of_library(value);
    Some(value).filter(|_| itself).map(Cow::from)
}

/// Whether a value is shown as containers of the library are that say how they are made, or as a `range` is: `str` writes them so, too.
fn is_of_library(value: &str) -> bool {
    let parts = || value.strip_suffix(')')?.split_once('(');
    let Some((name, held)) = parts() else {
        return false;
    };
    let digits = |limit: &str| limit.bytes().all(|one| one.is_ascii_digit());
    let held = match (name, held.rsplit_once(", maxlen=")) {
        ("deque", Some((held, limit))) if digits(limit) => held,
        _ => held,
    };
    let known = matches!(name, "ChainMap" | "OrderedDict" | "deque" | "range");
    let listed = format!("[{held}]");
    known && is_whole(&listed) && PythonValue::read(&listed).is_ok()
}

/// Whether there are sets in what a view is shown around.
fn holds_sets(view: &str) -> bool {
    let inside = view
        .split_once('(')
        .and_then(|(_, inside)| inside.strip_suffix(')'));
    inside.is_none_or(has_sets)
}

/// Whether a value is shown as a whole, whatever quotes its texts have and whatever stands in them, and in an order that it tells.
fn is_whole(value: &str) -> bool {
    !has_sets(value) && (is_plain(value) || written_out(value).as_deref() == Some(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_side_by_side_are_written_as_they_are_shown() {
        let check = |value: &str, expected: bool| assert_eq!(is_class(value), expected, "{value}");
        check("<class '__main__.A'>", true);
        check("(<class '__main__.A'>,)", true);
        check("[<class '__main__.A'>, <class 'object'>]", true);
        check("[<class '__main__.A'>, <x>]", false);
        check("()", false);
    }

    #[test]
    fn containers_of_the_library_hold_members() {
        let source = "class Color(Enum):\n    RED = 1\n";
        let program = Program::parse(source).unwrap();
        let check = |value: &str, expected: bool| {
            assert_eq!(of_records(&program, value), expected, "{value}");
        };
        check("Counter({<Color.RED: 1>: 2})", true);
        check("deque([<Color.RED: 1>], maxlen=2)", false);
        check("defaultdict(<class 'list'>, {<Color.RED: 1>: [2]})", true);
        check("Counter({<Color.BLUE: 1>: 2})", false);
        check("Counter({'a': {1}, 'b': <Color.RED: 1>})", false);
        check("Color(x=1)", false);
    }

    #[test]
    fn texts_are_what_str_makes_of_values() {
        let check = |value: &str, expected: Option<&str>| {
            assert_eq!(as_text(value).as_deref(), expected, "{value}");
        };
        check("'ab'", Some("ab"));
        check("''", Some(""));
        check("7", Some("7"));
        check("[1, 'a']", Some("[1, 'a']"));
        check("{'a': 1}", Some("{'a': 1}"));
        check("Counter({'a': 1})", Some("Counter({'a': 1})"));
        check("deque([{1}])", None);
        check("deque([1], maxlen=2)", Some("deque([1], maxlen=2)"));
        check("OrderedDict([('a', 1)])", Some("OrderedDict([('a', 1)])"));
        check("OrderedDict()", Some("OrderedDict()"));
        check("OrderedDict([('a', {1})])", None);
        check("OrderedDict(n=1)", None);
        check("ChainMap({'a': 1}, {})", Some("ChainMap({'a': 1}, {})"));
        check("range(0, 3)", Some("range(0, 3)"));
        check("nan", Some("nan"));
        check("{2, 1}", None);
        check("[set()]", None);
        check("'a\\n'", Some("a\n"));
        check("\"it's\"", Some("it's"));
        check("[\"it's\", 'a\\n']", Some("[\"it's\", 'a\\n']"));
        check("deque([\"it's\"])", Some("deque([\"it's\"])"));
        check("['ab…", None);
        check("dict_keys(['a'])", Some("dict_keys(['a'])"));
        check("dict_values([{1}])", None);
        check("<class 'int'>", Some("<class 'int'>"));
        check("<A x=1>", None);
        check("'ab…", None);
    }
}
