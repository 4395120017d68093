//! The blocks of `with`: where one is entered and where it is left, and what `__exit__` is given.

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_body};
use ruff_python_ast::{Expr, Stmt, StmtWith};
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::expressions::{Header, canonical};
use crate::program::heap::Style;
use crate::program::objects::Objects;
use crate::program::positions::Positions;
use crate::program::ways_out::{Jump, Way};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// A `with` of a program.
pub(in crate::program) struct Block {
    /// Where its body begins and ends.
    pub body: (u32, u32),
    /// The line of the statement behind it in the same block.
    pub behind: Option<u32>,
    /// The name behind its `as`; `None` in it where that is no name.
    pub bound: Option<Option<String>>,
    /// The only expression, in canonical spelling.
    pub context: Option<String>,
}

impl Block {
    /// The state in which it has been entered with a value, from the one of the frame that waits at its header; `None` if what it gets is no
    /// name.
    pub(in crate::program) fn entered(
        &self,
        program: &Program,
        mut state: State,
        value: &str,
    ) -> Option<State> {
        let frame = state.frames.last_mut()?;
        frame.line = self.body.0;
        program.count_loops(frame)?;
        frame.pending = Some(Vec::new());
        if let Some(bound) = &self.bound {
            let locals = frame.locals.as_mut()?;
            locals.insert(bound.clone()?, Some(value.to_owned()));
        }
        Some(state)
    }
}

impl Program {
    /// Where a frame goes on whose `with` has been left, by a call that has given this. Where a `return` has left it, the value of the state
    /// that returns is open.
    pub(in crate::program) fn after_block(
        &self,
        state: State,
        block: &Block,
        raised: bool,
        given: Option<&str>,
        past: &[&State],
    ) -> Option<State> {
        let number = state.line()?;
        let frame = state.top()?;
        let flow = &self.definition_at(&frame.function, number)?.flow;
        let mut outside = flow.raised(number);
        let (first, second) = (outside.next(), outside.next());
        let to = if raised {
            match (first, second) {
                (Some(line), None) => Some(line),
                (None, _) => None,
                _ => return None,
            }
        } else {
            let entry = past.len().checked_sub(1)?;
            let jump = match leaving(past, block) {
                // What was raised in it has been ended.
                Some(Some(_)) => Some(Jump::Done),
                _ => self.left_by_jump(past, entry, number).map(|(jump, _)| jump),
            };
            let way = jump.and_then(|jump| self.behind_with(number, jump));
            if let Some(way) = way {
                return self.at_way(state, way, jump == Some(Jump::Return), given);
            }
            let text = entry.checked_sub(1).and_then(|before| {
                let before = past.get(before).filter(|one| one.event == Event::Line)?;
                Some(self.line(before.line()?)?.text.as_str())
            });
            let hides = |text: &str| text == "raise" || text.starts_with("except");
            if jump.is_some_and(|jump| jump != Jump::Done) || text.is_some_and(hides) {
                return None;
            }
            let ways: Vec<u32> = flow
                .following(number)
                .filter(|line| *line != block.body.0 && Some(*line) != first)
                .collect();
            match (block.behind, ways.as_slice()) {
                (Some(line), ways) if ways.contains(&line) => Some(line),
                (None, [line]) => Some(*line),
                (None, []) => None,
                _ => return None,
            }
        };
        self.at_line(state, to, given)
    }

    /// A state in which a frame goes on, or returns: what a `return` has waited with is no matter of its block, and left open.
    fn at_way(&self, state: State, way: Way, returns: bool, given: Option<&str>) -> Option<State> {
        let mut state = state;
        match way {
            Way::Line(line) => {
                self.take_lent(&mut state, Event::Line, line)?;
                self.at_line(state, Some(line), given)
            }
            Way::Returns => {
                let line = state.line()?;
                self.take_lent(&mut state, Event::Return, line)?;
                let mut next = self.at_line(state, None, given)?;
                if returns {
                    next.value = None;
                }
                Some(next)
            }
        }
    }

    /// Where the line that runs leads when it comes to its end, if there is one way: to a line, or out of the frame.
    pub(in crate::program) fn sole_way(&self, at: &State) -> Option<Option<u32>> {
        let line = at.line()?;
        let flow = &self.definition_at(&at.top()?.function, line)?.flow;
        let ways: Vec<u32> = flow.following(line).collect();
        let ends = flow.leads(Event::Line, line, Event::Return, line);
        match (ways.as_slice(), ends) {
            ([line], false) => Some(Some(*line)),
            ([], true) => Some(None),
            _ => None,
        }
    }

    /// A state in which a frame goes on in a line, or returns nothing, where `given` is what a call of its line has given last.
    pub(in crate::program) fn at_line(
        &self,
        mut state: State,
        to: Option<u32>,
        given: Option<&str>,
    ) -> Option<State> {
        let frame = state.frames.last_mut()?;
        match to {
            Some(line) => {
                frame.line = line;
                frame.pending = Some(Vec::new());
                self.count_loops(frame)?;
            }
            None => {
                let results = frame.pending.as_mut()?;
                results.extend(given.map(|given| Some(given.to_owned())));
                state.event = Event::Return;
                state.value = Some("None".to_owned());
            }
        }
        Some(state)
    }

    /// The line of a `with` that is about to be entered, as one that only has its expression.
    pub fn entering(&self, past: &[&State]) -> Option<Program> {
        let at = past.last().filter(|at| at.event == Event::Line)?;
        let line = self.line(at.line()?)?;
        if !self.has_protocols() || !line.text.starts_with("with ") {
            return None;
        }
        if leaving(past, &self.block(line.number)?).is_some() {
            return None;
        }
        let program = self.with_only_context(line.number)?;
        program.entered(at)?;
        Some(program)
    }

    /// The program with nothing but the expression of a `with` in its line.
    pub(in crate::program) fn with_only_context(&self, number: u32) -> Option<Program> {
        let range = self.with_header(number, |header| match header {
            Header::Statement(Stmt::With(stmt)) => {
                let [item] = stmt.items.as_slice() else {
                    return None;
                };
                let context = std::ops::Range::<usize>::from(item.context_expr.range());
                let end = usize::from(item.end());
                Some((usize::from(stmt.start()), context, end))
            }
            _ => None,
        });
        let (start, context, end) = range?;
        let mut text = self.text.clone();
        let only = format!("if {}", &self.text[context]);
        text.replace_range(start..end, &only);
        self.rewritten(&text)
    }

    /// The `with` in a line.
    pub(in crate::program) fn block(&self, number: u32) -> Option<Block> {
        let mut search = Search {
            program: self,
            positions: Positions::new(&self.text),
            line: number,
            found: None,
        };
        search.visit_body(self.body());
        search.found
    }

    /// What `__exit__` is given where an exception has been raised.
    pub(super) fn raised_as(&self, message: &str, objects: &Objects) -> Option<[String; 3]> {
        let (class, said) = match message.split_once(": ") {
            Some((class, said)) => (class, Some(said)),
            None => (message, None),
        };
        let own = self.class(class).is_some();
        let kind = if own {
            format!("<class '__main__.{class}'>")
        } else {
            format!("<class '{class}'>")
        };
        let hidden = self.hides_objects_of(class);
        let value = if hidden {
            objects
                .heap
                .text(self, objects.raised()?, Style::Shown)
                .ok()?
        } else if class == "KeyError" {
            format!("KeyError({})", said?)
        } else if !self.shows_its_value(class) || message.ends_with('…') {
            return None;
        } else {
            match said {
                Some(said) => format!("{class}({})", PythonValue::Str(said.to_owned())),
                None => format!("{class}()"),
            }
        };
        Some([kind, value, "<traceback>".to_owned()])
    }
}

/// Whether the `with` that a state is at is left, with what was raised in its block: the frame was in that before.
pub(in crate::program) fn leaving<'s>(
    past: &[&'s State],
    block: &Block,
) -> Option<Option<&'s str>> {
    let at = past.last()?;
    let depth = at.depth();
    let mut own = past.iter().rev().skip(1);
    let before = own.find(|state| state.depth() <= depth)?;
    let line = before.line().filter(|_| before.depth() == depth)?;
    let inside = (block.body.0..=block.body.1).contains(&line);
    let raised = before
        .value
        .as_deref()
        .filter(|_| before.event == Event::Exception);
    inside.then_some(raised)
}

/// Looks for the `with` in a line.
struct Search<'p> {
    program: &'p Program,
    positions: Positions,
    line: u32,
    found: Option<Block>,
}

impl Search<'_> {
    fn line(&self, offset: ruff_text_size::TextSize) -> u32 {
        self.positions.line(usize::from(offset))
    }

    fn block(&self, stmt: &StmtWith, behind: Option<&Stmt>) -> Option<Block> {
        let [item] = stmt.items.as_slice() else {
            return None;
        };
        let named = |expr: &Expr| expr.as_name_expr().map(|name| name.id.to_string());
        let context = std::ops::Range::<usize>::from(item.context_expr.range());
        Some(Block {
            body: (self.line(stmt.body.first()?.start()), self.line(stmt.end())),
            behind: behind.map(|behind| self.line(behind.start())),
            bound: item.optional_vars.as_deref().map(named),
            context: self.program.text.get(context).and_then(canonical),
        })
    }
}

impl<'a> StatementVisitor<'a> for Search<'_> {
    fn visit_body(&mut self, body: &'a [Stmt]) {
        for (index, stmt) in body.iter().enumerate() {
            if let Stmt::With(with) = stmt
                && self.line(with.start()) == self.line
            {
                self.found = self.block(with, body.get(index + 1));
            }
        }
        walk_body(self, body);
    }

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        ruff_python_ast::statement_visitor::walk_stmt(self, stmt);
    }
}
