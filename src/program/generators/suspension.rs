//! Generators that wait: the frames that have given up a value and were not gone on with since.

use super::{gives_to, handed_on};
use crate::program::{Definition, Program};
use crate::state::{AliasName, Event, Frame, State};

/// A generator that waits.
pub(super) struct Waiting {
    pub frame: Frame,
    /// In which of the states it was entered first.
    pub started: usize,
    /// The state in which it gave up its last value.
    pub depth: usize,
    pub aliases: Vec<Vec<AliasName>>,
    /// The line that went on with the value.
    pub caller: Option<u32>,
    /// The generator whose value it handed on (`yield from`), with the names that this shares.
    pub inner: Option<(Frame, Vec<Vec<AliasName>>)>,
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
                own && inner.is_some_and(|inner| gives_to(given, inner))
            }
            // Of what is no generator one item after the other; at the end there is none.
            Some(_) => same && at.value.as_deref() != Some("None"),
            None => {
                let gives = text.starts_with("yield ") || text.contains("=yield ");
                gives && before.event == Event::Line && same
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
                    let inner = index
                        .checked_sub(1)
                        .map(|before| past[before])
                        .filter(|before| before.depth() == depth + 1)
                        .and_then(|before| Some((before.top()?.clone(), own_aliases(before))));
                    let caller = depth
                        .checked_sub(2)
                        .and_then(|below| state.frames.get(below));
                    waiting.push(Waiting {
                        frame: (*top).clone(),
                        started: running.pop().unwrap_or_default(),
                        depth,
                        aliases: own_aliases(state),
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
}

/// The names that the last frame of a state shares.
fn own_aliases(state: &State) -> Vec<Vec<AliasName>> {
    let own = |group: &&Vec<AliasName>| group.iter().any(|name| name.frame + 1 == state.depth());
    let groups = state.aliases.iter().flatten();
    groups.filter(own).cloned().collect()
}
