//! A `with` of several managers (`with open_door(), Lock('a') as lock:`) is as many with one, one inside of the other: they are entered in
//! their order and left in the opposite one (Python's language reference, "The with statement"). So what happens next is told by the program
//! with only one of them in the header, at the state that those before it have led to.

use ruff_python_ast::{Expr, Stmt, StmtWith};
use ruff_text_size::Ranged;

use super::blocks::leaving;
use crate::program::expressions::Header;
use crate::program::objects::Objects;
use crate::program::{Done, Left, Program, Resumption, Target, calling};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

/// One of the managers.
struct Manager {
    /// The program with this one alone in the header.
    alone: Program,
    kind: Kind,
    /// Whether what it gives gets a name.
    bound: bool,
}

/// How a manager is entered and left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// By methods of an object of the program, which a call has to make first or not.
    Object { made: bool },
    /// By running a generator function of the program.
    Generator,
    /// By nothing of the program's.
    Library,
}

impl Kind {
    /// How many frames there are until it has been entered.
    fn entering(self) -> usize {
        match self {
            Kind::Object { made } => 1 + usize::from(made),
            Kind::Generator => 1,
            Kind::Library => 0,
        }
    }
}

/// Where a `with` of several managers is.
struct Way<'s> {
    managers: Vec<Manager>,
    /// The states on the way there.
    past: &'s [&'s State],
    /// Which of these has the header about to run.
    begun: usize,
    /// How many of its calls have returned.
    done: usize,
    /// Whether its block is left, with what was raised in it.
    left: Option<Option<&'s str>>,
}

impl Program {
    /// The state that comes next where a `with` of several managers is entered or left.
    pub(in crate::program) fn several_goes_on(
        &self,
        past: &[&State],
        objects: Option<&Objects>,
    ) -> Option<State> {
        let at = *past.last()?;
        let way = self.managers_at(past)?;
        match (at.event, way.left) {
            (Event::Line, None) => way.enter(at, 0, objects),
            (Event::Line, Some(_)) => {
                let last = way
                    .managers
                    .iter()
                    .rposition(|one| one.kind != Kind::Library)?;
                way.known_exit()?;
                way.one(last, past, objects)
            }
            (_, None) => {
                let (index, made) = way.stage()?;
                let entered = way.one(index, past, objects)?;
                if made {
                    return Some(entered);
                }
                match way.next(index) {
                    None => Some(entered),
                    Some(_) => {
                        let at = way.waiting(entered, at)?;
                        let objects = objects.map(|objects| objects.behind(self, past));
                        way.enter(&at, index + 1, objects.as_ref())
                    }
                }
            }
            (_, Some(_)) => way.leave(self, at, objects),
        }
    }

    /// The rest of such a line where the next manager has to be made first: the program with that alone, and the state that it is made at.
    pub fn several_entering(&self, past: &[&State]) -> Option<Resumption> {
        let at = *past.last()?;
        let way = self.managers_at(past).filter(|way| way.left.is_none())?;
        let mut done = None;
        let (index, line) = match at.event {
            Event::Line => (way.next_from(0)?, at.clone()),
            _ => {
                let (index, made) = way.stage()?;
                let next = way.next(index).filter(|_| !made)?;
                let bound = way.managers.get(index)?.bound;
                let mut line = calling(at);
                let number = line.line()?;
                if bound {
                    let block = way.managers.get(index)?.alone.block(number)?;
                    let value = at.value.as_deref()?;
                    line = block.entered(self, line, value)?;
                    let name = AliasName::new(line.depth().checked_sub(1)?, block.bound??);
                    // The name has it by then.
                    done = Some(Done {
                        given: vec![(Target::Local(name), value.to_owned(), 1.0)],
                        ..Done::default()
                    });
                }
                (next, way.waiting(line, at)?)
            }
        };
        let manager = way.managers.get(index)?;
        let makes = manager.kind == Kind::Object { made: true };
        let program = manager.alone.with_only_context(line.line()?)?;
        let enters = makes && program.entered(&line).is_some();
        enters.then(|| Resumption {
            done,
            ..Resumption::of(program, &line)
        })
    }

    /// Where the `with` of several managers is that is about to run, or that the frame which returns was called by.
    fn managers_at<'s>(&self, past: &'s [&'s State]) -> Option<Way<'s>> {
        let at = *past.last()?;
        let depth = match at.event {
            Event::Line => at.depth(),
            Event::Return => at.depth().checked_sub(1)?,
            _ => return None,
        };
        let frame = at.frames.get(depth.checked_sub(1)?)?;
        let line = self.line(frame.line)?;
        if !line.text.starts_with("with ") || !line.text.contains(',') {
            return None;
        }
        let begun = past.iter().rposition(|state| {
            state.event == Event::Line
                && state.depth() == depth
                && state.line() == Some(line.number)
        })?;
        let kinds = self.with_header(line.number, |header| match header {
            Header::Statement(Stmt::With(with)) => self.kinds(past[begun], with),
            _ => None,
        })?;
        let managers = kinds.into_iter().enumerate().map(|(index, (kind, bound))| {
            let alone = self.with_one_manager(line.number, index)?;
            Some(Manager { alone, kind, bound })
        });
        let managers: Vec<Manager> = managers.collect::<Option<_>>()?;
        let block = managers.first()?.alone.block(line.number)?;
        // What a frame that is left by an exception gives is no result.
        let returns = |state: &&&State| state.event == Event::Return && state.depth() == depth + 1;
        let done = past.get(begun..)?.iter().filter(returns).count();
        Some(Way {
            managers,
            past,
            begun,
            done,
            left: leaving(&past[..=begun], &block),
        })
    }

    /// The kinds of several managers, and whether they get names; `None` where one cannot be told.
    fn kinds(&self, at: &State, with: &StmtWith) -> Option<Vec<(Kind, bool)>> {
        if with.is_async || with.items.len() < 2 {
            return None;
        }
        let kind = |expr: &Expr| match expr {
            Expr::Name(_) | Expr::Attribute(_) => {
                let class = self.class_of(at, expr);
                Some(
                    match class.and_then(|class| self.method(class, "__enter__")) {
                        Some(_) => Kind::Object { made: false },
                        None => Kind::Library,
                    },
                )
            }
            Expr::Call(call) => {
                let text = self
                    .text
                    .get(std::ops::Range::<usize>::from(call.range()))?;
                let given = call.arguments.args.iter();
                let given = given.chain(call.arguments.keywords.iter().map(|one| &one.value));
                let plain = given.into_iter().all(|one| !one.is_call_expr());
                let Expr::Name(name) = &*call.func else {
                    return (!self.may_enter(at, text)).then_some(Kind::Library);
                };
                if !plain {
                    return None;
                }
                if self.manager_of(at, text).is_some() {
                    return Some(Kind::Generator);
                }
                match self.class(&name.id) {
                    Some(class) => {
                        self.method(class, "__enter__")?;
                        let made = self.method(class, "__init__").is_some();
                        Some(Kind::Object { made })
                    }
                    None if self.has_method(&name.id) => None,
                    None => Some(Kind::Library),
                }
            }
            _ => None,
        };
        let items = with.items.iter();
        items
            .map(|item| Some((kind(&item.context_expr)?, item.optional_vars.is_some())))
            .collect()
    }

    /// The program with one of several managers alone in the header of a `with`, which stands in one line.
    pub(in crate::program) fn with_one_manager(
        &self,
        number: u32,
        index: usize,
    ) -> Option<Program> {
        let (place, item) = self.with_header(number, |header| match header {
            Header::Statement(Stmt::With(with)) => {
                let (first, last) = (with.items.first()?, with.items.last()?);
                let place = first.range().start().to_usize()..last.range().end().to_usize();
                let item = std::ops::Range::<usize>::from(with.items.get(index)?.range());
                Some((place, item))
            }
            _ => None,
        })?;
        let item = self.text.get(item)?.to_owned();
        if self.text.get(place.clone())?.contains('\n') {
            return None;
        }
        let mut text = self.text.clone();
        text.replace_range(place, &item);
        self.rewritten(&text)
    }
}

impl Way<'_> {
    /// The next manager from one on that enters a frame, if what those before it give needs no name.
    fn next_from(&self, index: usize) -> Option<usize> {
        let mut later = self.managers.iter().enumerate().skip(index);
        let (next, _) = later.find(|(_, one)| one.kind != Kind::Library)?;
        let skipped = self.managers.get(index..next)?;
        skipped.iter().all(|one| !one.bound).then_some(next)
    }

    fn next(&self, index: usize) -> Option<usize> {
        self.next_from(index + 1)
    }

    /// The manager that the frame which returns is of while they are entered, and whether that has only made it.
    fn stage(&self) -> Option<(usize, bool)> {
        let mut before = 0;
        for (index, one) in self.managers.iter().enumerate() {
            let calls = one.kind.entering();
            if self.done <= before + calls {
                let made = one.kind == Kind::Object { made: true } && self.done == before + 1;
                return Some((index, made));
            }
            before += calls;
        }
        None
    }

    /// The state in which the header waits with what has returned to it, from one in which its frame has gone on.
    fn waiting(&self, state: State, at: &State) -> Option<State> {
        let mut state = state;
        let header = self.past.get(self.begun)?.line()?;
        let caller = at.frames.get(state.depth().checked_sub(1)?)?;
        let frame = state.frames.last_mut()?;
        frame.line = header;
        frame.loops.clone_from(&caller.loops);
        let mut pending = caller.pending.clone()?;
        pending.push(at.value.clone());
        frame.pending = Some(pending);
        state.event = Event::Line;
        state.value = None;
        Some(state)
    }

    /// What comes next for one manager alone.
    fn one(&self, index: usize, past: &[&State], objects: Option<&Objects>) -> Option<State> {
        let manager = self.managers.get(index)?;
        match (manager.kind, objects) {
            (Kind::Object { .. }, Some(objects)) => {
                let before = self.managers.get(..index)?.iter();
                let given = before.map(|one| one.kind.entering()).sum();
                let objects = objects.without_given(given);
                manager.alone.protocol_goes_on(past, &objects)
            }
            (Kind::Generator, _) => manager.alone.managed_goes_on(past),
            _ => None,
        }
    }

    /// What comes next where the managers from one on are to be entered.
    fn enter(&self, at: &State, from: usize, objects: Option<&Objects>) -> Option<State> {
        let index = self.next_from(from)?;
        // One that has to be made is told as a line of its own.
        if self.managers.get(index)?.kind == (Kind::Object { made: true }) {
            return None;
        }
        let mut past = self.past.get(..self.begun)?.to_vec();
        past.push(at);
        self.one(index, &past, objects)
    }

    /// Whether it is told what those of the library's do: nothing, where nothing was raised.
    fn known_exit(&self) -> Option<()> {
        let raised = matches!(self.left, Some(Some(_)));
        let library = self.managers.iter().any(|one| one.kind == Kind::Library);
        (!raised || !library).then_some(())
    }

    /// What comes next where one of the managers has been left.
    fn leave(&self, program: &Program, at: &State, objects: Option<&Objects>) -> Option<State> {
        self.known_exit()?;
        let order = self.managers.iter().enumerate().rev();
        let order = order.filter(|(_, one)| one.kind != Kind::Library);
        let order: Vec<usize> = order.map(|(index, _)| index).collect();
        let current = *order.get(self.done.checked_sub(1)?)?;
        let before = self.past.get(self.past.len().checked_sub(2)?)?;
        let raised = before.event == Event::Exception && before.depth() == at.depth()
            || matches!(program.left_to_do(self.past), Some(Left::Raised(_)));
        let kind = self.managers.get(current)?.kind;
        // Of one by whom the exception may have been ended, the next ones are told another story.
        let ended = match kind {
            Kind::Generator => !raised,
            _ => PythonValue::read(at.value.as_deref()?).ok()?.is_true()?,
        };
        let raises = matches!(self.left, Some(Some(_)));
        let last = self.done == order.len();
        if raises && (ended && !last || raised && kind != Kind::Generator) {
            return None;
        }
        if last {
            return self.one(current, self.past, objects);
        }
        let next = *order.get(self.done)?;
        let mut waiting = self.waiting(calling(at), at)?;
        if raised {
            waiting.frames.last_mut()?.pending.as_mut()?.pop();
        }
        // The header has been reached once only.
        let states = self.past.iter().enumerate();
        let states = states.filter(|(index, _)| *index != self.begun);
        let mut past: Vec<&State> = states.map(|(_, state)| *state).collect();
        past.push(&waiting);
        let objects = objects.map(|objects| objects.behind(program, self.past));
        self.one(next, &past, objects.as_ref())
    }
}
