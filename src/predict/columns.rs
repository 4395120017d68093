//! Long arithmetic: the engine writes the digits in columns, and the model says what two digits come to.

use std::collections::BTreeMap;

use crate::program::{Arranged, Columns, arranged, columns, formatted, respelled};
use crate::request::Evaluated;

use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};

/// Questions of one operation; a product of two numbers of three digits takes some thirty.
const MOST: usize = 160;

impl Predictor {
    /// What an operation on two numbers comes to: asked digit by digit, or as it is.
    pub(super) async fn arithmetic(
        &mut self,
        place: Place<'_>,
        operation: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let spelled = place.program.by_module(place.at, operation);
        let (mut text, mut sure) = (spelled.unwrap_or_else(|| operation.to_owned()), 1.0);
        if let Some(inside) = formatted(operation) {
            // What is formatted has to be a number before it can be.
            let worth = Box::pin(self.worth(place, &operation[inside.clone()])).await?;
            if let Some(worth) = worth.filter(|worth| worth.value != operation[inside.clone()]) {
                // A brace behind the opening one would be a brace of the text.
                let open = if worth.value.starts_with('{') {
                    " "
                } else {
                    ""
                };
                text.replace_range(inside, &format!("{open}{}", worth.value));
                sure = worth.probability;
            }
            // What has become a value may only be filled up: `f'{len(s):03d}'`.
            if text != operation
                && let Some(Arranged::Value(value)) = arranged(&text, |_| None)
            {
                return Ok(Some((Evaluated::Value(Some(value)), sure)));
            }
            if text != operation
                && let Some(raised) = place.program.missing(&text, |_| None)
            {
                return Ok(Some((Evaluated::Exception(Some(raised)), sure)));
            }
            if let Some(simpler) = respelled(&text) {
                let worth = Box::pin(self.worth(place, &simpler)).await?;
                if let Some(worth) = worth {
                    let (value, probability) = worth.evaluated();
                    return Ok(Some((value, probability * sure)));
                }
            }
        }
        match self.in_columns(place, &text).await? {
            Some(worth) => {
                let (value, probability) = worth.evaluated();
                Ok(Some((value, probability * sure)))
            }
            None => match place.program.told_exactly(place.at, &text) {
                Some((told, probability)) => Ok(Some((told.into(), probability * sure))),
                None => self.watch(place, operation).await,
            },
        }
    }

    /// What an operation comes to digit by digit; `None` if it is not taken apart, or if an answer was none that can stand in a column.
    async fn in_columns(
        &mut self,
        place: Place<'_>,
        operation: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        // An answer that is used twice is as sure as one.
        let mut probability = 1.0;
        for _ in 0..MOST {
            let (question, counts) = match columns(operation, |fact| known.get(fact).cloned()) {
                None => return Ok(None),
                Some(Columns::Value(value)) => return Ok(Some(Worth { value, probability })),
                Some(Columns::Ask(question)) => (question, true),
                Some(Columns::Guess(question)) => (question, false),
            };
            let said = self.watch(place, &question).await?;
            let Some((Evaluated::Value(Some(value)), sure)) = said else {
                return Ok(None);
            };
            if counts {
                probability *= sure;
            }
            known.insert(question, value);
        }
        Ok(None)
    }
}
