//! Loops over what has grown or shrunk since: a `for` that goes on through a dictionary, one of its views, a set or a `deque` raises where
//! that has another size than it had when the loop began (CPython's `dictiter_iternextkey`, `setiter_iternext`, `dequeiter_next`). It does
//! so before it asks whether there is another element, so that the last iteration is no exception. Lists are gone through as they are.

use ruff_python_ast::Expr;

use super::classes::value;
use super::effects::CHANGING;
use super::{Definition, LoopSpan, Program, is_word_part, mentions};
use crate::quiz::PythonValue;
use crate::state::State;

/// What a loop goes through: a name, or an attribute of one.
struct Gone<'e> {
    through: &'e Expr,
    /// The view of a dictionary that it is taken by.
    view: Option<&'e str>,
}

impl Program {
    /// Whether a loop goes through something by a name which the program may make longer or shorter meanwhile.
    pub(super) fn loops_over_growing(&self) -> bool {
        let grows = |span: &LoopSpan| {
            let name = self.with_header(span.header, |header| {
                let [iterated] = header.operands()[..] else {
                    return None;
                };
                let gone = Gone::of(iterated).filter(|_| header.is_for())?;
                Some(gone.last_name()?.to_owned())
            });
            name.is_some_and(|name| self.may_resize(&name, *span))
        };
        let mut all = self.definitions.iter().flat_map(|one| &one.loops);
        all.any(grows)
    }

    /// Whether a line may make what has a name longer or shorter, as far as the texts say, while a loop goes through it.
    fn may_resize(&self, name: &str, span: LoopSpan) -> bool {
        let makes = self.names("defaultdict");
        let mut lines = self.lines.iter();
        lines.any(|line| {
            let text = line.text.as_str();
            if !mentions(text, name) || line.number == span.header {
                return false;
            }
            let inside = (span.header..=span.last).contains(&line.number);
            let item = text.contains(&format!("{name}["));
            let called = |method: &&str| text.contains(&format!("{name}.{method}("));
            let given = || {
                let ends = [",", ")"].iter();
                let mut ends = ends.map(|end| format!("{name}{end}"));
                inside && ends.any(|end| text.contains(&end))
            };
            (item && (makes || text.contains('=') || text.starts_with("del ")))
                || CHANGING.iter().any(called)
                || given()
        })
    }

    /// Whether the program has a name anywhere.
    pub(super) fn names(&self, name: &str) -> bool {
        self.identifiers.iter().any(|one| one == name)
    }

    /// What the header of a `for` raises that is about to go on at the state `now`, where what it goes through had another size in the state
    /// in which the loop began; `began` gives that, and is asked for few loops only.
    pub fn resized(
        &self,
        now: &State,
        began: impl FnOnce() -> Option<State>,
    ) -> Option<&'static str> {
        let frame = now.top()?;
        let (definition, span) = self.loop_of(frame)?;
        if self.is_generator(definition) || self.names("__iter__") {
            return None;
        }
        self.with_header(frame.line, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let gone = Gone::of(iterated).filter(|_| header.is_for())?;
            let own = |view: &str| self.definitions.iter().any(|one| one.name == view);
            if gone.view.is_some_and(own) || !self.stays_bound(definition, span, gone.through) {
                return None;
            }
            let by_now = sized(&value(now, gone.through)?)?;
            let then = sized(&value(&began()?, gone.through)?)?;
            let whole = gone.view.is_none() || then.0 == Kind::Mapping;
            (whole && then.0 == by_now.0 && then.1 != by_now.1).then(|| then.0.message())
        })
    }

    /// Whether a name or an attribute stands for one object while a loop runs.
    pub(super) fn stays_bound(&self, definition: &Definition, span: LoopSpan, expr: &Expr) -> bool {
        let lines = span.header..=span.last;
        let local = |name: &str| {
            let foreign = |text: &str| {
                let declares = text.starts_with("global ") || text.starts_with("nonlocal ");
                declares && mentions(text, name)
            };
            !definition.scope.binds(name, lines.clone())
                && !self.lines.iter().any(|line| foreign(&line.text))
        };
        match expr {
            Expr::Name(name) => local(&name.id),
            Expr::Attribute(attribute) => {
                let of = attribute.value.as_name_expr();
                of.is_some_and(|of| local(&of.id)) && self.sets_once(attribute.attr.as_str())
            }
            _ => false,
        }
    }

    /// Whether no line but those of an `__init__`, which runs when its object is made, may give an attribute another object.
    fn sets_once(&self, attribute: &str) -> bool {
        let dotted = format!(".{attribute}");
        let sets = |text: &str| {
            let mut found = text.match_indices(&dotted);
            found.any(|(at, _)| {
                let behind = text[at + dotted.len()..].trim_start();
                let longer = text[at + dotted.len()..].starts_with(is_word_part);
                let bound = behind.starts_with('=') && !behind.starts_with("==");
                let joined =
                    text.contains('=') && behind.starts_with([',', '|', '&', '-', '^', ':']);
                !longer && (bound || joined || behind.starts_with("in "))
            })
        };
        let again = |text: &str| {
            let mut calls = text.match_indices("__init__(");
            let made = calls
                .any(|(at, _)| !text[..at].ends_with("def ") && !text[..at].ends_with("super()."));
            made || text.contains("setattr(") || text.contains("__dict__")
        };
        self.lines.iter().all(|line| {
            let text = line.text.as_str();
            let makes = || {
                let mut all = self.definitions.iter();
                all.any(|one| one.name == "__init__" && self.is_line_of(one, line.number))
            };
            !again(text) && (!sets(text) || makes())
        })
    }
}

impl<'e> Gone<'e> {
    /// What a header goes through, if it has a name: `d`, `self.d.items()`, `enumerate(d)`.
    fn of(iterated: &'e Expr) -> Option<Gone<'e>> {
        let named = |expr: &Expr| {
            let attribute = expr.as_attribute_expr();
            expr.is_name_expr() || attribute.is_some_and(|one| one.value.is_name_expr())
        };
        let Expr::Call(call) = iterated else {
            return named(iterated).then_some(Gone {
                through: iterated,
                view: None,
            });
        };
        match (&*call.func, &*call.arguments.args) {
            (Expr::Name(name), [one, ..]) if name.id.as_str() == "enumerate" => Gone::of(one),
            (Expr::Attribute(method), []) if call.arguments.keywords.is_empty() => {
                let view = method.attr.as_str();
                let taken = matches!(view, "items" | "keys" | "values") && named(&method.value);
                taken.then_some(Gone {
                    through: &method.value,
                    view: Some(view),
                })
            }
            _ => None,
        }
    }

    fn last_name(&self) -> Option<&str> {
        match self.through {
            Expr::Name(name) => Some(name.id.as_str()),
            Expr::Attribute(attribute) => Some(attribute.attr.as_str()),
            _ => None,
        }
    }
}

/// What is gone through and must keep its size.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Mapping,
    Set,
    Deque,
}

impl Kind {
    /// What going on raises where the size is another one.
    fn message(self) -> &'static str {
        match self {
            Kind::Mapping => "RuntimeError: dictionary changed size during iteration",
            Kind::Set => "RuntimeError: Set changed size during iteration",
            Kind::Deque => "RuntimeError: deque mutated during iteration",
        }
    }
}

/// The kind and the size of what has to keep it.
fn sized(value: &PythonValue) -> Option<(Kind, usize)> {
    let kind = match value {
        PythonValue::Dict(_) => Kind::Mapping,
        PythonValue::Set { .. } => Kind::Set,
        PythonValue::Object { name, parts } => {
            let kind = match name.as_str() {
                "Counter" | "defaultdict" => Kind::Mapping,
                "deque" => Kind::Deque,
                _ => return None,
            };
            let size = match parts.as_slice() {
                [] => 0,
                [
                    ..,
                    (None, held @ (PythonValue::Dict(_) | PythonValue::List(_))),
                ] => held.size()?,
                _ => return None,
            };
            return Some((kind, size));
        }
        _ => return None,
    };
    Some((kind, value.size()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_has_another_size_is_not_gone_through_further() {
        let check = |header: &str, body: &str, now: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{header}\n    {body}\n")).unwrap();
            let at = |d: &str| state(Event::Line, &[("<module>", 1, &[("d", d)])], None);
            let (began, now) = (at("{'a': 1, 'b': 2}"), at(now));
            let raised = program.resized(&now, || Some(began));
            assert_eq!(raised, expected, "{header} {body}");
        };
        let raised = Some("RuntimeError: dictionary changed size during iteration");
        check("for k in d:", "del d[k]", "{'b': 2}", raised);
        check("for k, v in d.items():", "d.pop(k)", "{'b': 2}", raised);
        check(
            "for i, k in enumerate(d):",
            "d[i] = 3",
            "{'a': 1, 'b': 2, 0: 3}",
            raised,
        );
        check("for k in d:", "d[k] = 3", "{'a': 3, 'b': 2}", None);
        check("for k in list(d):", "del d[k]", "{'b': 2}", None);
        check("for k in d:", "d = {}", "{}", None);
        check("for k in d:", "d[k] = 3", "{'a': 3, …", None);
    }

    #[test]
    fn what_may_change_its_size_is_told_by_the_text() {
        let check = |body: &str, expected: bool| {
            let program = Program::parse(&format!("for k in d:\n    {body}\n")).unwrap();
            assert_eq!(program.loops_over_growing(), expected, "{body}");
        };
        check("del d[k]", true);
        check("d.add(k)", true);
        check("drop(d, k)", true);
        check("print(k)", false);
        check("print(d[k])", false);
    }

    #[test]
    fn sizes_are_those_of_what_must_keep_them() {
        let check = |text: &str, expected: Option<usize>| {
            assert_eq!(
                sized(&PythonValue::read(text).unwrap()).map(|(_, size)| size),
                expected,
                "{text}"
            );
        };
        check("{1, 2}", Some(2));
        check("defaultdict(<class 'int'>, {'a': 1})", Some(1));
        check("Counter()", Some(0));
        check("deque([1, 2])", Some(2));
        check("OrderedDict([('a', 1)])", None);
        check("[1, 2]", None);
    }
}
