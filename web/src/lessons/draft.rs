//! A lesson that is being made: what its author changes in it, and what it must have before it can be shared. Pure; the
//! author's view shows it.

use hunch::action::Action;
use hunch::state::{Event, State};

use crate::session::{Taken, shows};

use super::format::{Ask, Lesson, Question, Step, VERSION, answer_in};

/// A draft of a program and of the run through it so far.
pub fn draft(
    text: &str,
    breakpoints: Vec<u32>,
    start: Option<State>,
    run: Vec<(Action, State)>,
) -> Lesson {
    let steps = run.into_iter().map(step);
    Lesson {
        version: VERSION,
        id: id_of(""),
        program: text.trim_end().lines().map(str::to_owned).collect(),
        breakpoints,
        start,
        steps: steps.collect(),
        ..Lesson::default()
    }
}

/// A step with nothing but its command, and where that led.
fn step((go, then): (Action, State)) -> Step {
    Step {
        go: Some(go),
        then: Some(then),
        ..Step::default()
    }
}

/// Whether a step can be the next one of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// None was taken, or it is the last one of the lesson already.
    None,
    /// The editor shows another program.
    OtherProgram,
    /// It begins elsewhere than this step of the lesson ends, by its number from 0.
    Astray(usize),
    /// It is the last of so many steps that were taken since this step of the lesson, by its number from 0.
    Behind(usize, usize),
    /// It can.
    Follows,
}

/// Whether the step that was taken last can be the next one, with the steps of the run up to it if it cannot by itself: only then is the
/// run asked for.
pub fn next(
    lesson: &Lesson,
    taken: Option<&Taken>,
    run: impl FnOnce() -> Vec<(Action, State)>,
) -> Next {
    let Some(taken) = taken else {
        return Next::None;
    };
    let last = lesson.steps.iter().rposition(|step| step.go.is_some());
    let Some(last) = last else {
        // The first command says where the lesson begins.
        return Next::Follows;
    };
    let step = &lesson.steps[last];
    if step.go.as_ref() == Some(&taken.action) && step.then.as_ref() == Some(&taken.to) {
        return Next::None;
    }
    // What the author has corrected so far that nobody knows the state may be anything.
    match &step.then {
        Some(then) if !shows(then, &taken.from) => match since(lesson, &run()) {
            [] => Next::Astray(last),
            steps => Next::Behind(last, steps.len()),
        },
        _ => Next::Follows,
    }
}

/// The steps of a run that come after the state to which the lesson's last step has led; none where the run does not come by that.
fn since<'r>(lesson: &Lesson, run: &'r [(Action, State)]) -> &'r [(Action, State)] {
    let last = lesson.steps.iter().rev().find(|step| step.go.is_some());
    let reached = last.and_then(|step| {
        let then = step.then.as_ref()?;
        run.iter().rposition(|(_, state)| shows(then, state))
    });
    reached.map_or(&[], |place| &run[place + 1..])
}

/// Adds the steps of a run that come after the lesson's last one.
pub fn add_since(lesson: &mut Lesson, run: &[(Action, State)]) {
    let steps: Vec<Step> = since(lesson, run).iter().cloned().map(step).collect();
    lesson.steps.extend(steps);
}

/// Adds a step to a lesson; the first one says where it begins.
pub fn add(lesson: &mut Lesson, taken: Taken) {
    let Taken { from, action, to } = taken;
    if lesson.steps.iter().all(|step| step.go.is_none()) {
        lesson.start = Some(from).filter(|from| !from.is_start());
    }
    lesson.steps.push(step((action, to)));
}

/// Takes all steps away.
pub fn clear(lesson: &mut Lesson) {
    lesson.steps.clear();
    lesson.start = None;
}

/// The id of a title: its letters and digits, in small, with hyphens between.
pub fn id_of(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let mut id = words.join("-");
    id.truncate(40);
    match id.trim_end_matches('-') {
        "" => "lesson".to_owned(),
        id => id.to_owned(),
    }
}

/// Paragraphs as they are typed: one a line.
pub fn paragraphs(typed: &str) -> Vec<String> {
    let lines = typed.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A question to begin with: about a local that the step changes, if it changes one, with the predicted answer.
pub fn first_question(lesson: &Lesson, step: usize) -> Option<Question> {
    let then = lesson.steps.get(step)?.then.as_ref()?;
    let before = before(lesson, step);
    let ask = if then.event == Event::Return {
        Ask::Result
    } else {
        Ask::Value
    };
    let name = changed(before.as_ref(), then);
    let (ask, name) = match (ask, name) {
        (Ask::Value, None) => (Ask::Line, None),
        (Ask::Value, name) => (Ask::Value, name),
        (ask, _) => (ask, None),
    };
    Some(asked(then, ask, name))
}

/// A question with the answer that a state gives.
pub fn asked(then: &State, ask: Ask, name: Option<String>) -> Question {
    let mut question = Question {
        ask,
        name,
        words: None,
        answer: String::new(),
        hints: Vec::new(),
        why: String::new(),
    };
    question.answer = answer_in(then, &question).unwrap_or_default();
    question
}

/// The names that a question of the step can ask for.
pub fn names(step: &Step) -> Vec<String> {
    let frame = step.then.as_ref().and_then(State::top);
    let locals = frame.and_then(|frame| frame.locals.as_ref());
    locals
        .into_iter()
        .flat_map(|locals| locals.keys().cloned())
        .collect()
}

fn before(lesson: &Lesson, step: usize) -> Option<State> {
    let earlier = lesson.steps.iter().take(step);
    match earlier.rev().find(|step| step.go.is_some()) {
        Some(step) => step.then.clone(),
        None => Some(lesson.start.clone().unwrap_or_else(State::start)),
    }
}

/// The first local of the innermost frame that is not as it was.
fn changed(before: Option<&State>, then: &State) -> Option<String> {
    let frame = then.top()?;
    let known = |name: &str| before?.top()?.known(name);
    let same_frame = before.is_some_and(|before| before.depth() == then.depth());
    let locals = frame.locals.as_ref()?;
    let other = |(name, value): &(&String, &Option<String>)| {
        value.is_some() && (!same_frame || known(name) != value.as_deref())
    };
    locals.iter().find(other).map(|(name, _)| name.clone())
}

/// The author corrects the answer to a question: the state that the step leads to says the same from now on.
pub fn correct(step: &mut Step, index: usize, answer: &str) {
    let Some(question) = step.questions.get_mut(index) else {
        return;
    };
    question.answer = answer.to_owned();
    let Some(then) = &mut step.then else { return };
    match question.ask {
        Ask::Value => {
            let name = question.name.clone().unwrap_or_default();
            let frame = then.frames.last_mut();
            let locals = frame.and_then(|frame| frame.locals.as_mut());
            if let Some(value) = locals.and_then(|locals| locals.get_mut(&name)) {
                *value = Some(answer.trim().to_owned());
            }
        }
        Ask::Result if then.event == Event::Return => then.value = Some(answer.trim().to_owned()),
        Ask::Output => {
            then.output = answer.trim_end().to_owned();
            if !then.output.is_empty() {
                then.output.push('\n');
            }
        }
        // Where another line comes next, the rest of the state is another one, too.
        Ask::Line if answer_in(then, question).as_deref() != Some(answer.trim()) => {
            step.then = None
        }
        Ask::Line | Ask::Result => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::fixtures::state;
    use crate::lessons::read::check;

    fn two_steps() -> Lesson {
        let run = vec![
            (Action::StepOver, state(2, "1")),
            (Action::StepOver, state(3, "2")),
        ];
        let mut lesson = draft("x = 1\nx = x + 1\nprint(x)\n\n", vec![2], None, run);
        lesson.title = "My first: lesson!".to_owned();
        lesson.id = id_of(&lesson.title);
        lesson.goal = "Add.".to_owned();
        lesson
    }

    #[test]
    fn a_run_is_a_draft() {
        let lesson = two_steps();
        assert_eq!(lesson.id, "my-first-lesson");
        assert_eq!(lesson.program.len(), 3);
        assert_eq!(check(&lesson), Ok(()));
        assert_eq!(id_of("…"), "lesson");
        assert_eq!(paragraphs(" a \n\n b"), ["a", "b"]);
    }

    #[test]
    fn a_step_follows_from_the_one_before() {
        let mut lesson = two_steps();
        let taken = |from: State, to: State| Taken {
            from,
            action: Action::StepOver,
            to,
        };
        let check = |lesson: &Lesson, taken: Option<Taken>, expected: Next| {
            assert_eq!(next(lesson, taken.as_ref(), Vec::new), expected);
        };
        let third = taken(state(3, "2"), state(4, "2"));
        check(&lesson, None, Next::None);
        check(
            &lesson,
            Some(taken(state(2, "1"), state(3, "2"))),
            Next::None,
        );
        check(&lesson, Some(third.clone()), Next::Follows);
        let elsewhere = taken(state(2, "1"), state(4, "2"));
        check(&lesson, Some(elsewhere.clone()), Next::Astray(1));
        // An explanation leads nowhere.
        lesson.steps.push(Step::default());
        check(&lesson, Some(elsewhere.clone()), Next::Astray(1));
        check(&lesson, Some(third), Next::Follows);
        clear(&mut lesson);
        check(&lesson, Some(elsewhere.clone()), Next::Follows);
        add(&mut lesson, elsewhere);
        assert_eq!(lesson.start, Some(state(2, "1")));
        assert_eq!(lesson.steps.len(), 1);
    }

    #[test]
    fn what_was_taken_since_is_added_at_once() {
        let mut lesson = two_steps();
        let led = |line: u32, x: &str| (Action::StepOver, state(line, x));
        let taken = Taken {
            from: state(4, "2"),
            action: Action::StepOver,
            to: state(5, "2"),
        };
        let run = [led(2, "1"), led(3, "2"), led(4, "2"), led(5, "2")];
        let check = |lesson: &Lesson, run: &[(Action, State)], expected: Next| {
            assert_eq!(next(lesson, Some(&taken), || run.to_vec()), expected);
        };
        check(&lesson, &run, Next::Behind(1, 2));
        // It comes by another way.
        check(&lesson, &run[2..], Next::Astray(1));
        add_since(&mut lesson, &run);
        assert_eq!(lesson.steps.len(), 4);
        check(&lesson, &run, Next::None);
    }

    #[test]
    fn the_first_question_is_about_what_changes() {
        let mut lesson = two_steps();
        let question = first_question(&lesson, 1).unwrap();
        assert_eq!(
            (question.ask, question.name.as_deref()),
            (Ask::Value, Some("x"))
        );
        assert_eq!(question.answer, "2");
        lesson.steps[1].then = Some(state(3, "1"));
        let question = first_question(&lesson, 1).unwrap();
        assert_eq!((question.ask, question.answer.as_str()), (Ask::Line, "3"));
    }

    #[test]
    fn a_corrected_answer_corrects_the_state() {
        let corrected = |ask: Ask, name: Option<&str>, answer: &str| {
            let mut lesson = two_steps();
            let then = lesson.steps[1].then.clone().unwrap();
            let question = asked(&then, ask, name.map(str::to_owned));
            lesson.steps[1].questions.push(question);
            correct(&mut lesson.steps[1], 0, answer);
            assert_eq!(check(&lesson), Ok(()), "{answer}");
            lesson.steps.remove(1).then
        };
        let then = corrected(Ask::Value, Some("x"), "7").unwrap();
        assert_eq!(then.frames[0].known("x"), Some("7"));
        assert_eq!(corrected(Ask::Output, None, "hi").unwrap().output, "hi\n");
        assert_eq!(corrected(Ask::Line, None, "2"), None);
        assert!(corrected(Ask::Line, None, "3").is_some());
    }
}
