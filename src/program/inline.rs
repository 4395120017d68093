//! Blocks in the line of their header: `if n == 0: return 1`. Header and block have one event together, so the condition decides what the
//! line does, and not only where it leads. It is asked before the step, and the line is told as its block alone then, or as `pass`. Of a
//! `for` (`for x in xs: print(x)`) each event takes one element and runs the block with it, at a `case` the pattern gives its names what it
//! takes first.

use std::collections::BTreeMap;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::{Expr, MatchCase, Stmt, StmtFor};
use ruff_text_size::Ranged;

use super::classes::as_if;
use super::effects::{CHANGING, root};
use super::expressions::{canonical, written};
use super::patterns::{names_of, takes_anything};
use super::{Branch, Positions, Program, Targets};
use crate::state::{Event, Frame, State};

/// A clause of an `if` or a `match`, or a loop, whose block stands in its line.
pub struct Inline {
    /// The condition in canonical spelling; `None` of an `else`, a `for` or a `case`.
    pub test: Option<String>,
    /// Of a `for`, what it takes its elements from.
    pub taken: Option<Taken>,
    /// Of a `case`, its header in canonical spelling, without the block.
    pub pattern: Option<String>,
    /// The statements behind the header.
    pub block: String,
    /// Whether the block surely leads out of the statements around it.
    leaves: bool,
    repeats: bool,
    /// Of a `case`, the lines of its `match` that stand for the others.
    told: BTreeMap<u32, String>,
    /// The first and the last line of the whole statement.
    first: u32,
    last: u32,
}

/// What a `for` takes its elements from, and what they are called.
pub struct Taken {
    pub names: Vec<String>,
    /// The header in canonical spelling, without the block.
    pub header: String,
}

impl Program {
    /// The program with a header that gives values to names as a line without the block behind it.
    pub fn with_header_alone(&self, line: u32, header: &str) -> Program {
        let mut program = self.clone();
        let mut lines = program.lines.iter_mut();
        if let Some(line) = lines.find(|one| one.number == line) {
            header.clone_into(&mut line.text);
        }
        program
    }

    /// The clause in the line that is about to run, if its block stands behind it.
    pub fn inline(&self, at: &State) -> Option<Inline> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let line = &self.line(frame.line)?.text;
        let words = ["if ", "elif ", "while ", "for ", "else:", "case"];
        if !words.iter().any(|word| line.starts_with(word)) || line.ends_with(':') {
            return None;
        }
        let mut search = Search {
            positions: Positions::new(&self.text),
            text: &self.text,
            line: frame.line,
            found: None,
        };
        search.visit_body(self.body());
        search.found
    }

    /// The program with the line of a clause that is about to run told as the block behind it, or without that, and what can come next then if
    /// nothing is raised; `None` where what is left could not stand there. Where it goes on after a call, that frame is `returning`.
    pub fn with_inline(
        &self,
        at: &State,
        clause: &Inline,
        runs: bool,
        returning: Option<&Frame>,
    ) -> Option<(Program, Branch)> {
        let frame = at.top()?;
        let whole = clause.first..=clause.last;
        let others = at.frames.iter().chain(returning).map(|frame| frame.line);
        let waits = others
            .filter(|line| *line != frame.line)
            .any(|line| whole.contains(&line));
        // The other clauses are left out where the block runs: what follows it follows the whole statement. Where frames wait in them, they
        // are statements of their own, to which the block does not lead.
        let alone = runs && !waits;
        if runs && clause.repeats && clause.first != clause.last {
            return None;
        }
        let line = if runs { &*clause.block } else { "pass" };
        let tell = |alone: bool| self.rewritten(&self.with_clause(frame.line, clause, line, alone));
        let told = tell(alone)?;
        let mut after = match runs == alone {
            true => told.after(at)?,
            false => tell(runs)?.after(at)?,
        };
        if runs && clause.repeats && !clause.leaves {
            after = Branch {
                lines: [frame.line].into(),
                ends: false,
            };
        }
        Some((told, after))
    }

    /// The program with the line of a clause that is about to run told as its condition alone, as an `assert` evaluates one.
    pub fn with_test(&self, at: &State, clause: &Inline, test: &str) -> Option<Program> {
        let test = format!("assert {test}");
        self.rewritten(&self.with_clause(at.top()?.line, clause, &test, false))
    }

    /// The program's text with another statement in the place of a clause, and with the clauses behind it as statements of their own, or, where it
    /// stands `alone`, without them.
    fn with_clause(&self, of: u32, clause: &Inline, statement: &str, alone: bool) -> String {
        let whole = clause.first..=clause.last;
        let mut text = String::with_capacity(self.text.len());
        for (number, line) in (1..).zip(self.text.lines()) {
            let code = line.trim_start();
            let indent = &line[..line.len() - code.len()];
            let within = whole.contains(&number);
            if number == of {
                text.push_str(indent);
                text.push_str(statement);
            } else if let Some(told) = clause.told.get(&number) {
                if !alone || number == clause.first {
                    text.push_str(indent);
                    text.push_str(told);
                }
            } else if within && number > of && self.is_clause(number, indent, of) {
                if !alone {
                    text.push_str(indent);
                    text.push_str(&as_first(code));
                }
            } else if !(within && alone) {
                text.push_str(line);
            }
            text.push('\n');
        }
        text
    }

    /// Whether a line begins another clause of the statement that has one in the line `of`.
    fn is_clause(&self, number: u32, indent: &str, of: u32) -> bool {
        let header = self.text.lines().nth(of as usize - 1).unwrap_or_default();
        let own = &header[..header.len() - header.trim_start().len()];
        let clause = |line: &str| line.starts_with("elif") || line.starts_with("else");
        own == indent && self.line(number).is_some_and(|line| clause(&line.text))
    }
}

/// The line of a clause as that of a statement of its own.
fn as_first(code: &str) -> String {
    if code.starts_with("elif") {
        return as_if(code).to_owned();
    }
    let block = code.trim_start_matches("else").trim_start();
    match block.strip_prefix(':').map(str::trim_start) {
        // A block behind it, and not only a comment.
        Some(block) if !block.is_empty() && !block.starts_with('#') => block.to_owned(),
        _ => code.replacen("else", "if 1", 1),
    }
}

impl Taken {
    /// What a `for` takes; `None` where its block may change what is still to be taken, or binds that, or where elements are called otherwise
    /// than by names.
    fn of(repeated: &StmtFor, text: &str) -> Option<Taken> {
        let targets = Targets::of(&repeated.target)?;
        let names = targets.names().into_iter().map(str::to_owned).collect();
        let read = |name: &str| {
            any_over_expr(&repeated.iter, |part| {
                part.as_name_expr()
                    .is_some_and(|one| one.id.as_str() == name)
            })
        };
        // A list under its name has other items then, but as many as before.
        let live = match &*repeated.iter {
            Expr::Name(_) => true,
            Expr::Call(call) => {
                let name = call.func.as_name_expr();
                name.is_some_and(|name| matches!(name.id.as_str(), "range" | "enumerate"))
            }
            _ => false,
        };
        let set = |target: &Expr| match target {
            Expr::Name(name) => read(&name.id),
            Expr::Subscript(item) => !live && root(&item.value).is_some_and(read),
            other => root(other).is_none_or(read),
        };
        let changes = |value: &Expr| {
            any_over_expr(value, |part| {
                let call = part.as_call_expr();
                let method = call.and_then(|call| call.func.as_attribute_expr());
                method.is_some_and(|method| {
                    CHANGING.contains(&method.attr.as_str()) && root(&method.value).is_none_or(read)
                })
            })
        };
        let moves = repeated.body.iter().any(|statement| match statement {
            Stmt::Assign(assign) => assign.targets.iter().any(set) || changes(&assign.value),
            Stmt::AugAssign(assign) => set(&assign.target) || changes(&assign.value),
            Stmt::Expr(statement) => changes(&statement.value),
            Stmt::Return(returned) => returned.value.as_deref().is_some_and(changes),
            Stmt::Pass(_) | Stmt::Break(_) | Stmt::Continue(_) => false,
            _ => true,
        });
        let spelled = |expr: &Expr| written(expr, text).and_then(canonical);
        let (target, iterated) = (spelled(&repeated.target)?, spelled(&repeated.iter)?);
        let header = format!("for {target} in {iterated}:");
        (!moves).then_some(Taken { names, header })
    }
}

/// The header of a `case` in canonical spelling, without the block behind it.
fn case_header(case: &MatchCase, text: &str) -> Option<String> {
    let block = case.body.first()?.start().to_usize();
    let header = text.get(case.start().to_usize()..block)?.trim_end();
    let alone = Program::parse(&format!("match 0:\n {header}\n  pass\n")).ok()?;
    Some(alone.line(2)?.text.clone())
}

/// Looks for the clause in a line.
struct Search<'t> {
    positions: Positions,
    text: &'t str,
    line: u32,
    found: Option<Inline>,
}

impl Search<'_> {
    fn look(
        &mut self,
        statement: &Stmt,
        start: usize,
        test: Option<&Expr>,
        body: &[Stmt],
        pattern: Option<String>,
    ) {
        let line = |offset: usize| self.positions.line(offset);
        let (Some(begins), Some(ends)) = (body.first(), body.last()) else {
            return;
        };
        let here = [start, begins.start().to_usize(), ends.end().to_usize()];
        if here.map(line) != [self.line; 3] {
            return;
        }
        let spelled = test.map(|test| written(test, self.text).and_then(canonical));
        if spelled == Some(None) {
            return;
        }
        let taken = match statement {
            Stmt::For(repeated) => match Taken::of(repeated, self.text) {
                Some(taken) => Some(taken),
                None => return,
            },
            _ => None,
        };
        let repeats = matches!(statement, Stmt::While(_) | Stmt::For(_));
        let mut block = self.text[begins.start().to_usize()..ends.end().to_usize()].to_owned();
        // Where the loop itself is not told, what leaves it, or goes on with it, stands outside of any.
        let of_loop = repeats && matches!(ends, Stmt::Break(_) | Stmt::Continue(_));
        if of_loop {
            block.truncate(ends.start().to_usize() - begins.start().to_usize());
            block.push_str("pass");
        }
        self.found = Some(Inline {
            test: spelled.flatten(),
            taken,
            pattern,
            block,
            leaves: match ends {
                Stmt::Return(_) | Stmt::Raise(_) | Stmt::Break(_) => true,
                Stmt::Continue(_) => !repeats,
                _ => false,
            },
            repeats,
            told: self.told(statement),
            first: line(statement.start().to_usize()),
            last: line(statement.end().to_usize()),
        });
    }

    /// The headers of a `match` as ones whose blocks can stand without it: what is matched is evaluated once, and each pattern binds its
    /// names.
    fn told(&self, statement: &Stmt) -> BTreeMap<u32, String> {
        let Stmt::Match(choice) = statement else {
            return BTreeMap::new();
        };
        let line = |node: &dyn Ranged| self.positions.line(node.start().to_usize());
        let bound = |case: &MatchCase| {
            let names = names_of(&case.pattern);
            let names = names.iter().map(|name| format!("{name}:=0, "));
            names.collect::<String>()
        };
        let subject = written(&*choice.subject, self.text).unwrap_or_default();
        let all: Vec<String> = choice.cases.iter().map(bound).collect();
        let all = format!("if [({subject}), {}]:", all.join(""));
        let rest = |case: &MatchCase| {
            let block = case.body.first().filter(|first| line(*first) == line(case));
            let end = case.end().to_usize();
            block.and_then(|block| self.text.get(block.start().to_usize()..end))
        };
        let told = |case: &MatchCase| {
            let block = rest(case).unwrap_or_default();
            let test = match takes_anything(case) {
                true => "1".to_owned(),
                // A constant would need no test.
                false => format!("[len, {}]", bound(case)),
            };
            (line(case), format!("if {test}: {block}"))
        };
        let cases = choice.cases.iter().map(told);
        std::iter::once((line(statement), all))
            .chain(cases)
            .collect()
    }
}

impl<'a> StatementVisitor<'a> for Search<'_> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        let start = statement.start().to_usize();
        match statement {
            Stmt::If(choice) => {
                self.look(statement, start, Some(&choice.test), &choice.body, None);
                for clause in &choice.elif_else_clauses {
                    let start = clause.start().to_usize();
                    self.look(statement, start, clause.test.as_ref(), &clause.body, None);
                }
            }
            Stmt::While(repeated) if repeated.orelse.is_empty() => {
                self.look(statement, start, Some(&repeated.test), &repeated.body, None);
            }
            Stmt::For(repeated) if repeated.orelse.is_empty() && !repeated.is_async => {
                self.look(statement, start, None, &repeated.body, None);
            }
            Stmt::Match(choice) => {
                let start = |case: &MatchCase| case.start().to_usize();
                let mut cases = choice.cases.iter();
                let here = cases.find(|case| self.positions.line(start(case)) == self.line);
                if let Some(case) = here
                    && let Some(header) = case_header(case, self.text)
                {
                    self.look(statement, start(case), None, &case.body, Some(header));
                }
            }
            _ => {}
        }
        walk_stmt(self, statement);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_line_is_told_as_the_block_behind_its_header() {
        // The condition, and what the program is told as where it holds and where it does not.
        let check = |source: &str, line: u32, test: Option<&str>, told: [&str; 2]| {
            let program = Program::parse(source).unwrap();
            let at = state(Event::Line, &[("<module>", line, &[])], None);
            let clause = program.inline(&at).unwrap();
            assert_eq!(clause.test.as_deref(), test, "{source}");
            for (runs, told) in [true, false].into_iter().zip(told) {
                let left = program.with_inline(&at, &clause, runs, None);
                let left = left.as_ref().map_or("", |(left, _)| left.text());
                assert_eq!(left, told, "{source}");
            }
        };
        check(
            "if n == 0: x = 1\ny = 2\n",
            1,
            Some("n==0"),
            ["x = 1\ny = 2\n", "pass\ny = 2\n"],
        );
        let chain = "if a: x = 1; y = 2\nelif b:\n    x = 2\nelse: x = 3\nz = 0\n";
        check(
            chain,
            1,
            Some("a"),
            [
                "x = 1; y = 2\n\n\n\nz = 0\n",
                "pass\nif b:\n    x = 2\nx = 3\nz = 0\n",
            ],
        );
        let before = "if a: x = 1; y = 2\nelif b:\n    x = 2\npass\nz = 0\n";
        check(chain, 4, None, ["\n\n\nx = 3\nz = 0\n", before]);
        check("while n: n -= 1\n", 1, Some("n"), ["n -= 1\n", "pass\n"]);
        let program = Program::parse(chain).unwrap();
        let at = state(Event::Line, &[("<module>", 2, &[])], None);
        assert!(program.inline(&at).is_none());
        let at = state(Event::Line, &[("<module>", 1, &[])], None);
        let asked = program.with_test(&at, &program.inline(&at).unwrap(), "a");
        let asked_alone = "assert a\nif b:\n    x = 2\nx = 3\nz = 0\n";
        assert_eq!(asked.unwrap().text(), asked_alone);
        let none = |source: &str| {
            let program = Program::parse(source).unwrap();
            let at = state(Event::Line, &[("<module>", 1, &[])], None);
            assert!(program.inline(&at).is_none(), "{source}");
        };
        none("if n:\n    x = 1\n");
        none("x = 1 if n else 2\n");
        check("for x in xs: print(x)\n", 1, None, ["print(x)\n", "pass\n"]);
        check(
            "for x in xs: n += x; break\n",
            1,
            None,
            ["n += x; pass\n", "pass\n"],
        );
        // The block may change what is still to be taken.
        none("for x in xs: xs.remove(x)\n");
        none("for x in sorted(xs): xs[0] = x\n");
        none("for x in xs:\n    n = 1\n");
    }

    #[test]
    fn a_case_is_told_as_its_block_too() {
        let source = "for x in 'ab':\n    match x.split():\n        case ['go', d]: print(d)\n        case [y]:\n            z = y\n        case ['q']: break\n";
        let check = |line: u32, runs: bool, told: &str, after: &[u32]| {
            let program = Program::parse(source).unwrap();
            let at = state(Event::Line, &[("<module>", line, &[("x", "'q'")])], None);
            let clause = program.inline(&at).unwrap();
            let (told_as, then) = program.with_inline(&at, &clause, runs, None).unwrap();
            assert_eq!(told_as.text(), told);
            let then: Vec<u32> = then.lines.into_iter().collect();
            assert_eq!(then, after, "{line}, {runs}");
        };
        let alone = "for x in 'ab':\n    if [(x.split()), d:=0, y:=0, ]:\n        print(d)\n";
        check(3, true, alone, &[1]);
        let others = "for x in 'ab':\n    if [(x.split()), d:=0, y:=0, ]:\n        pass\n        if [len, y:=0, ]: \n            z = y\n        if [len, ]: break\n";
        check(3, false, others, &[4]);
        let others = "for x in 'ab':\n    if [(x.split()), d:=0, y:=0, ]:\n        if [len, d:=0, ]: print(d)\n        if [len, y:=0, ]: \n            z = y\n        pass\n";
        check(6, false, others, &[1]);
        // What takes anything has no event of its own.
        let source = "match x:\n    case 1: y = 1\n    case _: y = 2\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 2, &[])], None);
        let clause = program.inline(&at).unwrap();
        let (told, _) = program.with_inline(&at, &clause, false, None).unwrap();
        assert_eq!(told.text(), "if [(x), ]:\n    pass\n    if 1: y = 2\n");
    }

    #[test]
    fn clauses_in_which_frames_wait_stay() {
        let source = "def f(n):\n    if n == 0: return 1\n    else: return n * f(n - 1)\nf(1)\n";
        let program = Program::parse(source).unwrap();
        let frames: &[_] = &[
            ("<module>", 4, &[][..]),
            ("f", 3, &[("n", "1")][..]),
            ("f", 2, &[("n", "0")][..]),
        ];
        let at = state(Event::Line, frames, None);
        let clause = program.inline(&at).unwrap();
        let (left, _) = program.with_inline(&at, &clause, true, None).unwrap();
        assert_eq!(left.line(2).unwrap().text, "return 1");
        assert_eq!(left.line(3).unwrap().text, "return n*f(n-1)");
        // So do those that one returns from.
        let frames: &[_] = &[("<module>", 4, &[][..]), ("f", 3, &[("n", "1")][..])];
        let at = state(Event::Line, frames, None);
        let clause = program.inline(&at).unwrap();
        let ends = Frame::new("f", 2);
        let left = program.with_inline(&at, &clause, true, Some(&ends));
        assert!(left.unwrap().0.line(2).is_some());
        let left = program.with_inline(&at, &clause, true, None);
        assert!(left.unwrap().0.line(2).is_none());
    }
}
