//! Comparing a predicted state with the true one, value by value.

use std::borrow::Cow;

use indexmap::IndexMap;
use serde::Serialize;

use crate::debugger::Uncaught;
use crate::state::{Frame, State, Value};

use super::run::Parted;
use super::{Counterpart, Run};

/// What CPython says of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// It has the same.
    Confirmed,
    /// It has another one from one hash seed to the next: Python does not say which is right.
    Unspecified,
    /// It has another, or none.
    Contradicted,
}

/// What CPython says of a state. Loops, pending results and aliases are bookkeeping of the debugger and are not judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judgement {
    /// The true state.
    pub truth: State,
    /// The exception that leaves the frame there, where the true state is the frame's `return`, or that has ended the program,
    /// where it is the exit.
    pub leaving: Option<Uncaught>,
    /// Whether the user has set something in the state: that CPython was given the same says nothing.
    pub edited: bool,
    /// Of the event, the way the program ended, and the functions and lines of the stack.
    pub place: Finding,
    /// Of the returned value or the exception, also of one that has ended the program; `None` where the predicted state has
    /// none, or does not know it.
    pub value: Option<Finding>,
    /// Of the printed text; `None` where there is none in either.
    pub output: Option<Finding>,
    /// Of the locals by frame, outermost first, and by name: those of the prediction and those that it lacks. A frame that
    /// is another function's in truth, or whose locals are not known, has none.
    pub locals: Vec<IndexMap<String, Finding>>,
}

impl Judgement {
    /// The worst of what is found.
    pub fn overall(&self) -> Finding {
        let locals = self
            .locals
            .iter()
            .flat_map(|locals| locals.values().copied());
        let parts = [Some(self.place), self.value, self.output];
        let all = parts.into_iter().flatten().chain(locals);
        all.max().unwrap_or(Finding::Confirmed)
    }

    /// What is to be said of the state as a whole; `None` where its user has set something, and the rest is right.
    pub fn verdict(&self) -> Option<Finding> {
        let overall = self.overall();
        (!self.edited || overall == Finding::Contradicted).then_some(overall)
    }

    /// Of a local; `None` where it is not judged.
    pub fn local(&self, frame: usize, name: &str) -> Option<Finding> {
        self.locals.get(frame)?.get(name).copied()
    }

    /// The true value of a local; `None`: it is not there.
    pub fn true_local(&self, frame: usize, name: &str) -> Option<&str> {
        self.truth.frames.get(frame)?.known(name)
    }
}

/// Compares a state of a session with its counterpart, which lies in `run` and has so many frames `below` the session's;
/// `None` where it has none. `uncaught`: what has ended the program in that state, as far as it was predicted.
pub fn judge(
    predicted: &State,
    uncaught: Option<&Uncaught>,
    run: &Run,
    counterpart: Counterpart,
    below: usize,
) -> Option<Judgement> {
    let Counterpart::At { from, to, .. } = counterpart else {
        return None;
    };
    let mut truth = run.reached(from, to);
    truth.drop_below(below);
    let mut judgement = match run.reseeded(from, to) {
        Ok(mut other) => {
            if let Some(other) = &mut other {
                other.drop_below(below);
            }
            compared(predicted, truth, other.as_ref())
        }
        Err(Parted) => {
            let mut judgement = compared(predicted, truth, None);
            judgement.doubt_all();
            judgement
        }
    };
    judgement.leaving = run.leaving(to);
    if let (Some(ours), Some(truly)) = (uncaught, &judgement.leaving) {
        judgement.value = ended_alike(ours, truly, judgement.place);
    }
    Some(judgement)
}

/// Whether what has ended the program is what does so in truth, and is raised there; `None` where it is not known, or
/// the program ends otherwise. A step over a line does not tell where in what that calls it was raised.
fn ended_alike(ours: &Uncaught, truly: &Uncaught, place: Finding) -> Option<Finding> {
    let message = ours.message.as_deref()?;
    match place {
        Finding::Contradicted => None,
        Finding::Unspecified => Some(place),
        Finding::Confirmed if ours.within || ours.line == truly.line => {
            Some(finding(Some(message), truly.message.as_deref(), true))
        }
        Finding::Confirmed => Some(Finding::Contradicted),
    }
}

impl Judgement {
    /// Nothing can be said of anything.
    fn doubt_all(&mut self) {
        self.place = Finding::Unspecified;
        let locals = self.locals.iter_mut().flat_map(IndexMap::values_mut);
        for finding in self.value.iter_mut().chain(&mut self.output).chain(locals) {
            *finding = Finding::Unspecified;
        }
    }
}

fn compared(predicted: &State, truth: State, other: Option<&State>) -> Judgement {
    let place = |state: &State| {
        let stack: Vec<_> = state
            .frames
            .iter()
            .map(|f| (f.function.clone(), f.line))
            .collect();
        (state.event, state.exit, stack)
    };
    let texts = |read: fn(&State) -> Option<&str>| {
        let specified = other.is_none_or(|other| read(other) == read(&truth));
        finding(read(predicted), read(&truth), specified)
    };
    let printed = !predicted.output.is_empty() || !truth.output.is_empty();
    let locals = predicted.frames.iter().enumerate().map(|(index, frame)| {
        let same = |state: &State| {
            let frames = state.frames.get(..=index).unwrap_or_default();
            let ours = &predicted.frames[..=index];
            frames.len() == ours.len()
                && frames
                    .iter()
                    .zip(ours)
                    .all(|(a, b)| a.function == b.function)
        };
        if !same(&truth) {
            return IndexMap::new();
        }
        let other = other.and_then(|other| other.frames.get(index));
        locals_compared(frame, &truth.frames[index], other)
    });
    Judgement {
        place: if place(predicted) == place(&truth) {
            Finding::Confirmed
        } else {
            Finding::Contradicted
        },
        value: predicted
            .value
            .is_some()
            .then(|| texts(|state| state.value.as_deref())),
        output: printed.then(|| texts(|state| Some(&state.output))),
        locals: locals.collect(),
        truth: truth.clone(),
        leaving: None,
        edited: false,
    }
}

fn locals_compared(
    predicted: &Frame,
    truth: &Frame,
    other: Option<&Frame>,
) -> IndexMap<String, Finding> {
    let Some(locals) = &predicted.locals else {
        return IndexMap::new();
    };
    let lacking = truth.locals.iter().flat_map(IndexMap::keys);
    let lacking = lacking.filter(|name| !locals.contains_key(*name));
    let known = locals
        .iter()
        .filter(|(_, value): &(&String, &Value)| value.is_some());
    known
        .map(|(name, _)| name)
        .chain(lacking)
        .map(|name| {
            let specified = other.is_none_or(|other| other.known(name) == truth.known(name));
            let found = finding(predicted.known(name), truth.known(name), specified);
            (name.clone(), found)
        })
        .collect()
}

fn finding(predicted: Option<&str>, truth: Option<&str>, specified: bool) -> Finding {
    if !specified {
        return Finding::Unspecified;
    }
    let same = match (predicted, truth) {
        (Some(a), Some(b)) => a == b || rounded(a) == rounded(b),
        (a, b) => a == b,
    };
    if same {
        Finding::Confirmed
    } else {
        Finding::Contradicted
    }
}

/// The digits of a float that every C library has the same of: under Pyodide some powers and functions of `math` have
/// other last digits than elsewhere.
const DIGITS: usize = 12;

/// A text with its floats rounded.
fn rounded(text: &str) -> Cow<'_, str> {
    if !text.contains('.') {
        return Cow::Borrowed(text);
    }
    let mut result = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let mut end = number
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(number.len());
        let exponent = &number[end..];
        for sign in ["e+", "e-", "e"] {
            if let Some(digits) = exponent.strip_prefix(sign) {
                let count = digits.chars().take_while(char::is_ascii_digit).count();
                if count > 0 {
                    end += sign.len() + count;
                    break;
                }
            }
        }
        let (number, after) = number.split_at(end);
        result.push_str(before);
        match number.parse::<f64>() {
            Ok(float) if number.contains('.') => result.push_str(&format!("{float:.DIGITS$e}")),
            _ => result.push_str(number),
        }
        rest = after;
    }
    result.push_str(rest);
    Cow::Owned(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Exit};

    fn state(x: &str, line: u32) -> State {
        State::parse(&format!(
            r#"{{"event": "line", "frames": [{{"function": "<module>", "line": {line}, "locals": {{"x": {x}, "y": "[1]"}}}}]}}"#
        ))
        .unwrap()
    }

    fn judged(predicted: &State, truth: &State, other: Option<&State>) -> Judgement {
        let runs = |state: &State| Run::of(&[State::start(), state.clone()]);
        let run = match other {
            Some(other) => runs(truth).with_reseeded(runs(other)),
            None => runs(truth),
        };
        let at = Counterpart::At {
            course: 0,
            from: 0,
            to: 1,
        };
        judge(predicted, None, &run, at, 0).unwrap()
    }

    #[test]
    fn an_end_is_confirmed_with_what_has_brought_it() {
        let exit = State::exit(Exit::Error, "");
        let raised = State {
            event: Event::Exception,
            value: Some("KeyError: 1".to_owned()),
            ..state("\"1\"", 2)
        };
        let left = State {
            event: Event::Return,
            value: Some("None".to_owned()),
            ..raised.clone()
        };
        let run = Run::of(&[State::start(), raised, left, exit.clone()]);
        let check = |message: Option<&str>, line, within, expected| {
            let uncaught = Uncaught {
                message: message.map(str::to_owned),
                line: Some(line),
                within,
            };
            let at = Counterpart::At {
                course: 0,
                from: 0,
                to: 3,
            };
            let judgement = judge(&exit, Some(&uncaught), &run, at, 0).unwrap();
            assert_eq!(judgement.value, expected, "{message:?} {line} {within}");
        };
        let (right, wrong) = (Some(Finding::Confirmed), Some(Finding::Contradicted));
        check(Some("KeyError: 1"), 2, false, right);
        check(Some("KeyError: 1"), 3, false, wrong);
        check(Some("KeyError: 1"), 3, true, right);
        check(Some("KeyError: 2"), 2, false, wrong);
        check(None, 2, false, None);
    }

    #[test]
    fn values_are_judged_one_by_one() {
        let check = |predicted: &str, truth: &str, expected: Option<Finding>| {
            let judgement = judged(&state(predicted, 2), &state(truth, 2), None);
            assert_eq!(judgement.local(0, "x"), expected, "{predicted} {truth}");
            assert_eq!(judgement.local(0, "y"), Some(Finding::Confirmed));
            assert_eq!(judgement.overall(), expected.unwrap_or(Finding::Confirmed));
        };
        check("\"1\"", "\"1\"", Some(Finding::Confirmed));
        check("\"1\"", "\"2\"", Some(Finding::Contradicted));
        // What is not known is not judged.
        check("null", "\"2\"", None);
        // Last digits of floats.
        check(
            "\"0.30000000000000004\"",
            "\"0.3\"",
            Some(Finding::Confirmed),
        );
        check(
            "\"(1e+16, 2.5)\"",
            "\"(1e+16, 2.6)\"",
            Some(Finding::Contradicted),
        );
        check("\"0.31\"", "\"0.3\"", Some(Finding::Contradicted));
        check("\"1\"", "\"1.0\"", Some(Finding::Contradicted));
    }

    #[test]
    fn a_value_that_the_hash_seed_decides_is_unspecified() {
        let check = |predicted: &str, other: &State, expected: Finding, place: Finding| {
            let judgement = judged(&state(predicted, 2), &state("\"a\"", 2), Some(other));
            assert_eq!(judgement.local(0, "x"), Some(expected));
            assert_eq!(judgement.place, place);
        };
        let (right, unknown) = (Finding::Confirmed, Finding::Unspecified);
        check("\"a\"", &state("\"a\"", 2), right, right);
        check("\"b\"", &state("\"a\"", 2), Finding::Contradicted, right);
        check("\"b\"", &state("\"b\"", 2), unknown, right);
        // The other run goes another way: nothing can be said.
        check("\"a\"", &state("\"a\"", 3), unknown, unknown);
        check("\"a\"", &State::exit(Exit::Normal, ""), unknown, unknown);
    }

    #[test]
    fn what_is_lacking_or_too_much_is_contradicted() {
        let mut lacking = state("\"1\"", 2);
        lacking.frames[0].locals.as_mut().unwrap().shift_remove("x");
        let judgement = judged(&lacking, &state("\"1\"", 2), None);
        assert_eq!(judgement.local(0, "x"), Some(Finding::Contradicted));
        assert_eq!(judgement.true_local(0, "x"), Some("1"));
        let judgement = judged(&state("\"1\"", 2), &lacking, None);
        assert_eq!(judgement.local(0, "x"), Some(Finding::Contradicted));
        assert_eq!(judgement.true_local(0, "x"), None);
    }

    #[test]
    fn a_wrong_place_does_not_make_the_values_wrong() {
        let judgement = judged(&state("\"1\"", 3), &state("\"1\"", 2), None);
        assert_eq!(judgement.place, Finding::Contradicted);
        assert_eq!(judgement.local(0, "x"), Some(Finding::Confirmed));
        // Another function's locals are another's.
        let exit = State::exit(Exit::Normal, "a\n");
        let judgement = judged(&state("\"1\"", 3), &exit, None);
        assert_eq!(judgement.local(0, "x"), None);
        assert_eq!(judgement.output, Some(Finding::Contradicted));
    }
}
