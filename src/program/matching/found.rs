//! Matches, and what they tell.

use fancy_regex::Captures;
use ruff_python_ast::{Arguments, Expr};

use super::asked::{Asked, argument, bound};
use super::{cut, shown};
use crate::program::arrangement::is_plain;
use crate::quiz::PythonValue;

/// A match of what was asked for.
pub(super) struct Found<'e> {
    asked: Asked<'e>,
    captures: Captures,
}

impl<'e> Found<'e> {
    /// The match that an expression is, if it is one.
    pub(super) fn of(expr: &'e Expr) -> Option<Found<'e>> {
        let asked = Asked::of(expr.as_call_expr()?)?;
        let captures = asked.first()??;
        Some(Found { asked, captures })
    }

    pub(super) fn new(asked: Asked<'e>, captures: Captures) -> Found<'e> {
        Found { asked, captures }
    }

    /// As it is shown.
    pub(super) fn shown(&self) -> PythonValue {
        self.asked.shown_match(&self.captures)
    }

    /// What it has of a group that is written out.
    pub(super) fn group(&self, key: &Expr) -> Option<PythonValue> {
        self.key(key).map(|group| self.part(group))
    }

    /// What an attribute of it has.
    pub(super) fn attribute(&self, name: &str) -> Option<PythonValue> {
        let Some(last) = self.captures.last_group() else {
            return matches!(name, "lastgroup" | "lastindex").then_some(PythonValue::None);
        };
        match name {
            "lastindex" => Some(PythonValue::Int(last.to_string())),
            "lastgroup" => {
                let name = self.asked.regex.capture_names().nth(last)?;
                let name = name.map(|name| PythonValue::Str(name.to_owned()));
                Some(name.unwrap_or(PythonValue::None))
            }
            _ => None,
        }
    }

    /// What a method of it comes to.
    pub(super) fn method(&self, name: &str, arguments: &Arguments) -> Option<PythonValue> {
        if matches!(name, "groups" | "groupdict") {
            return self.all(name, arguments);
        }
        let keys: Option<Vec<usize>> = arguments.args.iter().map(|one| self.key(one)).collect();
        let keys = keys.filter(|_| arguments.keywords.is_empty())?;
        let span = |keys: &[usize]| match keys {
            [] => Some(self.span(0)),
            [key] => Some(self.span(*key)),
            _ => None,
        };
        match name {
            "group" => Some(match keys.as_slice() {
                [] => self.part(0),
                [key] => self.part(*key),
                keys => PythonValue::Tuple(keys.iter().map(|key| self.part(*key)).collect()),
            }),
            "start" => span(&keys).map(|(start, _)| start),
            "end" => span(&keys).map(|(_, end)| end),
            "span" => span(&keys).map(|(start, end)| PythonValue::Tuple(vec![start, end])),
            _ => None,
        }
    }

    /// All groups, or those that have a name, with something for those that took no part.
    fn all(&self, name: &str, arguments: &Arguments) -> Option<PythonValue> {
        let default = match argument(&bound(arguments, &["default"])?, "default") {
            Some(default) => PythonValue::of_literal(default).filter(is_plain)?,
            None => PythonValue::None,
        };
        let part = |group: usize| match self.captures.get(group) {
            Some(_) => self.part(group),
            None => default.clone(),
        };
        let names = self.asked.regex.capture_names().enumerate().skip(1);
        Some(match name {
            "groups" => PythonValue::Tuple(names.map(|(group, _)| part(group)).collect()),
            _ => {
                let pair = |(group, name): (usize, Option<&str>)| {
                    Some((PythonValue::Str(name?.to_owned()), part(group)))
                };
                PythonValue::Dict(names.filter_map(pair).collect())
            }
        })
    }

    /// The number of the group that is written out, by its number or by its name.
    fn key(&self, key: &Expr) -> Option<usize> {
        let names = &self.asked.regex;
        match PythonValue::of_literal(key)? {
            PythonValue::Int(digits) => {
                let number: usize = digits.parse().ok()?;
                (number < names.captures_len()).then_some(number)
            }
            PythonValue::Str(name) => names.capture_names().position(|one| one == Some(&name)),
            _ => None,
        }
    }

    fn part(&self, group: usize) -> PythonValue {
        let part = self.asked.part(&self.captures, group);
        part.map_or(PythonValue::None, |part| PythonValue::Str(part.to_owned()))
    }

    /// Where a group begins and ends: -1 is nowhere.
    fn span(&self, group: usize) -> (PythonValue, PythonValue) {
        let number = |number: String| PythonValue::Int(number);
        match self.captures.get(group) {
            Some(part) => (
                number(self.asked.place(part.start()).to_string()),
                number(self.asked.place(part.end()).to_string()),
            ),
            None => (number("-1".to_owned()), number("-1".to_owned())),
        }
    }
}

impl Asked<'_> {
    /// How many characters come before a byte.
    pub(super) fn place(&self, byte: usize) -> usize {
        let before = self.subject.get(..byte).unwrap_or_default();
        before.chars().count()
    }

    /// A match as it is shown.
    fn shown_match(&self, captures: &Captures) -> PythonValue {
        let Some(whole) = captures.get(0) else {
            return PythonValue::None;
        };
        let (start, end) = (self.place(whole.start()), self.place(whole.end()));
        let text = cut(self.part(captures, 0).unwrap_or_default(), 50);
        shown(format!(
            "<re.Match object; span=({start}, {end}), match={text}>"
        ))
    }

    /// All matches as they are shown.
    pub(super) fn shown_matches(&self) -> Option<PythonValue> {
        let found = self.all()?;
        let shown = found.iter().map(|captures| self.shown_match(captures));
        Some(PythonValue::List(shown.collect()))
    }
}
