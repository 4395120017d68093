//! Loops that call a function for each element when its turn comes: `for y in map(f, xs)`, `for x in filter(f, xs)`, and over generator
//! expressions. The header that is about to run is written with the call that gives the element which is next, behind as many others as there
//! were: `for y in [None, None, f(3)]`.

use std::iter;
use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Comprehension, Expr};
use ruff_text_size::Ranged;

use super::Search;
use crate::program::expressions::written;
use crate::program::{Definition, LoopSpan, Program};
use crate::state::{Event, State};

/// The most elements that a loop may have taken.
const MOST: usize = 60;

impl Program {
    /// The program with the header of the loop that goes on at `line` written so, if it calls functions of the program for its elements; `past`
    /// are the states up to there, or to the one at which such a function returns, from the first one of the program.
    pub fn with_next_taken(&self, line: &State, past: &[&State]) -> Option<Program> {
        let frame = line.top().filter(|_| line.event == Event::Line)?;
        let text = &self.line(frame.line)?.text;
        let iterated = text.strip_prefix("for ").filter(|_| text.ends_with(':'))?;
        let (_, iterated) = iterated.split_once(" in ")?;
        let lazy = ["map(", "filter(", "("];
        if !lazy.iter().any(|one| iterated.starts_with(one)) || !self.may_enter(line, text) {
            return None;
        }
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        let count = usize::try_from(count).ok().filter(|count| *count <= MOST)?;
        let (definition, span) = self.loop_of(frame)?;
        let (place, written) = self.with_header(frame.line, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let next = Next {
                search: Search {
                    program: self,
                    at: line,
                    names: None,
                    sorting: self.version.unwrap_or(super::Sorting::Newer),
                    found: None,
                },
                count,
                within: (definition, span),
                past,
            };
            let range = Range::<usize>::from(iterated.range());
            let next = next.of(iterated).filter(|_| header.is_for())?;
            let taken = vec!["None"; count].join(", ");
            Some((
                range,
                match next {
                    Taken::Ended => format!("[{taken}]"),
                    Taken::Given(value) if count == 0 => format!("[{value}]"),
                    Taken::Given(value) => format!("[{taken}, {value}]"),
                    Taken::Chosen(list) if count == 0 => list,
                    Taken::Chosen(list) => format!("([{taken}]+{list})"),
                },
            ))
        })?;
        let mut program = self.rewritten(&self.text_with(&place, &written)?)?;
        program.taking = Some(frame.line);
        Some(program)
    }
}

/// What a loop takes next.
enum Taken {
    /// The value of an expression.
    Given(String),
    /// The first item of a list, if it has one.
    Chosen(String),
    /// Nothing.
    Ended,
}

/// Looks for what a loop takes next.
struct Next<'p> {
    search: Search<'p>,
    /// How many elements there were.
    count: usize,
    /// The loop, and what it is in.
    within: (&'p Definition, LoopSpan),
    past: &'p [&'p State],
}

impl Next<'_> {
    fn of(&self, iterated: &Expr) -> Option<Taken> {
        let program = self.search.program;
        match iterated {
            Expr::Call(call) => {
                let name = call.func.as_name_expr()?.id.as_str();
                let [function, given] = &*call.arguments.args else {
                    return None;
                };
                if program.binds(name) || !self.is_there(given) {
                    return None;
                }
                let elements = self.search.elements(given)?;
                let called = |value: &String| {
                    let text = self.search.called(function, value)?;
                    program.may_enter(self.search.at, &text).then_some(text)
                };
                if name == "map" {
                    let next = elements.get(self.count);
                    return next
                        .map_or(Some(Taken::Ended), |next| Some(Taken::Given(called(next)?)));
                }
                let once = match function {
                    Expr::Lambda(lambda) => calls_once(&lambda.body),
                    function => function.is_name_expr() || function.is_attribute_expr(),
                };
                if name != "filter" || !once {
                    return None;
                }
                let left = elements.iter().skip(self.asked()?);
                let left = left.map(|value| Some((value.clone(), called(value)?)));
                Some(chosen(left.collect::<Option<_>>()?))
            }
            Expr::Generator(generator) => {
                let [Comprehension { iter, ifs, .. }] = &*generator.generators else {
                    return None;
                };
                if !self.is_there(iter) {
                    return None;
                }
                let elements = self.search.elements_of(&generator.generators)?;
                let value = |element| self.search.put(&generator.elt, element);
                match ifs.as_slice() {
                    [] => {
                        let next = elements.get(self.count);
                        next.map_or(Some(Taken::Ended), |next| Some(Taken::Given(value(next)?)))
                    }
                    [condition] if calls_once(condition) => {
                        let made = written(&*generator.elt, &program.text)?;
                        if program.may_enter(self.search.at, made) {
                            return None;
                        }
                        let left = elements.iter().skip(self.asked()?).map(|element| {
                            Some((value(element)?, self.search.put(condition, element)?))
                        });
                        Some(chosen(left.collect::<Option<_>>()?))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether what the loop began with is told by the state that is there: nothing in it has another one for its name by now, and what was made
    /// of others is as it was.
    fn is_there(&self, iterated: &Expr) -> bool {
        let (definition, span) = self.within;
        let program = self.search.program;
        if self.count == 0 {
            return true;
        }
        match iterated {
            Expr::Name(_) | Expr::Attribute(_) => program.stays_bound(definition, span, iterated),
            iterated => {
                let mut attributes = Attributes { found: false };
                attributes.visit_expr(iterated);
                !attributes.found && !program.may_move(definition, span, iterated)
            }
        }
    }

    /// How many calls the header has made for the elements before, where it makes one for each.
    fn asked(&self) -> Option<usize> {
        let depth = self.search.at.depth();
        let below = depth.checked_sub(1)?;
        let header = self.search.at.line()?;
        let runs = |state: &&&State| {
            state.event == Event::Line && state.depth() == depth && state.line() == Some(header)
        };
        let count = |state: &State| *state.top()?.loops.as_ref()?.get(&header)?;
        let now = self.past.iter().rposition(|state| runs(&state))?;
        let before = self.past.get(..=now)?;
        let first = before
            .iter()
            .rposition(|state| runs(&state) && count(state) == Some(0))?;
        let returned = |state: &&&State| {
            let caller = state.frames.get(below).map(|frame| frame.line);
            state.event == Event::Return && state.depth() == depth + 1 && caller == Some(header)
        };
        Some(self.past.get(first..now)?.iter().filter(returned).count())
    }
}

/// The first value of which what is asked is true.
fn chosen(left: Vec<(String, String)>) -> Taken {
    if left.is_empty() {
        return Taken::Ended;
    }
    let choices = left
        .iter()
        .map(|(value, holds)| format!("[{value}] if {holds} else "));
    let choices = choices.chain(iter::once("[]".to_owned()));
    Taken::Chosen(format!("({})", choices.collect::<String>()))
}

/// Whether evaluating an expression calls one function, once.
fn calls_once(expr: &Expr) -> bool {
    let Expr::Call(call) = expr else { return false };
    let plain = |one: &Expr| !any_over_expr(one, |part| part.is_call_expr());
    let keywords = call.arguments.keywords.iter().map(|one| &one.value);
    call.func.is_name_expr() && call.arguments.args.iter().chain(keywords).all(plain)
}

/// Looks for attributes that are no methods which are called.
struct Attributes {
    found: bool,
}

impl<'a> Visitor<'a> for Attributes {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Attribute(_) => self.found = true,
            Expr::Call(call) => {
                let called = call.func.as_attribute_expr();
                match called {
                    Some(method) => self.visit_expr(&method.value),
                    None => self.visit_expr(&call.func),
                }
                let keywords = call.arguments.keywords.iter().map(|one| &one.value);
                let arguments = call.arguments.args.iter().chain(keywords);
                arguments.for_each(|one| self.visit_expr(one));
            }
            expr => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    /// The header of a loop that has taken so many elements, for which so many calls have returned.
    fn taken(header: &str, count: u32, calls: usize) -> Option<String> {
        let source = format!("def f(x):\n    return x\n{header}\n    y = x\n");
        let program = Program::parse(&source).unwrap();
        let at = |count: u32, inner: bool| {
            let mut frame = Frame::new("<module>", 3).knowing(&[("xs", "[5, 6, 7]")]);
            frame.loops = Some([(3, Some(count))].into());
            let inner = inner.then(|| Frame::new("f", 2).knowing(&[("x", "5")]));
            State {
                event: if inner.is_some() {
                    Event::Return
                } else {
                    Event::Line
                },
                frames: iter::once(frame).chain(inner).collect(),
                ..State::start()
            }
        };
        let (begun, returned, now) = (at(0, false), at(0, true), at(count, false));
        let mut past = vec![&begun];
        past.extend(vec![&returned; calls]);
        past.push(&now);
        let found = program.with_next_taken(&now, &past)?;
        Some(found.line(3)?.text.clone())
    }

    #[test]
    fn the_header_calls_for_the_element_that_is_next() {
        let check = |header: &str, (count, calls): (u32, usize), expected: Option<&str>| {
            let found = taken(header, count, calls);
            assert_eq!(found.as_deref(), expected, "{header}, {count}");
        };
        check("for x in map(f, xs):", (0, 0), Some("for x in [f(5)]:"));
        let third = Some("for x in [None, None, f(7)]:");
        check("for x in map(f, xs):", (2, 2), third);
        let ended = Some("for x in [None, None, None]:");
        check("for x in map(f, xs):", (3, 3), ended);
        check("for x in (f(x) for x in xs):", (2, 2), third);
        check(
            "for x in filter(f, xs):",
            (1, 2),
            Some("for x in ([None]+([7] if f(7) else [])):"),
        );
        check(
            "for x in (x + 1 for x in xs if f(x)):",
            (1, 1),
            Some("for x in ([None]+([6+1] if f(6) else [7+1] if f(7) else [])):"),
        );
        check("for x in filter(f, xs):", (1, 3), Some("for x in [None]:"));
        // How often it has called is not told by how many there were, or nothing of the program is called.
        check("for x in filter(lambda x: f(x) or f(1), xs):", (1, 1), None);
        check("for x in (x for x in xs if x and f(x)):", (1, 1), None);
        check("for x in map(str, xs):", (1, 0), None);
    }
}
