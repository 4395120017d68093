//! Working out: the value of an expression, asked one operation at a time.
//!
//! Told in the tokens of the next state, a value takes all the steps of reasoning at once. Here what can be looked up is put in
//! for the names, and the expression is reduced: each operation is a watch of its own, whose operands stand side by side. The
//! model says every value; the engine only looks up, and puts answers in their places. Where a statement gives the value to
//! a local, or returns it, and the step says another one, the surer of both is taken, as for decisions.

mod bystanders;
mod operands;
mod reduction;
mod spelling;
mod statement;
mod text;
mod watch;

use crate::language::{is_plain, requoted};
use crate::program::{HeapChange, Target, spliced};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::MAX_WHOLE;

use super::place::Place;
use super::{PredictError, Predictor};
use operands::{consulted, f_string_of, known_as_a_whole, put_in};
use spelling::{as_shown, is_written, written_out};
pub(super) use statement::in_order;

/// Code points of an expression that is worked out at all: what is nested deeper than fits into them is left to the step.
const LONGEST_WORKED: usize = 480;

/// Code points of a template with what fills it up that is worked out as it is: longer ones part by part.
const LONGEST_TEMPLATE: usize = 60;

/// A value that was worked out for what a statement gives it to.
#[derive(Clone, Debug)]
pub(super) struct Worked {
    pub target: Target,
    pub value: String,
    pub probability: f64,
}

/// What an expression is worth, and how surely.
pub(super) struct Worth {
    pub value: String,
    pub probability: f64,
}

impl Worth {
    /// The value that something was evaluated to.
    fn of((outcome, probability): (Evaluated, f64)) -> Option<Worth> {
        match outcome {
            Evaluated::Value(Some(value)) => Some(Worth { value, probability }),
            _ => None,
        }
    }

    /// What evaluating has come to that is worth this.
    pub(super) fn evaluated(self) -> (Evaluated, f64) {
        (Evaluated::Value(Some(self.value)), self.probability)
    }

    /// The same where it is reached so surely.
    fn after(self, probability: f64) -> (Evaluated, f64) {
        let (value, sure) = self.evaluated();
        (value, probability * sure)
    }

    pub(super) fn certain(value: String) -> Worth {
        Worth {
            value,
            probability: 1.0,
        }
    }

    /// A text as the value of a string, if it needs no escapes but those of ends of lines.
    fn quoted(self) -> Option<Worth> {
        let value = format!("'{}'", self.value);
        if is_plain(&value) {
            return Some(Worth { value, ..self });
        }
        // What has one kind of quotes in it stands between the other, and ends of lines are escaped.
        let lines = self.value.replace(['\'', '\n'], "");
        let value = PythonValue::Str(self.value).to_string();
        is_plain(&format!("'{lines}'")).then_some(Worth { value, ..self })
    }
}

impl Predictor {
    /// What an expression is worth: looked up, or worked out; `None` where it is no value that can be written.
    pub(super) async fn worth(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let outcome = self.outcome(place, expression).await?;
        Ok(outcome.and_then(Worth::of))
    }

    /// What evaluating an expression comes to: looked up, or worked out; `None` where that cannot be told.
    pub(super) async fn outcome(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let value = |value: String| Some((Evaluated::Value(Some(value)), 1.0));
        if let Some(known) = known_as_a_whole(place, expression) {
            return Ok(value(known));
        }
        if let Some(consulted) = consulted(place, expression) {
            return Ok(Some(consulted));
        }
        if place.program.lacks_inf(place.at, expression) {
            return Ok(None);
        }
        // What is pushed may be an object, which no expression with values has.
        if let Some(change) = HeapChange::of(expression) {
            let heap = Box::pin(self.changed_heap(place, &change)).await?;
            return Ok(heap.map(Worth::evaluated));
        }
        let identity = place.program.identity(place.at, expression);
        let kind = || place.program.kind_told(place.at, expression);
        if let Some(truth) = identity.or_else(kind) {
            let text = if truth { "True" } else { "False" };
            return Ok(value(text.to_owned()));
        }
        let length = expression.chars().count();
        if length > LONGEST_TEMPLATE
            && let Some(formatted) = f_string_of(place, expression)
        {
            return Box::pin(self.outcome(place, &formatted)).await;
        }
        if length > LONGEST_WORKED
            && let Some(written) = written_out(expression)
        {
            return Ok(value(written));
        }
        // What is written out as it is takes no work, however long it is.
        if length > MAX_WHOLE
            || (length > LONGEST_WORKED && place.program.reduction(expression).is_some())
        {
            return Ok(None);
        }
        let text = put_in(place, expression);
        let text = match spliced(&text) {
            Some(text) if let Some(known) = known_as_a_whole(place, &text) => {
                return Ok(value(known));
            }
            spliced => spliced.unwrap_or(text),
        };
        if place.program.reduction(&text).is_none() {
            let written = requoted(&text);
            let known = match text == *expression {
                true => is_written(&written).then(|| written.into_owned()),
                false => as_shown(&written),
            };
            if let Some(known) = known {
                return Ok(value(known));
            }
            let amounts = || place.program.amounts_written(&text);
            if let Some(written) = written_out(&text).or_else(amounts) {
                return Ok(value(written));
            }
            let set = self.display(place, &text).await?;
            return Ok(set.map(Worth::evaluated));
        }
        self.reduce(place, text).await
    }
}
