//! What is typed where a program asks for it with `input`: it stands in the place of the call (Python's library reference, "input"). What the call
//! asks with is printed first, without an end of line. No state shows how many lines have been read: the statements that have run tell.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Comprehension, Expr, ExprCall};
use ruff_text_size::Ranged;
use serde::{Deserialize, Serialize};

use super::Program;
use super::classes::value;
use super::displays::literal;
use super::expressions::written;
use super::misfits::unfit;
use super::rewriting::with_all;
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// What Python raises where nothing more is typed.
const AT_THE_END: &str = "EOFError";

/// Functions that make a number of a line.
const NUMBERS: [&str; 2] = ["int", "float"];

/// The most questions of one line.
const MOST: u32 = 100;

/// What the user of a program types, and how much of it is read at a state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// The lines, without their ends, from the start of the program on.
    pub lines: Vec<String>,
    /// How many of them are read.
    #[serde(default)]
    pub read: usize,
}

impl Input {
    /// Those that are not read yet.
    pub fn left(&self) -> &[String] {
        self.lines.get(self.read..).unwrap_or_default()
    }
}

/// What is typed for the line that is about to run.
#[derive(Clone, Debug, PartialEq)]
pub enum Typed {
    /// What it asks for is there.
    Told {
        /// The program with what is typed in the places of the calls.
        program: Box<Program>,
        /// What it asks with, as expressions, in the order of the questions; `None` where that is nothing.
        prompts: Vec<Option<String>>,
    },
    /// It asks for more than is typed, for the first time with this expression, if it has one.
    Awaited(Option<String>),
}

/// A call of `input`.
#[derive(Clone, Debug, PartialEq)]
struct Asking {
    place: Range<usize>,
    prompt: Option<Range<usize>>,
    often: Often,
    /// The function that makes a number of it at once.
    number: Option<&'static str>,
}

/// How often a call is evaluated when its line runs.
#[derive(Clone, Debug, PartialEq)]
enum Often {
    Once,
    /// For each number that a comprehension gives a name.
    Each {
        name: String,
        numbers: Range<u32>,
    },
    /// That is not told by the text.
    Unsure,
}

impl Asking {
    fn count(&self) -> Option<usize> {
        match &self.often {
            Often::Once => Some(1),
            Often::Each { numbers, .. } => Some(numbers.len()),
            Often::Unsure => None,
        }
    }

    /// Whether a line is no number where one is made of it: nothing behind it is evaluated.
    fn refuses(&self, line: &str) -> bool {
        let line = PythonValue::Str(line.to_owned());
        self.number
            .is_some_and(|number| unfit(number, &line).is_some())
    }

    /// What it asks with when it was evaluated so often before, as an expression.
    fn asks(&self, prompt: &str, before: usize) -> String {
        match &self.often {
            Often::Each { name, numbers } => {
                let number = numbers.start as usize + before;
                format!("[{prompt} for {name} in [{number}]][0]")
            }
            Often::Once | Often::Unsure => prompt.to_owned(),
        }
    }
}

impl Program {
    /// The program with what its user types; `None` where that is not known.
    #[must_use]
    pub fn with_input(mut self, input: Option<Input>) -> Program {
        self.typed = input;
        self
    }

    /// What its user types.
    pub fn input(&self) -> Option<&Input> {
        self.typed.as_ref()
    }

    /// Whether the line that is about to run at a state asks for what is typed.
    pub fn asks_at(&self, at: &State) -> bool {
        let asked = || self.asked_at(at).is_none_or(|asked| !asked.is_empty());
        self.typed.is_some() && asked()
    }

    /// The program when it has gone on from one state to the next one, and has read something; `None` where it is the same.
    pub fn having_read(&self, before: &State, after: &State) -> Option<Program> {
        let input = self.typed.as_ref()?;
        let more = self.lines_read(before, after, input.left());
        let input = more.map(|more| Input {
            lines: input.lines.clone(),
            read: input.read + more,
        });
        (more != Some(0)).then(|| self.clone().with_input(input))
    }

    /// Whether it asks its user for something.
    pub fn asks_for_input(&self) -> bool {
        self.questions().next().is_some()
    }

    /// The lines that ask.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        let own = self.defines("input");
        let lines = self.lines.iter().map(|line| line.text.as_str());
        lines.filter(move |text| !own && text.contains("input("))
    }

    /// What is typed for the line that is about to run at a state; `None` where it asks for nothing, or what is typed is not known. `past` are the
    /// states from the start of the program to this one, if they are known: what the header of a loop goes through was asked for when it began.
    pub fn typed_at(&self, at: &State, past: Option<&[&State]>) -> Option<Typed> {
        let asked = self.asked_at(at).filter(|asked| !asked.is_empty())?;
        let lines = self.left_at(at, past)?;
        let begun = has_begun(at.top()?);
        let mut lines = lines.iter();
        let mut refused = false;
        let mut places = Vec::new();
        let mut prompts = Vec::new();
        for one in &asked {
            let mut given = Vec::new();
            for index in 0..one.count()? {
                // What is raised before it is what the line comes to.
                if refused {
                    given.push(quoted(""));
                    continue;
                }
                let prompt = match &one.prompt {
                    Some(prompt) => Some(one.asks(self.text.get(prompt.clone())?, index)),
                    None => None,
                };
                let Some(line) = lines.next() else {
                    return Some(Typed::Awaited(prompt));
                };
                refused = one.refuses(line);
                given.push(quoted(line));
                if !begun {
                    prompts.push(prompt);
                }
            }
            let stands = match &one.often {
                Often::Each { name, numbers } => {
                    let first = numbers.start;
                    format!("[{}][{name}-{first}]", given.join(", "))
                }
                _ => given.concat(),
            };
            places.push((one.place.clone(), stands));
        }
        // Lines keep their numbers.
        let on_one_line = |(place, _): &(Range<usize>, String)| {
            let text = self.text.get(place.clone());
            text.is_some_and(|text| !text.contains('\n'))
        };
        if !places.iter().all(on_one_line) {
            return None;
        }
        let program = self.rewritten(&with_all(&self.text, places))?;
        Some(Typed::Told {
            program: Box::new(program),
            prompts,
        })
    }

    /// The lines that are not read yet when the line runs that is about to at a state.
    fn left_at(&self, at: &State, past: Option<&[&State]>) -> Option<&[String]> {
        let input = self.typed.as_ref()?;
        let frame = at.top()?;
        if !has_begun(frame) {
            return Some(input.left());
        }
        let past = past?;
        let begins = |one: &&State| {
            let top = one.top().filter(|_| one.depth() == at.depth());
            top.is_some_and(|top| top.line == frame.line && !has_begun(top))
        };
        let first = past.iter().rposition(begins)?;
        let mut read = 0;
        for pair in past.get(first..)?.windows(2) {
            if let [before, after] = pair {
                // All that was typed is the same: what is left only tells what was raised.
                read += self.lines_read(before, after, &input.lines)?;
            }
        }
        input.lines.get(input.read.checked_sub(read)?..)
    }

    /// How many lines are read by what leads from one state to the next one, where these are `left`; `None` where that cannot be told.
    pub fn lines_read(&self, before: &State, after: &State, left: &[String]) -> Option<usize> {
        if before.top().is_some_and(has_begun) {
            return Some(0);
        }
        let asked = self.asked_at(before)?;
        let counts = asked.iter().map(Asking::count);
        let all = counts.sum::<Option<usize>>()?;
        let raised = after.event == Event::Exception && after.depth() == before.depth();
        let message = after.value.as_deref().filter(|_| raised && all > 0);
        let Some(message) = message else {
            return Some(all);
        };
        // What was read last is what the line could not go on with.
        let named = |line: &String| message.ends_with(&quoted(line));
        let last = left.iter().take(all).position(named);
        match last {
            Some(last) => Some(last + 1),
            None if message.starts_with(AT_THE_END) => Some(left.len().min(all)),
            None => (all == 1).then_some(1),
        }
    }

    /// The calls of `input` in the line that is about to run at a state, in the order of their evaluation; `None` where it has some, and which of
    /// them are evaluated cannot be told.
    fn asked_at(&self, at: &State) -> Option<Vec<Asking>> {
        let Some(frame) = at.top().filter(|_| at.event == Event::Line) else {
            return Some(Vec::new());
        };
        let line = self.line(frame.line);
        if line.is_none_or(|line| !line.text.contains("input(")) || self.defines("input") {
            return Some(Vec::new());
        }
        self.with_header(frame.line, |header| {
            let mut finder = Finder {
                program: self,
                at,
                found: Vec::new(),
                unsure: false,
                each: None,
                number: None,
            };
            let operands = header.operands();
            operands.into_iter().for_each(|one| finder.visit_expr(one));
            Some(finder.found)
        })
    }
}

/// Whether a frame stands in the header of a `for` that has taken an element already.
fn has_begun(frame: &Frame) -> bool {
    let count = frame
        .loops
        .as_ref()
        .and_then(|loops| loops.get(&frame.line));
    count.is_some_and(|count| *count != Some(0))
}

/// A line as a text in Python.
fn quoted(line: &str) -> String {
    PythonValue::Str(line.to_owned()).to_string()
}

/// Looks for calls of `input`.
struct Finder<'p> {
    program: &'p Program,
    at: &'p State,
    found: Vec<Asking>,
    /// Whether it is not sure that what comes is evaluated, and once.
    unsure: bool,
    /// The name and the numbers of the comprehension that is looked at.
    each: Option<(String, Range<u32>)>,
    /// The function that makes a number of what comes.
    number: Option<&'static str>,
}

impl Finder<'_> {
    fn sometimes(&mut self, look: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.unsure, true);
        look(self);
        self.unsure = before;
    }

    fn comprehended(&mut self, clauses: &[Comprehension], made: &Expr) {
        let [clause, others @ ..] = clauses else {
            return;
        };
        self.visit_expr(&clause.iter);
        // Where an element enters a frame, the next one asks when that has returned.
        let text = written(made, &self.program.text).unwrap_or_default();
        let enters = self.program.may_enter(self.at, text);
        let plain = others.is_empty() && clause.ifs.is_empty() && !self.unsure && !enters;
        let each = || {
            let name = clause.target.as_name_expr()?.id.to_string();
            Some((name, self.numbers(&clause.iter)?))
        };
        match each().filter(|_| plain && self.each.is_none()) {
            Some(each) => {
                self.each = Some(each);
                self.visit_expr(made);
                self.each = None;
            }
            None => self.sometimes(|finder| {
                others.iter().for_each(|one| finder.visit_expr(&one.iter));
                let conditions = clauses.iter().flat_map(|one| &one.ifs);
                conditions.for_each(|one| finder.visit_expr(one));
                finder.visit_expr(made);
            }),
        }
    }

    /// The numbers of a `range`, where they are known.
    fn numbers(&self, expr: &Expr) -> Option<Range<u32>> {
        let call = expr.as_call_expr()?;
        let function = call.func.as_name_expr()?;
        if function.id != "range" || self.program.defines("range") {
            return None;
        }
        let number = |expr: &Expr| {
            let value = literal(expr).or_else(|| value(self.at, expr))?;
            value.to_string().parse::<u32>().ok()
        };
        let numbers = match &*call.arguments.args {
            [end] => 0..number(end)?,
            [start, end] => number(start)?..number(end)?,
            _ => return None,
        };
        (numbers.len() <= MOST as usize).then_some(numbers)
    }

    fn call(&mut self, call: &ExprCall) {
        let function = call.func.as_name_expr().map(|name| name.id.as_str());
        let number = self.number.take();
        match (function, &*call.arguments.args) {
            (Some("input"), arguments @ ([] | [_])) => {
                let prompt = arguments.first();
                prompt.into_iter().for_each(|one| self.visit_expr(one));
                let often = match &self.each {
                    _ if self.unsure => Often::Unsure,
                    Some((name, numbers)) => Often::Each {
                        name: name.clone(),
                        numbers: numbers.clone(),
                    },
                    None => Often::Once,
                };
                // Two questions for each element take turns.
                let again = self.each.is_some() && !self.found.is_empty();
                self.found.push(Asking {
                    place: call.range().into(),
                    prompt: prompt.map(|one| one.range().into()),
                    often: if again { Often::Unsure } else { often },
                    number,
                });
            }
            _ => {
                self.number = function
                    .and_then(|name| NUMBERS.into_iter().find(|one| *one == name))
                    .filter(|name| !self.program.defines(name));
                self.visit_expr(&call.func);
                call.arguments
                    .args
                    .iter()
                    .for_each(|one| self.visit_expr(one));
                let named = call.arguments.keywords.iter();
                named.for_each(|one| self.visit_expr(&one.value));
                // What comes behind a call that enters a frame is evaluated at another state.
                let text = written(call, &self.program.text).unwrap_or_default();
                self.unsure |= self.program.may_enter(self.at, text);
            }
        }
    }
}

impl<'a> Visitor<'a> for Finder<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if !expr.is_call_expr() && !expr.is_name_expr() {
            self.number = None;
        }
        match expr {
            Expr::Call(call) => self.call(call),
            Expr::ListComp(list) => self.comprehended(&list.generators, &list.elt),
            Expr::SetComp(set) => self.comprehended(&set.generators, &set.elt),
            Expr::Generator(generator) => {
                self.comprehended(&generator.generators, &generator.elt);
            }
            Expr::DictComp(_) => self.sometimes(|finder| walk_expr(finder, expr)),
            // It is evaluated when it is called.
            Expr::Lambda(_) => {}
            Expr::BoolOp(either) => {
                let mut values = either.values.iter();
                values.by_ref().take(1).for_each(|one| self.visit_expr(one));
                self.sometimes(|finder| values.for_each(|one| finder.visit_expr(one)));
            }
            Expr::If(choice) => {
                self.visit_expr(&choice.test);
                self.sometimes(|finder| {
                    finder.visit_expr(&choice.body);
                    finder.visit_expr(&choice.orelse);
                });
            }
            _ => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    /// The last of the lines when those before have run, and what it asks with.
    fn told(lines: &[&str], typed: &[&str], after: Option<&str>) -> Option<(String, Vec<String>)> {
        let typed: Vec<String> = typed.iter().map(ToString::to_string).collect();
        let program = Program::parse(&lines.join("\n")).unwrap();
        let input = Input {
            lines: typed,
            read: 0,
        };
        let mut program = program.with_input(Some(input));
        let locals = [("n", "2"), ("name", "'Ann'")];
        let number = |index: usize| u32::try_from(index + 1).unwrap();
        let at = |index| state(Event::Line, &[("<module>", number(index), &locals)], None);
        for index in 1..lines.len() {
            let raised = |message| state(Event::Exception, &[("<module>", 1, &locals)], message);
            let next = match after.filter(|_| index == 1) {
                Some(message) => raised(Some(message)),
                None => at(index),
            };
            program = program
                .having_read(&at(index - 1), &next)
                .unwrap_or(program);
        }
        let at = at(lines.len() - 1);
        match program.typed_at(&at, None)? {
            Typed::Told { program, prompts } => {
                let line = program.line(at.line()?)?;
                Some((line.text.clone(), prompts.into_iter().flatten().collect()))
            }
            Typed::Awaited(prompt) => Some(("awaited".to_owned(), prompt.into_iter().collect())),
        }
    }

    #[test]
    fn what_is_typed_stands_in_the_place_of_the_question() {
        let check = |lines: &[&str], typed: &[&str], expected: Option<(&str, &[&str])>| {
            let expected = expected.map(|(line, prompts)| {
                let prompts: Vec<String> = prompts.iter().map(ToString::to_string).collect();
                (line.to_owned(), prompts)
            });
            assert_eq!(told(lines, typed, None), expected, "{lines:?}");
        };
        check(
            &["name=input('Name? ')"],
            &["Bo"],
            Some(("name='Bo'", &["'Name? '"])),
        );
        check(
            &["a=input()", "b=int(input(name + '? '))"],
            &["x", "7"],
            Some(("b=int('7')", &["name + '? '"])),
        );
        check(
            &["a=input()", "b=input('More? ')"],
            &["x"],
            Some(("awaited", &["'More? '"])),
        );
        check(
            &["if input('Go? ')=='y':", "    b=input()"],
            &["y", "it's"],
            Some(("b=\"it's\"", &[])),
        );
        check(
            &["xs=[int(input()) for i in range(n)]", "x=input()"],
            &["4", "5", "6"],
            Some(("x='6'", &[])),
        );
        check(
            &["xs=[int(input(i)) for i in range(1, 3)]"],
            &["4", "5"],
            Some((
                "xs=[int(['4', '5'][i-1]) for i in range(1, 3)]",
                &["[i for i in [1]][0]", "[i for i in [2]][0]"],
            )),
        );
        check(
            &["xs=[int(input(i)) for i in range(1, 3)]"],
            &["4"],
            Some(("awaited", &["[i for i in [2]][0]"])),
        );
        check(
            &["x=int(input('A'))+int(input('B'))"],
            &["one"],
            Some(("x=int('one')+int('')", &["'A'"])),
        );
        check(&["x=n and input()"], &["4"], None);
        check(&["x=n and input()", "y=input()"], &["4", "5"], None);
        check(&["x=1"], &["4"], None);
    }

    #[test]
    fn what_a_line_could_not_go_on_with_was_read() {
        let check = |first: &str, message: &str, expected: &str| {
            let lines = [first, "x=input()"];
            let found = told(&lines, &["a", "b", "c"], Some(message));
            assert_eq!(found.map(|(line, _)| line).as_deref(), Some(expected));
        };
        let message = "ValueError: invalid literal for int() with base 10: 'a'";
        check("x=int(input())", message, "x='b'");
        check("x, y=int(input()), int(input())", message, "x='b'");
        let message = "ValueError: invalid literal for int() with base 10: 'b'";
        check("x, y=int(input()), int(input())", message, "x='c'");
    }
}
