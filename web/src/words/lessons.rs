//! Lessons: taking them, making them, and their hand-out.

use std::fmt::Display;

use hunch::action::Action;
use hunch::state::{Frame, State};

use crate::lessons::format::{Ask, Question, Step};
use crate::lessons::{Filled, Next};
use crate::link::LinkError;
use crate::words::cut;

/// The menu of lessons.
pub const LESSONS: &str = "Lessons";
/// The lessons that the page brings.
pub const COURSE: &str = "The course";
/// What is for those who teach with it.
pub const FOR_TEACHERS: &str = "For teachers";
/// Makes one.
pub const MAKE: &str = "Make a lesson";
/// What that is.
pub const MAKE_MEANS: &str = "From this program and the steps you took";
/// Opens one from a file.
pub const OPEN_FILE: &str = "Open a lesson file";
/// What that is.
pub const OPEN_FILE_MEANS: &str = "One that somebody gave you";
/// The address names a lesson that is not there.
pub fn no_such_lesson(asked: &str) -> String {
    let asked = cut(asked, 40);
    format!("There is no lesson “{asked}”. The menu Lessons has all of them.")
}

/// Saves the progress as a table.
pub const SAVE_CSV: &str = "Save my progress (CSV)";
/// Saves it as JSON.
pub const SAVE_JSON: &str = "Save my progress (JSON)";
/// What that is.
pub const PROGRESS_MEANS: &str = "It is kept in this browser only";
/// The browser keeps no progress.
pub const PROGRESS_NOT_KEPT: &str = "This browser does not keep how far you come in the lessons: it has no room left, or forbids it. Before you close this tab, save your progress from the menu of lessons.";
/// A lesson that was finished, for screen readers.
pub const DONE: &str = "done";

/// Stands before what a learner can do after the lesson.
pub const GOAL: &str = "Goal";
/// Leaves the lesson.
pub const LEAVE: &str = "Leave the lesson";
/// What was there before a lesson that was left.
pub const IS_BACK: &str = "What you had in the editor before the lesson is back.";
/// One step back in the lesson.
pub const PREVIOUS: &str = "Previous step";
/// On to the next step, where no command leads there.
pub const NEXT: &str = "Next";
/// The steps.
pub const STEPS: &str = "Steps of the lesson";
/// Prints the lesson.
pub const PRINT: &str = "Print a hand-out";
/// Again from the first step.
pub const AGAIN: &str = "Begin again";
/// The program is not the lesson's any more.
pub const CHANGED: &str = "The program is not the lesson's any more.";
/// Brings it back.
pub const BRING_BACK: &str = "Bring the lesson's program back";
/// The debugger's buttons have led away from where the lesson is.
pub const ASTRAY: &str = "The page shows another state than the one that this step is about.";
/// Leads back there.
pub const TO_PLACE: &str = "Back to the lesson's place";
/// A preview is left.
pub const BACK_TO_EDITING: &str = "Back to editing";
/// The same, in its corner.
pub const CLOSE_PREVIEW: &str = "Close the preview";
/// An answer is as expected.
pub const RIGHT: &str = "Right.";
/// It is not. `hints`: there are more of them to take.
pub fn wrong(hints: bool) -> &'static str {
    if hints {
        "Not yet. Try again, or take a hint."
    } else {
        "Not yet. Try again, or have the answer shown."
    }
}
/// Nothing.
pub const NOTHING: &str = "nothing";
/// The heading of the summary.
pub const SUMMARY: &str = "What to keep in mind";
/// What stands there where a lesson has no summary.
pub const OVER: &str = "That is the end of the lesson.";
/// The model's prediction was replaced.
pub const MODEL_ERRED: &str =
    "The model predicted another state here. The page shows what Python does.";
/// The same, where nobody has asked Python.
pub const MODEL_DIFFERED: &str =
    "The model predicted another state here. The page goes on from what the lesson tells.";

/// On to the next lesson of the course.
pub fn next_lesson(title: &str) -> String {
    format!("Next lesson: {title}")
}

/// The step's number among all.
pub fn step_of(at: usize, of: usize) -> String {
    if at == of {
        "the end".to_owned()
    } else {
        format!("step {} of {of}", at + 1)
    }
}

/// How long a lesson takes.
pub fn minutes(minutes: u32) -> String {
    format!("{minutes} min")
}

/// How many lessons are done.
pub fn lessons_done(done: usize, of: usize) -> String {
    format!("{done} of {of} done")
}

/// How it went.
pub fn score(right: usize, at_once: usize, of: usize) -> String {
    match of {
        0 => String::new(),
        1 => format!(
            "{right} of 1 question right, {at_once} of them at the first try without a hint."
        ),
        _ => format!(
            "{right} of {of} questions right, {at_once} of them at the first try without a hint."
        ),
    }
}

/// Stands before the answer.
pub const ANSWER_IS: &str = "The answer is";
/// On to the next step without an answer.
pub const NEXT_STEP: &str = "Skip to the next step";

/// A command by its name.
pub fn command(action: &Action) -> String {
    match action {
        Action::StepInto => "Step into".to_owned(),
        Action::StepOver => "Step over".to_owned(),
        Action::StepReturn => "Step out".to_owned(),
        Action::Breakpoint { lines } => {
            let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
            format!("Go on to line {}", lines.join(" or "))
        }
        Action::Continue => "Go on to the end".to_owned(),
        Action::InvStepInto => "Back into".to_owned(),
        Action::InvStepOver => "Back over".to_owned(),
        Action::InvStepCall => "Back to the call".to_owned(),
        Action::Edit { .. } => "Edit".to_owned(),
        Action::Evaluate { .. } => "Evaluate".to_owned(),
    }
}

/// A question in words: its own, or what its step makes of it.
pub fn question(question: &Question, step: &Step) -> String {
    if let Some(words) = &question.words {
        return words.clone();
    }
    let back = step.goes_back();
    let near = matches!(step.go, Some(Action::StepInto | Action::StepOver));
    let name = question.name.as_deref().unwrap_or_default();
    match question.ask {
        Ask::Line if back => "Which line ran before?".to_owned(),
        Ask::Line if near => "Which line comes next?".to_owned(),
        Ask::Line => "At which line does it stop next?".to_owned(),
        Ask::Value if back => format!("What was `{name}` before?"),
        Ask::Value => format!("What will `{name}` be?"),
        Ask::Output => "What will be printed?".to_owned(),
        Ask::Result if back => "What was handed back?".to_owned(),
        Ask::Result => "What will be handed back?".to_owned(),
    }
}

/// An answer as it is shown.
pub fn answer(text: &str) -> String {
    match text.trim() {
        "" => NOTHING.to_owned(),
        text => text.to_owned(),
    }
}

/// A question in a list of answers, short.
pub fn short(question: &Question) -> String {
    match question.ask {
        Ask::Line => "line".to_owned(),
        Ask::Value => question.name.clone().unwrap_or_default(),
        Ask::Output => "printed".to_owned(),
        Ask::Result => "handed back".to_owned(),
    }
}

/// A file of the site cannot be loaded.
pub fn not_loaded(address: &str, reason: &str) -> String {
    format!(
        "{address} could not be loaded ({reason}). Check the connection; your own program works without it."
    )
}

/// A lesson cannot be opened.
pub fn not_opened(error: &dyn Display) -> String {
    format!("This lesson cannot be opened: {error}.")
}

/// The file is no text.
pub const NOT_TEXT: &str = "This lesson cannot be opened: the file cannot be read as text.";

/// Making a lesson.
pub const AUTHOR: &str = "Make a lesson";
/// What to do there.
pub const AUTHOR_LEAD: &str =
    "Step through your program, and add the steps that you want to tell about.";
/// A field.
pub const TITLE: &str = "Title";
/// A field.
pub const TEXT: &str = "Introduction (one paragraph per line)";
/// A field.
pub const SUMMARY_FIELD: &str = "At the end (one paragraph per line)";
/// A field.
pub const STEP_TEXT: &str = "Explanation (one paragraph per line)";
/// A field.
pub const ASK: &str = "Asks for";
/// A field.
pub const NAME: &str = "Variable";
/// A field.
pub const WORDS: &str = "Question (or leave it to the page)";
/// A field.
pub const ANSWER: &str = "Expected answer";
/// A field.
pub const HINTS: &str = "Hints (one a line, the vaguest first)";
/// A field.
pub const WHY: &str = "Why it is so";
/// Adds what was just done.
pub const ADD_STEP: &str = "Add this step";
/// There is nothing to add.
pub const NO_STEP: &str = "Take a step with the debugger, then add it here.";
/// Takes all steps away.
pub const CLEAR_PATH: &str = "Remove all steps";

/// Adds what was done: one step, or all since the last one that the lesson has.
pub fn add(next: Next) -> String {
    match next {
        Next::Behind(last, steps) => format!("Add the {steps} steps since step {}", last + 1),
        _ => ADD_STEP.to_owned(),
    }
}

/// What to do about the next step; empty where it can be added.
pub fn next(next: Next) -> String {
    match next {
        Next::Follows | Next::Behind(..) => String::new(),
        Next::None => NO_STEP.to_owned(),
        Next::OtherProgram => super::making::CHOOSE_FIRST.to_owned(),
        Next::Astray(last) => {
            let number = last + 1;
            format!(
                "This step does not follow from step {number}: go to where that leads and take it there, or remove all steps and begin with this one."
            )
        }
    }
}

/// Where the steps of a draft come from; empty where their author knows.
pub fn filled(filled: Filled, count: usize) -> String {
    let steps = match count {
        1 => "The step below is".to_owned(),
        _ => format!("The {count} steps below are"),
    };
    match filled {
        _ if count == 0 => String::new(),
        Filled::Nothing => String::new(),
        Filled::Session => format!(
            "{steps} the way to the state that the page shows. {CLEAR_PATH} to begin without any."
        ),
        Filled::Left => format!(
            "{steps} from the draft that was left in this browser. {CLEAR_PATH} to begin without any."
        ),
    }
}

/// Adds an explanation without a command.
pub const ADD_TEXT: &str = "Add an explanation";
/// Takes a step away.
pub const REMOVE_STEP: &str = "Remove the step";
/// Adds a question.
pub const ADD_QUESTION: &str = "Add a question";
/// Takes it away.
pub const REMOVE_QUESTION: &str = "Remove the question";
/// Shows the lesson as a learner sees it.
pub const PREVIEW: &str = "Preview";
/// Where one is in a preview.
pub fn previewed(place: &str) -> String {
    format!("{PREVIEW} · {place}")
}
/// Copies a link.
pub const COPY_LINK: &str = "Copy link";
/// Saves a file.
pub const SAVE_FILE: &str = "Save as a file";
/// Ends the author's view; the draft is kept.
pub const STOP_MAKING: &str = "Close the author view";
/// Throws the draft away.
pub const DISCARD: &str = "Discard and begin again";
/// The lesson is as it should be.
pub const SOUND: &str = "The lesson can be previewed and shared.";
/// The browser keeps no draft.
pub const NOT_KEPT: &str = "This browser does not keep the draft: save it as a file.";

/// What is still wrong with a draft.
pub fn unsound(error: &dyn Display) -> String {
    let error = error.to_string();
    let mut rest = error.chars();
    let first = rest.next().map(|first| first.to_uppercase().to_string());
    let rest = rest.as_str();
    format!("Not ready yet. {}{rest}.", first.unwrap_or_default())
}

/// There is no link.
pub fn no_link(error: LinkError) -> String {
    format!("There is no link: {error}. Save the lesson as a file.")
}

/// The link's field.
pub const LINK: &str = "Link to the lesson";

/// A question in the author's list.
pub fn question_title(number: usize) -> String {
    format!("Question {}", number + 1)
}

/// A step in the author's list.
pub fn step_title(index: usize, step: &Step) -> String {
    let number = index + 1;
    let Some(go) = &step.go else {
        return format!("Step {number}: an explanation");
    };
    let to = step.then.as_ref().map(place).unwrap_or_default();
    format!("Step {number}: {}{to}", command(go))
}

fn place(state: &State) -> String {
    format!(" (to {})", super::state_title(state))
}

/// The kinds of questions, in the order of a list.
pub const ASKS: [(Ask, &str); 4] = [
    (Ask::Value, "a variable's value"),
    (Ask::Line, "the line"),
    (Ask::Output, "what is printed"),
    (Ask::Result, "what is handed back"),
];

/// The hand-out.
pub const HANDOUT: &str = "Hand-out";
/// Its program.
pub const PROGRAM: &str = "Program";
/// Its questions.
pub const QUESTIONS: &str = "Questions";
/// Its last page.
pub const ANSWERS: &str = "Answers";
/// For who has it.
pub const STUDENT: &str = "Name";
/// For who has it.
pub const DATE: &str = "Date";

/// Where a question of the hand-out is asked: a command at a state. `asked` are the names whose values the lesson asks for, which are not
/// told.
pub fn situation(step: &Step, at: Option<&State>, asked: &[&str]) -> String {
    let frame = at.and_then(State::top);
    let place = match at {
        Some(state) if state.is_start() => "At the start".to_owned(),
        Some(state) => frame.map_or_else(|| "At the end".to_owned(), |frame| run_of(state, frame)),
        None => "From there".to_owned(),
    };
    let locals = frame.and_then(|frame| frame.locals.as_ref());
    let values: Vec<String> = locals
        .into_iter()
        .flatten()
        .filter(|(name, _)| !asked.contains(&name.as_str()))
        .filter_map(|(name, value)| Some(format!("{name} = {}", value.as_deref()?)))
        .collect();
    let with = if values.is_empty() {
        String::new()
    } else {
        format!(", with {}", values.join(", "))
    };
    let then = step.go.as_ref().map(|go| format!(" {}", done(go)));
    format!("{place}{with}.{}", then.unwrap_or_default())
}

/// The line of a state, with the function and the round of the innermost loop that tell which of its runs is meant.
fn run_of(state: &State, frame: &Frame) -> String {
    let line = frame.line;
    let function = match state.depth() {
        0 | 1 => String::new(),
        _ => format!(" of {}", frame.function),
    };
    let inside = |(header, count): (&u32, &Option<u32>)| {
        let count = count.filter(|count| *header != line && *count > 0)?;
        Some(format!(", in round {count} of the loop in line {header}"))
    };
    let mut rounds = frame.loops.iter().flatten().filter_map(inside);
    let round = rounds.next_back().unwrap_or_default();
    format!("At line {line}{function}{round}")
}

/// What a command does to the program, for who has it on paper and no debugger.
fn done(go: &Action) -> String {
    match go {
        Action::StepInto => "Then the program takes one step.".to_owned(),
        Action::StepOver => "Then the line runs.".to_owned(),
        Action::StepReturn => "Then the function runs to its end.".to_owned(),
        Action::Breakpoint { lines } => {
            let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
            format!("Then the program runs on to line {}.", lines.join(" or "))
        }
        Action::InvStepInto => "Now go back by one step.".to_owned(),
        Action::InvStepOver => "Now go back to the line that ran before.".to_owned(),
        Action::InvStepCall => "Now go back to where the function was called.".to_owned(),
        // No lesson has the last two.
        Action::Continue | Action::Edit { .. } | Action::Evaluate { .. } => {
            "Then the program runs to its end.".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::fixtures;

    #[test]
    fn a_hand_out_says_what_happens_next() {
        let at = fixtures::state(2, "1");
        let check = |at: &State, go: Option<Action>, asked: &[&str], expected: &str| {
            let step = Step {
                go,
                ..Step::default()
            };
            assert_eq!(situation(&step, Some(at), asked), expected);
        };
        check(&at, None, &[], "At line 2, with x = 1.");
        check(&at, None, &["x"], "At line 2.");
        let mut inside = at.clone();
        let mut frame = Frame::new("count", 5);
        frame.loops = Some([(4, Some(2)), (5, Some(0))].into());
        inside.frames.push(frame);
        check(
            &inside,
            None,
            &[],
            "At line 5 of count, in round 2 of the loop in line 4.",
        );
        check(
            &at,
            Some(Action::InvStepInto),
            &[],
            "At line 2, with x = 1. Now go back by one step.",
        );
        check(
            &at,
            Some(Action::Breakpoint { lines: vec![3, 5] }),
            &[],
            "At line 2, with x = 1. Then the program runs on to line 3 or 5.",
        );
    }
}
