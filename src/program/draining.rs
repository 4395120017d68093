//! Iterators of the program's own that a line takes all values of at once: `list(bag)`, `sum(bag)`, `[*bag]`, `" ".join(map(repr, bag))`, where
//! `__iter__` gives an object with `__next__`. Nothing else runs between two of these calls, so that the line goes on as one which makes a list
//! of them: `[*it.__next__]` until one has returned, `[1, *it.__next__]` then, and `[1, 2]` once there are no more (Python's library reference,
//! "Iterator Types"). No program says such a thing by itself, since a method has no elements.

mod items;
mod taking;

use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprAttribute};
use ruff_text_size::Ranged;

pub(super) use self::items::{ITEM, taken_by_place};
use self::taking::sought;
use super::arguments::CallWorth;
use super::expressions::written;
use super::{Definition, Program};
use crate::quiz::{PythonValue, compare as compare_values};
use crate::state::{Event, Frame, State};

/// The method that gives one value after the other.
pub(super) const NEXT: &str = "__next__";

/// The iterator, as it is written, of which a starred part of a line takes all values that are left.
pub(super) fn drained(part: &Expr) -> Option<&Expr> {
    let method = part.as_starred_expr()?.value.as_attribute_expr()?;
    let ExprAttribute { value, attr, .. } = method;
    (attr.as_str() == NEXT).then_some(&**value)
}

/// What `next` gives where the iterator that it asks has no more: `next(it, None)`.
fn default_of(call: &Expr) -> Option<&Expr> {
    let call = call.as_call_expr()?;
    let named = call.func.as_name_expr()?.id.as_str() == "next";
    match (&*call.arguments.args, &*call.arguments.keywords) {
        ([_, default], []) if named => Some(default),
        _ => None,
    }
}

impl Program {
    /// What stands in the place of an object whose `__iter__` has returned an object of the program that is shown so, where all that it gives
    /// is taken at once, and whether the iterator has the name `made` there.
    pub(super) fn drained_now(
        &self,
        at: &State,
        object: &Expr,
        worth: CallWorth,
        shown: &str,
        made: &str,
    ) -> Option<(String, bool)> {
        self.giving(self.class_shown(shown)?)?;
        let text = written(object, &self.text)?;
        let starred = self.takes_all(at, object)?;
        let method = self.iterating(self.class_of(at, object)?)?;
        let itself = self.returns_itself(method) && !object.is_subscript_expr();
        let name = if itself { text } else { made };
        let items = match starred && worth == CallWorth::Iterated {
            // The star is there.
            true => format!("{name}.{NEXT}"),
            false => self.measured(object, worth, format!("[*{name}.{NEXT}]"))?,
        };
        Some((items, !itself))
    }

    /// The method that gives the values of an iterator, if it has a frame for each of them.
    pub(super) fn giving(&self, class: &Definition) -> Option<&Definition> {
        let method = self.method(class, NEXT)?;
        (!self.is_generator(method)).then_some(method)
    }

    /// Whether a method only returns its object.
    fn returns_itself(&self, method: &Definition) -> bool {
        let own = method.scope.variables.first();
        let own = own.map(|own| format!("return {}", own.name));
        own.is_some() && own == self.only_statement(method)
    }

    /// Whether what an iterator has given is what the line looks for, so that it asks for no more.
    pub(super) fn is_looked_for(&self, at: &State, part: &Expr, given: &str) -> bool {
        let found = at.line().and_then(|line| {
            self.with_header(line, |header| {
                let is_it = |compare: &Expr| {
                    let Some(compare) = compare.as_compare_expr() else {
                        return false;
                    };
                    // A function in between takes all of it.
                    let is_part = |one: &Expr| one.range() == part.range();
                    let has_part = |one: &Expr| {
                        let list = one.as_list_expr();
                        list.is_some_and(|list| list.elts.iter().any(is_part))
                    };
                    let sought =
                        sought(at, compare).filter(|_| compare.comparators.iter().any(has_part));
                    let given = PythonValue::read(given).ok();
                    sought
                        .zip(given)
                        .is_some_and(|(one, given)| compare_values(&one, &given).is_equal())
                };
                header
                    .operands()
                    .into_iter()
                    .any(|one| any_over_expr(one, is_it))
                    .then_some(())
            })
        });
        found.is_some()
    }

    /// The iterator that the line takes its next value of.
    pub(super) fn draining(&self, at: &State) -> Option<String> {
        self.may_drain(at)?;
        let (_, name) = self.with_sure_call(at, |call, worth| {
            let iterator = drained(call).filter(|_| worth == CallWorth::Given)?;
            written(iterator, &self.text).map(str::to_owned)
        })?;
        Some(name)
    }

    /// The program without the iterator that its line takes values of, which has no more, or with what `next` gives then in its place; `None`
    /// where the line takes none.
    pub(super) fn drained_out(&self, at: &State) -> Option<Program> {
        self.may_drain(at)?;
        let (method, text) = self.with_sure_call(at, |call, worth| {
            let place: Range<usize> = call.range().into();
            if let Some(default) = default_of(call) {
                return self.text_with(&place, written(default, &self.text)?);
            }
            let given = || drained(call).is_some() || taken_by_place(call).is_some();
            (worth == CallWorth::Given && given()).then_some(())?;
            let before = self.text[..place.start].trim_end_matches([',', ' ']);
            self.text_with(&(before.len()..place.end), "")
        })?;
        let name = &*self.definition(method)?.name;
        matches!(name, NEXT | ITEM).then(|| self.rewritten(&text))?
    }

    /// Whether the line has an iterator in it that it takes values of: nearly none has, and to look for the call takes time.
    fn may_drain(&self, at: &State) -> Option<()> {
        let line = self.line(at.line()?)?;
        let takes = line.text.contains(&format!(".{NEXT}")) || line.text.contains("next(");
        takes.then_some(()).or_else(|| self.takes_by_place(at))
    }

    /// Whether the frame that returns at a state has given the line that waits for it nothing, since its iterator has no more.
    pub(super) fn has_ended(&self, at: &State, message: &str) -> bool {
        let kind = message.split(':').next().unwrap_or(message);
        let returns = at.top().filter(|_| at.event == Event::Return);
        returns.is_some_and(|frame| match &*frame.function {
            NEXT => kind == "StopIteration",
            ITEM => matches!(kind, "IndexError" | "StopIteration"),
            _ => false,
        })
    }

    /// Whether a frame may have given the line that waits the next value which that takes of an iterator.
    pub(super) fn may_give(&self, at: &State, frame: &Frame) -> bool {
        let item = self.gives_next_item(at, frame);
        item.unwrap_or(frame.function == NEXT)
    }

    /// What stands behind a value that an iterator has given, for those that are still to come.
    pub(super) fn with_next(&self, part: &Expr) -> Option<String> {
        let item = self.with_next_place(part);
        item.or_else(|| written(part, &self.text).map(str::to_owned))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Frame;

    const SOURCE: &str = "\
class It:
    def __init__(self, n): self.n = n
    def __iter__(self):
        return self
    def __next__(self):
        return self.n
class Box:
    def __len__(self): return 2
    def __iter__(self):
        return It(2)
def f(x):
    return x
";

    #[test]
    fn a_line_takes_what_an_iterator_gives() {
        // How the line goes on once these frames have returned these values to it, and, at the end of it, its iterator has no more.
        let check = |line: &str, returned: &[(&str, &str)], ends: bool, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let locals = [("b", "Box()"), ("it", "It(n=2)")];
            let methods = [("__len__", 8), ("__iter__", 10), ("__next__", 6)];
            let line_of = |function: &str| methods.iter().find(|one| one.0 == function).unwrap().1;
            let shown = |function| if function == NEXT { "It(n=1)" } else { "Box()" };
            let own = |function| [("self", shown(function))];
            let frames: Vec<Frame> = returned
                .iter()
                .map(|(function, _)| {
                    Frame::new(*function, line_of(function)).knowing(&own(*function))
                })
                .collect();
            let (function, value) = match ends {
                true => ("__next__", "None"),
                false => *returned.last().unwrap(),
            };
            let top = own(function);
            let shown = [
                ("<module>", 13, &locals[..]),
                (function, line_of(function), &top[..]),
            ];
            let mut at = state(Event::Return, &shown, Some(value));
            let given = &returned[..returned.len() - usize::from(!ends)];
            let results = given.iter().map(|(_, value)| Some((*value).to_owned()));
            at.frames[0].pending = Some(results.collect());
            let before: Vec<Option<&Frame>> = frames.iter().map(Some).collect();
            let before = &before[..given.len()];
            let rest = match ends {
                true => program.resumed_at_end(&at, before, "StopIteration"),
                false => program.resumed(&at, before),
            };
            let text = rest.and_then(|rest| Some(rest.program.line(13)?.text.clone()));
            assert_eq!(text.as_deref(), expected, "{line}, {returned:?}");
        };
        let begun = ("__iter__", "It(n=2)");
        let (one, two) = (("__next__", "1"), ("__next__", "2"));
        let sum = "x = sum(b)";
        check(sum, &[begun], false, Some("x=sum([*object_0.__next__])"));
        check(
            sum,
            &[begun, one],
            false,
            Some("x=sum([1, *object_0.__next__])"),
        );
        check(
            sum,
            &[begun, one, two],
            false,
            Some("x=sum([1, 2, *object_0.__next__])"),
        );
        check(sum, &[begun, one, two], true, Some("x=sum([1, 2])"));
        check(sum, &[begun], true, Some("x=sum([])"));
        // The object is asked for its length where a list is made of it.
        let list = Some("x=list((len(b), [*object_0.__next__])[1])");
        check("x = list(b)", &[begun], false, list);
        // One is done with before the other begins.
        let both = "x = sum(b), max(b)";
        check(
            both,
            &[begun, one, begun],
            false,
            Some("x=sum([1]), max([*object_2.__next__])"),
        );
        // An iterator has a name already where it is its own.
        check(
            "x = max(it)",
            &[begun],
            false,
            Some("x=max([*it.__next__])"),
        );
        check("x = [*it]", &[begun], false, Some("x=[*it.__next__]"));
        check(
            "x = 1 in it",
            &[begun, two],
            false,
            Some("x=1 in [2, *it.__next__]"),
        );
        check("x = 1 in it", &[begun, one], false, Some("x=1 in [1]"));
        let all = Some("x=1 in list([1, *it.__next__])");
        check("x = 1 in list(it)", &[begun, one], false, all);
        let doubled = Some("x=[2*n for n in [1, *it.__next__]]");
        check("x = [2*n for n in it]", &[begun, one], false, doubled);
        // What has no more gives what stands behind it.
        check("x = next(it, 0)", &[], true, Some("x=0"));
        check("x = next(it, 0)", &[one], false, Some("x=1"));
        // Functions of the program run in between.
        check("x = [f(n) for n in it]", &[begun], false, None);
        check("x = any(it)", &[begun], false, None);
    }
}
