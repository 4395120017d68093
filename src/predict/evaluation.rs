//! Evaluation: the value of an expression that the user watches, and how the model is asked about one.

use crate::language::{Grammar, Question, encode_question};
use crate::model::ModelError;
use crate::program::{Program, canonical_expression};
use crate::request::{Evaluated, HistoryEntry, Reply, RequestError};
use crate::state::State;

use super::certain::certain;
use super::chooser::Chooser;
use super::decoder::{self, Decoded};
use super::place::Place;
use super::{PredictError, Predictor};

impl Predictor {
    /// The value of an expression at a state, which a history has led to.
    pub(super) async fn evaluate(
        &mut self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
        expression: &str,
    ) -> Result<Reply, PredictError> {
        let expression = canonical_expression(expression).map_err(RequestError::from)?;
        let expression = program.with_library_names_in(&expression);
        let expression = program.with_private_names_of(at, &expression);
        if let Some(value) = certain(at, &expression) {
            return Ok(Reply::Value {
                value: Some(value),
                exception: None,
                probability: 1.0,
            });
        }
        if let Some(message) = program.nowhere(at, &expression) {
            return Ok(Reply::Value {
                value: None,
                exception: Some(message),
                probability: 1.0,
            });
        }
        let given = encode_question(&self.tokenizer, at, Question::Watch, &expression).len();
        let document = self.context(program, history, at, given)?.ids;
        let place = Place {
            program,
            at,
            document: &document,
            given: 0,
        };
        // What enters no frame is worked out as what a statement evaluates is.
        let found = match program.may_enter(at, &expression) {
            true => None,
            false => self.outcome(place, &expression).await?,
        };
        let found = match found {
            Some(found) => Some(found),
            None => self.value_of(place, &expression).await?,
        };
        let (length, context) = (document.len() + given, self.session.config().context);
        let no_room = ModelError::ContextFull { length, context };
        let (outcome, probability) = found.ok_or(no_room)?;
        let (value, exception) = match outcome {
            Evaluated::Value(value) => (value, None),
            Evaluated::Exception(message) => (None, Some(message.unwrap_or_default())),
            Evaluated::Skipped => (None, None),
        };
        Ok(Reply::Value {
            value,
            exception,
            probability,
        })
    }

    /// Appends a question about an expression to the document of the state `at`; gives what the model says to it, brought
    /// to its end after `most` tokens.
    pub(super) async fn ask(
        &mut self,
        program: &Program,
        document: &mut Vec<u32>,
        at: &State,
        (question, expression): (Question, &str),
        most: usize,
    ) -> Result<Decoded, PredictError> {
        document.extend(encode_question(&self.tokenizer, at, question, expression));
        let skippable = question == Question::Subexpression;
        let grammar = Grammar::for_reply(&self.tokenizer, program, at, skippable).with_budget(most);
        decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            document,
            &[],
            &mut Chooser::Greedy,
        )
        .await
    }
}
