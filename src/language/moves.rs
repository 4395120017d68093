//! Where an action can lead from a state: events, depths, lines and frames, from the state tree's rules and, for
//! single steps, the control flow of the frames that are on the stack.
//!
//! A call's states hang under the line that called, every frame ends with a `return` (an exception that leaves it,
//! too), and a program's exit follows the `return` of its outermost frame, unless the run is cut off (`never`).

use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap};

use super::LanguageError;
use super::callers::Callers;
use super::encode::places;
use crate::action::Action;
use crate::program::{Branch, Definition, DefinitionKind, LogicalLine, Program};
use crate::state::{Event, Exit, MAX_DEPTH, State};

/// The places an action can lead to from one state.
pub(super) struct Moves<'a> {
    program: &'a Program,
    action: Action,
    event: Event,
    exit: Option<Exit>,
    depth: usize,
    /// The definitions of the frames, outermost first.
    stack: Vec<&'a Definition>,
    /// The lines they are at.
    at: Vec<u32>,
    /// Whether single steps go only where control flow can.
    by_flow: bool,
    /// What comes next, where it is known which way a test goes.
    branch: Option<&'a Branch>,
    /// Whether the run is not cut off here.
    uncut: bool,
    /// The lines of every definition's own code, by the definition's line.
    code: HashMap<u32, Vec<u32>>,
    /// Which lines can call which definition: not every action asks.
    callers: OnceCell<Callers>,
}

/// What the stack can look like after an event at a depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// At least so many frames are given in full: if 0, the top frame can be a surviving one.
    pub least_new: usize,
    /// At most so many frames are given in full.
    pub most_new: usize,
    /// If the top frame is given in full, it is one of the same definition as the frame there before.
    pub same_definition: bool,
}

impl<'a> Moves<'a> {
    pub fn new(
        program: &'a Program,
        before: &'a State,
        action: &Action,
    ) -> Result<Moves<'a>, LanguageError> {
        let mut moves = Moves {
            program,
            action: action.clone().normalized(),
            event: before.event,
            exit: before.exit,
            depth: before.depth(),
            stack: places(program, before)?,
            at: before.frames.iter().map(|frame| frame.line).collect(),
            by_flow: true,
            branch: None,
            uncut: false,
            code: program
                .definitions()
                .iter()
                .map(|definition| (definition.line, program.lines_of(definition)))
                .collect(),
            callers: OnceCell::new(),
        };
        if !action.is_step() {
            return Err(LanguageError::NotAStep(action.name()));
        }
        if !action.is_inverse() && before.event == Event::Exit {
            return Err(LanguageError::NothingAfter);
        }
        if moves.events().is_empty() {
            // Nothing leads to dead code, but a session may begin there.
            moves.by_flow = false;
        }
        if moves.events().is_empty() {
            return Err(LanguageError::NothingBefore);
        }
        Ok(moves)
    }

    /// Leaves only what a branch of the test in the top frame's line leads to, if the action can stop there.
    pub fn take(&mut self, branch: &'a Branch) {
        self.branch = Some(branch);
        if self.events().is_empty() {
            self.branch = None;
        }
    }

    /// Leaves out that the run is cut off, if the action can lead anywhere else.
    pub fn go_on(&mut self) {
        self.uncut = true;
        if self.events().is_empty() {
            self.uncut = false;
        }
    }

    /// Whether the action goes backward in time.
    pub fn is_inverse(&self) -> bool {
        self.action.is_inverse()
    }

    /// Whether the action runs one line of a frame at most, with what that calls.
    pub fn is_single(&self) -> bool {
        let by_itself = matches!(
            self.action,
            Action::StepInto | Action::StepOver | Action::InvStepInto | Action::InvStepOver
        );
        by_itself || self.branch.is_some()
    }

    /// The events that are possible.
    pub fn events(&self) -> Vec<Event> {
        Event::ALL
            .into_iter()
            .filter(|event| match event {
                Event::Exit => !self.exits().is_empty(),
                event => !self.depths(*event).is_empty(),
            })
            .collect()
    }

    /// The kinds of exit that are possible.
    pub fn exits(&self) -> Vec<Exit> {
        match self.action {
            _ if self.action.is_inverse() || self.branch.is_some() => Vec::new(),
            // One step does not leave several frames, but any run can be cut off.
            Action::StepInto | Action::StepOver if self.depth > 1 => self.cut(),
            _ => {
                let ends = Exit::ALL.into_iter().filter(|exit| *exit != Exit::Never);
                ends.chain(self.cut()).collect()
            }
        }
    }

    fn cut(&self) -> Vec<Exit> {
        match self.uncut {
            true => Vec::new(),
            false => vec![Exit::Never],
        }
    }

    /// The depths that are possible with an event other than `exit`, ascending.
    pub fn depths(&self, event: Event) -> Vec<usize> {
        (1..=MAX_DEPTH)
            .filter(|depth| self.stops(event, *depth).next().is_some())
            .collect()
    }

    /// The stacks that are possible with an event at a depth.
    pub fn shape(&self, event: Event, depth: usize) -> Option<Shape> {
        let when = |possible: bool, least_new: usize, most_new: usize| {
            possible.then_some(Shape {
                least_new,
                most_new,
                same_definition: event == Event::Call && self.action.is_inverse(),
            })
        };
        let returning = self.event == Event::Return;
        let calling = self.event == Event::Call;
        if self.branch.is_some() {
            // A test enters and leaves no frame, but for the one that returns to it.
            return when(depth + usize::from(returning) == self.depth, 0, 0);
        }
        match &self.action {
            Action::StepInto | Action::StepOver => match event {
                // The next call in the same line, after the one that returns.
                Event::Call if returning => when(depth == self.depth, 1, 1),
                Event::Call => {
                    let into = self.action == Action::StepInto;
                    // The module calls nothing before it is at a line.
                    let started = self.at.last() != Some(&0);
                    when(into && started && depth == self.depth + 1, 1, 1)
                }
                _ => when(depth + usize::from(returning) == self.depth, 0, 0),
            },
            Action::StepReturn => {
                let returns = event == Event::Return;
                when(
                    returns && depth + usize::from(returning) == self.depth,
                    0,
                    0,
                )
            }
            // The outermost frame stays until the end.
            Action::Breakpoint { .. } => {
                let entered = depth.saturating_sub(self.depth);
                when(event == Event::Line, entered, depth.saturating_sub(1))
            }
            Action::InvStepInto | Action::InvStepOver if self.event == Event::Exit => {
                let cut_off = self.exit == Some(Exit::Never);
                when(
                    cut_off || (event == Event::Return && depth == 1),
                    depth,
                    depth,
                )
            }
            Action::InvStepInto | Action::InvStepOver => match event {
                // A call in the same line, before the one that begins: its frame can be of the same definition.
                Event::Return if calling => when(depth == self.depth && self.has_caller(), 0, 1),
                Event::Return => {
                    let into = self.action == Action::InvStepInto;
                    when(into && depth == self.depth + 1, 1, 1)
                }
                Event::Call => when(depth + usize::from(calling) == self.depth, 1, 1),
                _ => when(depth + usize::from(calling) == self.depth, 0, 0),
            },
            Action::InvStepCall => {
                let target = match self.event {
                    Event::Exit => 1,
                    _ => self.depth.saturating_sub(usize::from(calling)),
                };
                when(event == Event::Call && depth == target, 1, 1)
            }
            Action::Continue | Action::Edit { .. } | Action::Evaluate { .. } => None,
        }
    }

    /// Whether a frame called the top one: the module has no caller, but a stack can begin at any function.
    fn has_caller(&self) -> bool {
        self.depth > 1
            || self
                .stack
                .first()
                .is_some_and(|outermost| outermost.kind != DefinitionKind::Module)
    }

    /// The definition of frame `index` (counted from 0) of the state before.
    pub fn old_definition(&self, index: usize) -> Option<&'a Definition> {
        self.stack.get(index).copied()
    }

    /// The definitions that a top frame given in full can have.
    pub fn top_definitions(&self, shape: Shape, event: Event, depth: usize) -> Vec<&'a Definition> {
        if self.depth == 0 && depth == 1 {
            return self.program.definitions().first().into_iter().collect();
        }
        if shape.same_definition {
            return self.old_definition(depth - 1).into_iter().collect();
        }
        let callers = self.callers(event, depth);
        let called = |one: &&Definition| {
            let mut lines = callers.iter().flatten();
            callers.is_none() || lines.any(|line| self.can_call(*line, one))
        };
        self.functions().filter(called).collect()
    }

    /// Whether a frame that waits at a line can wait for one of this definition.
    pub fn can_call(&self, line: u32, definition: &Definition) -> bool {
        let callers = self.callers.get_or_init(|| Callers::of(self.program));
        callers.can_call(self.program, line, definition)
    }

    /// The lines at which the frame below can have waited for a new top frame that an inverse step comes back to; `None`:
    /// wherever it is.
    pub fn callers(&self, event: Event, depth: usize) -> Option<Vec<u32>> {
        if !self.is_inverse() || event != Event::Return || self.branch.is_some() {
            return None;
        }
        match self.event {
            Event::Exit => None,
            // One call after another, in a line that stays.
            Event::Call => Some(vec![*self.at.get(depth.checked_sub(2)?)?]),
            _ => Some(self.waited()),
        }
    }

    /// The lines at which the top frame can have waited for a call, directly before the state.
    fn waited(&self) -> Vec<u32> {
        let (Some(definition), Some(now)) = (self.stack.last(), self.at.last()) else {
            return Vec::new();
        };
        let leads = |line: &u32| {
            let stays = self.event != Event::Line && line == now;
            let leads = || definition.flow.leads(Event::Line, *line, self.event, *now);
            stays || !self.by_flow || leads()
        };
        self.lines_of(definition, Event::Return)
            .filter(leads)
            .collect()
    }

    /// The definitions that a frame given in full can have if it is not the top one; `index`: counted from 0 at the
    /// first such frame.
    pub fn lower_definitions(&self, index: usize) -> Vec<&'a Definition> {
        if self.depth == 0 && index == 0 {
            return self.program.definitions().first().into_iter().collect();
        }
        self.functions().collect()
    }

    fn functions(&self) -> impl Iterator<Item = &'a Definition> {
        self.program
            .definitions()
            .iter()
            .filter(|definition| definition.kind != DefinitionKind::Module)
    }

    /// The lines at which a frame of `definition` can be with an event.
    pub fn lines_of(
        &self,
        definition: &Definition,
        event: Event,
    ) -> impl Iterator<Item = u32> + '_ {
        let (first, body) = (definition.first, definition.body);
        let function = definition.kind == DefinitionKind::Function;
        let code = self.code.get(&definition.line);
        let entry = (event == Event::Call).then_some(first);
        let lines = code
            .into_iter()
            .flatten()
            .copied()
            .filter(move |line| match event {
                // Where a generator waits: all of them are inside a body.
                Event::Call => function && *line >= body && *line != first && self.waits(*line),
                Event::Line => !function || *line >= body,
                _ => true,
            });
        entry.into_iter().chain(lines)
    }

    /// Whether a generator or coroutine can wait in a line.
    fn waits(&self, line: u32) -> bool {
        self.program.line(line).is_some_and(LogicalLine::waits)
    }

    /// Whether the action can stop at a line.
    fn is_stop(&self, line: u32) -> bool {
        match &self.action {
            Action::Breakpoint { lines } => lines.contains(&line),
            _ => true,
        }
    }

    /// The lines that the top frame can be at with an event at a depth, whichever frame it is.
    pub fn lines(&self, event: Event, depth: usize) -> BTreeSet<u32> {
        self.stops(event, depth).collect()
    }

    fn stops(&self, event: Event, depth: usize) -> impl Iterator<Item = u32> + '_ {
        let lines = move |shape: Shape| {
            let survivor = (shape.least_new == 0).then(|| self.survivor_lines(event, depth));
            let tops = match shape.most_new {
                0 => Vec::new(),
                _ => self.top_definitions(shape, event, depth),
            };
            let new = tops
                .into_iter()
                .flat_map(move |top| self.lines_of(top, event))
                // A frame of the same definition is told in full, but is on the stack already.
                .filter(move |line| {
                    !shape.same_definition || self.reaches(depth - 1, event, *line)
                });
            survivor.into_iter().flatten().chain(new)
        };
        self.shape(event, depth)
            .into_iter()
            .flat_map(lines)
            .filter(|line| self.is_stop(*line))
    }

    /// The lines that the top frame can be at with an event at a depth, if it survives.
    pub fn survivor_lines(&self, event: Event, depth: usize) -> impl Iterator<Item = u32> + '_ {
        let index = depth.wrapping_sub(1);
        self.old_definition(index)
            .into_iter()
            .flat_map(move |definition| self.lines_of(definition, event))
            .filter(move |line| self.reaches(index, event, *line))
    }

    /// The lines that the surviving frame `index` below the top can have moved to, at an `event`. While
    /// a frame waits for a call, it stays where it is.
    pub fn lower_lines(&self, index: usize, event: Event) -> Vec<u32> {
        let (Some(definition), Some(now)) = (self.old_definition(index), self.at.get(index)) else {
            return Vec::new();
        };
        let lines = match self.action {
            Action::Breakpoint { .. } if self.branch.is_none() => {
                self.lines_of(definition, Event::Return).collect()
            }
            // Back into a call that was made before the line.
            Action::InvStepInto if event == Event::Return && index + 1 == self.depth => {
                self.waited()
            }
            _ => Vec::new(),
        };
        lines.into_iter().filter(|line| line != now).collect()
    }

    /// Whether frame `index` of the stack before can be at a line with an event, as far as control flow says: what can
    /// come directly after the state, or, in an inverse step, directly before it. Jumps can go anywhere.
    fn reaches(&self, index: usize, event: Event, line: u32) -> bool {
        let (Some(definition), Some(now)) = (self.stack.get(index), self.at.get(index)) else {
            return true;
        };
        if let Some(branch) = self.branch {
            return branch.leads(*now, event, line);
        }
        if !self.is_single() || !self.by_flow {
            return true;
        }
        let leads = |from: Event, first: u32, then: Event, to: u32| {
            let left = then == Event::Return && first == to && self.waits(first);
            left || definition.flow.leads(from, first, then, to)
        };
        match (self.is_inverse(), index + 1 == self.depth) {
            (false, true) => leads(self.event, *now, event, line),
            // The frame that waited for the top one goes on.
            (false, false) => leads(Event::Line, *now, event, line),
            // A frame of another call, which has returned before this one was entered.
            (true, true) if self.event == Event::Call => true,
            (true, true) => leads(event, line, self.event, *now),
            // The frame that made the call.
            (true, false) => line == *now,
        }
    }
}
