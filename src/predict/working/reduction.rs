//! Reduction: an expression with its values is worked out operation by operation. What can be looked up is not asked; what goes through
//! elements is taken apart.

use std::ops::Range;

use crate::language::{default_item, held, is_plain, looked_up, requoted};
use crate::program::{
    Arranged, Reduction, fold_around, order, pieces, put, shown_type, traversed, with_sets_in_order,
};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::MAX_WHOLE;

use super::Worth;
use super::operands::{consulted, copied, f_string_of, known, made_container, put_in};
use super::spelling::{as_shown, is_text};
use crate::predict::place::Place;
use crate::predict::{PredictError, Predictor};

/// Operations of one expression that may be asked about; what is left after them is asked as a whole.
const MOST: usize = 12;

/// Operations of one expression, those with them that are looked up.
const MOST_LOOKED_UP: usize = 60;

/// Code points of an expression with values in it; a longer one is asked as it was before.
const LONGEST: usize = 120;

impl Predictor {
    /// What an expression comes to, with the probability of that; `None` where there is no room for the questions.
    pub(in crate::predict) async fn value_of(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        if place.program.lacks_inf(place.at, expression) {
            return self.watch(place, expression).await;
        }
        self.reduce(place, put_in(place, expression)).await
    }

    /// What an expression that has its values comes to, operation by operation.
    pub(super) async fn reduce(
        &mut self,
        place: Place<'_>,
        mut text: String,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let mut probability = 1.0;
        let mut answered = false;
        let mut asked = 0;
        // What is too long to be asked may become shorter again; until then what it was before is what is asked.
        let mut short: Option<(String, f64)> = None;
        for _ in 0..MOST_LOOKED_UP {
            if asked == MOST {
                break;
            }
            let before = probability;
            let (part, value) = match place.program.reduction(&text) {
                None => match self.left_over(place, &text, answered).await? {
                    Some(left) => {
                        return Ok(Some(left.after(probability)));
                    }
                    None => break,
                },
                Some(Reduction::Put(part, value)) => {
                    answered = true;
                    (part, value)
                }
                Some(Reduction::Each(part)) => {
                    let Some(list) = self.list_of(place, &text[part.clone()]).await? else {
                        let raised = self.raised_by_element(place, &text, part).await?;
                        let Some((raised, sure)) = raised else { break };
                        return Ok(Some((raised, probability * sure)));
                    };
                    probability *= list.probability;
                    answered = true;
                    asked += usize::from(list.probability < 1.0);
                    // A list of functions is written out nowhere.
                    if part == (0..text.len()) && !is_plain(&list.value) {
                        return Ok(Some((Evaluated::Value(Some(list.value)), probability)));
                    }
                    (part, list.value)
                }
                Some(Reduction::Elements(part)) => {
                    let Some(found) = self.elements(place, &text[part.clone()]).await? else {
                        let raised = self.raised_by_element(place, &text, part.clone()).await?;
                        if let Some((raised, sure)) = raised {
                            return Ok(Some((raised, probability * sure)));
                        }
                        let Some((outcome, sure)) = self.folded(place, &text, &part).await? else {
                            break;
                        };
                        return Ok(Some((outcome, probability * sure)));
                    };
                    let list = found.listed();
                    let listed = text[..part.start] == *"list(" && text[part.end..] == *")";
                    if listed && !is_plain(&list.value) {
                        let probability = probability * list.probability;
                        return Ok(Some((Evaluated::Value(Some(list.value)), probability)));
                    }
                    // Objects cannot stand there, but be put in order where they are.
                    if !is_plain(&list.value)
                        && let Some(worth) = Box::pin(self.fold(place, &text)).await?
                    {
                        return Ok(Some(worth.after(probability)));
                    }
                    probability *= list.probability;
                    answered = true;
                    asked += usize::from(list.probability < 1.0);
                    (part, list.value)
                }
                Some(Reduction::Ask(part)) => {
                    let said = self.operation_of(place, &text, &part).await?;
                    let Some((outcome, sure)) = said else {
                        return Ok(None);
                    };
                    probability *= sure;
                    answered = true;
                    asked += usize::from(sure < 1.0);
                    match outcome {
                        Evaluated::Value(Some(value)) if part != (0..text.len()) => {
                            // A set without items is a call, and may stand there as well.
                            let empty = value == "set()";
                            let value = match empty || is_plain(&value) || is_text(&value) {
                                true => Some(value),
                                false => place
                                    .program
                                    .spelled(&value)
                                    .or_else(|| traversed(&text, &part, &value)),
                            };
                            let Some(value) = value else {
                                // Objects cannot stand there, but be handed on as they are shown.
                                match self.display(place, &text).await? {
                                    Some(worth) => {
                                        return Ok(Some(worth.after(probability)));
                                    }
                                    None => break,
                                }
                            };
                            (part, value)
                        }
                        outcome => return Ok(Some((outcome, probability))),
                    }
                }
            };
            let Some(next) = put(&text, part, &value) else {
                break;
            };
            let length = next.chars().count();
            if length <= LONGEST.max(text.chars().count()) && short.is_none() {
                // With a key worked out, an item may be known.
                text = put_in(place, &next);
            } else if length <= MAX_WHOLE {
                short.get_or_insert((text, before));
                text = next;
            } else {
                break;
            }
        }
        let (text, probability) = short.unwrap_or((text, probability));
        let said = self.watch(place, &text).await?;
        Ok(said.map(|(outcome, sure)| (outcome, probability * sure)))
    }

    /// What the operation at some bytes of an expression comes to. One that is too long with all its values keeps its names, and what is evaluated
    /// first in it has room for its own.
    async fn operation_of(
        &mut self,
        place: Place<'_>,
        text: &str,
        part: &Range<usize>,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let operation = &text[part.clone()];
        if *part != (0..text.len()) {
            let told = put_in(place, operation);
            if told != operation && told.chars().count() <= LONGEST {
                return Box::pin(self.reduce(place, told)).await;
            }
        }
        self.operation(place, operation).await
    }

    /// What an expression comes to in which a call makes something of all elements of what is at some bytes: what is gone through in an order
    /// that no state shows has a sum all the same.
    async fn folded(
        &mut self,
        place: Place<'_>,
        text: &str,
        iterated: &Range<usize>,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let Some(fold) = fold_around(text, iterated) else {
            return Ok(None);
        };
        let Some(worth) = Box::pin(self.fold(place, &text[fold.clone()])).await? else {
            return Ok(None);
        };
        if fold == (0..text.len()) {
            return Ok(Some(worth.evaluated()));
        }
        let Some(next) = put(text, fold, &worth.value) else {
            return Ok(None);
        };
        let outcome = Box::pin(self.reduce(place, next)).await?;
        Ok(outcome.map(|(outcome, sure)| (outcome, worth.probability * sure)))
    }

    /// What an expression is worth in which no operation is left, where something of it has been worked out or not; `None` where it has to
    /// be asked as a whole.
    async fn left_over(
        &mut self,
        place: Place<'_>,
        text: &str,
        answered: bool,
    ) -> Result<Option<Worth>, PredictError> {
        if let Some(made) = place.program.made_object(place.at, text) {
            return Ok(Some(Worth::certain(made)));
        }
        let written = requoted(text);
        if let Some(shown) = as_shown(&written).filter(|_| answered) {
            return Ok(Some(Worth::certain(shown)));
        }
        if let Some(written) = place.program.amounts_written(text) {
            return Ok(Some(Worth::certain(written)));
        }
        if let Some(shown) = shown_type(text).or_else(|| place.program.shown_range(place.at, text))
        {
            return Ok(Some(Worth::certain(shown)));
        }
        if let Some(set) = self.display(place, text).await? {
            return Ok(Some(set));
        }
        if answered && place.program.holds_dates(text) {
            return Ok(Some(Worth::certain(text.to_owned())));
        }
        // What is left of a choice, or a named tuple that is written out.
        let whole = known(place, text).filter(|_| answered);
        Ok(whole.map(Worth::certain))
    }

    /// What an operation comes to. What can be looked up is not asked; one that goes through elements is taken apart, and so is an
    /// order of values.
    async fn operation(
        &mut self,
        place: Place<'_>,
        operation: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        if let Some(shown) = place.program.member_shown(place.at, operation) {
            return Ok(Some((Evaluated::Value(Some(shown)), 1.0)));
        }
        if let Some(is_of) = place.program.kind_told(place.at, operation) {
            let value = PythonValue::Bool(is_of).to_string();
            return Ok(Some((Evaluated::Value(Some(value)), 1.0)));
        }
        if let Some(consulted) = consulted(place, operation) {
            return Ok(Some(consulted));
        }
        if let Some(other) = place.program.in_words_of_python(place.at, operation) {
            let worth = Box::pin(self.worth(place, &other)).await?;
            return Ok(worth.map(Worth::evaluated));
        }
        if let Some((operation, sure)) = self.with_group(place, operation).await? {
            let found = Box::pin(self.operation(place, &operation)).await?;
            return Ok(found.map(|(outcome, probability)| (outcome, probability * sure)));
        }
        // What a template is given may be no value that can stand in an expression.
        if let Some(formatted) = f_string_of(place, operation)
            && let Some(outcome) = Box::pin(self.outcome(place, &formatted)).await?
        {
            return Ok(Some(outcome));
        }
        if let Some(pieces) = pieces(operation) {
            let text = Box::pin(self.written(place, &pieces)).await?;
            if let Some(text) = text.and_then(Worth::quoted) {
                return Ok(Some(text.evaluated()));
            }
        }
        let made = || {
            let made = made_container(place, operation);
            made.or_else(|| place.program.made_object(place.at, operation))
                .or_else(|| place.program.replaced(place.at, operation))
                .or_else(|| place.program.shown_slice(place.at, operation))
                .or_else(|| place.program.converted(place.at, operation))
                .or_else(|| place.program.records_in_order(place.at, operation))
                .or_else(|| place.program.records_compared(place.at, operation))
                .or_else(|| copied(place, operation))
        };
        let found = looked_up(&requoted(operation)).map(with_sets_in_order);
        let found = found.or_else(made);
        let worth = match found {
            Some(value) => Some(Worth::certain(value)),
            None => match place.program.arranged(operation, |name| known(place, name)) {
                Some(Arranged::Value(value)) => Some(Worth::certain(value)),
                Some(Arranged::Set(items)) => self.set_of(place, items).await?,
                None => match default_item(operation, place.at) {
                    Some(value) => Some(Worth::certain(value.to_owned())),
                    None => match self.heaped(place, operation).await? {
                        Some(heap) => Some(heap),
                        None => match self.whole_function(place, operation).await? {
                            Some(number) => Some(number),
                            None => self.fold(place, operation).await?,
                        },
                    },
                },
            },
        };
        if let Some(worth) = worth {
            return Ok(Some(worth.evaluated()));
        }
        if let Some(message) = place.program.no_member(place.at, operation) {
            return Ok(Some((Evaluated::Exception(Some(message)), 1.0)));
        }
        let told = |name: &str| {
            held(name, place.at).or_else(|| place.program.member_shown(place.at, name))
        };
        if let Some(message) = place.program.missing(&requoted(operation), told) {
            return Ok(Some((Evaluated::Exception(Some(message)), 1.0)));
        }
        let plain = |name: &str| known(place, name);
        let plain = place.program.compared_plainly(operation, plain);
        let operation = plain.as_deref().unwrap_or(operation);
        match order(operation) {
            Some(order) => match self.holds(place, &order).await? {
                Some((truth, sure)) => {
                    let value = if truth { "True" } else { "False" };
                    Ok(Some((Evaluated::Value(Some(value.to_owned())), sure)))
                }
                None => self.watch(place, operation).await,
            },
            None => self.arithmetic(place, operation).await,
        }
    }

    /// What comes to of a display: a set's items have an order that has to be asked.
    pub(super) async fn display(
        &mut self,
        place: Place<'_>,
        text: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let held =
            |name: &str| known(place, name).or_else(|| place.program.made_object(place.at, name));
        match place.program.arranged(text, held) {
            Some(Arranged::Set(items)) => self.set_of(place, items).await,
            Some(Arranged::Value(value)) => Ok(Some(Worth::certain(value))),
            None => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::model::block_on;
    use crate::predict::fixtures::{before, place, untrained};
    use crate::program::Program;

    #[test]
    fn an_expression_is_asked_until_nothing_is_left() {
        let mut predictor = untrained();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let at = before(2);
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str| {
            let place = place(&program, &at, &document);
            let found = predictor.value_of(place, expression);
            let (outcome, probability) = block_on(found).unwrap().unwrap();
            assert!(
                probability > 0.0 && probability <= 1.0,
                "{expression}: {outcome:?}"
            );
        };
        for expression in [
            "a",
            "a+1",
            "(a+1)*(a-1)",
            "[a, a+1]",
            "a and a+1",
            "{a, 1}",
            "unknown",
            "f(a)",
            "[x+y for x in [1, 2] for y in [a, a]]",
            "list(map(max, [a], [1]))",
            "sorted([[a], 'x'])",
            "sum(filter(None, [a]))",
        ] {
            check(expression);
        }
    }
}
