//! Exceptions on their way: which handler comes next, and whether it takes the exception (`program/handlers.rs`). A state at an `except`
//! does not show what was raised; the history does.

use crate::action::Action;
use crate::language::Control;
use crate::program::{Caught, Program, Target, is_within};
use crate::request::HistoryEntry;
use crate::state::{AliasName, Event, State};

use super::settled::{ENTERED, Settled};
use super::working::Worked;
use super::{PredictError, Predictor, Ways};

impl Predictor {
    /// What was said, or, where an exception is on its way, what the handlers of the program say.
    pub(super) async fn catch(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let at = ways.at;
        let follows = matches!(ways.action, Action::StepInto | Action::StepOver);
        if !self.asks_first || !follows {
            return Ok(said);
        }
        let depth = at.depth();
        match ways.program.caught(at) {
            Some(Caught::Line(line)) => {
                return self.lead(ways, document, said, Control::Line, line).await;
            }
            Some(Caught::Leaves) => {
                let line = at.line().unwrap_or_default();
                return self.lead(ways, document, said, Control::Return, line).await;
            }
            None => {}
        }
        let handled = ways.raised.and_then(|raised| {
            let shown = ways.answers.raised.clone();
            let shown = shown.or_else(|| ways.program.shown_end(&ways.past()?, raised));
            let made = || {
                ways.program
                    .shown_as_raised(origin(ways.history, raised)?, raised)
            };
            let shown = shown.or_else(made);
            ways.program.handled(at, raised, shown.as_deref())
        });
        let Some(handled) = handled else {
            return Ok(said);
        };
        let (event, line) = match handled.line {
            Some(line) => (Control::Line, line),
            None => (Control::Return, at.line().unwrap_or_default()),
        };
        let mut led = self.lead(ways, document, said, event, line).await?;
        if !handled.takes && led.state.depth() == depth {
            keep_locals(at, &mut led);
        }
        let (Some((name, value)), Some(frame)) = (handled.bound, depth.checked_sub(1)) else {
            return Ok(led);
        };
        let bound = AliasName::new(frame, name);
        let worked = Worked {
            target: Target::Local(bound.clone()),
            value,
            probability: ENTERED,
        };
        let mut led = self.correct(ways, document, None, led, &worked).await?;
        if let Some(origin) = ways.raised.and_then(|raised| origin(ways.history, raised)) {
            ways.program.share_raised(origin, &bound, &mut led.state);
        }
        Ok(led)
    }

    /// What was said, if it is this event in this line of the frame, or else that.
    async fn lead(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
        event: Control,
        line: u32,
    ) -> Result<Settled, PredictError> {
        let depth = ways.at.depth();
        let leads = |state: &State| {
            event == Control::of_event(state.event)
                && state.depth() == depth
                && state.line() == Some(line)
        };
        if leads(&said.state) {
            return Ok(said);
        }
        let forced = self
            .force(ways, document, event, Some((depth, line)), ENTERED)
            .await?;
        Ok(forced.filter(|one| leads(&one.state)).unwrap_or(said))
    }
}

/// Puts the locals of a state into the one that follows it.
fn keep_locals(at: &State, next: &mut Settled) {
    for (index, (frame, before)) in next.state.frames.iter_mut().zip(&at.frames).enumerate() {
        frame.locals.clone_from(&before.locals);
        let kept = |name: &str| before.locals.iter().flatten().any(|(one, _)| one == name);
        let parts = &mut next.parts.locals;
        parts.retain(|(place, name), _| *place != index || kept(name));
    }
}

/// The state before one at which a frame returns, if a single step led from one to the other: nothing was passed over that was raised. Where the
/// last call of its line has returned then, nothing was raised either, which the frame would have told before.
pub(super) fn ended<'h>(history: &'h [HistoryEntry], at: &State) -> Option<&'h State> {
    let HistoryEntry { action, state } = history.last()?;
    let single = matches!(action, Action::StepInto);
    let (before, returning) = (state.top()?, at.top()?);
    let own = match state.depth() == at.depth() + 1 && state.event == Event::Return {
        true => state.frames.iter().rev().nth(1)?.function == returning.function,
        false => state.depth() == at.depth() && before.function == returning.function,
    };
    (at.event == Event::Return && single && own).then_some(state)
}

/// What was raised before a state at an `except`, where nothing but handlers of its frame has run since, or at which a frame is left by what
/// its `except` was asked about; with how many entries at the end of the history tell it.
pub(super) fn raised<'h>(
    program: &Program,
    history: &'h [HistoryEntry],
    at: &State,
) -> Option<(&'h str, usize)> {
    let asked = |state: &State| {
        let line = state.line().and_then(|line| program.line(line));
        let same = state.depth() == at.depth() && state.event == Event::Line;
        same && line.is_some_and(|line| line.text.starts_with("except"))
    };
    let mut before = history.iter().rev().map(|entry| &entry.state).zip(1..);
    if let Some(header) = program.goes_on_from(at) {
        let mut own = before
            .by_ref()
            .take_while(|(state, _)| state.depth() >= at.depth());
        own.find(|(state, _)| asked(state) && state.line() == Some(header))?;
    } else if !asked(at) {
        return None;
    }
    let (mut raised, mut count) = before.find(|(state, _)| !asked(state))?;
    // A `finally` that has come to its end lets what was raised before it go on.
    while raised.event == Event::Line && raised.depth() == at.depth() {
        let line = raised.line()?;
        let lines = program.cleaning(line).filter(|(_, last)| *last == line)?;
        let inside = |state: &State| is_within(state, at.depth(), lines);
        (raised, count) = before.find(|(state, _)| !inside(state) && !asked(state))?;
    }
    let own = raised.event == Event::Exception && raised.depth() == at.depth();
    let message = raised.value.as_deref().filter(|_| own)?;
    // The frames that it has left on its way tell where it comes from.
    let left = before
        .take_while(|(state, _)| comes_from(state, message, raised.depth()))
        .last();
    Some((message, left.map_or(count, |(_, count)| count)))
}

/// Whether a state is one on the way of an exception to the frame that has caught it: it is raised, or leaves a frame above.
fn comes_from(state: &State, message: &str, depth: usize) -> bool {
    state.depth() > depth
        && match state.event {
            Event::Exception => state.value.as_deref() == Some(message),
            Event::Return => true,
            _ => false,
        }
}

/// The state in which an exception was raised first that has come to an `except`, at which a history ends.
fn origin<'h>(history: &'h [HistoryEntry], message: &str) -> Option<&'h State> {
    let mut states = history.iter().rev().map(|entry| &entry.state);
    let caught = states.find(|state| state.event == Event::Exception)?;
    if caught.value.as_deref() != Some(message) {
        return None;
    }
    let left = states.take_while(|state| comes_from(state, message, caught.depth()));
    let raised = left.filter(|state| state.event == Event::Exception);
    Some(raised.last().unwrap_or(caught))
}
