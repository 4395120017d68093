//! An opened line as it runs: what its sub-expressions come to one after the other.

use std::collections::VecDeque;

use crate::action::Action;
use crate::calibration::{Kind, Made};
use crate::predict::careful::walk;
use crate::predict::chooser::Chooser;
use crate::predict::place::Place;
use crate::predict::{PredictError, Predictor, Ways};
use crate::program::{OpenedLine, calling, conditions_of, effect, evaluates_often, is_choice, put};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::{Event, State, Value};

/// How sure what is worked out has to be that it stands whatever the model says at once: single operations are right more often.
const WORKED: f64 = 0.5;

/// A line as it runs: its sub-expressions are worked out as statements are, and what calls of the program's functions return is what their frames
/// return.
pub(super) struct Run {
    /// The state of the line by now.
    at: State,
    /// What its sub-expressions have come to.
    known: Vec<(String, String)>,
    /// What its calls still have to return.
    returned: VecDeque<Returned>,
    /// What all of it comes to, where it gives that to a name or returns it.
    whole: Option<(Evaluated, f64)>,
}

/// What a call in a line has returned, or raised.
struct Returned {
    outcome: Evaluated,
    /// The state of the line then.
    at: State,
    /// How sure the way there is.
    sure: f64,
}

impl Run {
    /// The line that is about to run, with what its calls return where it comes to its end.
    pub async fn of(
        predictor: &mut Predictor,
        ways: &Ways<'_>,
        line: &OpenedLine,
    ) -> Result<Run, PredictError> {
        let mut expressions = line.expressions.iter();
        let enters = expressions.any(|one| ways.program.may_enter(ways.at, one));
        let mut run = Run {
            at: ways.at.clone(),
            known: Vec::new(),
            returned: VecDeque::new(),
            whole: None,
        };
        if enters {
            run.go_through(predictor, ways).await?;
        }
        Ok(run)
    }

    /// Goes through the line state by state, for what its calls return, in their order, and what it comes to.
    async fn go_through(
        &mut self,
        predictor: &mut Predictor,
        ways: &Ways<'_>,
    ) -> Result<(), PredictError> {
        let over = Ways {
            action: &Action::StepOver,
            ..*ways
        };
        let most = predictor.longest_way;
        let way = walk(predictor, &over, &mut Chooser::Greedy, most, false).await;
        let Some(way) = PredictError::alone(way)?.ok().flatten() else {
            return Ok(());
        };
        let depth = ways.at.depth() + 1;
        let worth = |sure| match &predictor.calibration {
            Some(calibration) => calibration.of(Kind::Whole, Made::OnTheWay, sure),
            None => sure,
        };
        let own = way.passed().filter(|(state, _)| state.depth() == depth);
        let mut raised = None;
        for (state, sure) in own {
            let outcome = match (state.event, raised.take()) {
                (Event::Exception, _) => {
                    raised = Some(state.value.clone());
                    continue;
                }
                (Event::Return, Some(message)) => Evaluated::Exception(message),
                (Event::Return, None) => Evaluated::Value(given_by(state)),
                _ => continue,
            };
            self.returned.push_back(Returned {
                outcome,
                at: calling(state),
                sure: worth(sure),
            });
        }
        let whole = ways.program.given_by_line(ways.at, &way.state);
        self.whole = whole.map(|value| (Evaluated::Value(Some(value)), worth(way.parts.whole)));
        Ok(())
    }

    /// What a sub-expression comes to, and how sure that is; `outer` are those behind it, `said` what the model says of it, if it was asked.
    pub async fn evaluate(
        &mut self,
        predictor: &mut Predictor,
        place: Place<'_>,
        expression: &str,
        outer: &[String],
        said: Option<(Evaluated, f64)>,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let place = Place {
            at: &self.at,
            ..place
        };
        let conditions = outer.iter();
        let conditions = conditions.flat_map(|outer| conditions_of(expression, outer));
        for (condition, holds) in conditions {
            let text = with_known(&condition, &self.known);
            let value = predictor.value_of(place, &text).await?;
            if truth(value.as_ref()).is_some_and(|truth| truth != holds) {
                return Ok(Some((Evaluated::Skipped, 1.0)));
            }
        }
        let text = with_known(expression, &self.known);
        let enters = place.program.may_enter(place.at, &text) && !is_choice(&text);
        // How often something is called for each element, the text does not tell: what the whole of a line comes to is known all the same.
        let whole = || self.whole.clone().filter(|_| outer.is_empty());
        let found = if enters && evaluates_often(&text) {
            self.returned.clear();
            Some(whole().unwrap_or((Evaluated::Value(None), 1.0)))
        } else if enters {
            match self.returned.pop_front() {
                Some(Returned { outcome, at, sure }) => {
                    self.at = at;
                    // It prints what the object says.
                    let outcome = match (outcome, text.starts_with("print(")) {
                        (Evaluated::Value(_), true) => Evaluated::Value(Some("None".to_owned())),
                        (outcome, _) => outcome,
                    };
                    Some((outcome, sure))
                }
                None => said,
            }
        } else {
            let found = predictor.value_of(place, &text).await?;
            // What prints or changes something is no question for a value.
            let surer = |(_, sure): &(Evaluated, f64)| {
                *sure > WORKED || said.as_ref().is_none_or(|(_, before)| sure > before)
            };
            let own = found.filter(|_| effect(expression, Some(place.program)).is_none());
            own.filter(surer).or(said)
        };
        if let Some((Evaluated::Value(Some(value)), _)) = &found {
            self.known.push((expression.to_owned(), value.clone()));
        }
        Ok(found)
    }
}

/// What a call gives whose frame returns: a constructor the object that it has made.
fn given_by(state: &State) -> Value {
    let made = state.top().filter(|top| top.function == "__init__");
    let object = made.and_then(|top| top.locals.as_ref()?.values().next());
    match object {
        Some(object) => object.clone(),
        None => state.value.clone(),
    }
}

/// Whether what an expression has come to is true.
fn truth(found: Option<&(Evaluated, f64)>) -> Option<bool> {
    match found {
        Some((Evaluated::Value(Some(value)), _)) => PythonValue::written(value).is_true(),
        _ => None,
    }
}

/// An expression with the values of those parts of it that are known, the larger ones first.
fn with_known(expression: &str, known: &[(String, String)]) -> String {
    let mut text = expression.to_owned();
    for (part, value) in known.iter().rev() {
        let begins = |place: usize| {
            let before = text[..place].chars().next_back();
            before.is_none_or(|before| !before.is_alphanumeric() && !"_.'\"".contains(before))
        };
        let place = text.match_indices(part.as_str()).map(|(place, _)| place);
        let place = place.filter(|place| begins(*place) && part.len() < text.len());
        let place = place.last();
        let told = place.and_then(|place| put(&text, place..place + part.len(), value));
        text = told.unwrap_or(text);
    }
    text
}
