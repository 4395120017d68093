//! How a generator stands that a line asks: whether it has begun, waits, or is over. It is told from others of its function by the call that
//! has made it.

use super::creation::{Born, MOST_HANDS};
use super::demand::Asked;
use super::suspension::Waiting;
use super::taking::{Asking, Taking};
use crate::program::{Definition, Program, calling};
use crate::state::{Event, State};

/// How a generator stands.
pub(super) enum Standing {
    /// It was made so, and nobody has asked it yet.
    New(Born),
    /// It has given up a value, and waits.
    Waits(Box<Waiting>),
    /// It has come to its end.
    Over,
}

impl Program {
    /// How the generator stands that a line asks which began in one of these states, if that is certain; `fresh` where the line has made it and
    /// got nothing of it yet.
    pub(super) fn standing(
        &self,
        past: &[&State],
        start: usize,
        asked: &Asked<'_>,
        fresh: bool,
    ) -> Option<Standing> {
        let function = asked.function;
        let before = past.get(..=start)?;
        let Some(name) = &asked.name else {
            let born = self.born(before, asked, MOST_HANDS)?;
            if fresh {
                return Some(Standing::New(born));
            }
            let depth = before.last()?.depth() + 1;
            let mut waiting = self.waiting(past, function);
            waiting.retain(|one| one.started > born.at && one.depth == depth);
            let one = waiting.pop().filter(|_| waiting.is_empty())?;
            return Some(Standing::Waits(Box::new(one)));
        };
        let born = self.born_under(before, name, MOST_HANDS)?;
        // What something else has made of it is not known.
        self.made_with(past.get(born.at)?, &born.call, function)?;
        let mut started = None;
        for index in born.at + 1..past.len() {
            let top = past[index]
                .top()
                .filter(|_| past[index].event == Event::Call);
            let begins =
                top.is_some_and(|top| top.function == function.name && top.line == function.first);
            if begins && self.begun_by(&past[..index], function, MOST_HANDS)? == born {
                match started {
                    None => started = Some(index),
                    // Which of both is meant, nobody can tell.
                    Some(_) => return None,
                }
            }
        }
        let Some(started) = started else {
            return Some(Standing::New(born));
        };
        let mut waiting = self.waiting(past, function);
        if let Some(place) = waiting.iter().position(|one| one.started == started) {
            return Some(Standing::Waits(Box::new(waiting.swap_remove(place))));
        }
        let frames = past.last()?.frames.iter();
        let runs = frames.skip(1).any(|frame| frame.function == function.name);
        (!runs).then_some(Standing::Over)
    }

    /// Where the generator of a function was made that is begun next behind these states.
    pub(super) fn begun_by(
        &self,
        before: &[&State],
        function: &Definition,
        left: usize,
    ) -> Option<Born> {
        let last = *before.last()?;
        if let Some((Taking::Asks(asking), start)) = self.taking(before, last, Some(function)) {
            let own = asking.asked.function.line == function.line;
            let before = before.get(..=start)?;
            return self.born(before, &asking.asked, left).filter(|_| own);
        }
        let line = &self
            .line(last.line().filter(|_| last.event == Event::Line)?)?
            .text;
        match self.asked(last, line) {
            Some(asked) => self.born(before, &asked, left),
            None => self.born_inside(before, self.asked_expression(last, line)?, left),
        }
    }

    /// The state that comes next where a line asks a generator: `past` ends with the one that there is, in `start` the line began.
    pub(super) fn asks(&self, past: &[&State], start: usize, asking: &Asking<'_>) -> Option<State> {
        let at = *past.last()?;
        let mut next = match at.event {
            Event::Return if !asking.again => calling(at),
            _ => at.clone(),
        };
        next.event = Event::Call;
        next.value = None;
        next.output = String::new();
        if at.event == Event::Return {
            let caller = next.frames.get_mut(at.depth().checked_sub(2)?)?;
            caller.pending.as_mut()?.push(Some(at.value.clone()?));
        }
        if asking.again {
            return Some(next);
        }
        if let Some(groups) = &mut next.aliases {
            groups.retain(|group| group.len() > 1);
        }
        let function = asking.asked.function;
        match self.standing(past, start, &asking.asked, asking.fresh)? {
            Standing::New(born) => {
                let variable = asking.variable.as_ref();
                self.begin(&mut next, past, &born, function, variable)?;
            }
            Standing::Waits(waiting) => {
                next.frames.push(waiting.frame);
                waiting.shared.put(&mut next);
            }
            Standing::Over => return None,
        }
        Some(next)
    }
}
