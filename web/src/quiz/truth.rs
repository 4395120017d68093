//! What Python says to a question about a step: the answer in the state that CPython reaches by the same commands.

use hunch::quiz::{Expected, Topic};
use hunch::state::State;
use hunch::truth::Counterpart;
use leptos::prelude::*;

use super::PythonSays;
use crate::check::Check;
use crate::session::{Round, Session};
use crate::words::{self, check, quiz};

/// What Python says to a question of the round that is shown.
pub fn python_says(session: Session, topic: &Topic) -> PythonSays {
    let check = Check::get();
    if let Some(error) = check.error() {
        return PythonSays::Nothing(check::failure(&error));
    }
    if check.busy() {
        return PythonSays::Working;
    }
    let Some(position) = session.position().filter(|_| check.run().is_some()) else {
        return PythonSays::Unasked;
    };
    // Until the step is shown there is nothing to compare with.
    if session.quiz.is_asking() {
        return PythonSays::Later;
    }
    let Some(truth) = check.truth_at(position) else {
        let counterpart = check.counterpart(position);
        return PythonSays::Nothing(match counterpart {
            Some(counterpart @ Counterpart::None(_)) => {
                check::not_compared(counterpart, None).to_owned()
            }
            _ => quiz::PYTHON_ELSEWHERE.to_owned(),
        });
    };
    session
        .quiz
        .round
        .with(|round| of_truth(topic, &truth, round.as_ref()))
}

fn of_truth(topic: &Topic, truth: &State, round: Option<&Round>) -> PythonSays {
    let answer = round.and_then(|round| answer_in(topic, truth, &round.after));
    match answer {
        Some(answer) => PythonSays::Answer(answer),
        None => PythonSays::Nothing(quiz::python_is_at(&words::state_title(truth))),
    }
}

/// The answer in the true state, if that is a state of the kind that was asked about: a variable of another function is
/// another variable.
fn answer_in(topic: &Topic, truth: &State, predicted: &State) -> Option<Expected> {
    let place = |state: &State| {
        (
            state.depth(),
            state.top().map(|frame| frame.function.clone()),
        )
    };
    let is_value = !matches!(
        topic,
        Topic::NextLine | Topic::StopLine | Topic::LineBefore | Topic::Printed { .. }
    );
    if is_value && place(truth) != place(predicted) {
        return None;
    }
    topic.answer(truth)
}
