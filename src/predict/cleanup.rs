//! The end of a `finally` (`program/cleanup.rs`): the value of the `return` that has waited for it, and the exception that goes on.

use crate::action::Action;
use crate::language::Control;
use crate::program::{Left, Target, Way, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

use super::answers::{Answers, returned};
use super::place::Place;
use super::settled::{ENTERED, Settled};
use super::working::Worked;
use super::{PredictError, Predictor, Ways};

impl Predictor {
    /// Adds to what was found out before a step what is left to do at the end of a `finally`.
    pub(super) async fn clean_up(
        &mut self,
        ways: &Ways<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), PredictError> {
        let single = self.asks_first && *ways.action == Action::StepInto;
        let runs = ways.at.event == Event::Line || answers.resumed.is_some();
        if single {
            self.leave(ways, answers).await?;
        }
        if !single || !runs || !answers.stays {
            return Ok(());
        }
        let left = || {
            let mut past = ways.past()?;
            // A call in the last line may have returned.
            past.extend(answers.resumed);
            Some((ways.program.left_to_do(&past)?, past))
        };
        let Some((left, past)) = left() else {
            return Ok(());
        };
        let at = answers.resumed.unwrap_or(ways.at);
        match ways.program.goes_on_behind(at, &left) {
            Some(Way::Returns) => answers.returns = true,
            Some(Way::Line(line)) => {
                answers.leads = Some(line);
                answers.worked.retain(|one| one.target != Target::End);
                return Ok(());
            }
            None => return Ok(()),
        }
        let worth = match left {
            Left::Raised(_) | Left::Jumped(_) => Some(("None".to_owned(), 1.0)),
            Left::Returned(index) => match changed_since(ways, past.get(index), answers) {
                Some(now) => Some(now),
                None => self.waited_for(ways, &past, index).await?,
            },
        };
        answers.worked.retain(|one| one.target != Target::End);
        if let Some((value, probability)) = worth {
            answers.worked.push(Worked {
                target: Target::End,
                value,
                probability,
            });
        }
        Ok(())
    }

    /// The state in which a frame returns whose `with` was left by a `return`: what that has waited with is worked out.
    async fn leave(
        &mut self,
        ways: &Ways<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), PredictError> {
        let managed = || {
            let past = ways.past()?;
            let index = ways.program.returns_behind(&past)?;
            let told = answers.next.clone();
            let told = told.or_else(|| ways.program.generator_goes_on(&past, ways.at));
            let told = told.or_else(|| ways.program.suppressed(&past));
            let open = |next: &State| next.event == Event::Return && next.value.is_none();
            Some((told.filter(open)?, past, index))
        };
        let Some((mut next, past, index)) = managed() else {
            return Ok(());
        };
        let worth = self.waited_for(ways, &past, index).await?;
        let worth = worth.filter(|(_, probability)| *probability >= ENTERED);
        next.value = match worth {
            // What has become of it since is found by the same names.
            Some((value, _)) if may_change(&value) => {
                self.found_again(ways, &past, index, &next).await?
            }
            worth => worth.map(|(value, _)| value),
        };
        answers.next = next.value.is_some().then_some(next);
        answers.touched = None;
        Ok(())
    }

    /// What the names come to in a state that returns which a `return` names that has waited, if it does no more than that.
    async fn found_again(
        &mut self,
        ways: &Ways<'_>,
        past: &[&State],
        index: usize,
        next: &State,
    ) -> Result<Option<String>, PredictError> {
        let named = || {
            let at = past.get(index).filter(|at| at.event == Event::Line)?;
            let text = &ways.program.line(at.line()?)?.text;
            let named = text.strip_prefix("return ")?;
            named.split('.').all(is_identifier).then_some(named)
        };
        let Some(named) = named() else {
            return Ok(None);
        };
        let at = State {
            event: Event::Line,
            value: None,
            ..next.clone()
        };
        let place = Place {
            at: &at,
            ..ways.place()
        };
        let worth = self.worth(place, named).await?;
        let worth = worth.filter(|worth| worth.probability >= ENTERED);
        Ok(worth.map(|worth| worth.value))
    }

    /// What a `return` returns that was about to run in one of the states on the way, or whose call has returned in it.
    async fn waited_for(
        &mut self,
        ways: &Ways<'_>,
        past: &[&State],
        index: usize,
    ) -> Result<Option<(String, f64)>, PredictError> {
        let Some(at) = past.get(index) else {
            return Ok(None);
        };
        let resumed = match at.event {
            Event::Return => {
                let before = returned(&ways.history[..index.min(ways.history.len())], at);
                let Some(resumed) = ways.program.resumed(at, &before) else {
                    return Ok(None);
                };
                Some(resumed)
            }
            Event::Line => None,
            _ => return Ok(None),
        };
        let (program, at) = match &resumed {
            Some(rest) => (&rest.program, &rest.at),
            None => (ways.program, *at),
        };
        let line = at.line().and_then(|line| program.line(line));
        let text = line.and_then(|line| line.text.strip_prefix("return "));
        let Some(text) = text.filter(|text| !program.may_enter(at, text)) else {
            let bare = line.is_some_and(|line| line.text == "return");
            return Ok(bare.then(|| ("None".to_owned(), 1.0)));
        };
        let place = Place {
            program,
            at,
            ..ways.place()
        };
        let worth = self.worth(place, text).await?;
        Ok(worth.map(|worth| (worth.value, worth.probability)))
    }

    /// What was said, or that the frame returns, or goes on elsewhere, where a `finally` comes to its end that has been waited for.
    pub(super) async fn come_back(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let depth = ways.goes_on().depth();
        if let Some(line) = ways.answers.leads {
            let leads = |state: &State| {
                state.event == Event::Line && state.depth() == depth && state.line() == Some(line)
            };
            if leads(&said.state) {
                return Ok(said);
            }
            let place = Some((depth, line));
            let forced = self.force(ways, document, Control::Line, place, ENTERED);
            let forced = forced.await?.filter(|one| leads(&one.state));
            return Ok(forced.unwrap_or(said));
        }
        let comes = |state: &State| state.event == Event::Return && state.depth() == depth;
        if !ways.answers.returns || comes(&said.state) {
            return Ok(said);
        }
        let place = ways.goes_on().line().map(|line| (depth, line));
        let forced = self
            .force(ways, document, Control::Return, place, ENTERED)
            .await?;
        Ok(forced.filter(|one| comes(&one.state)).unwrap_or(said))
    }
}

/// Whether a value is not one that surely stays as it is.
fn may_change(value: &str) -> bool {
    let value = PythonValue::read(value);
    !value.is_ok_and(|value| {
        matches!(
            value,
            PythonValue::None
                | PythonValue::Bool(_)
                | PythonValue::Int(_)
                | PythonValue::Float(_)
                | PythonValue::Str(_)
        )
    })
}

/// What a list or a dictionary is by now that a `return NAME` at a state waits to return: what the `finally` changes in it is returned with it.
fn changed_since(
    ways: &Ways<'_>,
    at: Option<&&State>,
    answers: &Answers<'_>,
) -> Option<(String, f64)> {
    let at = at.filter(|at| at.event == Event::Line)?;
    let line = ways.program.line(at.line()?)?;
    let name = line.text.strip_prefix("return ")?;
    let goes_on = ways.goes_on();
    let frame = goes_on.top()?;
    let now = frame.known(name)?;
    let changes = |text: &str| text.starts_with(['[', '{']);
    let both = changes(at.top()?.known(name)?) && changes(now);
    if !both || ways.program.rebinds(frame, name) {
        return None;
    }
    let top = goes_on.depth() - 1;
    let own = answers.worked.iter().find(|one| match &one.target {
        Target::Changed { local, .. } => local.frame == top && local.name == name,
        _ => false,
    });
    Some(own.map_or((now.to_owned(), 1.0), |own| {
        (own.value.clone(), own.probability)
    }))
}
