//! Ways out of blocks: where control goes on behind a `finally` or a `with`, as the block was left: at its end, or by a `return`, a `break`
//! or a `continue` (Python's language reference, "The try statement", "The with statement").

use ruff_python_ast::{ExceptHandler, Expr, Stmt};
use ruff_text_size::Ranged;

use super::Program;
use super::positions::Positions;

/// How a block is left, if nothing is raised in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// It has come to its end.
    Done,
    /// By a `return`.
    Return,
    /// By a `break`.
    Break,
    /// By a `continue`.
    Continue,
}

/// Where control goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// In this line of the frame.
    Line(u32),
    /// The frame returns.
    Returns,
}

impl Program {
    /// Where control goes on behind the innermost `finally` around a line; `None` where that is not sure.
    pub(super) fn behind_finally(&self, line: u32, jump: Jump) -> Option<Way> {
        let path = Path::to(self, line);
        let last = path.steps.iter().rposition(|one| one.part == Part::Final)?;
        path.behind(last.checked_sub(1)?, jump)
    }

    /// The same behind the `with` in a line.
    pub(super) fn behind_with(&self, line: u32, jump: Jump) -> Option<Way> {
        let path = Path::to(self, line);
        let last = path.steps.len().checked_sub(1)?;
        let with = path.steps.last()?.stmt.as_with_stmt()?;
        (path.line(with) == line).then_some(())?;
        path.behind(last, jump)
    }

    /// The first line of the `try` whose `finally` is the innermost one around a line.
    pub(super) fn cleaned_from(&self, line: u32) -> Option<u32> {
        let path = Path::to(self, line);
        let last = path.steps.iter().rposition(|one| one.part == Part::Final)?;
        let step = path.steps.get(last.checked_sub(1)?)?;
        Some(path.line(step.stmt))
    }

    /// How the statement in a line leaves a block that begins in another one; `None` where that is not sure.
    pub(super) fn jump_of(&self, line: u32, block: u32) -> Option<Jump> {
        let text = self.line(line)?.text.as_str();
        let jump = match text {
            "break" => Jump::Break,
            "continue" => Jump::Continue,
            "return" => Jump::Return,
            // What was raised goes on, which its state does not show.
            "raise" => return None,
            _ if text.starts_with("except") => return None,
            _ if text.starts_with("return ") => Jump::Return,
            // Which of several statements in one line was the last one is not told.
            _ if text.contains(';') => return None,
            _ if !text.ends_with(':') && is_header(text) => return None,
            _ => Jump::Done,
        };
        if matches!(jump, Jump::Break | Jump::Continue) {
            let path = Path::to(self, line);
            let around = path.steps.windows(2).rev().find(|two| {
                let [outer, inner] = two else { return false };
                let repeats = outer.stmt.is_for_stmt() || outer.stmt.is_while_stmt();
                repeats && inner.part == Part::Body
            });
            let loops = path.line(around?.first()?.stmt);
            if loops >= block {
                // The loop is within the block, and was its last statement.
                return (jump == Jump::Break).then_some(Jump::Done);
            }
        }
        Some(jump)
    }
}

/// Whether a line is the header of a compound statement.
fn is_header(text: &str) -> bool {
    const WORDS: [&str; 12] = [
        "async", "case", "class", "def", "elif", "else:", "except", "for", "if", "match", "while",
        "with",
    ];
    let word = text.split([' ', '(']).next().unwrap_or_default();
    WORDS.contains(&word) || text.starts_with("try:") || text.starts_with("finally:")
}

/// A part of a compound statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Body,
    Orelse,
    Handler,
    Final,
}

/// A statement on the way to a line.
struct Step<'a> {
    stmt: &'a Stmt,
    /// In which part it stands of the one before.
    part: Part,
    /// The statement behind it in its block.
    behind: Option<&'a Stmt>,
}

/// The statements around a line, the outermost first.
struct Path<'a> {
    positions: Positions,
    steps: Vec<Step<'a>>,
}

impl<'a> Path<'a> {
    fn to(program: &'a Program, line: u32) -> Path<'a> {
        let mut path = Path {
            positions: Positions::new(&program.text),
            steps: Vec::new(),
        };
        let mut blocks: Vec<(Part, &'a [Stmt])> = vec![(Part::Body, program.body())];
        while let Some((part, body)) = blocks.pop() {
            let within = |stmt: &&Stmt| {
                let last = path.positions.line(usize::from(stmt.end()));
                (path.line(*stmt)..=last).contains(&line)
            };
            let Some(index) = body.iter().position(|stmt| within(&stmt)) else {
                continue;
            };
            let stmt = &body[index];
            path.steps.push(Step {
                stmt,
                part,
                behind: body.get(index + 1),
            });
            blocks = parts(stmt);
        }
        path
    }

    fn line(&self, of: &impl Ranged) -> u32 {
        self.positions.line(usize::from(of.start()))
    }

    /// Where control goes on behind one of the statements.
    fn behind(&self, index: usize, jump: Jump) -> Option<Way> {
        let mut jump = jump;
        for index in (0..=index).rev() {
            let step = self.steps.get(index)?;
            if jump == Jump::Done
                && let Some(behind) = step.behind
            {
                return self.first(behind);
            }
            let around = index.checked_sub(1).and_then(|index| self.steps.get(index));
            let over = matches!(jump, Jump::Done | Jump::Return).then_some(Way::Returns);
            match around.map(|around| around.stmt) {
                None | Some(Stmt::FunctionDef(_) | Stmt::ClassDef(_)) => return over,
                Some(Stmt::If(_) | Stmt::Match(_)) => {}
                Some(Stmt::With(stmt)) => return Some(Way::Line(self.line(stmt))),
                Some(Stmt::Try(stmt)) => match (step.part, stmt.finalbody.first()) {
                    _ if stmt.is_star => return None,
                    // What the `finally` has to go on with is not known here.
                    (Part::Final, _) if jump == Jump::Done => return None,
                    (Part::Final, _) => {}
                    (Part::Body, _) if jump == Jump::Done && !stmt.orelse.is_empty() => {
                        return self.first(stmt.orelse.first()?);
                    }
                    (_, Some(first)) => return self.first(first),
                    (_, None) => {}
                },
                Some(repeats @ (Stmt::For(_) | Stmt::While(_))) => {
                    if repeats.as_for_stmt().is_some_and(|stmt| stmt.is_async) {
                        return None;
                    }
                    match (step.part, jump) {
                        (Part::Body, Jump::Done | Jump::Continue) => {
                            return Some(Way::Line(self.line(repeats)));
                        }
                        (Part::Body, Jump::Break) => jump = Jump::Done,
                        _ => {}
                    }
                }
                Some(_) => return None,
            }
        }
        None
    }

    /// The line of a statement to which control goes, if that surely has an event of its own.
    fn first(&self, stmt: &Stmt) -> Option<Way> {
        let shows = match stmt {
            Stmt::Expr(stmt) => !stmt.value.is_literal_expr(),
            Stmt::If(stmt) => !is_constant(&stmt.test),
            Stmt::While(stmt) => !is_constant(&stmt.test),
            Stmt::Assign(_)
            | Stmt::AugAssign(_)
            | Stmt::Return(_)
            | Stmt::Raise(_)
            | Stmt::Assert(_)
            | Stmt::Delete(_)
            | Stmt::For(_)
            | Stmt::With(_)
            | Stmt::FunctionDef(_)
            | Stmt::Import(_) => true,
            _ => false,
        };
        shows.then(|| Way::Line(self.line(stmt)))
    }
}

/// Whether the test of a header may be decided before the program runs.
fn is_constant(test: &Expr) -> bool {
    !(test.is_name_expr()
        || test.is_compare_expr()
        || test.is_call_expr()
        || test.is_attribute_expr())
}

/// The blocks of a compound statement.
fn parts(stmt: &Stmt) -> Vec<(Part, &[Stmt])> {
    match stmt {
        Stmt::FunctionDef(stmt) => vec![(Part::Body, &stmt.body)],
        Stmt::ClassDef(stmt) => vec![(Part::Body, &stmt.body)],
        Stmt::With(stmt) => vec![(Part::Body, &stmt.body)],
        Stmt::For(stmt) => vec![(Part::Body, &stmt.body), (Part::Orelse, &stmt.orelse)],
        Stmt::While(stmt) => vec![(Part::Body, &stmt.body), (Part::Orelse, &stmt.orelse)],
        Stmt::If(stmt) => {
            let clauses = stmt.elif_else_clauses.iter();
            let others = clauses.map(|clause| (Part::Orelse, clause.body.as_slice()));
            [(Part::Body, stmt.body.as_slice())]
                .into_iter()
                .chain(others)
                .collect()
        }
        Stmt::Match(stmt) => {
            let cases = stmt.cases.iter();
            cases
                .map(|case| (Part::Body, case.body.as_slice()))
                .collect()
        }
        Stmt::Try(stmt) => {
            let handlers = stmt.handlers.iter().map(|handler| {
                let ExceptHandler::ExceptHandler(one) = handler;
                (Part::Handler, one.body.as_slice())
            });
            let others = [
                (Part::Body, stmt.body.as_slice()),
                (Part::Orelse, stmt.orelse.as_slice()),
                (Part::Final, stmt.finalbody.as_slice()),
            ];
            others.into_iter().chain(handlers).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
def f(xs):
    for x in xs:
        try:
            with x as y:
                if y:
                    break
            y = 1
        finally:
            print(x)
    while x:
        with x:
            for y in xs:
                break
    try:
        try:
            return 1
        finally:
            y = 3
    except KeyError:
        y = 4
    finally:
        y = 5
    for x in xs:
        try:
            x = 1
        finally:
            x = 2
";

    #[test]
    fn control_goes_on_behind_a_block_as_that_was_left() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |line: u32, jump: Jump, expected: Option<Way>| {
            let found = match program.line(line).unwrap().text.starts_with("with ") {
                true => program.behind_with(line, jump),
                false => program.behind_finally(line, jump),
            };
            assert_eq!(found, expected, "{line} {jump:?}");
        };
        check(4, Jump::Done, Some(Way::Line(7)));
        check(4, Jump::Break, Some(Way::Line(9)));
        check(4, Jump::Return, Some(Way::Line(9)));
        check(9, Jump::Break, Some(Way::Line(10)));
        check(9, Jump::Continue, Some(Way::Line(2)));
        check(9, Jump::Return, Some(Way::Returns));
        check(11, Jump::Done, Some(Way::Line(10)));
        // A `try` may have no event of its own.
        check(11, Jump::Break, None);
        check(18, Jump::Return, Some(Way::Line(22)));
        check(22, Jump::Return, Some(Way::Returns));
        check(27, Jump::Break, Some(Way::Returns));
    }

    #[test]
    fn a_statement_leaves_a_block_if_its_loop_is_around_that() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |line: u32, block: u32, expected: Option<Jump>| {
            assert_eq!(program.jump_of(line, block), expected, "{line} {block}");
        };
        check(6, 4, Some(Jump::Break));
        check(13, 11, Some(Jump::Done));
        check(5, 4, Some(Jump::Done));
        check(16, 15, Some(Jump::Return));
    }
}
