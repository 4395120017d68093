//! The careful mode: a jump forward taken state by state, each predicted from the one before, until the goal is reached.
//! Lines with nested calls are opened up first.

use crate::action::Action;
use crate::debugger::Goal;
use crate::language::encode_action;
use crate::program::Program;
use crate::request::{HistoryEntry, Jump, Passed, Prediction};
use crate::state::{State, cut_output};

use super::caught::{ended, raised};
use super::chooser::Chooser;
use super::confidence::Parts;
use super::opened::open_line;
use super::wholes::told_by;
use super::{PredictError, Predictor, Ways, with_past};

/// What leads one state on.
pub(super) const SINGLE: Action = Action::StepInto;

/// Where a way has led.
pub(super) struct Way {
    /// The goal, with all that was printed on the way.
    pub state: State,
    /// How sure the whole of it is.
    pub parts: Parts,
    /// The states between.
    passed: Vec<State>,
    /// How sure the way is up to each of them.
    so_far: Vec<f64>,
    /// What the program asks with in the last step.
    asked: Vec<String>,
}

impl Way {
    /// The states between, and how sure the way is up to each.
    pub fn passed(&self) -> impl Iterator<Item = (&State, f64)> {
        self.passed.iter().zip(self.so_far.iter().copied())
    }

    /// How many states it has, with the goal.
    pub fn length(&self) -> usize {
        self.passed.len() + 1
    }
}

/// Goes to the goal of `ways.action` state by state, and tells of each state that is passed. The greedy way also
/// compares: a jump that says another state is told beside it.
pub(super) async fn predict(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
    chooser: &mut Chooser,
) -> Result<Prediction, PredictError> {
    let greedy = matches!(chooser, Chooser::Greedy);
    let is_jump = Goal::of(ways.action, ways.at) != Goal::Neighbour;
    // Before the way: it has all it reads in common with the first state of it.
    let jump = if greedy && is_jump {
        jump(predictor, ways).await?
    } else {
        None
    };
    let most = predictor.longest_way;
    let Some(way) = walk(predictor, ways, chooser, most, greedy).await? else {
        // What a jump says is no answer: it would have a program that never ends come to its end.
        return Err(PredictError::Unreached(most));
    };
    let length = way.length();
    let mut prediction = way.parts.prediction(way.state);
    prediction.asked = way.asked;
    prediction.steps = (greedy && is_jump).then_some(length);
    let told = jump.map(|(state, parts)| Jump {
        state,
        probability: parts.whole,
    });
    let other = told.filter(|jump| jump.state != prediction.state);
    prediction.jump = other.map(Box::new);
    if greedy && ways.program.hides() {
        let (from, to) = (ways.at.clone(), prediction.state.clone());
        let action = ways.action.clone();
        predictor.walks.keep(from, action, to, way.passed);
    }
    Ok(prediction)
}

/// The way to the goal of `ways.action`; `None` if it is not reached after `most` states. If it `tells`, the watcher hears
/// of every state between.
pub(super) async fn walk(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
    chooser: &mut Chooser,
    most: usize,
    tells: bool,
) -> Result<Option<Way>, PredictError> {
    let goal = Goal::of(ways.action, ways.at);
    let mut history = ways.history.to_vec();
    let mut passed = Vec::new();
    let mut sure = Vec::new();
    let mut at = ways.at.clone();
    let mut read: Option<Program> = None;
    let mut output = String::new();
    let mut parts: Option<Parts> = None;
    for steps in 1..=most {
        let given = encode_action(&predictor.tokenizer, ways.program, &at, &SINGLE)?;
        let document = predictor.context(ways.program, &history, &at, given.len())?;
        let raised = raised(ways.program, &history, &at);
        let told = document.told.max(raised.map_or(0, |(_, count)| count));
        let raised = raised.map(|(message, _)| message.to_owned());
        let told = told.max(usize::from(ended(&history, &at).is_some()));
        let told = told.max(told_by(&history, &at));
        let told = with_past(ways.program, &history, told);
        history.drain(..history.len() - told);
        let on = Ways {
            history: &history,
            raised: raised.as_deref(),
            ended: ended(&history, &at),
            document: &document.ids,
            given: &given,
            at: &at,
            action: &SINGLE,
            program: read.as_ref().unwrap_or(ways.program),
            ..*ways
        };
        let (state, step) = step(predictor, &on, chooser).await?;
        let asked = std::mem::take(&mut predictor.asked_with);
        let so_far = match parts {
            None => step.clone(),
            Some(before) => step.clone().after(before, state.depth()),
        };
        output.push_str(&state.output);
        if goal.is_met(&state) {
            let state = State {
                output: cut_output(output),
                ..state
            };
            return Ok(Some(Way {
                state,
                parts: so_far,
                passed,
                so_far: sure,
                asked,
            }));
        }
        if tells {
            predictor.tell(|| Passed {
                id: ways.id.clone(),
                steps,
                state: state.clone(),
                probability: so_far.whole,
                confidence: step.confidence(&state),
                asked,
            });
        }
        let program = read.as_ref().unwrap_or(ways.program);
        read = program.having_read(&at, &state).or(read);
        sure.push(so_far.whole);
        parts = Some(so_far);
        passed.push(state.clone());
        history.push(HistoryEntry {
            action: SINGLE,
            state: std::mem::replace(&mut at, state),
        });
    }
    Ok(None)
}

/// One state on, with the condition of a header asked and the line opened up before it runs, where that helps.
pub(super) async fn step(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
    chooser: &mut Chooser,
) -> Result<(State, Parts), PredictError> {
    let disclosed = predictor.disclose(ways).await?;
    let rest = predictor.rest_of(ways, disclosed.as_ref()).await?;
    let answers = predictor
        .find_out(ways, disclosed.as_ref(), rest.as_ref())
        .await?;
    let mut document = ways.document.to_vec();
    let known = open_line(predictor, ways, &mut document).await?;
    let ways = Ways {
        answers: &answers,
        ..*ways
    };
    let (state, parts) = predictor.result(&ways, document, chooser).await?;
    Ok((state, parts.given(known)))
}

/// What a jump says; `None` where it says nothing: that is no reason not to take the way.
async fn jump(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
) -> Result<Option<(State, Parts)>, PredictError> {
    let disclosed = predictor.disclose(ways).await?;
    let rest = predictor.rest_of(ways, disclosed.as_ref()).await?;
    let answers = predictor
        .find_out(ways, disclosed.as_ref(), rest.as_ref())
        .await?;
    let ways = Ways {
        answers: &answers,
        ..*ways
    };
    let said = predictor.jump(&ways, &mut Chooser::Greedy).await;
    Ok(PredictError::alone(said)?.ok())
}
