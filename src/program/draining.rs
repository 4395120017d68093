//! Iterators of the program's own that a line takes all values of at once: `list(bag)`, `sum(bag)`, `[*bag]`, `" ".join(map(repr, bag))`, where
//! `__iter__` gives an object with `__next__`. Nothing else runs between two of these calls, so that the line goes on as one which makes a list
//! of them: `[*it.__next__]` until one has returned, `[1, *it.__next__]` then, and `[1, 2]` once there are no more (Python's library reference,
//! "Iterator Types"). No program says such a thing by itself, since a method has no elements.

use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprAttribute, ExprCompare};
use ruff_text_size::Ranged;

use super::arguments::CallWorth;
use super::classes::value;
use super::displays::literal;
use super::expressions::written;
use super::generators::Consumed;
use super::{Definition, Program};
use crate::quiz::{PythonValue, compare as compare_values};
use crate::state::{Event, Frame, State};

/// The method that gives one value after the other.
pub(super) const NEXT: &str = "__next__";

/// Functions of Python's that call nothing of the program where they are given plain values.
const PLAIN: [&str; 8] = ["abs", "bool", "chr", "float", "int", "ord", "repr", "str"];

/// The iterator, as it is written, of which a starred part of a line takes all values that are left.
pub(super) fn drained(part: &Expr) -> Option<&Expr> {
    let method = part.as_starred_expr()?.value.as_attribute_expr()?;
    let ExprAttribute { value, attr, .. } = method;
    (attr.as_str() == NEXT).then_some(&**value)
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
        let left = format!("{name}.{NEXT}");
        let items = format!("[*{left}]");
        match worth {
            // The star is there.
            CallWorth::Iterated if starred => Some((left, !itself)),
            // Where a list is made, the object is asked for its length by then.
            CallWorth::Measured if self.binds("len") => None,
            CallWorth::Measured => Some((format!("(len({text}), {items})[1]"), !itself)),
            _ => Some((items, !itself)),
        }
    }

    /// The method that gives the values of an iterator, if it has a frame for each of them.
    pub(super) fn giving(&self, class: &Definition) -> Option<&Definition> {
        let method = self.method(class, NEXT)?;
        (!self.is_generator(method)).then_some(method)
    }

    /// Whether a method only returns its object.
    fn returns_itself(&self, method: &Definition) -> bool {
        let own = method.scope.variables.first();
        let mut body = (self.lines.iter()).filter(|line| method.is_in_body(line.number));
        let returned = body
            .next()
            .and_then(|line| line.text.strip_prefix("return "));
        body.next().is_none() && own.is_some_and(|own| returned == Some(&own.name))
    }

    /// Whether an object stands behind a star in the line that is about to run, where all that it gives is taken before anything else of the
    /// program is called; `None` where it is not.
    fn takes_all(&self, at: &State, object: &Expr) -> Option<bool> {
        let line = at.line()?;
        self.with_header(line, |header| {
            let mut consumed = Consumed::default();
            let operands = header.operands();
            for expr in &operands {
                consumed.visit_expr(expr);
            }
            let mut search = Taking {
                program: self,
                at,
                all: [consumed.drained, consumed.listed].concat(),
                object: object.range().into(),
                found: false,
                starred: false,
            };
            search.found = search.all.contains(&search.object);
            operands.into_iter().for_each(|one| search.visit_expr(one));
            (search.found && !header.is_for()).then_some(search.starred)
        })
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

    /// The program without the iterator that its line takes values of, which has no more; `None` where it takes none, or where `frame`, which
    /// has returned to the line, is one that gives some.
    pub(super) fn drained_out(&self, at: &State, frame: Option<&Frame>) -> Option<Program> {
        self.may_drain(at)?;
        if frame.is_some_and(|frame| frame.function == NEXT) {
            return None;
        }
        let (_, text) = self.with_sure_call(at, |call, worth| {
            drained(call).filter(|_| worth == CallWorth::Given)?;
            let place: Range<usize> = call.range().into();
            let before = self.text[..place.start].trim_end_matches([',', ' ']);
            self.text_with(&(before.len()..place.end), "")
        })?;
        self.rewritten(&text)
    }

    /// Whether the line has an iterator in it that it takes values of: nearly none has, and to look for the call takes time.
    fn may_drain(&self, at: &State) -> Option<()> {
        let line = self.line(at.line()?)?;
        line.text.contains(&format!(".{NEXT}")).then_some(())
    }

    /// Whether the frame that returns at a state has given the line that waits for it nothing, since its iterator has no more.
    pub(super) fn has_ended(&self, at: &State, message: &str) -> bool {
        let named = message.split(':').next() == Some("StopIteration");
        let returns = at.top().filter(|_| at.event == Event::Return);
        named && returns.is_some_and(|frame| frame.function == NEXT)
    }
}

/// The plain value that a comparison looks for in something.
fn sought(at: &State, compare: &ExprCompare) -> Option<PythonValue> {
    let [CmpOp::In | CmpOp::NotIn] = &*compare.ops else {
        return None;
    };
    let sought = literal(&compare.left).or_else(|| value(at, &compare.left))?;
    let plain = !matches!(sought, PythonValue::Object { .. } | PythonValue::Opaque(_));
    plain.then_some(sought)
}

/// Looks for what takes all values of an object.
struct Taking<'p> {
    program: &'p Program,
    at: &'p State,
    /// What all values are taken of.
    all: Vec<Range<usize>>,
    object: Range<usize>,
    found: bool,
    /// Whether it stands behind a star.
    starred: bool,
}

impl Taking<'_> {
    fn is_object(&self, expr: &Expr) -> bool {
        Range::<usize>::from(expr.range()) == self.object
    }

    fn is_taken(&self, expr: &Expr) -> bool {
        self.all.contains(&expr.range().into())
    }

    /// Whether a comprehension goes through the object and calls nothing of the program beside.
    fn goes_through(&self, parts: &[&Expr], generators: &[Comprehension]) -> bool {
        let [only] = generators else {
            return false;
        };
        let calls = |part: &&Expr| {
            let text = written(*part, &self.program.text);
            text.is_none_or(|text| self.program.may_enter(self.at, text))
        };
        let conditions: Vec<&Expr> = only.ifs.iter().collect();
        self.is_object(&only.iter) && ![parts, &conditions].concat().iter().any(calls)
    }
}

impl<'e> Visitor<'e> for Taking<'_> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        self.found |= match expr {
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                match &*call.arguments.args {
                    [Expr::Name(plain), object] if name == Some("map") => {
                        let own = self.program.binds("map") || self.program.binds(&plain.id);
                        let plain = PLAIN.contains(&plain.id.as_str()) && !own;
                        plain && self.is_taken(expr) && self.is_object(object)
                    }
                    _ => false,
                }
            }
            Expr::Generator(made) if self.is_taken(expr) => {
                self.goes_through(&[&made.elt], &made.generators)
            }
            Expr::Starred(starred) => {
                self.starred |= self.is_object(&starred.value);
                false
            }
            // It is looked for in what is given until it is found.
            Expr::Compare(compare) => {
                let within = matches!(&*compare.comparators, [object] if self.is_object(object));
                within && sought(self.at, compare).is_some()
            }
            Expr::ListComp(made) => self.goes_through(&[&made.elt], &made.generators),
            Expr::SetComp(made) => self.goes_through(&[&made.elt], &made.generators),
            _ => false,
        };
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::fixtures::state;

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
            let own = |function| {
                [(
                    "self",
                    if function == "__next__" {
                        "It(n=1)"
                    } else {
                        "Box()"
                    },
                )]
            };
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
        // Functions of the program run in between.
        check("x = [f(n) for n in it]", &[begun], false, None);
        check("x = any(it)", &[begun], false, None);
    }
}
