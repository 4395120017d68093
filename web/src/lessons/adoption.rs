//! A draft goes over to another program: its texts stay, and of its steps those that this program can take. Pure.

use hunch::action::Action;
use hunch::program::{Program, ProgramError};
use hunch::state::State;

use crate::session::shows;

use super::format::{Ask, END, Lesson, Step, answer_in};
use super::read::fits;

/// A program that a draft can go over to, with the run so far.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The program's text.
    pub text: String,
    /// Lines with breakpoints, ascending.
    pub breakpoints: Vec<u32>,
    /// Where the run begins, if not at the start.
    pub start: Option<State>,
    /// The commands taken so far, each with where it led.
    pub run: Vec<(Action, State)>,
}

/// What became of a draft's steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adopted {
    /// Steps that stayed.
    pub kept: usize,
    /// Steps that this program does not take: they are gone, or their explanations alone are left.
    pub dropped: usize,
    /// Questions that have no answer any more, in steps that stayed.
    pub unanswered: usize,
}

/// Whether a draft is of this text. How it ends is nothing that its reader sees.
pub fn is_of(lesson: &Lesson, text: &str) -> bool {
    lesson.source().trim_end() == text.trim_end()
}

/// Whether its author has put anything into a draft beside the way that it began with.
pub fn is_touched(lesson: &Lesson) -> bool {
    let words = [&lesson.title, &lesson.goal];
    let has_words = words.iter().any(|words| !words.trim().is_empty());
    let written = |step: &Step| !step.text.is_empty() || !step.questions.is_empty();
    has_words
        || !lesson.text.is_empty()
        || !lesson.summary.is_empty()
        || lesson.steps.iter().any(written)
}

/// Puts another program into a draft.
///
/// Where the new program was stepped through by the lesson's own commands, its states and answers take the place of the old
/// ones. Further steps stay as long as their states are possible there and nothing has come out differently before; behind
/// the first that does not fit nothing follows, for every step begins where the one before it ends. What was explained is
/// kept even so: it is the author's work, and not the program's.
///
/// # Errors
/// The program cannot be debugged; the draft is as it was.
pub fn adopt(lesson: &mut Lesson, candidate: Candidate) -> Result<Adopted, ProgramError> {
    let Candidate {
        text,
        breakpoints,
        start,
        run,
    } = candidate;
    let program = Program::parse(&text)?;
    let lines: Vec<String> = text.trim_end().lines().map(str::to_owned).collect();
    let moves = Moves::between(&lesson.program, &lines);
    lesson.program = lines;
    lesson.breakpoints = breakpoints;
    lesson.reached_by.clear();
    let old_start = lesson.start.take();
    let begins_alike = match (&old_start, &start) {
        (None, None) => true,
        (Some(old), Some(new)) => shows(old, new),
        _ => false,
    };
    let moved_start = old_start.as_ref().map(|old| moves.state(old));
    // A typed start that is no state of this program leaves the steps nowhere to begin.
    let mut fitting = match moved_start {
        None => true,
        Some(start) => {
            let start = start.filter(|start| start.check(&program).is_ok());
            let there = start.is_some();
            lesson.start = start;
            there
        }
    };
    let mut run = run.into_iter().filter(|_| begins_alike).peekable();
    let mut differs = false;
    let mut adopted = Adopted::default();
    let mut steps = Vec::new();
    for mut step in std::mem::take(&mut lesson.steps) {
        let Some(go) = step.go.clone() else {
            steps.push(step);
            continue;
        };
        fitting = fitting && {
            let go = moves.action(&go);
            let then = step.then.as_ref().map(|then| moves.state(then));
            let old = then.clone().flatten();
            match run.next_if(|(action, _)| go.as_ref() == Some(action)) {
                Some((action, new)) => {
                    differs |= !old.is_some_and(|old| shows(&old, &new));
                    (step.go, step.then) = (Some(action), Some(new));
                    adopted.unanswered += answer_anew(&mut step, &moves);
                    fits(&step, &program)
                }
                // What it led to was another state of another run.
                None if differs || then == Some(None) => false,
                None => {
                    (step.go, step.then) = (go, old);
                    adopted.unanswered += answer_anew(&mut step, &moves);
                    step.go.is_some() && fits(&step, &program)
                }
            }
        };
        if fitting {
            adopted.kept += 1;
            steps.push(step);
            continue;
        }
        adopted.dropped += 1;
        if !step.text.is_empty() {
            let text = step.text;
            steps.push(Step {
                text,
                ..Step::default()
            });
        }
    }
    lesson.steps = steps;
    Ok(adopted)
}

/// Gives a step's questions the answers of the state that it leads to; how many have none there, and are taken away.
fn answer_anew(step: &mut Step, moves: &Moves) -> usize {
    let before = step.questions.len();
    let then = step.then.clone();
    step.questions.retain_mut(|question| {
        let answer = match (&then, question.ask) {
            (Some(then), _) => answer_in(then, question),
            // Its author has said where it leads, and nobody knows what is there.
            (None, Ask::Line) if question.answer != END => {
                let line = question.answer.parse().ok();
                line.and_then(|line| moves.line(line))
                    .map(|line| line.to_string())
            }
            (None, _) => Some(question.answer.clone()),
        };
        let has_answer = answer.is_some();
        question.answer = answer.unwrap_or_default();
        has_answer
    });
    before - step.questions.len()
}

/// Where the lines of a program are in another one that was made of it: its beginning and its end are as they were, and in
/// between as many lines were changed where they stand, or some were put in or taken out.
struct Moves {
    /// So many lines are the same at the beginning.
    head: usize,
    /// So many at the end.
    tail: usize,
    old: usize,
    new: usize,
}

impl Moves {
    fn between(old: &[String], new: &[String]) -> Moves {
        let alike = |(one, other): &(&String, &String)| one.trim_end() == other.trim_end();
        let head = old.iter().zip(new).take_while(alike).count();
        let rest = old.len().min(new.len()) - head;
        let ends = old.iter().rev().zip(new.iter().rev());
        let tail = ends.take(rest).take_while(alike).count();
        Moves {
            head,
            tail,
            old: old.len(),
            new: new.len(),
        }
    }

    /// A line's number in the new program; `None`: it has none. 0, before the program, stays.
    fn line(&self, line: u32) -> Option<u32> {
        let number = line as usize;
        let changed = self.old - self.head - self.tail;
        let is_mended = self.old == self.new && changed <= self.head + self.tail;
        if number <= self.head || is_mended {
            Some(line)
        } else if number > self.old - self.tail {
            u32::try_from(number + self.new - self.old).ok()
        } else {
            None
        }
    }

    fn state(&self, state: &State) -> Option<State> {
        let mut moved = state.clone();
        for frame in &mut moved.frames {
            frame.line = self.line(frame.line)?;
            if let Some(loops) = &mut frame.loops {
                let old = std::mem::take(loops);
                *loops = old
                    .into_iter()
                    .map(|(header, count)| Some((self.line(header)?, count)))
                    .collect::<Option<_>>()?;
            }
        }
        Some(moved)
    }

    fn action(&self, action: &Action) -> Option<Action> {
        match action {
            Action::Breakpoint { lines } => {
                let lines = lines.iter().map(|line| self.line(*line));
                Some(Action::Breakpoint {
                    lines: lines.collect::<Option<_>>()?,
                })
            }
            other => Some(other.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::draft::{asked, draft};
    use crate::lessons::fixtures::state;
    use crate::lessons::read::check;

    const TEXT: &str = "x = 1\nx = x + 1\nprint(x)\nx = 0\n";

    fn lesson() -> Lesson {
        let run = [state(2, "1"), state(3, "2"), state(4, "2")];
        let run = run.map(|state| (Action::StepOver, state));
        let mut lesson = draft(TEXT, vec![3], None, run.into());
        lesson.title = "Adding".to_owned();
        lesson.goal = "Add.".to_owned();
        for (step, text) in lesson.steps.iter_mut().zip(["One.", "Two.", ""]) {
            step.text = vec![text.to_owned()];
            step.text.retain(|text| !text.is_empty());
            let then = step.then.clone().unwrap();
            let question = asked(&then, Ask::Value, Some("x".to_owned()));
            step.questions.push(question);
        }
        lesson
    }

    fn adopted(text: &str, run: &[State]) -> (Lesson, Adopted) {
        let mut lesson = lesson();
        let candidate = Candidate {
            text: text.to_owned(),
            breakpoints: Vec::new(),
            start: None,
            run: run
                .iter()
                .map(|state| (Action::StepOver, state.clone()))
                .collect(),
        };
        let adopted = adopt(&mut lesson, candidate).unwrap();
        assert!(is_of(&lesson, text));
        assert_eq!(check(&lesson), Ok(()), "{text}");
        (lesson, adopted)
    }

    fn lines(lesson: &Lesson) -> Vec<u32> {
        let then = lesson.steps.iter().filter_map(|step| step.then.as_ref());
        then.filter_map(State::line).collect()
    }

    #[test]
    fn a_mended_line_keeps_the_steps() {
        let (lesson, adopted) = adopted(&TEXT.replace("print(x)", "print(x, x)"), &[]);
        assert_eq!((adopted.kept, adopted.dropped), (3, 0));
        assert_eq!(lines(&lesson), [2, 3, 4]);
        assert_eq!(lesson.title, "Adding");
        assert_eq!(lesson.steps[1].questions[0].answer, "2");
    }

    #[test]
    fn a_line_more_moves_the_steps() {
        let (lesson, adopted) = adopted(&format!("# Adding.\n{TEXT}"), &[]);
        assert_eq!((adopted.kept, adopted.dropped), (3, 0));
        assert_eq!(lines(&lesson), [3, 4, 5]);
    }

    #[test]
    fn a_new_run_gives_new_answers() {
        let text = TEXT.replace("x = 1", "x = 6");
        let run = [state(2, "6"), state(3, "7"), state(4, "7")];
        let (lesson, all) = adopted(&text, &run);
        assert_eq!((all.kept, all.dropped), (3, 0));
        assert_eq!(lesson.steps[2].questions[0].answer, "7");
        // Where it has come out differently, what follows is not known; its words are kept.
        let (lesson, some) = adopted(&text, &run[..1]);
        assert_eq!((some.kept, some.dropped), (1, 2));
        assert_eq!(lesson.steps.len(), 2);
        assert_eq!(lesson.steps[1].text, ["Two."]);
        assert_eq!(
            (&lesson.steps[1].go, lesson.steps[1].questions.len()),
            (&None, 0)
        );
    }

    #[test]
    fn another_program_keeps_the_texts() {
        let (lesson, adopted) = adopted("a = 1\nb = 2\nprint(a)\nprint(b)\n", &[]);
        assert_eq!((adopted.kept, adopted.dropped), (0, 3));
        assert_eq!(lesson.goal, "Add.");
        let texts: Vec<_> = lesson
            .steps
            .iter()
            .flat_map(|step| step.text.clone())
            .collect();
        assert_eq!(texts, ["One.", "Two."]);
    }

    #[test]
    fn what_is_no_program_is_not_taken() {
        let mut lesson = lesson();
        let before = lesson.clone();
        let candidate = Candidate {
            text: "x = ".to_owned(),
            breakpoints: Vec::new(),
            start: None,
            run: Vec::new(),
        };
        assert!(adopt(&mut lesson, candidate).is_err());
        assert_eq!(lesson, before);
    }

    #[test]
    fn a_draft_is_touched_by_its_author_only() {
        assert!(is_touched(&lesson()));
        let run = vec![(Action::StepOver, state(2, "1"))];
        assert!(!is_touched(&draft(TEXT, Vec::new(), None, run)));
    }
}
