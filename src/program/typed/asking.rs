//! Calls of `input` in a line, in the order of their evaluation.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Comprehension, Expr, ExprCall};
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::{Header, written};
use crate::program::misfits::unfit;
use crate::quiz::PythonValue;
use crate::state::State;

/// Functions that make a number of a line.
const NUMBERS: [&str; 2] = ["int", "float"];

/// The most questions of one line.
const MOST: u32 = 100;

/// A call of `input`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Asking {
    pub place: Range<usize>,
    pub prompt: Option<Range<usize>>,
    pub often: Often,
    /// The function that makes a number of it at once.
    number: Option<&'static str>,
}

/// How often a call is evaluated when its line runs.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Often {
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
    /// How often it is evaluated; `None` where that is not told.
    pub fn count(&self) -> Option<usize> {
        match &self.often {
            Often::Once => Some(1),
            Often::Each { numbers, .. } => Some(numbers.len()),
            Often::Unsure => None,
        }
    }

    /// Whether a line is no number where one is made of it: nothing behind it is evaluated.
    pub fn refuses(&self, line: &str) -> bool {
        let line = PythonValue::Str(line.to_owned());
        self.number
            .is_some_and(|number| unfit(number, &line).is_some())
    }

    /// What it asks with when it was evaluated so often before, as an expression.
    pub fn asks(&self, prompt: &str, before: usize) -> String {
        match &self.often {
            Often::Each { name, numbers } => {
                let number = numbers.start as usize + before;
                format!("[{prompt} for {name} in [{number}]][0]")
            }
            Often::Once | Often::Unsure => prompt.to_owned(),
        }
    }
}

/// The calls of `input` that a line evaluates.
pub(super) fn in_header(program: &Program, at: &State, header: &Header<'_>) -> Vec<Asking> {
    let mut finder = Finder {
        program,
        at,
        found: Vec::new(),
        unsure: false,
        each: None,
        number: None,
    };
    let operands = header.operands();
    operands.into_iter().for_each(|one| finder.visit_expr(one));
    finder.found
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
