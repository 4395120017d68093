//! What is typed where a program asks for it (`program/typed.rs`): the line that asks is told with what it gets, and what it asks with is printed first.

use crate::program::{Done, Program, Target, Typed};
use crate::quiz::PythonValue;
use crate::request::{Awaited, Evaluated};
use crate::state::{Event, State};

use super::place::Place;
use super::{PredictError, Predictor, Ways};

impl Predictor {
    /// The program in which the line that is about to run at a state has what was typed, and what it has printed by then; `None` where it asks for
    /// nothing, or what was typed is not known.
    ///
    /// # Errors
    /// [`PredictError::Awaited`] where it asks for more than was typed.
    pub(super) async fn type_in(
        &mut self,
        ways: &Ways<'_>,
        program: &Program,
        at: &State,
    ) -> Result<Option<(Program, Done)>, PredictError> {
        self.asked_with.clear();
        if at.event != Event::Line {
            return Ok(None);
        }
        // Without what is typed, there is nothing to look for.
        let past = program.input().and_then(|_| ways.past());
        let typed = program.typed_at(at, past.as_deref());
        let place = Place {
            program,
            at,
            ..ways.place()
        };
        match typed {
            None => Ok(None),
            Some(Typed::Awaited(prompt)) => {
                let asked = match prompt {
                    Some(prompt) => self.text_of(place, &prompt).await?,
                    None => None,
                };
                Err(PredictError::Awaited(Awaited {
                    line: at.line().unwrap_or_default(),
                    prompt: asked.map(|(text, _)| text).unwrap_or_default(),
                }))
            }
            Some(Typed::Told { program, prompts }) => {
                let mut done = Done::default();
                let mut asked = Vec::new();
                for prompt in prompts {
                    let Some(prompt) = prompt else {
                        asked.push(String::new());
                        continue;
                    };
                    // What it asks with is not known: nothing is told of the line.
                    let Some((text, sure)) = self.text_of(place, &prompt).await? else {
                        return Ok(None);
                    };
                    asked.push(text.clone());
                    done.give(Target::Output, text, sure);
                }
                self.asked_with = asked;
                Ok(Some((*program, done)))
            }
        }
    }

    /// What is printed of the value of an expression, and how sure that is; `None` where it has none.
    async fn text_of(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(String, f64)>, PredictError> {
        let found = self.value_of(place, expression).await?;
        Ok(found.and_then(|(outcome, sure)| match outcome {
            Evaluated::Value(Some(value)) => match PythonValue::read(&value) {
                Ok(PythonValue::Str(text)) => Some((text, sure)),
                _ => Some((value, sure)),
            },
            _ => None,
        }))
    }
}
