//! The iterators of `for`: what a loop goes through, and the rest of its header where an iterator has given its values.

use std::ops::Range;

use ruff_python_ast::{Expr, Stmt, StmtFor};
use ruff_text_size::Ranged;

use crate::program::classes::value as value_of;
use crate::program::draining::ITEM;
use crate::program::expressions::{Header, canonical, written};
use crate::program::objects::Objects;
use crate::program::{Program, Resumption, calling};
use crate::state::{Event, State};

/// The most values of an iterator that are written out.
const MOST: usize = 60;

/// What is asked for a value each time when a loop goes on through something: that, or what functions of Python's hand on the values of.
fn asked_in_turn(expr: &Expr) -> Vec<&Expr> {
    let call = expr.as_call_expr();
    let name = call.and_then(|call| call.func.as_name_expr());
    match (name.map(|name| name.id.as_str()), call) {
        (Some("zip"), Some(call)) => call.arguments.args.iter().collect(),
        (Some("enumerate"), Some(call)) => call.arguments.args.iter().take(1).collect(),
        _ => vec![expr],
    }
}

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
        let before = vec!["None".to_owned(); count];
        let ends = match &*top.function {
            ITEM => "IndexError",
            _ => "StopIteration",
        };
        if raised.is_some_and(|message| !message.starts_with(ends)) {
            return None;
        }
        let mut results = caller.pending.replace(Vec::new())?;
        results.push(Some(value.to_owned()));
        let by_place = top.function == ITEM;
        let list = |items: &[String]| format!("[{}]", items.join(", "));
        let places = self.with_for(line.number, |repeated| {
            let whole = || vec![Range::<usize>::from(repeated.iter.range())];
            if raised.is_some() {
                return Some(whole());
            }
            let parts = asked_in_turn(&repeated.iter);
            let own = parts
                .iter()
                .filter(|one| by_place && self.is_asked_for_items(&state, one));
            let own: Vec<_> = own.map(|one| one.range().into()).collect();
            match own.is_empty() {
                true => (parts.len() == 1).then(whole),
                // All that are asked for an item have given one.
                false => (own.len() == results.len()).then_some(own),
            }
        })?;
        let mut text = self.text.clone();
        if raised.is_some() {
            text.replace_range(places.into_iter().next()?, &list(&before));
            return Some(Resumption::of(self.rewritten(&text)?, &state));
        }
        let locals = state.frames.last_mut()?.locals.as_mut()?;
        let last = results.len().checked_sub(places.len())?;
        for (index, (place, result)) in places.into_iter().zip(&results[last..]).enumerate().rev() {
            let name = self.unused_name(index);
            locals.insert(name.clone(), result.clone());
            let items = [&*before, &[name]].concat();
            text.replace_range(place, &list(&items));
        }
        Some(Resumption::of(self.rewritten(&text)?, &state))
    }

    /// Whether an expression is an object which has no iterator of its own.
    fn is_asked_for_items(&self, at: &State, expr: &Expr) -> bool {
        let plain = expr.is_name_expr() || expr.is_attribute_expr();
        let class = self.class_of(at, expr).filter(|_| plain);
        class.is_some_and(|class| self.giving_items(class).is_some())
    }

    /// The state that comes next where a `for` asks an object for its next item that has no iterator.
    pub(in crate::program) fn asks_for_item(&self, at: &State, objects: &Objects) -> Option<State> {
        if !self.has_method(ITEM) {
            return None;
        }
        let (at, objects) = match at.event {
            Event::Line => (at.clone(), objects.clone()),
            // A frame that is left by an exception returns `None`, too.
            Event::Return if at.top()?.function == ITEM && at.value.as_deref() != Some("None") => {
                let mut state = calling(at);
                let frame = state.frames.last_mut()?;
                frame.pending.as_mut()?.push(at.value.clone());
                (state, objects.behind(self, &[at]))
            }
            _ => return None,
        };
        let line = self.line(at.line()?)?;
        let text = self.iterated(line.number)?;
        let count = at.top()?.loops.as_ref()?.get(&line.number).copied()??;
        let given = at.top()?.pending.as_ref()?.len();
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        let mut turn = 0;
        for part in asked_in_turn(parsed.expr()) {
            if !self.is_asked_for_items(&at, part) {
                // What is asked before it may have no more.
                let there = value_of(&at, part)?.size()?;
                if count >= u32::try_from(there).ok()? {
                    return None;
                }
                continue;
            }
            turn += 1;
            if turn <= given {
                continue;
            }
            let object = objects.read(self, written(part, &text)?)?;
            return self.calls(&at, &objects, object, ITEM, &[count.to_string()]);
        }
        None
    }

    /// What `look` finds in the `for` of a line.
    fn with_for<R>(&self, number: u32, look: impl FnOnce(&StmtFor) -> Option<R>) -> Option<R> {
        self.with_header(number, |header| match header {
            Header::Statement(Stmt::For(repeated)) => look(repeated),
            _ => None,
        })
    }

    /// What is gone through by the `for` in a line, in canonical spelling.
    pub(super) fn iterated(&self, number: u32) -> Option<String> {
        self.with_for(number, |repeated| {
            let place = Range::<usize>::from(repeated.iter.range());
            canonical(self.text.get(place)?)
        })
    }
}
