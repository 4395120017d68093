//! The quiz on real steps: whatever a program does, a question has an answer that its own grading takes for right, and that the
//! page does not show already.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;

use hunch::action::Action;
use hunch::evaluate::{Case, Trajectory};
use hunch::program::Program;
use hunch::quiz::{Asked, Mark, PythonValue, Topic, choose, compare};

/// The cases of the suites' programs.
fn cases() -> impl Iterator<Item = Case> {
    let root = env!("CARGO_MANIFEST_DIR");
    ["synthetic", "templates", "real"]
        .into_iter()
        .flat_map(move |suite| {
            let path = format!("{root}/models/suites/{suite}.jsonl");
            let text = std::fs::read_to_string(path).unwrap();
            let trajectories: Vec<Trajectory> = text
                .lines()
                .map(|line| Trajectory::parse(line).unwrap())
                .collect();
            trajectories
        })
        .flat_map(|trajectory| trajectory.cases)
}

#[test]
fn every_question_about_a_real_step_can_be_answered() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let (mut steps, mut asked_about) = (0, 0);
    for case in cases().step_by(9) {
        let program = Program::parse(&case.source).unwrap();
        let asked = choose(&program, &case.state, &case.action, &case.target);
        assert!(asked.len() <= 2, "{}: {asked:?}", case.id);
        steps += 1;
        asked_about += usize::from(!asked.is_empty());
        for Asked {
            topic,
            expected,
            clues,
        } in asked
        {
            let answer = expected.text("end");
            let grade = expected.grade(&answer, program.lines_with_code());
            let right = grade.is_ok_and(|grade| grade.mark == Mark::Right);
            assert!(right, "{}: {answer} for {topic:?}", case.id);
            assert_eq!(topic.answer(&case.target), Some(expected), "{}", case.id);
            if let Topic::Local { name, .. } | Topic::ValueBefore { name, .. } = &topic {
                let shown = case.state.top().and_then(|frame| frame.known(name));
                assert_ne!(shown, Some(answer.as_str()), "{}: {name}", case.id);
            }
            let back = case.action.is_inverse();
            let is_past = matches!(
                topic,
                Topic::LineBefore | Topic::ValueBefore { .. } | Topic::ArgumentBefore { .. }
            );
            assert_eq!(is_past, back, "{}", case.id);
            if matches!(topic, Topic::NextLine | Topic::LineBefore) {
                let line = case.target.line().unwrap();
                assert!(clues.lines.contains(&line), "{}: {clues:?}", case.id);
            }
            *kinds.entry(format!("{:?}", topic.kind())).or_default() += 1;
        }
    }
    // Often enough to be a quiz, and not at every step.
    let share = asked_about as f64 / steps as f64;
    assert!((0.3..0.95).contains(&share), "{share}: {kinds:?}");
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

#[test]
fn every_value_of_real_programs_is_read_and_written_alike() {
    let mut read = 0;
    for case in cases().step_by(7) {
        let locals = case
            .target
            .frames
            .iter()
            .filter_map(|frame| frame.locals.as_ref());
        for text in locals.flat_map(|locals| locals.values().flatten()) {
            // What a cut leaves is no value, and a class may write what it likes.
            let Ok(value) = PythonValue::read(text) else {
                let odd = text.ends_with('…') || case.source.contains("__repr__");
                assert!(odd || !text.starts_with(['[', '{', '\'']), "{text}");
                continue;
            };
            read += 1;
            let again = PythonValue::written(&value.to_string());
            assert!(compare(&again, &value).is_equal(), "{text} {value}");
            if value.can_be_typed() && !case.source.contains("__repr__") {
                assert_eq!(value.to_string(), *text, "{}", case.id);
            }
        }
    }
    assert!(read > 1_000, "{read}");
}

#[test]
fn a_step_without_a_state_to_ask_about_is_not_asked() {
    let program = Program::parse("x = 1\n").unwrap();
    let start = hunch::state::State::start();
    for action in [Action::StepInto, Action::Continue, Action::InvStepInto] {
        assert_eq!(choose(&program, &start, &action, &start), []);
    }
}
