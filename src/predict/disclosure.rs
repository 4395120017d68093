//! What objects have whose classes say themselves how they are written (`program/disclosure.rs`): before anything else is asked, the values of
//! attributes that are still to be worked out.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::program::{Disclosed, Objects, Program, Target, begun_at};
use crate::state::{Frame, State};

use super::answers::{Answers, returned};
use super::place::Place;
use super::wholes::has_cut;
use super::working::Worked;
use super::{PredictError, Predictor, Ways};

/// Attributes whose values are asked for before one step.
const MOST: usize = 6;

/// How often what objects are written with is asked for before one step: an answer may be what another one is asked with.
const ROUNDS: usize = 4;

impl Predictor {
    /// The state with what it does not show: its long values in full, and the attributes of its objects, as far as the states before tell
    /// them.
    pub(super) async fn disclose(
        &mut self,
        ways: &Ways<'_>,
    ) -> Result<Option<Disclosed>, PredictError> {
        if !self.asks_first || ways.action.is_inverse() {
            return Ok(None);
        }
        // Objects tell values that are longer than states show, too.
        let followed = ways.program.has_objects()
            || has_cut(ways.at)
            || ways.program.sorts_by_function(ways.at)
            || ways.program.asks_in_heaps();
        let disclosed = match followed {
            true => self.disclose_objects(ways).await?,
            false => None,
        };
        let wholes = self.wholes.of(ways.history, ways.at);
        if wholes.is_empty() {
            return Ok(disclosed);
        }
        let whole = |at: &State| wholes.put_into(at);
        Ok(Some(match disclosed {
            Some(disclosed) => Disclosed {
                at: whole(&disclosed.at),
                ..disclosed
            },
            None => Disclosed {
                program: ways.program.clone(),
                at: whole(ways.at),
                before: before(ways),
                objects: None,
                next: None,
                raised: None,
                message: None,
            },
        }))
    }

    /// The state in which the loop began whose header is about to run again, with its long values in full.
    pub(super) fn began(&self, ways: &Ways<'_>) -> Option<State> {
        let past = ways.past()?;
        let begun = begun_at(&past)?;
        let at = *past.get(begun)?;
        let wholes = self.wholes.of(ways.history.get(..begun)?, at);
        let whole = wholes.put_into(at);
        if !has_cut(&whole) {
            return Some(whole);
        }
        let objects = Objects::followed(ways.program, past.get(..=begun)?, &self.known);
        Some(ways.program.completed(&whole, objects, Vec::new()).at)
    }

    /// The state with the attributes of its objects, if the states before tell them.
    async fn disclose_objects(
        &mut self,
        ways: &Ways<'_>,
    ) -> Result<Option<Disclosed>, PredictError> {
        let Some(past) = ways.past() else {
            return Ok(None);
        };
        let mut objects = Objects::followed(ways.program, &past, &self.known);
        for _ in 0..ROUNDS {
            objects.look_ahead(ways.program, ways.at);
            // What is raised may be written with what has to be worked out.
            ways.program.thrown(&past, &objects);
            let wanted = objects.wanted();
            if !self.answer_all(ways.place(), &wanted).await? {
                break;
            }
            objects = Objects::followed(ways.program, &past, &self.known);
        }
        for expression in ways.program.unanswered(&objects, ways.at).iter().take(MOST) {
            if let Some(value) = self.answered(ways.place(), expression).await? {
                objects.learn_answer(expression, value);
            }
        }
        Ok(match ways.program.conceals() {
            true => ways.program.disclosed(&past, objects),
            false => {
                let message = ways.program.thrown(&past, &objects);
                let raised = objects.raised_shown(ways.program);
                Some(Disclosed {
                    message,
                    raised,
                    ..ways.program.completed(ways.at, objects, before(ways))
                })
            }
        })
    }

    /// What was worked out with the attributes of objects, as states of `program` show it; without what cannot be shown.
    pub(super) async fn displayed(
        &mut self,
        place: Place<'_>,
        program: &Program,
        worked: Vec<Worked>,
        objects: Option<&Objects>,
    ) -> Result<Vec<Worked>, PredictError> {
        let mut found = Vec::new();
        for worked in worked {
            let told = &worked.value;
            let shown = match worked.target {
                Target::Output | Target::Begun => {
                    self.displayed_text(place, program, told, objects).await?
                }
                _ => self.displayed_value(place, program, told, objects).await?,
            };
            found.extend(shown.map(|value| Worked { value, ..worked }));
        }
        Ok(found)
    }

    /// A value that is told with the attributes of objects, as states show it.
    async fn displayed_value(
        &mut self,
        place: Place<'_>,
        program: &Program,
        value: &str,
        objects: Option<&Objects>,
    ) -> Result<Option<String>, PredictError> {
        for _ in 0..ROUNDS {
            let mut wanted = Vec::new();
            let shown = program.displayed(value, &self.known, objects, &mut wanted);
            if shown.is_some() {
                return Ok(shown);
            }
            if !self.answer_all(place, &wanted).await? {
                break;
            }
        }
        // What is inside of itself is not told in full; it is what an object is told as.
        Ok(objects.and_then(|objects| objects.shown_of_told(program, value)))
    }

    /// What is printed is a text, in which nothing is left to be shown but the objects that are told with their attributes.
    async fn displayed_text(
        &mut self,
        place: Place<'_>,
        program: &Program,
        text: &str,
        objects: Option<&Objects>,
    ) -> Result<Option<String>, PredictError> {
        let mut whole = text.to_owned();
        for part in program.objects_told(text).into_iter().rev() {
            let told = &text[part.clone()];
            let Some(shown) = self.displayed_value(place, program, told, objects).await? else {
                return Ok(None);
            };
            whole.replace_range(part, &shown);
        }
        Ok(Some(whole))
    }

    /// Asks for the values of expressions without names; says whether one has been found.
    async fn answer_all(
        &mut self,
        place: Place<'_>,
        wanted: &[String],
    ) -> Result<bool, PredictError> {
        let mut found = false;
        for expression in wanted.iter().take(MOST) {
            found |= self.answered(place, expression).await?.is_some();
        }
        Ok(found)
    }

    /// The value of an expression without names, asked once for a program: it is the same wherever it is asked.
    async fn answered(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<String>, PredictError> {
        let program = place.program.telling();
        let place = Place {
            program: &program,
            ..place
        };
        let worth = self.worth(place, expression).await?;
        let Some(worth) = worth else {
            return Ok(None);
        };
        self.known
            .insert(expression.to_owned(), worth.value.clone());
        Ok(Some(worth.value))
    }
}

/// The frames that have returned already to the line which called the one that returns.
fn before(ways: &Ways<'_>) -> Vec<Option<Frame>> {
    let frames = returned(ways.history, ways.at).into_iter();
    frames.map(|frame| frame.cloned()).collect()
}

/// Adds to what was found out before a step what the objects of the program tell of the next state; `known` is what expressions without names are
/// worth that have been asked by now.
pub(super) fn tell_objects(
    answers: &mut Answers<'_>,
    disclosed: &Disclosed,
    known: &BTreeMap<String, String>,
) {
    answers.next.clone_from(&disclosed.next);
    // What is told as a whole tells what it changes.
    if answers.next.is_some() {
        answers.touched = None;
    }
    answers.raised.clone_from(&disclosed.raised);
    let objects = disclosed.objects.as_ref();
    answers.objects = objects.map(|objects| match objects.lacks_answers(known) {
        true => Rc::new(objects.with_answers(known)),
        false => objects.clone(),
    });
    if let Some(message) = &disclosed.message {
        answers.reached = true;
        answers.worked.retain(|one| one.target != Target::Raised);
        answers.worked.push(Worked {
            target: Target::Raised,
            value: message.clone(),
            probability: 1.0,
        });
    }
}
