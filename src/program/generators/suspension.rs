//! Generators that wait: the frames that have given up a value and were not gone on with since.

use ruff_python_ast::{Expr, Stmt};

use super::{gives_to, handed_on};
use crate::program::expressions::Header;
use crate::program::keeping::{join, shows_sharing};
use crate::program::{Definition, Program, mentions};
use crate::state::{AliasName, Event, Frame, State};

/// A generator that waits.
pub(super) struct Waiting {
    pub frame: Frame,
    /// In which of the states it was entered first.
    pub started: usize,
    /// The depth at which it gave up its last value.
    pub depth: usize,
    pub shared: Shared,
    /// The line that went on with the value.
    pub caller: Option<u32>,
    /// The generator whose value it handed on (`yield from`), with the names that this shares.
    pub inner: Option<(Frame, Shared)>,
}

impl Program {
    /// The generator that gives up a value in the last of these states; `None` if none does, or comes to its end.
    pub(super) fn yielding(&self, past: &[&State]) -> Option<&Definition> {
        let [.., before, at] = past else { return None };
        let (old, top) = (before.top()?, at.top()?);
        let same =
            before.depth() == at.depth() && old.function == top.function && old.line == top.line;
        let text = &self.line(top.line)?.text;
        let generator = self.definition_at(&top.function, top.line)?;
        let gives = match handed_on(text) {
            Some(given) if before.depth() == at.depth() + 1 => {
                let caller = before.frames.get(at.depth() - 1);
                let own = caller.is_some_and(|frame| {
                    (&frame.function, frame.line) == (&top.function, top.line)
                });
                let inner = self.yielding(&past[..past.len() - 1]);
                own && inner.is_some_and(|inner| gives_to(&given, inner))
            }
            // Of what is no generator one item after the other; at the end there is none.
            Some(_) => same && at.value.as_deref() != Some("None"),
            None if same => mentions(text, "yield") && before.event == Event::Line,
            // What it gives up is called for before that.
            None => {
                let caller = before.frames.get(at.depth() - 1);
                let own = caller.is_some_and(|frame| {
                    (&frame.function, frame.line) == (&top.function, top.line)
                });
                let returned = before.event == Event::Return && before.depth() == at.depth() + 1;
                text.starts_with("yield ") && own && returned
            }
        };
        (gives && at.event == Event::Return && self.is_generator(generator)).then_some(generator)
    }

    /// The generators of a function that wait in the last of these states.
    pub(super) fn waiting(&self, past: &[&State], generator: &Definition) -> Vec<Waiting> {
        let mut waiting: Vec<Waiting> = Vec::new();
        // Of those that run, the innermost last.
        let mut running: Vec<usize> = Vec::new();
        for (index, state) in past.iter().enumerate() {
            if let Some(before) = index.checked_sub(1).map(|before| past[before]) {
                for one in &mut waiting {
                    self.keep_up(&mut one.frame, &mut one.shared, before, state);
                    if let Some((frame, shared)) = &mut one.inner {
                        self.keep_up(frame, shared, before, state);
                    }
                }
                if let Some(last) = waiting.last_mut() {
                    self.hand_over(last, before, state);
                }
            }
            let Some(top) = state.top() else { continue };
            if top.function != generator.name || !generator.contains(top.line) {
                continue;
            }
            match state.event {
                Event::Call if top.line == generator.first => running.push(index),
                Event::Call => {
                    let resumed = waiting.iter().rposition(|one| one.frame == *top);
                    let resumed = resumed.map(|place| waiting.remove(place).started);
                    running.push(resumed.unwrap_or_default());
                }
                Event::Return if self.yielding(&past[..=index]).is_some() => {
                    let depth = state.depth();
                    let base = self.handing(state);
                    let inner = index
                        .checked_sub(1)
                        .map(|before| past[before])
                        .filter(|before| before.depth() == depth + 1)
                        .and_then(|before| Some((before.top()?.clone(), Shared::of(before, base))));
                    let caller = depth
                        .checked_sub(2)
                        .and_then(|below| state.frames.get(below));
                    waiting.push(Waiting {
                        frame: (*top).clone(),
                        started: running.pop().unwrap_or_default(),
                        depth,
                        shared: Shared::of(state, base),
                        inner,
                        caller: caller.map(|frame| frame.line),
                    });
                }
                Event::Return => {
                    running.pop();
                }
                _ => {}
            }
        }
        waiting
    }

    /// What a generator gives up under a name of its own is one object with the name that the line which asked for it gives that: `yield row` and
    /// `for row in rows()`. `before` is the state in which the generator gave it up, and `state` the next one.
    fn hand_over(&self, waiting: &mut Waiting, before: &State, state: &State) {
        let given = || {
            let (value, top) = (before.value.as_deref()?, before.top()?);
            let fresh = before.event == Event::Return
                && before.depth() == waiting.depth
                && *top == waiting.frame
                && state.depth() + 1 == before.depth();
            let local = self
                .line(top.line)
                .filter(|_| fresh)?
                .text
                .strip_prefix("yield ")?;
            let shares = top.known(local) == Some(value) && shows_sharing(value);
            let name = self.name_given(waiting.caller.filter(|_| shares)?)?;
            let frame = state.top()?;
            (frame.known(&name) == Some(value)).then(|| (local.to_owned(), name))
        };
        let Some((local, name)) = given() else { return };
        let local = AliasName::new(waiting.shared.own, local);
        let name = AliasName::new(state.depth().saturating_sub(1), name);
        let groups = &mut waiting.shared.groups;
        match groups.iter_mut().find(|group| group.contains(&local)) {
            Some(group) if group.contains(&name) => {}
            Some(group) => group.push(name),
            None => groups.push(vec![name, local]),
        }
    }

    /// The name that a line gives the next value of a generator.
    fn name_given(&self, line: u32) -> Option<String> {
        self.with_header(line, |header| {
            let Header::Statement(statement) = header else {
                return None;
            };
            let called = |expr: &Expr| {
                let name = expr.as_call_expr()?.func.as_name_expr()?.id.as_str();
                (!self.binds(name)).then(|| name.to_owned())
            };
            let target = match statement {
                Stmt::For(repeated) => match (called(&repeated.iter).as_deref(), &*repeated.target)
                {
                    (Some("enumerate"), Expr::Tuple(pair)) => pair.elts.get(1)?,
                    (Some("enumerate" | "zip" | "map" | "filter"), _) => return None,
                    (_, target) => target,
                },
                Stmt::Assign(assign) if called(&assign.value).as_deref() == Some("next") => {
                    assign.targets.first()?
                }
                Stmt::With(with) => {
                    let [one] = with.items.as_slice() else {
                        return None;
                    };
                    let manager = match &*one.context_expr.as_call_expr()?.func {
                        Expr::Name(function) => &function.id,
                        Expr::Attribute(method) => &method.attr.id,
                        _ => return None,
                    };
                    let managed = self.makes_managers(manager);
                    one.optional_vars.as_deref().filter(|_| managed)?
                }
                _ => return None,
            };
            Some(target.as_name_expr()?.id.to_string())
        })
    }

    /// The outermost of the frames that wait together with the last one of a state, since each hands on what the next one gives up.
    fn handing(&self, state: &State) -> usize {
        let top = state.depth().saturating_sub(1);
        let hands = |frame: &&Frame| {
            let line = self.line(frame.line);
            line.is_some_and(|line| handed_on(&line.text).is_some())
        };
        top - state.frames[..top].iter().rev().take_while(hands).count()
    }

    /// Brings a frame that waits up to a state, the next one after another: what it shares with names of frames that run is changed under
    /// these.
    pub(super) fn keep_up(
        &self,
        frame: &mut Frame,
        shared: &mut Shared,
        before: &State,
        state: &State,
    ) {
        let entered = usize::from(state.event == Event::Call);
        let left = usize::from(before.event == Event::Return);
        let lasting = state
            .depth()
            .saturating_sub(entered)
            .min(before.depth().saturating_sub(left));
        let bound = |name: &AliasName| {
            let runs = before
                .top()
                .filter(|_| name.frame + 1 == before.depth() && before.event == Event::Line);
            runs.is_some_and(|runs| {
                let definition = self.definition_at(&runs.function, runs.line);
                definition.is_none_or(|one| one.scope.binds(&name.name, runs.line..=runs.line))
            })
        };
        let (base, own) = (shared.base, shared.own);
        for group in &mut shared.groups {
            group.retain(|one| one.frame >= base || (one.frame < lasting && !bound(one)));
            let Some(other) = group.iter().find(|one| one.frame < base) else {
                continue;
            };
            let now = state.frames.get(other.frame);
            let Some(now) = now.and_then(|frame| frame.known(&other.name)) else {
                continue;
            };
            for name in group.iter().filter(|one| one.frame == own) {
                let locals = frame.locals.as_mut();
                if let Some(held) = locals.and_then(|locals| locals.get_mut(&name.name)) {
                    *held = Some(now.to_owned());
                }
            }
        }
    }
}

/// The names that a frame which waits shares with others, as they were when it began to wait.
#[derive(Clone)]
pub(super) struct Shared {
    /// Its own place among the frames.
    pub own: usize,
    /// The first of those frames that wait together with it.
    pub base: usize,
    pub groups: Vec<Vec<AliasName>>,
}

impl Shared {
    /// What the last frame of a state shares.
    fn of(state: &State, base: usize) -> Shared {
        let own = state.depth().saturating_sub(1);
        let has = |group: &&Vec<AliasName>| group.iter().any(|name| name.frame == own);
        let groups = state.aliases.iter().flatten();
        Shared {
            own,
            base,
            groups: groups.filter(has).cloned().collect(),
        }
    }

    /// Has the last frame of a state, which is that one again, share what it shared.
    pub fn put(self, state: &mut State) {
        let top = state.depth().saturating_sub(1);
        for group in self.groups {
            let moved = group.into_iter().filter_map(|name| {
                let frame = match name.frame < self.base {
                    true => name.frame,
                    false => (name.frame + top).checked_sub(self.own)?,
                };
                Some(AliasName::new(frame, name.name))
            });
            let (own, others): (Vec<_>, Vec<_>) = moved.partition(|name| name.frame == top);
            let mut all = others.into_iter().filter(|one| one.frame < top).chain(own);
            let Some(of) = all.next() else { continue };
            all.filter(|one| one.frame == top)
                .for_each(|one| join(state, of.clone(), one));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_is_given_up_under_a_name_is_one_object_with_the_name_it_gets() {
        let check = |line: &str, shares: bool| {
            let source = format!("def f():\n    xs = [1]\n    yield xs\n{line}\n    pass\n");
            let program = Program::parse(&source).unwrap();
            let inside = |event, line, locals, value| {
                state(event, &[("<module>", 4, &[]), ("f", line, locals)], value)
            };
            let own: &[(&str, &str)] = &[("xs", "[1]")];
            let past = [
                inside(Event::Call, 1, &[], None),
                inside(Event::Line, 3, own, None),
                inside(Event::Return, 3, own, Some("[1]")),
                state(Event::Line, &[("<module>", 5, &[("ys", "[1]")])], None),
            ];
            let past: Vec<&State> = past.iter().collect();
            let mut waiting = program.waiting(&past, program.definition(1).unwrap());
            let groups = waiting.pop().unwrap().shared.groups;
            assert_eq!(!groups.is_empty(), shares, "{line}");
        };
        check("for ys in f():", true);
        check("for i, ys in enumerate(f()):", true);
        check("for ys in map(list, f()):", false);
        check("for i in f():", false);
    }

    #[test]
    fn what_a_frame_that_waits_shares_is_changed_under_other_names() {
        let check = |line: &str, now: &str, expected: &str, shares: bool| {
            let source =
                format!("def f(ys):\n    yield ys[0]\n    yield 0\ng = f(xs)\n{line}\nn = 2\n");
            let program = Program::parse(&source).unwrap();
            let module = |line, xs| ("<module>", line, xs);
            let (before, after) = ([("xs", "[1]")], [("xs", now)]);
            let own: &[(&str, &str)] = &[("ys", "[1]")];
            let inside = |event, line, value| {
                let mut state = state(event, &[module(4, &before[..]), ("f", line, own)], value);
                let names = [AliasName::new(0, "xs"), AliasName::new(1, "ys")];
                state.aliases = Some(vec![names.to_vec()]);
                state
            };
            let past = [
                inside(Event::Call, 1, None),
                inside(Event::Line, 2, None),
                inside(Event::Return, 2, Some("1")),
                state(Event::Line, &[module(5, &before[..])], None),
                state(Event::Line, &[module(6, &after[..])], None),
            ];
            let past: Vec<&State> = past.iter().collect();
            let function = program.definition(1).unwrap();
            let mut waiting = program.waiting(&past, function);
            let one = waiting.pop().unwrap();
            assert_eq!(one.frame.known("ys"), Some(expected), "{line}");
            let mut next = past[4].clone();
            next.aliases = Some(Vec::new());
            next.frames.push(one.frame);
            one.shared.put(&mut next);
            let groups = next.aliases.unwrap_or_default();
            assert_eq!(!groups.is_empty(), shares, "{line}");
        };
        check("xs.append(2)", "[1, 2]", "[1, 2]", true);
        check("n = 1", "[1]", "[1]", true);
        check("xs = [3]", "[3]", "[1]", false);
    }
}
