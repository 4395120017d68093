//! What is left to do when a `finally` comes to its end: the block around it was left by a `return`, which returns then, or by an exception,
//! which goes on; or it was not left, and the next line comes.

use ruff_python_ast::Stmt;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_text_size::Ranged;

use super::Program;
use super::positions::Positions;
use super::protocols::leaving;
use super::ways_out::{Jump, Way};
use crate::state::{Event, Frame, State};

/// What a `finally` leaves to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// The `return` goes on that was about to run in this one of the states, or whose call has returned in it.
    Returned(usize),
    /// The exception goes on that said this.
    Raised(String),
    /// The `break` or `continue` goes on, or what stands behind.
    Jumped(Jump),
}

impl Program {
    /// Whether it has a `finally`.
    pub(super) fn cleans_up(&self) -> bool {
        self.lines.iter().any(|line| line.text == "finally:")
    }

    /// The line of the `finally` that a `return` goes to, if it surely goes to one.
    pub fn cleaned(&self, at: &State) -> Option<u32> {
        let frame = at
            .top()
            .filter(|_| at.event == Event::Line && self.cleans_up())?;
        let line = self.line(frame.line)?;
        let flow = &self.definition_at(&frame.function, line.number)?.flow;
        let mut ways = flow.following(line.number);
        let (way, none) = (ways.next()?, ways.next());
        let returns = line.text == "return" || line.text.starts_with("return ");
        (returns && none.is_none()).then_some(way)
    }

    /// What is left to do behind the last line of a `finally`, at which the last of these states is.
    pub fn left_to_do(&self, past: &[&State]) -> Option<Left> {
        if let Some(message) = self.left_by_block(past) {
            return Some(Left::Raised(message));
        }
        let at = past.last().filter(|_| self.cleans_up())?;
        let (first, last) = self.cleaning(at.line()?)?;
        let line = self
            .line(last)
            .filter(|line| line.number == at.line().unwrap_or_default())?;
        let goes = ["return", "raise", "break", "continue"];
        if goes.iter().any(|word| line.text.starts_with(word)) {
            return None;
        }
        let depth = at.depth();
        let entry = came_to(past, depth, (first, last))?;
        let own = past
            .get(..entry)?
            .iter()
            .rposition(|one| one.depth() <= depth)?;
        let state = past.get(own).filter(|state| state.depth() == depth)?;
        match state.event {
            Event::Exception => return state.value.clone().map(Left::Raised),
            // A generator goes on behind what it has given up.
            Event::Line | Event::Call => {}
            _ => return None,
        }
        let text = &self.line(state.line()?)?.text;
        if text.starts_with("except") {
            return self.raised_before(past.get(..=own)?);
        }
        if text == "raise" {
            let header = self.handler_around(state.line()?)?;
            let asked = past.get(..=own)?.iter().rposition(|one| {
                one.event == Event::Line && one.depth() == depth && one.line() == Some(header)
            })?;
            return self.raised_before(past.get(..=asked)?);
        }
        if let Some(raised) = self.raised_within(past.get(..=own)?) {
            return Some(raised);
        }
        let block = self.cleaned_from(first)?;
        let (jump, index) = self.left_by_jump(past, entry, block)?;
        Some(match jump {
            Jump::Return => Left::Returned(index),
            jump => Left::Jumped(jump),
        })
    }

    /// The exception that was raised before the `except` at which the last of these states is.
    pub(super) fn raised_before(&self, past: &[&State]) -> Option<Left> {
        let depth = past.last()?.depth();
        let asks = |state: &State| {
            let line = state.line().and_then(|line| self.line(line));
            line.is_some_and(|line| line.text.starts_with("except")) && state.event == Event::Line
        };
        let index = past.iter().rposition(|state| !asks(state))?;
        let raised = past.get(index)?;
        match raised.event {
            Event::Exception if raised.depth() == depth => raised.value.clone().map(Left::Raised),
            Event::Line if raised.depth() == depth => self.raised_within(past.get(..=index)?),
            _ => None,
        }
    }

    /// The exception that goes on behind a `finally` within the block, at whose end the last of these states is.
    fn raised_within(&self, past: &[&State]) -> Option<Left> {
        let line = past.last()?.line()?;
        let (_, last) = self.cleaning(line)?;
        let left = (last == line).then(|| self.left_to_do(past)).flatten();
        left.filter(|left| matches!(left, Left::Raised(_)))
    }

    /// How a block that begins in a line was left, if by no exception, as the frame comes to its `finally` or to the header of its `with` in
    /// the state at `entry`; with the state in which the statement that left it was about to run, or in which its last call has returned.
    /// `None` where that is not told.
    pub(super) fn left_by_jump(
        &self,
        past: &[&State],
        entry: usize,
        block: u32,
    ) -> Option<(Jump, usize)> {
        let depth = past.get(entry)?.depth();
        let mut entry = entry;
        loop {
            let own = past.get(..entry)?;
            let own = own.iter().rposition(|one| one.depth() <= depth)?;
            let state = past.get(own)?;
            let goes_on = matches!(state.event, Event::Line | Event::Call);
            let line = state.line().filter(|_| goes_on && state.depth() == depth)?;
            // Blocks within it may have been left on the way.
            let cleaning = self.cleaning(line).filter(|(_, last)| *last == line);
            let with = self.line(line)?.text.starts_with("with ");
            let managed = with.then(|| self.block(line)).flatten();
            let last = match (cleaning, managed) {
                (Some(lines), _) => came_to(past.get(..=own)?, depth, lines)?,
                (None, Some(managed)) => match leaving(past.get(..=own)?, &managed) {
                    Some(None) => own,
                    // An exception may have been ended there, and what is empty is no block.
                    _ => return None,
                },
                (None, None) if with => return None,
                (None, None) => return Some((self.jump_of(line, block)?, entry.checked_sub(1)?)),
            };
            entry = last;
        }
    }

    /// The state of which the `return` goes on that has left the block of the `with` which the last of these states is at, or which has called
    /// the frame that returns in it: the `return` was about to run in it, or its last call has returned.
    pub fn returns_behind(&self, past: &[&State]) -> Option<usize> {
        let at = past.last()?;
        let depth = match at.event {
            Event::Return => at.depth().checked_sub(1)?,
            Event::Line => at.depth(),
            _ => return None,
        };
        let line = at.frames.get(depth.checked_sub(1)?)?.line;
        if !self.line(line)?.text.starts_with("with ") {
            return None;
        }
        let entry = past.iter().rposition(|one| one.depth() == depth)?;
        let (jump, index) = self.left_by_jump(past, entry, line)?;
        (jump == Jump::Return).then_some(index)
    }

    /// Where control goes on with what is left to do behind the last line of a `finally`; `None` where that is not sure.
    pub fn goes_on_behind(&self, at: &State, left: &Left) -> Option<Way> {
        let line = at.line()?;
        match left {
            Left::Raised(_) => {
                let frame = at.top()?;
                let flow = &self.definition_at(&frame.function, line)?.flow;
                let mut ways = flow.raised(line);
                match (ways.next(), ways.next()) {
                    (None, _) => Some(Way::Returns),
                    (Some(line), None) => Some(Way::Line(line)),
                    _ => None,
                }
            }
            Left::Returned(_) => self.behind_finally(line, Jump::Return),
            Left::Jumped(jump) => self.behind_finally(line, *jump),
        }
    }

    /// Whether a line of the `finally` at which a frame is may give a name another value.
    pub fn rebinds(&self, frame: &Frame, name: &str) -> bool {
        let definition = self.definition_at(&frame.function, frame.line);
        let within = definition.zip(self.cleaning(frame.line));
        within.is_none_or(|(definition, (first, last))| definition.scope.binds(name, first..=last))
    }

    /// Where the `finally` begins and ends that a line is in, if that ends with a statement of one line.
    pub fn cleaning(&self, line: u32) -> Option<(u32, u32)> {
        let mut search = Search {
            positions: Positions::new(&self.text),
            line,
            found: None,
        };
        search.visit_body(self.body());
        search.found
    }
}

/// Whether a state is within these lines of a frame at this depth, or in what they call.
pub fn is_within(state: &State, depth: usize, (first, last): (u32, u32)) -> bool {
    let line = state.line().unwrap_or_default();
    state.depth() > depth || state.depth() == depth && (first..=last).contains(&line)
}

/// Where the frame at this depth has come to these lines, in which the last of the states is. What the line before them has called is deeper.
fn came_to(past: &[&State], depth: usize, lines: (u32, u32)) -> Option<usize> {
    let before = past
        .iter()
        .rposition(|state| !is_within(state, depth, lines))?;
    let mut after = past.get(before + 1..)?.iter();
    Some(before + 1 + after.position(|one| one.depth() == depth)?)
}

/// Looks for the innermost `finally` around a line.
struct Search {
    positions: Positions,
    line: u32,
    found: Option<(u32, u32)>,
}

impl<'a> StatementVisitor<'a> for Search {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let line = |offset| self.positions.line(usize::from(offset));
        if let Stmt::Try(one) = stmt
            && let (Some(first), Some(last)) = (one.finalbody.first(), one.finalbody.last())
            && matches!(
                last,
                Stmt::Expr(_) | Stmt::Assign(_) | Stmt::AugAssign(_) | Stmt::Pass(_)
            )
        {
            let block = (line(first.start()), line(last.start()));
            if (block.0..=block.1).contains(&self.line) {
                self.found = Some(block);
            }
        }
        walk_stmt(self, stmt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
def f(x):
    try:
        return x + 1
    except KeyError:
        x = 2
    finally:
        x = 3
        print(x)
    return g(x)
f(1)
";

    #[test]
    fn a_return_goes_to_the_finally_around_it() {
        let program = Program::parse(SOURCE).unwrap();
        let cleaned = |line: u32| program.cleaned(&state(Event::Line, &[("f", line, &[])], None));
        assert_eq!(cleaned(3), Some(7));
        assert_eq!(cleaned(9), None);
        assert_eq!(cleaned(5), None);
    }

    #[test]
    fn what_left_the_block_goes_on_behind_the_finally() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |before: &[(Event, u32, Option<&str>)], expected: Option<Left>| {
            let cleaning = [(Event::Line, 7, None), (Event::Line, 8, None)];
            let states: Vec<State> = before
                .iter()
                .chain(&cleaning)
                .map(|(event, line, value)| state(*event, &[("f", *line, &[])], *value))
                .collect();
            let past: Vec<&State> = states.iter().collect();
            assert_eq!(program.left_to_do(&past), expected, "{before:?}");
            // The block has another line after its first.
            assert_eq!(program.left_to_do(&past[..past.len() - 1]), None);
        };
        let raised = (Event::Exception, 3, Some("TypeError: no"));
        let left = Left::Raised("TypeError: no".to_owned());
        check(&[(Event::Line, 3, None)], Some(Left::Returned(0)));
        check(&[(Event::Line, 3, None), raised], Some(left.clone()));
        check(&[raised, (Event::Line, 4, None)], Some(left));
        check(
            &[raised, (Event::Line, 4, None), (Event::Line, 5, None)],
            Some(Left::Jumped(Jump::Done)),
        );
    }

    #[test]
    fn a_finally_may_give_a_name_another_value() {
        let check = |statement: &str, expected: bool| {
            let text = format!(
                "def f(xs):\n    try:\n        return xs\n    finally:\n        {statement}\n"
            );
            let program = Program::parse(&text).unwrap();
            assert_eq!(
                program.rebinds(&Frame::new("f", 5), "xs"),
                expected,
                "{statement}"
            );
        };
        check("xs = []", true);
        check("a, xs = 1, []", true);
        check("del xs", true);
        check("for xs in [1]: pass", true);
        check("xs.append(1)", false);
        check("xs[0] = 1", false);
        check("xs[:] = []", false);
        check("print(xs, sep='')", false);
        check("ys = xs", false);
    }
}
