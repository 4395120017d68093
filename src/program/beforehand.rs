//! What a line has evaluated before it called: `print(len(xs), add(xs))` writes how long the list was before. When the function returns, the
//! states tell that still, though not the one that is there; what has changed since is written out as it was.

mod results;

use std::ops::Range;

use ruff_python_ast::{Expr, InterpolatedStringElement, Stmt};
use ruff_text_size::Ranged;

use super::classes::value;
use super::displays::spelled;
use super::expressions::{Header, written};
use super::identity::is_fixed;
use super::keeping::HARMLESS;
use super::order::operand;
use super::rewriting::with_all;
use super::{DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// Methods that make something else of what they are called on.
const READING: [&str; 12] = [
    "copy",
    "count",
    "endswith",
    "get",
    "index",
    "join",
    "lower",
    "replace",
    "split",
    "startswith",
    "strip",
    "upper",
];

/// Functions of Python's that only go through what they are given when they are asked, or that give nothing.
const LATER: [&str; 4] = ["enumerate", "print", "reversed", "zip"];

impl Program {
    /// The program with what the line, which a call has returned to at the last of these states, has evaluated before that call and which has
    /// changed since.
    pub fn with_evaluated_before(&self, past: &[&State]) -> Option<Program> {
        let (at, before) = past.split_last()?;
        let depth = at.depth().checked_sub(1).filter(|depth| *depth > 0)?;
        let line = at.frames.get(depth - 1)?.line;
        if at.event != Event::Return || self.disguises() {
            return None;
        }
        let of_line = |state: &State| {
            state.depth() >= depth
                && state
                    .frames
                    .get(depth - 1)
                    .is_some_and(|one| one.line == line)
        };
        // The states in which something of the line is evaluated: its first one, and those in which a call of it has returned.
        let first = before.iter().rposition(|state| {
            state.event == Event::Line && state.depth() == depth && of_line(state)
        })?;
        let of_call = |state: &&&State| state.event == Event::Return && state.depth() == depth + 1;
        let behind = &past[first..];
        if !behind.iter().all(|state| of_line(state)) {
            return None;
        }
        let returned: Vec<&State> = behind.iter().filter(of_call).copied().collect();
        let found = self.with_header(line, |header| {
            let evaluated = match header {
                Header::Statement(Stmt::If(branch)) => &*branch.test,
                Header::Statement(Stmt::While(repeated)) => &*repeated.test,
                _ => header.value()?,
            };
            let order = Order::of(self, at, evaluated)?;
            // Only calls that are surely those which have returned tell what stands before them.
            let known = order.begins_with(&returned);
            // What the line is evaluated with before each of the calls, and now.
            let moments = std::iter::once(&behind[0]).chain(&returned);
            let moments: Vec<State> = moments.map(|state| state.up_to(depth - 1)).collect();
            let now = moments.last()?;
            // What the line gives a name itself before it calls is not what the name had where the line began: of `for n in xs: print(n, f(n))`
            // each element.
            let called = behind.get(1).filter(|state| state.event == Event::Call);
            let called = called.map(|state| state.up_to(depth - 1));
            let is_given = |read: &Read<'_>, was: &PythonValue| {
                let then = called.as_ref().and_then(|called| value(called, read.expr));
                let is_name = read.calls == 0 && read.expr.is_name_expr();
                is_name && is_fixed(was) && then.is_some_and(|then| then != *was)
            };
            let mut parts = Vec::new();
            for read in order.read.iter().filter(|read| read.calls < returned.len()) {
                let then = &moments[read.calls];
                let (Some(was), Some(is)) = (value(then, read.expr), value(now, read.expr)) else {
                    continue;
                };
                if was != is && (read.at_once || is_fixed(&was)) && !is_given(read, &was) {
                    spelled(&was)?;
                    parts.push((Range::<usize>::from(read.expr.range()), operand(&was)));
                }
            }
            (known && !parts.is_empty()).then_some(parts)
        })?;
        self.rewritten(&with_all(&self.text, found))
    }
}

/// Something that an expression reads.
struct Read<'e> {
    expr: &'e Expr,
    /// How many calls have returned before it is read.
    calls: usize,
    /// Whether something else is made of it before anything is called.
    at_once: bool,
}

/// A function of the program that is called.
struct Called {
    /// The name of its frame.
    name: String,
    /// Where the call stands.
    place: Range<usize>,
}

/// Goes through an expression as it is evaluated.
struct Order<'p, 'e> {
    program: &'p Program,
    at: &'p State,
    /// The functions of the program that are called, in order.
    calls: Vec<Called>,
    /// What is read, in order.
    read: Vec<Read<'e>>,
}

impl<'p, 'e> Order<'p, 'e> {
    /// That of an expression; `None` where it is not sure what is evaluated, and when.
    fn of(program: &'p Program, at: &'p State, expr: &'e Expr) -> Option<Order<'p, 'e>> {
        let mut order = Order {
            program,
            at,
            calls: Vec::new(),
            read: Vec::new(),
        };
        order.visit(expr)?;
        Some(order)
    }

    /// Whether the first calls are those that have returned in these states.
    fn begins_with(&self, returned: &[&State]) -> bool {
        let same = |(call, state): (&Called, &&State)| {
            state.top().is_some_and(|top| top.function == call.name)
        };
        returned.len() <= self.calls.len() && self.calls.iter().zip(returned).all(same)
    }

    /// `None` where it is not sure what is evaluated, and when.
    fn visit(&mut self, expr: &'e Expr) -> Option<()> {
        let enters = || {
            let text = written(expr, &self.program.text).unwrap_or_default();
            self.program.may_enter(self.at, text)
        };
        match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) if is_path(expr) => {
                self.read.push(Read {
                    expr,
                    calls: self.calls.len(),
                    at_once: false,
                });
            }
            Expr::Attribute(attribute) => self.visit(&attribute.value)?,
            Expr::Subscript(item) => {
                self.visit(&item.value)?;
                self.visit(&item.slice)?;
            }
            Expr::Call(call) => {
                let (calls, read) = (self.calls.len(), self.read.len());
                match &*call.func {
                    Expr::Name(_) => {}
                    Expr::Attribute(method) => self.visit(&method.value)?,
                    _ => return None,
                }
                for argument in &call.arguments.args {
                    match argument {
                        Expr::Starred(starred) => self.visit(&starred.value)?,
                        argument => self.visit(argument)?,
                    }
                }
                for keyword in &call.arguments.keywords {
                    self.visit(&keyword.value)?;
                }
                let called = |name: &str| Called {
                    name: name.to_owned(),
                    place: expr.range().into(),
                };
                match &*call.func {
                    Expr::Name(name) => {
                        let visible = self.program.visible(self.at, &name.id);
                        match visible.map(|one| one.kind) {
                            Some(DefinitionKind::Function) => self.calls.push(called(&name.id)),
                            Some(DefinitionKind::Class) => {
                                let class = visible?;
                                let bare = self.program.makes_bare(class)
                                    || self.program.is_bare_exception(class);
                                if !bare {
                                    self.calls.push(called("__init__"));
                                }
                            }
                            _ if HARMLESS.contains(&name.id.as_str()) => {
                                self.make(calls, read, !LATER.contains(&name.id.as_str()));
                            }
                            _ => return None,
                        }
                    }
                    Expr::Attribute(method) if self.program.has_method(&method.attr) => {
                        self.calls.push(called(&method.attr));
                    }
                    Expr::Attribute(method) => {
                        self.make(calls, read, READING.contains(&method.attr.as_str()));
                    }
                    _ => return None,
                }
            }
            Expr::BinOp(binary) => {
                let (calls, read) = (self.calls.len(), self.read.len());
                self.visit(&binary.left)?;
                self.visit(&binary.right)?;
                self.make(calls, read, true);
            }
            Expr::Compare(comparison) => {
                let (calls, read) = (self.calls.len(), self.read.len());
                self.visit(&comparison.left)?;
                for one in &comparison.comparators {
                    self.visit(one)?;
                }
                self.make(calls, read, true);
            }
            Expr::UnaryOp(unary) => self.visit(&unary.operand)?,
            Expr::List(list) => list.elts.iter().try_for_each(|one| self.visit(one))?,
            Expr::Tuple(tuple) => tuple.elts.iter().try_for_each(|one| self.visit(one))?,
            Expr::Dict(dict) => {
                for item in &dict.items {
                    self.visit(item.key.as_ref()?)?;
                    self.visit(&item.value)?;
                }
            }
            Expr::FString(formatted) => {
                for element in formatted.value.elements() {
                    if let InterpolatedStringElement::Interpolation(part) = element {
                        let (calls, read) = (self.calls.len(), self.read.len());
                        self.visit(&part.expression)?;
                        self.make(calls, read, true);
                    }
                }
            }
            expr if expr.is_literal_expr() => {}
            _ if enters() => return None,
            _ => {}
        }
        Some(())
    }

    /// Something has been made of what has been read since, where nothing has been called meanwhile.
    fn make(&mut self, calls: usize, read: usize, makes: bool) {
        if makes && self.calls.len() == calls {
            let all = self.read.iter_mut().skip(read);
            all.for_each(|one| one.at_once = true);
        }
    }
}

/// Whether an expression only reads names, attributes, and items under names or literals.
fn is_path(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) => true,
        Expr::Attribute(attribute) => is_path(&attribute.value),
        Expr::Subscript(item) => {
            is_path(&item.value) && (item.slice.is_name_expr() || item.slice.is_literal_expr())
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_was_evaluated_before_a_call_is_written_as_it_was() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("def f():\n    xs.append(3)\n    return 5\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let (before, now) = ("[1, 2]", "[1, 2, 3]");
            let module = |xs| [("n", "1"), ("xs", xs)];
            let (was, is) = (module(before), module(now));
            let past = [
                state(Event::Line, &[("<module>", 4, &was)], None),
                state(Event::Line, &[("<module>", 4, &was), ("f", 2, &[])], None),
                state(
                    Event::Return,
                    &[("<module>", 4, &is), ("f", 3, &[])],
                    Some("5"),
                ),
            ];
            let past: Vec<&State> = past.iter().collect();
            let found = program.with_evaluated_before(&past);
            let found = found.map(|program| program.line(4).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "print(len(xs), f(), len(xs))",
            Some("print(len([1, 2]), f(), len(xs))"),
        );
        check("y = f'{xs} {f()}'", Some("y=f'{[1, 2]} {f()}'"));
        check("y = xs[-1] + f()", None);
        check("y = len(xs) + f()", Some("y=len([1, 2])+f()"));
        // The list itself is what it has become, and so is what stands behind the call.
        check("print(xs, f())", None);
        check("print(f(), len(xs))", None);
        check("y = n + f()", None);
        check("y = len(xs) if f() else 1", None);
        check("y = xs + [f()]", None);
    }

    #[test]
    fn what_a_loop_gives_before_it_calls_is_no_value_of_before() {
        let source = "def f(n):\n    return n\nfor n in (3, 4): print(n, f(n))\n";
        let program = Program::parse(source).unwrap();
        let told = program.with_header_alone(3, "print(n,f(n))");
        let (was, is) = ([("n", "3")], [("n", "4")]);
        let past = [
            state(Event::Line, &[("<module>", 3, &was)], None),
            state(Event::Call, &[("<module>", 3, &is), ("f", 1, &is)], None),
            state(Event::Line, &[("<module>", 3, &is), ("f", 2, &is)], None),
            state(
                Event::Return,
                &[("<module>", 3, &is), ("f", 2, &is)],
                Some("4"),
            ),
        ];
        let past: Vec<&State> = past.iter().collect();
        assert!(told.with_evaluated_before(&past).is_none());
    }
}
