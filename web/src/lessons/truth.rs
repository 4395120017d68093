//! What CPython says of a lesson that is being made: where the lesson's commands lead in the true run, and what its questions
//! would be answered with there. Pure.

use hunch::state::State;
use hunch::truth::{Counterpart, Finding, Judgement, Run, judge};

use crate::session::shows;

use super::answer::same;
use super::format::{Ask, Lesson, Question, Step, answer_in};

/// What CPython says of the expected answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// It has the same.
    Same,
    /// It has this one.
    Other(String),
    /// From one hash seed to the next it has another.
    Unspecified,
    /// Its state has nothing to answer with: no such local, or nothing that is handed back.
    Nothing,
}

/// What CPython says of each step, by the lesson's commands alone: a wrong state does not hide what comes after it. `None`: a
/// step without a command, or one that CPython does not come to.
pub fn judged(lesson: &Lesson, run: &Run) -> Vec<Option<Judgement>> {
    let mut at = match &lesson.start {
        None => Some(0),
        Some(start) => run.states().position(|state| shows(&state, start)),
    };
    let judged = |step: &Step| {
        let go = step.go.clone()?.normalized();
        let from = at?;
        at = run.target(from, &go);
        let to = at?;
        let truth = run.reached(from, to);
        // Of what its author has left open CPython says what it has.
        let then = step.then.as_ref().unwrap_or(&truth);
        let place = Counterpart::At {
            course: 0,
            from,
            to,
        };
        judge(then, None, run, place, 0)
    };
    lesson.steps.iter().map(judged).collect()
}

/// What CPython says of the expected answer to a question of a step.
pub fn answered(question: &Question, judgement: &Judgement) -> Answered {
    let truth = &judgement.truth;
    let found = match question.ask {
        Ask::Line => Some(judgement.place),
        Ask::Output => judgement.output,
        Ask::Result => judgement.value,
        Ask::Value => {
            let name = question.name.as_deref().unwrap_or_default();
            let innermost = truth.depth().checked_sub(1);
            innermost.and_then(|frame| judgement.local(frame, name))
        }
    };
    if found == Some(Finding::Unspecified) {
        return Answered::Unspecified;
    }
    match answer_in(truth, question) {
        None => Answered::Nothing,
        Some(answer) if same(question.ask, &question.answer, &answer) => Answered::Same,
        Some(answer) => Answered::Other(answer),
    }
}

/// Whether CPython contradicts a step: its state, or an answer that is expected.
pub fn is_contradicted(step: &Step, judgement: &Judgement) -> bool {
    let other = |question: &Question| {
        let answered = answered(question, judgement);
        matches!(answered, Answered::Other(_) | Answered::Nothing)
    };
    judgement.overall() == Finding::Contradicted || step.questions.iter().any(other)
}

/// Puts CPython's state into a step, and its answers into the questions that it answers.
pub fn take(step: &mut Step, truth: State) {
    for question in &mut step.questions {
        if let Some(answer) = answer_in(&truth, question) {
            question.answer = answer;
        }
    }
    step.then = Some(truth);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::draft::{asked, draft};
    use crate::lessons::fixtures::state;
    use crate::lessons::read::check;
    use hunch::action::Action;

    fn run() -> Run {
        let mut first = state(1, "0");
        first.frames[0].locals = Some([].into());
        Run::of(&[State::start(), first, state(2, "1"), state(3, "2")])
    }

    /// Two steps, the second of which leads to this state.
    fn lesson(second: State) -> Lesson {
        let to_second = Action::Breakpoint { lines: vec![2] };
        let steps = vec![(to_second, state(2, "1")), (Action::StepOver, second)];
        let mut lesson = draft("x = 1\nx = x + 1\nprint(x)\n", Vec::new(), None, steps);
        lesson.title = "Adding".to_owned();
        lesson.goal = "Add.".to_owned();
        for step in &mut lesson.steps {
            let then = step.then.clone().unwrap();
            let question = asked(&then, Ask::Value, Some("x".to_owned()));
            step.questions.push(question);
        }
        lesson
    }

    #[test]
    fn answers_are_compared_with_the_true_run() {
        let check = |second: State, expected: Answered| {
            let lesson = lesson(second);
            let judged = judged(&lesson, &run());
            let of = |step: usize| {
                let judgement = judged[step].as_ref().unwrap();
                let step = &lesson.steps[step];
                let contradicted = is_contradicted(step, judgement);
                (answered(&step.questions[0], judgement), contradicted)
            };
            assert_eq!(of(0), (Answered::Same, false));
            let wrong = expected != Answered::Same;
            assert_eq!(of(1), (expected, wrong));
        };
        check(state(3, "2"), Answered::Same);
        check(state(3, "5"), Answered::Other("2".to_owned()));
    }

    #[test]
    fn what_python_has_is_taken_as_a_whole() {
        let mut lesson = lesson(state(1, "5"));
        let judgement = judged(&lesson, &run()).remove(1).unwrap();
        take(&mut lesson.steps[1], judgement.truth);
        assert_eq!(check(&lesson), Ok(()));
        assert_eq!(lesson.steps[1].questions[0].answer, "2");
        assert!(
            judged(&lesson, &run())
                .iter()
                .flatten()
                .all(|judgement| { judgement.overall() == Finding::Confirmed })
        );
    }

    #[test]
    fn beyond_the_run_nothing_is_said() {
        let mut lesson = lesson(state(3, "2"));
        let again = lesson.steps[1].clone();
        lesson.steps.extend([Step::default(), again]);
        let judged = judged(&lesson, &run());
        let known: Vec<bool> = judged.iter().map(Option::is_some).collect();
        assert_eq!(known, [true, true, false, false]);
        lesson.start = Some(state(2, "9"));
        assert!(super::judged(&lesson, &run()).iter().all(Option::is_none));
    }
}
