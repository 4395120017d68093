//! The check with CPython.

use hunch::debugger::{Truth, Uncaught};
use hunch::evaluate::Tally;
use hunch::state::{Event, Exit, State};
use hunch::truth::{Counterpart, Finding, Incomparable, Judgement, Run, Score};

use super::{UNKNOWN, engine, moment_title, uncaught as ends};
use crate::check::{Kind, Unanswered, Verdict};

/// Python takes too long.
pub const NO_ANSWER_IN_TIME: &str = "it did not answer in time";
/// Its answer cannot be read.
pub const ANSWER_TOO_LONG: &str = "the answer is too long";

/// The card.
pub const TITLE: &str = "Check with CPython";
/// Where it runs.
pub const HOW: &str = "in a sandbox of this page";
/// The progress bar.
pub const LOADING: &str = "Loading Python";
/// It is there, but has not answered.
pub const STARTING: &str = "CPython runs the program …";
/// There is nothing to run.
pub const NO_PROGRAM: &str = "Start the program: CPython then judges every state.";
/// The table of what differs.
pub const DIFFERENCES: &str = "What differs";
/// Its columns.
pub const PREDICTED: &str = "Predicted";
/// What is true.
pub const CPYTHON: &str = "CPython";
/// No value, or nothing printed.
const NOTHING: &str = "nothing";
/// What has no such variable.
const NOT_THERE: &str = "not there";
/// What the marks mean.
pub const CONFIRMED: &str = "CPython has the same";
/// See [`CONFIRMED`].
pub const TAKEN: &str = "Taken over from CPython, to go on from the truth";
/// What is said of such a state, after the word for it.
pub const TAKEN_HERE: &str = "state, taken over: predictions go on from it.";
/// What is said of a state in which the user has set something, after the word for that.
pub const EDITED: &str = "by you: not compared. CPython goes on with what was set.";
/// What the marks mean.
pub const CONTRADICTED: &str = "CPython has another";
/// What the marks mean.
pub const UNSPECIFIED: &str =
    "Python does not specify it: it differs from one hash seed to the next";
/// Goes on from the truth.
pub const FOLLOW: &str = "Follow the truth from here";
/// What that does.
pub const FOLLOW_MEANS: &str =
    "Put CPython's state in the place of this one, and predict on from there";
/// The table of the score.
pub const SCORE: &str = "Steps right";

/// How much of Python is there, for the button.
pub fn loaded(loaded: f64, total: f64) -> String {
    format!("{:.0} %", 100.0 * loaded / total.max(1.0))
}

/// The same, for the card, after what is loaded.
pub fn loaded_of(loaded: f64, total: f64) -> String {
    format!(": {}", engine::megabytes(loaded, total))
}

/// Why there is nothing to compare with.
pub fn failure(error: &Unanswered) -> String {
    const STOPPED: &str = "It was stopped, and nothing else is lost.";
    match error {
        Unanswered::Time => format!(
            "The program does not end, or waits, for longer than CPython is given here. {STOPPED}"
        ),
        Unanswered::Long => format!("The program does more than the page can compare. {STOPPED}"),
        Unanswered::Refused(refused) => match refused.kind {
            Kind::Time => format!("The program {}. {STOPPED}", refused.reason),
            Kind::Memory => format!("The program {}. {STOPPED}", refused.reason),
            Kind::Syntax => format!("CPython cannot run this program: it {}.", refused.reason),
            Kind::Forbidden => format!(
                "CPython does not run this program here: it {}. Programs that are checked have no files, network or processes.",
                refused.reason
            ),
            Kind::Other => format!(
                "CPython does not run this program here: it {}.",
                refused.reason
            ),
        },
        Unanswered::Network(detail) => format!(
            "Python could not be loaded: {detail}. Switch the check off and on to try again."
        ),
        Unanswered::Damaged(detail) => format!(
            "A file of Python is damaged: {detail}. Switch the check off and on to try again. If a new version of Hunch was published meanwhile, reload the page."
        ),
        Unanswered::Crash(detail) => {
            format!("CPython ended without an answer ({detail}). Nothing else is lost.")
        }
    }
}

/// What to know of a run that is compared with.
pub fn note(run: &Run) -> Option<String> {
    const NO_INPUT: &str = "EOFError: EOF when reading a line";
    if run.values().any(|value| value == NO_INPUT) {
        return Some(
            "CPython has read all that was typed, and raises EOFError where the program asks for more."
                .to_owned(),
        );
    }
    if let Some(module) = run.values().find_map(missing_module) {
        return Some(format!(
            "{module} is not available here: CPython has its standard library alone, and raises ModuleNotFoundError."
        ));
    }
    if run.exit() == Some(Exit::Never) {
        return Some(format!(
            "The program {NEVER}: CPython was stopped there. States up to it are compared."
        ));
    }
    run.goes_deep().then(|| {
        "The recursion goes deeper than the states that are shown here: those are left out."
            .to_owned()
    })
}

/// The module that is missing, by the exception that says so.
fn missing_module(value: &str) -> Option<&str> {
    let module = value.strip_prefix("ModuleNotFoundError: No module named '")?;
    module.split('\'').next()
}

/// What a program does that CPython has stopped.
const NEVER: &str = "does not end within 10,000 states";

/// What is said of the state that is shown. `past`: of one that was inferred.
pub fn verdict(finding: Finding, past: Option<Verdict>) -> &'static str {
    match (finding, past) {
        (Finding::Confirmed, _) => "by CPython, which reaches it by the same commands.",
        (Finding::Unspecified, _) => {
            "by Python: from one run to the next it has another order of sets."
        }
        (Finding::Contradicted, Some(Verdict::Valid)) => {
            "by this run of CPython; but possible: going forward from this past leads CPython to the same state."
        }
        (Finding::Contradicted, Some(Verdict::Invalid)) => {
            "by CPython: it was otherwise, and going forward from this past leads CPython elsewhere."
        }
        (Finding::Contradicted, _) => {
            "by CPython, which reaches another state by the same commands."
        }
    }
}

/// Why a state is not compared.
pub fn not_compared(counterpart: Counterpart, past: Option<Verdict>) -> &'static str {
    match (past, counterpart) {
        (Some(Verdict::Valid), _) => {
            "Possible: CPython goes forward from this past to the state that it was inferred from."
        }
        (Some(Verdict::Invalid), _) => {
            "Not possible: CPython goes forward from this past to another state."
        }
        (_, Counterpart::None(Incomparable::Given)) => {
            "Not compared: the session began at a state that was typed, and the program's own run does not come by with this stack and these variables."
        }
        (_, Counterpart::None(Incomparable::BeforeStart)) => {
            "Not compared: it lies before the state that was typed, to which many pasts can lead."
        }
        (_, Counterpart::None(Incomparable::Edited)) => {
            "Not compared: on the way a variable was set that does not exist there in CPython's run, or to a value that cannot be handed to CPython."
        }
        (_, Counterpart::None(Incomparable::Awaited)) => {
            "CPython runs the program once more, with what was set on the way …"
        }
        (_, Counterpart::None(Incomparable::BeforeEdit)) => {
            "Not compared: it lies before a state in which a variable was set, and CPython came there with another value."
        }
        (_, Counterpart::None(Incomparable::Over)) => {
            "Not compared: the same commands lead past the end of what CPython did, or deeper than the states that are shown here."
        }
        (_, Counterpart::At { .. }) => "",
    }
}

/// A part in which a state and the truth differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The part.
    pub what: String,
    /// What was predicted.
    pub predicted: String,
    /// What is true.
    pub truth: String,
}

/// The parts in which a state and the truth differ; `uncaught`: what leaves the frame in the state.
pub fn differences(
    state: &State,
    uncaught: Option<&Uncaught>,
    judgement: &Judgement,
) -> Vec<Difference> {
    let truth = &judgement.truth;
    // What happens is told in full, of values what differs.
    let whole = |what: &str, predicted: String, truth: String| Difference {
        what: what.to_owned(),
        predicted,
        truth,
    };
    let part = |what: &str, predicted: String, truth: String| {
        let (predicted, truth) = side_by_side(&predicted, &truth);
        whole(what, predicted, truth)
    };
    let mut found = Vec::new();
    let wrong = Some(Finding::Contradicted);
    if Some(judgement.place) == wrong {
        found.push(whole(
            "state",
            title_beside(state, uncaught, truth),
            title_beside(truth, judgement.leaving.as_ref(), state),
        ));
    }
    if let (true, Some(ours), Some(truly)) =
        (judgement.value == wrong, uncaught, &judgement.leaving)
        && state.event == Event::Exit
    {
        found.push(whole("error", ends::raised(ours), ends::raised(truly)));
    } else if judgement.value == wrong {
        found.push(part("value", told(&state.value), true_value(judgement)));
    }
    if judgement.output == wrong {
        found.push(part(
            "output",
            printed(&state.output),
            printed(&truth.output),
        ));
    }
    for (frame, locals) in judgement.locals.iter().enumerate() {
        for name in locals
            .iter()
            .filter(|(_, found)| Some(**found) == wrong)
            .map(|(name, _)| name)
        {
            let within = &state.frames[frame];
            let what = if frame + 1 == state.frames.len() {
                name.clone()
            } else {
                super::panels::in_function(name, &within.function)
            };
            let value = |frame: Option<&hunch::state::Frame>| {
                let locals = frame.and_then(|frame| frame.locals.as_ref());
                match locals.and_then(|locals| locals.get(name)) {
                    Some(value) => value.clone().unwrap_or_else(|| UNKNOWN.to_owned()),
                    None => NOT_THERE.to_owned(),
                }
            };
            found.push(part(
                &what,
                value(Some(within)),
                value(truth.frames.get(frame)),
            ));
        }
    }
    found
}

/// A state in a few words, beside another one: an exception and the way the program ends in full.
fn title_beside(state: &State, uncaught: Option<&Uncaught>, other: &State) -> String {
    match (state.event, state.exit, uncaught) {
        (Event::Exit, Some(Exit::Never), _) => NEVER.to_owned(),
        (Event::Exit, _, Some(uncaught)) => ends::raised(uncaught),
        (Event::Exit, Some(Exit::Normal), _) if other.event == Event::Exit => {
            "the end, without an exception".to_owned()
        }
        (Event::Exception, ..) => match &state.value {
            Some(message) => format!("{}: {message}", super::state_title(state)),
            None => super::state_title(state),
        },
        _ => moment_title(state, uncaught),
    }
}

/// So many characters of a long value are shown beside another.
const EXCERPT: usize = 44;
/// So many of them before the first that differs.
const BEFORE: usize = 12;

/// A predicted value and the true one, so that it is seen where they differ.
pub fn side_by_side(predicted: &str, truth: &str) -> (String, String) {
    let start = first_shown(predicted, truth);
    (excerpt(predicted, start), excerpt(truth, start))
}

/// The character that two values are shown from: of long ones that begin alike, the beginning says nothing.
fn first_shown(a: &str, b: &str) -> usize {
    if a.chars().count().max(b.chars().count()) <= EXCERPT {
        return 0;
    }
    let alike = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    alike.saturating_sub(BEFORE)
}

/// A value from a character on, cut where it is long.
fn excerpt(value: &str, start: usize) -> String {
    let mut rest = value.chars().skip(start);
    let shown: String = rest.by_ref().take(EXCERPT).collect();
    let before = if start > 0 { "…" } else { "" };
    let after = if rest.next().is_some() { "…" } else { "" };
    format!("{before}{shown}{after}")
}

/// What is returned or raised in truth: where an exception leaves the frame, nothing is returned.
pub fn true_value(judgement: &Judgement) -> String {
    match &judgement.leaving {
        Some(ended_by) if judgement.truth.event == Event::Exit => ends::raised(ended_by),
        Some(_) => moment_title(&judgement.truth, judgement.leaving.as_ref()),
        None => told(&judgement.truth.value),
    }
}

/// A value, where there may be none.
fn told(value: &Option<String>) -> String {
    value.clone().unwrap_or_else(|| NOTHING.to_owned())
}

/// What is printed, where there may be nothing.
pub fn printed(output: &str) -> String {
    if output.is_empty() {
        NOTHING.to_owned()
    } else {
        output.to_owned()
    }
}

/// A local that the prediction lacks.
pub const LACKING: &str = "not predicted";

/// A local's true value.
pub fn truth(truth: &Truth) -> String {
    match truth {
        Truth::Value(value) | Truth::Lacking(value) => value.clone(),
        Truth::Absent => NOT_THERE.to_owned(),
    }
}

/// The same after the predicted one, in a sentence; nothing where there is none.
pub fn beside(truth: Option<&Truth>) -> String {
    truth.map_or_else(String::new, |true_one| {
        format!(" ({CPYTHON}: {})", self::truth(true_one))
    })
}

/// A command, by the name of its action.
pub fn action(name: &str) -> &'static str {
    match name {
        "step_into" => "Step into",
        "step_over" => "Step over",
        "step_return" => "Step out",
        "breakpoint" => "To a breakpoint",
        "continue" => "To the end",
        "inv_step_into" => "Back into",
        "inv_step_over" => "Back over",
        _ => "Back to call",
    }
}

/// So many of so many.
pub fn tally(tally: Tally) -> String {
    format!("{} of {}", tally.right, tally.all)
}

/// What the score leaves out.
pub fn rest(score: &Score) -> String {
    let steps = |count: usize| if count == 1 { "step" } else { "steps" };
    let mut told = Vec::new();
    if score.misled > 0 {
        told.push(format!(
            "{} more {} began at a wrong state",
            score.misled,
            steps(score.misled)
        ));
    }
    if score.unspecified > 0 {
        told.push(format!(
            "{} {} Python does not specify",
            score.unspecified,
            steps(score.unspecified)
        ));
    }
    told.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::truth::judge;

    fn state(line: u32, locals: &str, rest: &str) -> State {
        let frame =
            format!(r#"{{"function": "<module>", "line": {line}, "locals": {{{locals}}}}}"#);
        State::parse(&format!(
            r#"{{"event": "line", "frames": [{frame}]{rest}}}"#
        ))
        .unwrap()
    }

    #[test]
    fn what_differs_is_told_with_both() {
        let truth = state(3, r#""x": "2", "y": "1""#, r#", "output": "2\n""#);
        let check = |predicted: State, expected: &[(&str, &str, &str)]| {
            let run = Run::of(&[State::start(), truth.clone()]);
            let at = Counterpart::At {
                course: 0,
                from: 0,
                to: 1,
            };
            let judgement = judge(&predicted, None, &run, at, 0).unwrap();
            let found = differences(&predicted, None, &judgement);
            let found: Vec<_> = found
                .iter()
                .map(|d| (d.what.as_str(), d.predicted.as_str(), d.truth.as_str()))
                .collect();
            assert_eq!(found, expected);
        };
        check(truth.clone(), &[]);
        check(
            state(4, r#""x": "3", "z": "0""#, ""),
            &[
                ("state", "line 4", "line 3"),
                ("output", "nothing", "2\n"),
                ("x", "3", "2"),
                ("z", "0", "not there"),
                ("y", "not there", "1"),
            ],
        );
    }

    #[test]
    fn long_values_are_shown_where_they_differ() {
        let check = |a: &str, b: &str, expected: (&str, &str)| {
            let (a, b) = side_by_side(a, b);
            assert_eq!((a.as_str(), b.as_str()), expected);
        };
        check("[1, 2]", "[1, 3]", ("[1, 2]", "[1, 3]"));
        let same = "a".repeat(100);
        let shown = "a".repeat(BEFORE);
        let (a, b) = (format!("{same}b"), format!("{same}c"));
        check(&a, &b, (&format!("…{shown}b"), &format!("…{shown}c")));
        check(&same, "b", (&format!("{}…", "a".repeat(EXCERPT)), "b"));
    }

    #[test]
    fn what_hindered_is_told() {
        let check = |error: Unanswered, expected: &str| {
            let told = failure(&error);
            assert!(told.contains(expected), "{told}");
        };
        check(Unanswered::Time, "nothing else is lost");
        check(Unanswered::Network("a (404)".to_owned()), "a (404)");
        let refused = |kind, reason: &str| {
            Unanswered::Refused(crate::check::Refused {
                kind,
                reason: reason.to_owned(),
            })
        };
        check(
            refused(Kind::Forbidden, "imports os"),
            "it imports os. Programs",
        );
        check(
            refused(Kind::Time, "does not end within 2 seconds"),
            "2 seconds. It was stopped",
        );
    }
}
