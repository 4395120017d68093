//! All that the page says: a state in words and in the editor's terms here, the texts of its parts in the modules below.

pub mod about;
#[cfg(test)]
mod catalogue;
pub mod check;
pub mod commands;
pub mod engine;
pub mod input;
pub mod lessons;
pub mod making;
pub mod messages;
pub mod onward;
pub mod outside;
pub mod page;
pub mod panels;
pub mod quiz;
pub mod refusals;
pub mod running;
pub mod share;
pub mod start;
pub mod uncaught;

use hunch::debugger::{
    DOUBTFUL, DebuggerError, Dropped, FrameView, InlineValue, LocalView, Provenance, StateView,
    Truth, Uncaught,
};
use hunch::program::{Effect, EffectKind, MODULE, Program, ProgramError};
use hunch::request::RequestError;
use hunch::state::{Event, Exit, MAX_VALUE, State, StateError};

use crate::editor::{Note, Place, PlacedLoop, PlacedName, PlacedValue};
use crate::link::LinkError;
use crate::provenance::class;
use crate::work::Kept;

/// A text is on the clipboard.
pub const COPIED: &str = "Copied.";
/// It is not.
pub const NOT_COPIED: &str = "The browser does not allow it: copy the marked text yourself.";
/// A file is being saved.
pub const SAVED: &str = "Saved.";
/// It is not.
pub const NOT_SAVED: &str = "The browser does not allow this download.";

/// What a link holds. `has_way`: it leads to the state that is shown, if one is; `typed`: and what was typed.
pub fn link_holds(has_way: bool, paused: bool, typed: bool) -> String {
    let what = match (has_way, paused) {
        (true, true) => {
            "It holds the program, its breakpoints and watches, the mode and the way to this state."
        }
        (true, false) => "It holds the program, its breakpoints and watches, and the mode.",
        (false, _) => {
            "It holds the program, its breakpoints and watches; the way to this state is too long for a link."
        }
    };
    let lines = if typed {
        " So it does what you typed as input."
    } else {
        ""
    };
    format!("{what}{lines} Nothing is sent to a server, and nothing runs when it is opened.")
}

/// Why there is no link.
pub fn no_link(error: LinkError) -> String {
    format!("There is no link: {error}. Download the timeline instead.")
}

/// What the user should know of a work that is not kept for the next visit; `None`: it is.
pub fn not_kept(kept: &Kept) -> Option<&'static str> {
    match kept {
        Kept::Yes | Kept::WithOthers { .. } => None,
        Kept::Conflict => Some(
            "Another tab has kept a different program. Until you choose, this one is kept in this tab only.",
        ),
        Kept::Forbidden => Some(
            "This browser does not let the page keep anything, as in a private window. Copy your program, or a link to it, before you close this tab.",
        ),
        Kept::Full => Some(
            "The browser has no room left for your program. Copy it, or a link to it, before you close this tab.",
        ),
    }
}
/// Leaves a dialog.
pub const CLOSE: &str = "Close";
/// Leaves it without doing anything.
pub const CANCEL: &str = "Cancel";

/// The word for a provenance.
pub fn provenance_name(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Visited => "visited",
        Provenance::Predicted => "predicted",
        Provenance::Inferred => "inferred",
        Provenance::Edited => "edited",
        Provenance::Told => "told",
        Provenance::Taken => "CPython's own",
        Provenance::Confirmed => "confirmed",
        Provenance::Contradicted => "contradicted",
        Provenance::Unspecified => "unspecified",
    }
}

/// Whether the model is unsure of what it gives this probability.
pub fn is_unsure(probability: f64) -> bool {
    probability < DOUBTFUL
}

/// Whether the model is unsure of a local.
pub fn is_doubtful(local: &LocalView) -> bool {
    local.doubt.is_some() || local.confidence.is_some_and(is_unsure)
}

/// What is wrong with a program, as said on the line itself.
pub fn problem(error: &ProgramError) -> String {
    match error {
        ProgramError::Syntax { message, .. } => message.clone(),
        other => other.to_string(),
    }
}

/// Why something that the user typed is refused, as said beside the field: without the field's technical name.
pub fn refusal(error: &DebuggerError) -> String {
    match error {
        DebuggerError::Action(RequestError::NotAValue { .. })
        | DebuggerError::State(StateError::NotAValue(_)) => {
            "Write the value as Python writes it: 5, 'text', [1, 2], None.".to_owned()
        }
        DebuggerError::Action(RequestError::ValueLength { .. })
        | DebuggerError::State(StateError::LongValue { .. } | StateError::EmptyValue(_)) => {
            format!("Type a value of 1 to {MAX_VALUE} characters.")
        }
        DebuggerError::Action(RequestError::NotAnExpression { .. }) => NOT_AN_EXPRESSION.to_owned(),
        DebuggerError::Action(RequestError::AfterExit { .. }) => "The program is over.".to_owned(),
        other => sentence(&other.to_string()),
    }
}

/// What evaluating a watch would do, and that it is not done.
pub fn effect(effect: &Effect) -> String {
    let by = effect.by.as_deref().unwrap_or("This");
    let done = match &effect.kind {
        EffectKind::Assigns(name) => format!("{by} assigns {name}"),
        EffectKind::Changes(object) => format!("{by} changes {object}"),
        EffectKind::Prints => format!("{by} prints"),
        EffectKind::Asks => format!("{by} asks for input"),
        EffectKind::Calls(function) => format!("{by} does more than give a value ({function})"),
    };
    format!(
        "{done}. A watch leaves the program as it is and shows the value alone, which the model has not learned for such expressions."
    )
}

/// A past among `others`, short: where it is, and the locals in which they differ.
pub fn past(state: &State, others: &[&State]) -> String {
    let Some(frame) = state.frames.last() else {
        return "the end of the program".to_owned();
    };
    let place = match state.event {
        Event::Call if frame.line == 0 => "the start of the program".to_owned(),
        Event::Line => format!("line {} in {}", frame.line, frame.function),
        event => format!(
            "{} on line {} in {}",
            event.name(),
            frame.line,
            frame.function
        ),
    };
    let differs = |name: &str| {
        let known = |state: &State| {
            let frame = state.frames.last()?;
            frame.locals.as_ref()?.get(name).cloned()
        };
        others.iter().any(|other| known(other) != known(state))
    };
    let locals = frame.locals.iter().flatten();
    let told: Vec<String> = locals
        .filter(|(name, _)| differs(name))
        .map(|(name, value)| format!("{name} = {}", value.as_deref().unwrap_or(UNKNOWN)))
        .collect();
    if told.is_empty() {
        return place;
    }
    format!("{place}: {}", told.join(", "))
}

/// An error's text as a sentence.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    let end = if text.ends_with(['.', '`', '!', '?']) {
        ""
    } else {
        "."
    };
    format!("{first}{}{end}", letters.as_str())
}

/// A name for a button: a long one is cut.
pub fn short_name(name: &str) -> String {
    cut(name, 14)
}

/// A text of at most so many characters.
fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let begin: String = text.chars().take(longest - 1).collect();
    format!("{begin}…")
}

/// A probability as a percentage; never "100%" for what is not certain, nor "0%" for what is possible.
pub fn percent(probability: f64) -> String {
    let percent = (probability * 100.0).round();
    if percent >= 100.0 && probability < 0.9995 {
        return "99%".to_owned();
    }
    if is_nothing(probability) && probability > 0.0 {
        return "<1%".to_owned();
    }
    format!("{percent:.0}%")
}

/// Whether a probability is nearer to 0% than to 1%.
pub fn is_nothing(probability: f64) -> bool {
    (probability * 100.0).round() < 1.0
}

/// What an event carries: a returned value, an exception, or the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `return`, `exception` or `exit`.
    pub kind: &'static str,
    /// What happens.
    pub label: String,
    /// The value or message; empty if the label says it all.
    pub text: String,
}

/// What the state's event carries, if it carries something worth showing.
pub fn outcome(view: &StateView) -> Option<Outcome> {
    let known = |text: &Option<String>| text.clone().unwrap_or_else(|| UNKNOWN.to_owned());
    match view.event {
        Event::Return if let Some(uncaught) = &view.uncaught => Some(Outcome {
            kind: "exception",
            label: uncaught::LEFT_BY.to_owned(),
            text: known(&uncaught.message),
        }),
        // What a module returns is of no use to anyone.
        Event::Return
            if view
                .frames
                .first()
                .is_some_and(|frame| frame.function == MODULE) =>
        {
            None
        }
        Event::Return => Some(Outcome {
            kind: "return",
            label: "returns".to_owned(),
            text: known(&view.value),
        }),
        Event::Exception => Some(Outcome {
            kind: "exception",
            label: "raises".to_owned(),
            text: known(&view.value),
        }),
        Event::Exit => Some(Outcome {
            kind: "exit",
            label: match (view.exit, &view.uncaught) {
                (Some(Exit::Error), Some(uncaught)) => uncaught::ends(uncaught),
                (Some(Exit::Error), None) => "The program ends with an exception.".to_owned(),
                (Some(Exit::Never), _) => "The program does not end by itself.".to_owned(),
                _ => "The program has ended.".to_owned(),
            },
            text: String::new(),
        }),
        Event::Call | Event::Line => None,
    }
}

/// A state in a few words, for a list of them.
pub fn state_title(state: &State) -> String {
    let Some(frame) = state.top() else {
        return "the end".to_owned();
    };
    match state.event {
        Event::Call if frame.line == 0 => "the start".to_owned(),
        Event::Call => format!("call of {}", frame.function),
        Event::Return => format!("{} returns", frame.function),
        Event::Exception => format!("exception in {}", frame.function),
        Event::Line | Event::Exit => format!("line {}", frame.line),
    }
}

/// The same, where the timeline tells which exception leaves the frame, or has ended the program.
pub fn moment_title(state: &State, uncaught: Option<&Uncaught>) -> String {
    match (uncaught, state.top()) {
        (Some(Uncaught { message, .. }), Some(frame)) => {
            uncaught::leaves(message.as_deref(), &frame.function)
        }
        (Some(Uncaught { message, .. }), None) => uncaught::end(message.as_deref()),
        _ => state_title(state),
    }
}

/// Whether an exception is under way, or has ended the program.
pub fn is_error(state: &State, uncaught: Option<&Uncaught>) -> bool {
    uncaught.is_some() || state.event == Event::Exception || state.exit == Some(Exit::Error)
}

/// What is about to happen, short: for the line above the code.
pub fn headline(view: &StateView) -> String {
    let Some(frame) = view.frames.first() else {
        return outcome(view)
            .map(|outcome| outcome.label)
            .unwrap_or_default();
    };
    match view.event {
        Event::Call if frame.line == 0 => "At the start of the program".to_owned(),
        Event::Call => format!("Entering {}, line {}", frame.function, frame.line),
        Event::Line => format!("About to run line {} in {}", frame.line, frame.function),
        Event::Return if let Some(uncaught) = &view.uncaught => {
            let leaves = uncaught::leaves(uncaught.message.as_deref(), &frame.function);
            format!("{leaves}, line {}", frame.line)
        }
        Event::Return => format!("Leaving {}, line {}", frame.function, frame.line),
        Event::Exception => format!(
            "{} on line {} in {}",
            exception_name(view),
            frame.line,
            frame.function
        ),
        Event::Exit => String::new(),
    }
}

/// The type of the exception that a state tells of, as its message begins.
fn exception_name(view: &StateView) -> &str {
    exception_parts(view).0.unwrap_or("Exception")
}

/// The type of the exception that a state tells of, if its message begins with one, and the rest of the message.
fn exception_parts(view: &StateView) -> (Option<&str>, &str) {
    let told = view.value.as_deref().unwrap_or(UNKNOWN);
    let (kind, rest) = told.split_once(": ").unwrap_or((told, ""));
    let own = kind.rsplit('.').next().unwrap_or(kind);
    if view.value.is_some() && hunch::program::is_identifier(own) {
        (Some(own), rest)
    } else {
        (None, told)
    }
}

/// The state for screen readers: the code first, then where it is, what was printed on the way, what changed, how many
/// states the way there has `dropped`, and how it is known.
pub fn announcement(view: &StateView, code: &str, printed: &str, dropped: Dropped) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend((!code.is_empty()).then(|| code.to_owned()));
    words.push(match (view.event, exception_parts(view)) {
        // Its type is in the headline already.
        (Event::Exception, (_, rest)) if !rest.is_empty() => format!("{}: {rest}", headline(view)),
        _ => headline(view),
    });
    words.extend(panels::prints(printed));
    // Of what leaves a frame the headline says enough: its message was heard when it was raised.
    let is_told = |outcome: &Outcome| {
        outcome.text.is_empty()
            || outcome.label == uncaught::LEFT_BY
            || view.event == Event::Exception
    };
    if let Some(outcome) = outcome(view).filter(|outcome| !is_told(outcome)) {
        words.push(format!("{} {}", outcome.label, outcome.text));
    }
    let locals = view.frames.first().and_then(|frame| frame.locals.as_ref());
    let changed: Vec<String> = locals
        .into_iter()
        .flatten()
        .filter(|local| local.changed || local.truth.is_some())
        .map(|local| {
            let truth = check::beside(local.truth.as_ref());
            format!("{} is {}{truth}", local.name, value_text(local))
        })
        .collect();
    words.extend((!changed.is_empty()).then(|| changed.join(", ")));
    words.extend(running::dropped_shortly(dropped));
    words.push(provenance_name(view.provenance).to_owned());
    words.join("; ")
}

/// What was typed as an expression is none.
pub const NOT_AN_EXPRESSION: &str = "This is not a Python expression.";

/// A value that is not known.
pub const UNKNOWN: &str = "unknown";

/// A local's value, also where it is not known, or is not there in what was predicted.
pub fn value_text(local: &LocalView) -> &str {
    match &local.truth {
        Some(Truth::Lacking(_)) => check::LACKING,
        _ => local.value.as_deref().unwrap_or(UNKNOWN),
    }
}

/// Whether there is anything to tell of a local.
fn is_told(local: &LocalView) -> bool {
    local.value.is_some() || local.truth.is_some()
}

/// A local in full: its value, how it came to be known, and how sure the model is.
pub fn local_title(local: &LocalView) -> String {
    let (name, value, how) = (&local.name, value_text(local), how_known(local));
    format!("{name} = {value}\n{how}")
}

/// How a local's value is known, how sure that is, and what CPython has instead.
fn how_known(local: &LocalView) -> String {
    let provenance = provenance_name(local.provenance);
    let sure = local
        .confidence
        .map(|sure| format!(", {}", percent(sure)))
        .unwrap_or_default();
    let truth = check::beside(local.truth.as_ref());
    format!("{provenance}{sure}{truth}")
}

/// A frame's locals, for the pointer that finds their names in the code.
fn names(frame: &FrameView) -> Vec<PlacedName> {
    let locals = frame.locals.iter().flatten();
    let named = |local: &LocalView| {
        // What was doubtful when it was predicted stays so, though this step does not say it anew.
        let then = local.doubt.filter(|_| local.confidence.is_none());
        let then = then.map(|doubt| format!("\n{}", panels::sure_then(doubt)));
        PlacedName {
            name: local.name.clone(),
            value: value_text(local).to_owned(),
            how: format!("{}{}", how_known(local), then.unwrap_or_default()),
            doubtful: is_doubtful(local),
            provenance: class(local.provenance),
        }
    };
    locals.map(named).collect()
}

/// Where a frame stands: its line, and the iterations of its loops, the outer ones first.
pub fn frame_place(frame: &FrameView) -> String {
    if frame.line == 0 {
        return "start".to_owned();
    }
    let running = frame.loops.iter().flat_map(|loops| loops.values());
    // The body has not been entered yet, or how often is not known.
    let counts: Vec<String> = running
        .map_while(|count| count.filter(|count| *count > 0))
        .map(|count| count.to_string())
        .collect();
    let line = frame.line;
    match counts.as_slice() {
        [] => format!("line {line}"),
        [count] => format!("iteration {count} · line {line}"),
        counts => format!("iterations {} · line {line}", counts.join(" › ")),
    }
}

/// What stands for the event of a frame that waits for another.
const CALLER: &str = "caller";

/// What the editor shows while `frame` is selected; `inline`: the values to show beside its function's lines.
pub fn place(
    view: &StateView,
    frame: &FrameView,
    inline: &[InlineValue],
    program: &Program,
) -> Place {
    let innermost = frame.index + 1 == view.frames.len();
    let left = view.uncaught.as_ref().filter(|_| innermost);
    let outcome = outcome(view).filter(|_| innermost).map(|outcome| Note {
        kind: outcome.kind,
        text: match left {
            Some(left) => uncaught::leaves(left.message.as_deref(), &frame.function),
            None if outcome.kind == "return" => format!("→ {}", outcome.text),
            None => outcome.text,
        },
    });
    let called = (view.frames.iter()).find(|other| other.index == frame.index + 1);
    let note = outcome.or_else(|| {
        Some(Note {
            kind: CALLER,
            text: panels::waits_for(&called?.function),
        })
    });
    Place {
        line: frame.line,
        kind: if left.is_some() {
            Event::Exception.name()
        } else if innermost {
            view.event.name()
        } else {
            CALLER
        },
        provenance: class(view.provenance),
        values: placed(inline),
        loops: loops(frame),
        note,
        names: names(frame),
        lines: lines_of(program, frame),
    }
}

/// The lines of a frame's code: without the functions and classes in it, whose names are others.
fn lines_of(program: &Program, frame: &FrameView) -> Vec<u32> {
    let own = match frame.function.as_str() {
        MODULE => program.definition(0),
        function => program.definition_at(function, frame.line),
    };
    let Some(own) = own else { return Vec::new() };
    let is_own = |line: &u32| {
        let around = program
            .definitions()
            .iter()
            .filter(|one| one.contains(*line));
        let innermost = around.min_by_key(|one| one.last - one.first);
        innermost.is_some_and(|one| (one.first, one.last) == (own.first, own.last))
    };
    (own.first.max(1)..=own.last).filter(is_own).collect()
}

/// What the editor shows where no frame is left because of an exception: the line that raised it, which is looked for first.
pub fn place_of_error(view: &StateView) -> Option<Place> {
    let uncaught = view.uncaught.as_ref()?;
    let note = uncaught.message.clone().map(|text| Note {
        kind: Event::Exception.name(),
        text,
    });
    Some(Place {
        line: uncaught.line?,
        kind: Event::Exception.name(),
        provenance: class(view.provenance),
        values: Vec::new(),
        loops: Vec::new(),
        note,
        names: Vec::new(),
        lines: Vec::new(),
    })
}

/// The iterations of the running loops, each for its header; none where the body has not been entered yet.
fn loops(frame: &FrameView) -> Vec<PlacedLoop> {
    let running = frame.loops.iter().flatten();
    let entered =
        running.filter_map(|(line, count)| Some((*line, count.filter(|count| *count > 0)?)));
    let placed = entered.map(|(line, count)| PlacedLoop {
        line,
        text: format!("iteration {count}"),
    });
    placed.collect()
}

/// Stands before a value beside a function's line that is the module's.
const GLOBAL: &str = "global";
/// What that means.
const GLOBAL_MEANS: &str = "A variable of the program, not of this function";

/// The values beside the lines, as far as there is anything to tell.
fn placed(inline: &[InlineValue]) -> Vec<PlacedValue> {
    inline
        .iter()
        .filter(|value| is_told(&value.local))
        .map(
            |InlineValue {
                 line,
                 local,
                 is_global,
             }| {
                let value = value_text(local);
                let truth = local.truth.as_ref().map(check::truth);
                let (value, truth) = match truth {
                    Some(truth) => {
                        let (value, truth) = check::side_by_side(value, &truth);
                        (value, Some(truth))
                    }
                    None => (value.to_owned(), None),
                };
                PlacedValue {
                    line: *line,
                    title: match is_global {
                        true => format!("{}\n{GLOBAL_MEANS}", local_title(local)),
                        false => local_title(local),
                    },
                    scope: is_global.then_some(GLOBAL),
                    name: local.name.clone(),
                    value,
                    truth,
                    changed: local.changed,
                    doubtful: is_doubtful(local),
                    provenance: class(local.provenance),
                }
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::debugger::Debugger;
    use hunch::program::Program;
    use hunch::state::Frame;

    fn view_of(state: State, source: &str) -> StateView {
        let mut debugger = Debugger::new(Program::parse(source).unwrap());
        debugger
            .command(hunch::debugger::Command::StartAt(state))
            .unwrap();
        debugger.shown()
    }

    #[test]
    fn a_frame_says_its_iterations() {
        let check = |loops: &[(u32, Option<u32>)], expected: &str| {
            let frame = FrameView {
                index: 0,
                function: "f".to_owned(),
                line: 7,
                locals: None,
                loops: Some(loops.iter().copied().collect()),
                pending: None,
            };
            assert_eq!(frame_place(&frame), expected);
        };
        check(&[], "line 7");
        check(&[(5, Some(0))], "line 7");
        check(&[(5, Some(3))], "iteration 3 · line 7");
        check(&[(5, Some(2)), (6, Some(1))], "iterations 2 › 1 · line 7");
        check(&[(5, Some(2)), (6, Some(0))], "iteration 2 · line 7");
        check(&[(5, None), (6, Some(1))], "line 7");
    }

    #[test]
    fn a_frames_lines_are_without_those_of_other_functions() {
        let source =
            "a = 1\ndef f(x):\n    y = x\n    def g():\n        return y\n    return g\nf(a)\n";
        let program = Program::parse(source).unwrap();
        let check = |function: &str, line: u32, expected: &[u32]| {
            let frame = FrameView {
                index: 0,
                function: function.to_owned(),
                line,
                locals: None,
                loops: None,
                pending: None,
            };
            assert_eq!(lines_of(&program, &frame), expected, "{function}");
        };
        check(MODULE, 7, &[1, 7, 8]);
        check("f", 3, &[2, 3, 6]);
        check("g", 5, &[4, 5]);
    }

    #[test]
    fn pasts_say_what_is_different() {
        let past_with = |line, locals: &[(&str, &str)]| {
            let mut state = State::start();
            state.event = Event::Line;
            state.frames[0].line = line;
            let local =
                |(name, value): &(&str, &str)| ((*name).to_owned(), Some((*value).to_owned()));
            state.frames[0].locals = Some(locals.iter().map(local).collect());
            state
        };
        let (one, other) = (
            past_with(2, &[("a", "1"), ("b", "2")]),
            past_with(3, &[("a", "1"), ("b", "3")]),
        );
        let check =
            |state: &State, expected: &str| assert_eq!(past(state, &[&one, &other]), expected);
        check(&one, "line 2 in <module>: b = 2");
        check(&other, "line 3 in <module>: b = 3");
        check(&State::start(), "the start of the program");
    }

    #[test]
    fn a_quick_guess_says_what_it_prints_where_that_is_something_else() {
        let check = |printed: Option<&str>, expected: &str| {
            let said = panels::disagreement(0.42, "the end of the program", printed);
            assert_eq!(
                said,
                format!(
                    "In one go, without the states between, the model comes to {expected} (42%)."
                )
            );
        };
        check(None, "the end of the program");
        check(Some(""), "the end of the program, with nothing printed");
        check(Some("7\n"), "the end of the program, with “7” printed");
    }

    #[test]
    fn percentages_never_overstate() {
        let check = |probability, expected: &str| assert_eq!(percent(probability), expected);
        check(0.996, "99%");
        check(0.9999, "100%");
        check(0.984, "98%");
        check(0.006, "1%");
        check(0.004, "<1%");
        check(0.0, "0%");
    }

    #[test]
    fn states_are_in_words() {
        let source = "def f(n):\n    return n\n\nf(1)\n";
        let mut state = State::start();
        state.frames[0].line = 4;
        let mut frame = Frame::new("f", 2);
        frame.locals = Some(
            [("n".to_owned(), Some("1".to_owned()))]
                .into_iter()
                .collect(),
        );
        state.frames.push(frame);
        let check = |event, value: Option<&str>, expected: &str| {
            let state = State {
                event,
                value: value.map(str::to_owned),
                ..state.clone()
            };
            let view = view_of(state, source);
            assert_eq!(
                announcement(&view, "return n", "", Dropped::default()),
                expected
            );
        };
        check(
            Event::Line,
            None,
            "return n; About to run line 2 in f; n is 1; edited",
        );
        check(
            Event::Return,
            Some("1"),
            "return n; Leaving f, line 2; returns 1; n is 1; edited",
        );
        check(
            Event::Exception,
            Some("ValueError: no"),
            "return n; ValueError on line 2 in f: no; n is 1; edited",
        );
        check(
            Event::Exception,
            None,
            "return n; Exception on line 2 in f: unknown; n is 1; edited",
        );
        check(
            Event::Exception,
            Some("json.decoder.JSONDecodeError: Extra data: line 1"),
            "return n; JSONDecodeError on line 2 in f: Extra data: line 1; n is 1; edited",
        );
        check(
            Event::Exception,
            Some("StopIteration"),
            "return n; StopIteration on line 2 in f; n is 1; edited",
        );
        let start = view_of(State::start(), source);
        assert_eq!(
            announcement(
                &start,
                "",
                "",
                Dropped {
                    earlier: 0,
                    later: 2
                }
            ),
            "At the start of the program; 2 later states dropped; edited"
        );
        assert_eq!(
            announcement(&start, "", "hello 3\n", Dropped::default()),
            "At the start of the program; prints \"hello 3\"; edited"
        );
        assert!(
            announcement(&start, "", &"a".repeat(200), Dropped::default()).contains("a…\"; edited")
        );
        let over = view_of(State::exit(Exit::Never, ""), source);
        assert_eq!(headline(&over), "The program does not end by itself.");
    }
}
