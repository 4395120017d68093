//! The iterators of `for`: what a loop goes through, and the rest of its header where an iterator has given its values.

use ruff_python_ast::Stmt;
use ruff_text_size::Ranged;

use crate::program::expressions::{Header, canonical};
use crate::program::heap::Held;
use crate::program::objects::Objects;
use crate::program::{Program, Resumption, calling};
use crate::state::{Event, State};

/// The method that an object is gone through with which has no iterator: it is asked for its items, by their places from 0 on, until it
/// raises an `IndexError` (Python's language reference, "`object.__getitem__`").
const ITEM: &str = "__getitem__";

/// The most values of an iterator that are written out.
const MOST: usize = 60;

impl Program {
    /// The rest of the header of a `for` whose iterator has returned a value, or has come to its end.
    pub fn after_iterator(&self, at: &State, raised: Option<&str>) -> Option<Resumption> {
        let value = at.value.as_deref().filter(|_| at.event == Event::Return)?;
        let top = at
            .top()
            .filter(|top| matches!(&*top.function, "__next__" | ITEM))?;
        let method = self.definition_at(&top.function, top.line)?;
        let mut state = calling(at);
        let caller = state.frames.last_mut()?;
        let line = self.line(caller.line)?;
        let header = line.text.starts_with("for ") && self.is_method(method);
        let count = caller.loops.as_ref()?.get(&line.number).copied()??;
        let count = usize::try_from(count)
            .ok()
            .filter(|count| header && *count < MOST)?;
        let mut items = vec!["None".to_owned(); count];
        let ended = raised.is_some();
        let ends = match &*top.function {
            ITEM => "IndexError",
            _ => "StopIteration",
        };
        if raised.is_some_and(|message| !message.starts_with(ends)) {
            return None;
        }
        caller.pending = Some(Vec::new());
        if !ended {
            let mut name = "object_0".to_owned();
            while self.identifiers.contains(&name) {
                name.push('_');
            }
            caller
                .locals
                .as_mut()?
                .insert(name.clone(), Some(value.to_owned()));
            items.push(name);
        }
        let place = self.with_header(line.number, |header| match header {
            Header::Statement(Stmt::For(repeated)) => {
                Some(std::ops::Range::<usize>::from(repeated.iter.range()))
            }
            _ => None,
        })?;
        let mut text = self.text.clone();
        text.replace_range(place, &format!("[{}]", items.join(", ")));
        Some(Resumption::of(self.rewritten(&text)?, &state))
    }

    /// The state that comes next where a `for` asks an object for its next item that has no iterator.
    pub(in crate::program) fn asks_for_item(&self, at: &State, objects: &Objects) -> Option<State> {
        let line = self.line(at.line().filter(|_| at.event == Event::Line)?)?;
        if !line.text.starts_with("for ") || !self.has_method(ITEM) {
            return None;
        }
        let count = at.top()?.loops.as_ref()?.get(&line.number).copied()??;
        let object = objects.read(self, &self.iterated(line.number)?)?;
        let class = self.class(objects.heap.class_of(&Held::Object(object))?)?;
        let by_items =
            self.method(class, ITEM).is_some() && self.method(class, "__iter__").is_none();
        let place = count.to_string();
        by_items.then(|| self.calls(at, objects, object, ITEM, &[place]))?
    }

    /// What is gone through by the `for` in a line, in canonical spelling.
    pub(super) fn iterated(&self, number: u32) -> Option<String> {
        self.with_header(number, |header| match header {
            Header::Statement(Stmt::For(repeated)) => {
                let place = std::ops::Range::<usize>::from(repeated.iter.range());
                canonical(self.text.get(place)?)
            }
            _ => None,
        })
    }
}
