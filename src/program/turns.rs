//! Statements of one line, one after the other (`k = 0; print(k)`): what the first ones do is known where the last one is asked about.

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::effects::calls_changing;
use super::expressions::{has_own_names, written};
use super::{Definition, Positions, Program, Target, Targets};
use crate::state::{AliasName, Event, Frame, State};

/// What a line has done before the part of it that is told.
#[derive(Clone, Debug, Default)]
pub struct Done {
    /// What it has given values to, with these values, and how sure they are.
    pub given: Vec<(Target, String, f64)>,
    /// The loop whose header stands in the line, and how many elements it has taken by then.
    pub taken: Option<(u32, u32)>,
    /// Whether it has changed an object.
    pub changes: bool,
    /// Where the element that a loop has taken is an object in a list: its name, the list, and its place there.
    pub within: Option<(AliasName, AliasName, usize)>,
}

impl Done {
    /// What has been printed.
    pub fn output(&self) -> Option<(&str, f64)> {
        let mut given = self.given.iter();
        given.find_map(|(target, text, sure)| {
            (*target == Target::Output).then_some((text.as_str(), *sure))
        })
    }

    /// Notes that something has got a value: what it had got before is no more.
    pub fn give(&mut self, target: Target, value: String, sure: f64) {
        let text = match self.output().filter(|_| target == Target::Output) {
            Some((before, known)) => ([before, &value].concat(), known * sure),
            None => (value, sure),
        };
        self.given.retain(|(other, ..)| !same(other, &target));
        self.given.push((target, text.0, text.1));
    }

    /// What is done first, and what comes behind it.
    #[must_use]
    pub fn followed_by(mut self, behind: Option<Done>) -> Done {
        let Some(behind) = behind else { return self };
        for (target, value, sure) in behind.given {
            self.give(target, value, sure);
        }
        Done {
            given: self.given,
            ..behind
        }
    }

    /// Puts into a state what the line has given the frame that runs it, which is in `frames` at this place.
    pub fn put_into(&self, frames: &mut [Frame], top: usize) {
        for (target, value, _) in &self.given {
            let Some(local) = target.local() else {
                continue;
            };
            let frame = frames.get_mut(local.frame);
            if let Some(locals) = frame.and_then(|frame| frame.locals.as_mut()) {
                locals.insert(local.name.clone(), Some(value.clone()));
            }
        }
        let loops = frames.get_mut(top).and_then(|frame| frame.loops.as_mut());
        if let (Some(loops), Some((line, count))) = (loops, self.taken)
            && let Some(now) = loops.get_mut(&line)
        {
            *now = Some(count);
        }
    }
}

/// Whether two targets are one local, or one of everything else.
fn same(one: &Target, other: &Target) -> bool {
    match (one.local(), other.local()) {
        (Some(one), Some(other)) => one == other,
        _ => one == other,
    }
}

impl Program {
    /// The statements of a line, where there are several, and nothing else in it.
    pub fn turns(&self, at: &State) -> Option<Vec<String>> {
        let line = at.line().filter(|_| at.event == Event::Line)?;
        if !self.line(line)?.text.contains(';') {
            return None;
        }
        self.with_turns(line, |all| {
            let texts = all.iter().map(|one| written(*one, &self.text));
            texts.map(|text| text.map(str::to_owned)).collect()
        })
    }

    /// Whether the line that is about to run surely changes no object that it has a name for.
    pub fn leaves_elements(&self, at: &State) -> bool {
        let prints = || {
            let line = at.line().and_then(|number| self.line(number));
            let text = line.map_or("", |line| line.text.as_str());
            let alone = text.starts_with("print(") && !text.contains(';');
            alone && !calls_changing(text)
        };
        self.keeps_objects(at) || prints()
    }

    /// Whether a statement enters frames of the program by one call only, which it makes once.
    pub fn calls_once(&self, at: &State, statement: &str) -> bool {
        let given = statement.strip_prefix("return ").unwrap_or(statement);
        let Ok(parsed) = ruff_python_parser::parse_module(given) else {
            return false;
        };
        let [Stmt::Expr(_) | Stmt::Assign(_)] = parsed.syntax().body.as_slice() else {
            return false;
        };
        let mut calls = Called {
            found: Vec::new(),
            branches: false,
        };
        calls.visit_body(&parsed.syntax().body);
        // What operators ask of objects are no calls in the text.
        let hidden = |one: &Definition| one.name.starts_with("__") && one.name != "__init__";
        let mut entering = calls.found.iter().filter(|call| {
            let place = std::ops::Range::<usize>::from(call.func.range());
            // A name alone is only read.
            let called = given.get(place).map(|name| format!("{name}()"));
            called.is_none_or(|call| self.may_enter(at, &call))
        });
        let once = entering.next().is_some() && entering.next().is_none();
        once && !calls.branches && !self.definitions.iter().any(hidden)
    }

    /// The only statement of a line.
    pub fn turn(&self, at: &State) -> Option<String> {
        self.with_turns(at.line()?, |all| match all {
            [one] => written(*one, &self.text).map(str::to_owned),
            _ => None,
        })
    }

    /// The program with other statements in the place of those of a line.
    pub fn with_turn(&self, line: u32, text: &str) -> Option<Program> {
        let place = self.with_turns(line, |all| {
            let (first, last) = (all.first()?, all.last()?);
            Some(first.start().to_usize()..last.end().to_usize())
        })?;
        let told = self.rewritten(&self.text_with(&place, text)?)?;
        // Where they are the body of a function in the line of its header, the line is told as that.
        match self.line(line)?.text.starts_with("def ")
            || !told.line(line)?.text.starts_with("def ")
        {
            true => Some(told),
            false => told.with_body_of(line),
        }
    }

    /// What `look` finds in the simple statements that are all there is in a line.
    fn with_turns<R>(&self, line: u32, look: impl FnOnce(&[&Stmt]) -> Option<R>) -> Option<R> {
        let mut turns = Turns {
            positions: Positions::new(&self.text),
            line,
            found: Vec::new(),
        };
        turns.visit_body(self.body());
        if let [Stmt::FunctionDef(function), ..] = turns.found.as_slice()
            && !self.line(line)?.text.starts_with("def ")
        {
            turns.found = function.body.iter().collect();
        }
        let simple = |one: &&Stmt| {
            matches!(
                one,
                Stmt::Assign(_)
                    | Stmt::AnnAssign(_)
                    | Stmt::AugAssign(_)
                    | Stmt::Expr(_)
                    | Stmt::Return(_)
                    | Stmt::Raise(_)
                    | Stmt::Delete(_)
                    | Stmt::Pass(_)
                    | Stmt::Break(_)
                    | Stmt::Continue(_)
                    | Stmt::Assert(_)
            )
        };
        let begins = |one: &&Stmt| turns.positions.line(one.start().to_usize()) == line;
        let whole = turns.found.iter().all(simple) && turns.found.iter().all(begins);
        (whole && !turns.found.is_empty()).then(|| look(&turns.found))?
    }

    /// The same where the statement takes nothing apart, so that it surely comes to its end.
    pub fn comes_to_end(&self, at: &State, statement: &str, given: &[&Target]) -> bool {
        let parts = |target: &Expr| target.is_tuple_expr() || target.is_list_expr();
        let parsed = ruff_python_parser::parse_module(statement);
        let apart = parsed.is_ok_and(|parsed| match parsed.syntax().body.as_slice() {
            [Stmt::Assign(assign)] => assign.targets.iter().any(parts),
            _ => false,
        });
        !apart && self.is_all(at, statement, given)
    }

    /// Whether what a statement has given values to is all that it does, where it enters no frame.
    pub fn is_all(&self, at: &State, statement: &str, given: &[&Target]) -> bool {
        let Ok(parsed) = ruff_python_parser::parse_module(statement) else {
            return false;
        };
        let bound = |target: &Expr| {
            let names = Targets::of(target);
            let local = |name: &str| {
                let mut locals = given.iter().filter_map(|one| one.local());
                locals.any(|local| local.name == name)
            };
            names.is_none_or(|names| names.names().into_iter().all(local))
        };
        let mut all = self.targets(at);
        all.retain(|(target, _)| *target != Target::Nothing);
        let known = all
            .iter()
            .all(|(target, _)| given.iter().any(|one| same(one, target)));
        known
            && match parsed.syntax().body.as_slice() {
                [Stmt::Pass(_)] => true,
                // What a call has come to is of no use.
                [Stmt::Expr(one)] if !any_over_expr(&one.value, Expr::is_call_expr) => true,
                [Stmt::Assign(assign)] => !all.is_empty() && assign.targets.iter().all(bound),
                [Stmt::AnnAssign(assign)] => !all.is_empty() && bound(&assign.target),
                [Stmt::AugAssign(assign)] => !all.is_empty() && bound(&assign.target),
                [Stmt::Expr(_) | Stmt::Delete(_)] => !all.is_empty(),
                _ => false,
            }
    }
}

/// The calls in a statement, and whether some of it may be evaluated more than once, or not at all.
struct Called<'a> {
    found: Vec<&'a ExprCall>,
    branches: bool,
}

impl<'a> Visitor<'a> for Called<'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Call(call) => self.found.push(call),
            Expr::BoolOp(_) | Expr::If(_) => self.branches = true,
            expr => self.branches |= has_own_names(expr),
        }
        walk_expr(self, expr);
    }
}

/// Looks for the statements that are in a line, in whole or in part.
struct Turns<'a> {
    positions: Positions,
    line: u32,
    found: Vec<&'a Stmt>,
}

impl<'a> StatementVisitor<'a> for Turns<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let line = |offset: usize| self.positions.line(offset);
        let (first, last) = (line(stmt.start().to_usize()), line(stmt.end().to_usize()));
        if !(first..=last).contains(&self.line) {
            return;
        }
        let before = self.found.len();
        walk_stmt(self, stmt);
        // Of a compound statement what is in it counts, and its header where that is here.
        if self.found.len() == before || first == self.line {
            self.found.insert(before, stmt);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn statements_of_one_line_stand_alone() {
        let check = |source: &str, line: u32, expected: Option<&[&str]>| {
            let program = Program::parse(source).unwrap();
            let at = state(Event::Line, &[("<module>", line, &[])], None);
            let found = program.turns(&at);
            let expected = expected.map(|all| all.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(found, expected, "{source}");
        };
        check("k = 0; print(k)\n", 1, Some(&["k = 0", "print(k)"]));
        check("if k:\n    k = 0; k += 1\n", 2, Some(&["k = 0", "k += 1"]));
        check("if k: k = 0; k += 1\n", 1, None);
        check("k = 0\n", 1, None);
        check("print(';')\n", 1, Some(&["print(';')"]));
        let source = "def f(x): y = x; return y\nf(1)\n";
        let program = Program::parse(source).unwrap();
        let at = state(
            Event::Line,
            &[("<module>", 2, &[]), ("f", 1, &[("x", "1")])],
            None,
        );
        let told = program.with_body(&at).unwrap();
        assert_eq!(told.turns(&at).unwrap(), ["y = x", "return y"]);
        let told = told.with_turn(1, "return y").unwrap();
        assert_eq!(told.line(1).unwrap().text, "return y");
    }

    #[test]
    fn what_is_printed_is_put_together() {
        let mut done = Done::default();
        done.give(Target::Output, "a".to_owned(), 0.5);
        done.give(Target::Local(AliasName::new(0, "k")), "1".to_owned(), 1.0);
        done.give(Target::Output, "b".to_owned(), 0.5);
        done.give(Target::Local(AliasName::new(0, "k")), "2".to_owned(), 1.0);
        assert_eq!(done.output(), Some(("ab", 0.25)));
        let mut at = state(Event::Line, &[("<module>", 1, &[])], None);
        done.put_into(&mut at.frames, 0);
        assert_eq!(at.frames[0].known("k"), Some("2"));
    }
}
