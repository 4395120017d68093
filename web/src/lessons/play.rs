//! Taking a lesson: where its learner is, what they have answered, and how far they came. Pure; the card draws it.

use std::collections::BTreeMap;

use hunch::program::Program;
use hunch::quiz::{AnswerError, Grade, Mark};
use hunch::state::State;

use super::answer::{expected, same};
use super::format::{Lesson, Question, Step, answer_in};

/// Where a lesson comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of the page's own: progress is kept.
    Course,
    /// A link or a file.
    Given,
    /// Its author looks at it.
    Preview,
}

/// What became of a question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Try {
    /// What was answered last, as typed.
    pub typed: String,
    /// What that is worth, or why it is no answer, which does not count as wrong.
    pub grade: Option<Result<Grade, AnswerError>>,
    /// How often something wrong was answered.
    pub wrong: usize,
    /// How many hints were shown.
    pub hints: usize,
    /// How it ended.
    pub end: Option<End>,
}

/// How a question ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With the expected answer.
    Right,
    /// The learner asked for the answer.
    Shown,
}

/// How many questions there are, and how they ended so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Answered rightly, at last.
    pub right: usize,
    /// Those at the first try and without a hint.
    pub at_once: usize,
    /// All of them.
    pub of: usize,
}

/// A lesson that is being taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The lesson.
    pub lesson: Lesson,
    /// Where it comes from.
    pub origin: Origin,
    /// The program's lines with code: the others are no answers.
    lines: Vec<u32>,
    at: usize,
    tries: BTreeMap<(usize, usize), Try>,
    /// What the model predicted for the command of a step.
    said: BTreeMap<usize, State>,
}

impl Play {
    /// A lesson at its first step.
    pub fn new(lesson: Lesson, origin: Origin) -> Play {
        let lines = Program::parse(&lesson.source())
            .map(|program| program.lines_with_code().to_vec())
            .unwrap_or_default();
        Play {
            lesson,
            origin,
            lines,
            at: 0,
            tries: BTreeMap::new(),
            said: BTreeMap::new(),
        }
    }

    /// The step's number, from 0; that of the summary is the number of steps.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes to a step, or to the summary.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.lesson.steps.len());
    }

    /// The current step; `None` at the summary.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// A question of the current step, and what became of it.
    pub fn question(&self, index: usize) -> Option<(&Question, Try)> {
        let question = self.step()?.questions.get(index)?;
        Some((question, self.try_of(self.at, index)))
    }

    /// The number of the current step's first question that is not settled.
    pub fn open_question(&self) -> Option<usize> {
        let count = self.step()?.questions.len();
        (0..count).find(|index| self.try_of(self.at, *index).end.is_none())
    }

    /// What became of a question.
    pub fn try_of(&self, step: usize, question: usize) -> Try {
        self.tries
            .get(&(step, question))
            .cloned()
            .unwrap_or_default()
    }

    /// Takes an answer to a question of the current step.
    pub fn answer(&mut self, index: usize, typed: &str) {
        let Some((question, mut attempt)) = self.question(index) else {
            return;
        };
        let grade = expected(question.ask, &question.answer).grade(typed, &self.lines);
        typed.clone_into(&mut attempt.typed);
        match &grade {
            Ok(grade) if grade.mark == Mark::Wrong => attempt.wrong += 1,
            Ok(_) => attempt.end = Some(End::Right),
            Err(_) => {}
        }
        attempt.grade = Some(grade);
        self.tries.insert((self.at, index), attempt);
    }

    /// Shows one hint more, if there is one.
    pub fn hint(&mut self, index: usize) {
        let Some((question, mut attempt)) = self.question(index) else {
            return;
        };
        attempt.hints = (attempt.hints + 1).min(question.hints.len());
        self.tries.insert((self.at, index), attempt);
    }

    /// Shows the answer.
    pub fn show(&mut self, index: usize) {
        let mut attempt = self.try_of(self.at, index);
        attempt.end = Some(End::Shown);
        self.tries.insert((self.at, index), attempt);
    }

    /// The state that a step stands at; `None`: the lesson does not tell.
    pub fn stands_at(&self, step: usize) -> Option<State> {
        let before = self.lesson.steps.iter().take(step);
        match before.rev().find(|step| step.go.is_some()) {
            Some(last) => last.then.clone(),
            None => Some(self.lesson.start.clone().unwrap_or_else(State::start)),
        }
    }

    /// The model has predicted where the current step's command leads.
    pub fn hear(&mut self, said: State) {
        self.said.insert(self.at, said);
    }

    /// What the model said to a question of a step; `None`: nothing yet.
    pub fn model_said(&self, step: usize, question: &Question) -> Option<String> {
        let state = self.said.get(&step)?;
        Some(answer_in(state, question).unwrap_or_default())
    }

    /// Whether what the model said to a question of a step is as expected; `None`: nothing was said.
    pub fn model_is_right(&self, step: usize, question: &Question) -> Option<bool> {
        let said = self.model_said(step, question)?;
        Some(same(question.ask, &said, &question.answer))
    }

    /// How it went so far.
    pub fn score(&self) -> Score {
        let ended = |end: End| self.tries.values().filter(move |one| one.end == Some(end));
        Score {
            right: ended(End::Right).count(),
            at_once: ended(End::Right)
                .filter(|one| one.wrong == 0 && one.hints == 0)
                .count(),
            of: self.lesson.questions().count(),
        }
    }
}

/// Whether a state says what another one knows: what that does not know may be anything.
pub fn says(state: &State, known: &State) -> bool {
    let same_frame = |ours: &hunch::state::Frame, theirs: &hunch::state::Frame| {
        let locals = match (&ours.locals, &theirs.locals) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(ours), Some(theirs)) => {
                ours.len() == theirs.len()
                    && theirs.iter().all(|(name, value)| {
                        let own = ours.get(name);
                        own.is_some_and(|own| value.is_none() || own == value)
                    })
            }
        };
        ours.function == theirs.function && ours.line == theirs.line && locals
    };
    state.event == known.event
        && state.exit == known.exit
        && (known.value.is_none() || state.value == known.value)
        && state.output == known.output
        && state.frames.len() == known.frames.len()
        && state
            .frames
            .iter()
            .zip(&known.frames)
            .all(|(ours, theirs)| same_frame(ours, theirs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::read::read;

    fn play() -> Play {
        let state = |line: u32, x: &str| serde_json::json!({"event": "line", "frames": [{"function": "<module>", "line": line, "locals": {"x": x}}]});
        let lesson = serde_json::json!({
            "version": 1, "id": "one", "title": "One", "goal": "Add.",
            "program": ["x = 1", "x = x + 1", "x = x * 5"],
            "start": state(2, "1"),
            "steps": [
                {"text": ["Look."]},
                {
                    "questions": [
                        {"ask": "value", "name": "x", "answer": "2", "hints": ["Add.", "1 + 1"]},
                        {"ask": "line", "answer": "3"}
                    ],
                    "go": {"kind": "step_over"},
                    "then": state(3, "2")
                },
                {"questions": [{"ask": "line", "answer": "2"}], "go": {"kind": "inv_step_over"}}
            ]
        });
        Play::new(read(&lesson.to_string()).unwrap(), Origin::Course)
    }

    #[test]
    fn questions_are_settled_in_order() {
        let mut play = play();
        assert_eq!(play.open_question(), None);
        play.go_to(1);
        assert_eq!(play.open_question(), Some(0));
        play.answer(0, "x");
        assert_eq!(play.try_of(1, 0).wrong, 0, "a name is no answer");
        play.answer(0, "3");
        (0..3).for_each(|_| play.hint(0));
        let attempt = play.try_of(1, 0);
        assert_eq!((attempt.wrong, attempt.hints, attempt.end), (1, 2, None));
        play.answer(0, " 2 ");
        assert_eq!(play.try_of(1, 0).end, Some(End::Right));
        assert_eq!(play.open_question(), Some(1));
        play.show(1);
        assert_eq!(play.open_question(), None);
        play.go_to(2);
        play.answer(0, "9");
        assert_eq!(play.open_question(), Some(0), "there is no line 9");
        play.answer(0, "line 2");
        let score = Score {
            right: 2,
            at_once: 1,
            of: 3,
        };
        assert_eq!(play.score(), score);
        play.go_to(9);
        assert_eq!((play.at(), play.step()), (3, None));
    }

    #[test]
    fn a_step_stands_where_the_last_command_led() {
        let play = play();
        let line = |step| play.stands_at(step).map(|state| state.line());
        assert_eq!(
            [line(0), line(1), line(2)],
            [Some(Some(2)), Some(Some(2)), Some(Some(3))]
        );
        assert_eq!(line(3), None, "the last command's state is not told");
    }

    #[test]
    fn what_the_model_said_is_graded_as_answers_are() {
        let mut play = play();
        play.go_to(1);
        let (question, _) = play.question(0).unwrap();
        let question = question.clone();
        assert_eq!(play.model_is_right(1, &question), None);
        let mut said = play.stands_at(2).unwrap();
        play.hear(said.clone());
        assert_eq!(play.model_is_right(1, &question), Some(true));
        said.frames[0].locals = Some([("x".to_owned(), Some("7".to_owned()))].into());
        play.hear(said.clone());
        assert_eq!(play.model_is_right(1, &question), Some(false));
        assert_eq!(play.model_said(1, &question).as_deref(), Some("7"));
        said.frames.clear();
        play.hear(said);
        assert_eq!(
            play.model_is_right(1, &question),
            Some(false),
            "there is no x at the end"
        );
    }

    #[test]
    fn a_state_may_say_more_than_is_known() {
        let play = play();
        let state = play.stands_at(2).unwrap();
        let with = |value: Option<&str>| {
            let mut state = state.clone();
            state.frames[0].locals = Some([("x".to_owned(), value.map(str::to_owned))].into());
            state
        };
        assert!(says(&state, &state));
        assert!(says(&state, &with(None)));
        assert!(!says(&with(None), &state));
        assert!(!says(&with(Some("9")), &state));
        let mut elsewhere = state.clone();
        elsewhere.frames[0].line = 2;
        assert!(!says(&elsewhere, &state));
    }
}
