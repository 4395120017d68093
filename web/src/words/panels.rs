//! The panels and the timeline.

use hunch::debugger::{DOUBTFUL, LocalView, Uncaught};
use hunch::program::MODULE;
use hunch::request::Evaluated;
use hunch::state::{MAX_VALUE, State};
use hunch::truth::Finding;

use super::{UNKNOWN, cut, moment_title, percent, short_name, value_text};
use crate::flame::Bar;

// The call stack and its variables.

/// The panel.
pub const CALL_STACK: &str = "Call stack";
/// There is no session.
pub const NO_STACK: &str =
    "Start the program: its frames and their variables appear here, predicted step by step.";
/// Nothing is known of a frame's variables.
pub const LOCALS_UNKNOWN: &str = "Its variables are not known.";
/// A frame has none.
pub const NO_LOCALS: &str = "No variables yet.";
/// A variable changed, as a screen reader hears it after the name.
pub const CHANGED_SPOKEN: &str = " (changed)";

/// A frame's variables.
pub fn locals_of(function: &str) -> String {
    format!("Locals of {function}")
}

/// What a frame's line does while another frame runs.
pub fn waits_for(function: &str) -> String {
    format!("waits for {function}")
}

/// An argument in a frame's row, which has room for a few short ones.
pub fn argument(local: &LocalView) -> String {
    format!("{} = {}", local.name, cut(value_text(local), 24))
}

/// Shows a value's parts.
pub fn draw(name: &str) -> String {
    format!("Draw {name}")
}

/// What stands for a list, a tuple or a set whose elements are not shown. A value that is cut has so many at least.
pub fn closed_items(open: char, count: usize, is_cut: bool) -> String {
    let kind = match open {
        '[' => "list",
        '(' => "tuple",
        _ => "set",
    };
    format!("{kind} of {}", counted(count, is_cut))
}

/// What stands for a dictionary whose entries are not shown. One that is cut has so many at least.
pub fn closed_pairs(count: usize, is_cut: bool) -> String {
    format!("dict of {}", counted(count, is_cut))
}

fn counted(count: usize, is_cut: bool) -> String {
    let more = if is_cut { " or more" } else { "" };
    format!("{count}{more}")
}

/// What stands for an object whose attributes are not shown.
pub fn closed_object(class: &str) -> String {
    format!("{class} object")
}

/// Shows what is known of a long text.
pub fn show_more(name: &str) -> String {
    format!("Show more of {name}")
}

/// Stands at the end of a value that is cut.
pub fn rest_unknown() -> String {
    format!("The rest is not known: values are kept to {MAX_VALUE} characters.")
}

/// Variables that stand for one object.
pub fn same_object_as(names: &[String]) -> String {
    format!("same object as {}", names.join(", "))
}

/// A variable of another frame.
pub fn in_function(name: &str, function: &str) -> String {
    format!("{name} in {function}")
}

// A variable's form.

/// What can be done with a variable.
pub const CHANGE: &str = "Set it, stop when it changes, or run until it does";
/// Sets it.
pub const SET: &str = "Set";

/// Opens the form.
pub fn change(name: &str) -> String {
    format!("Change {name}")
}

/// Why its field is empty, where the value is cut.
pub fn type_anew() -> String {
    format!("Type the whole value: only its first {MAX_VALUE} characters are known.")
}

/// Its field.
pub fn new_value_of(name: &str) -> String {
    format!("New value of {name}")
}

/// Forward to where it changes.
pub fn run_until_change(name: &str) -> String {
    format!("Run until {} changes", short_name(name))
}

/// Below the chart of a variable: backward to where it changed last.
pub const BACK_TO_CHANGE: &str = "Back to its last change";
/// Forward to where it changes next.
pub const RUN_TO_CHANGE: &str = "Run until it changes";

/// Backward to where it changed.
pub fn back_to_change(name: &str) -> String {
    format!("Back to where {} changed", short_name(name))
}

// What else a value could be.

/// What pressing a probability does.
pub const WHAT_ELSE: &str = "What else could it be?";
/// The value among others that is shown.
pub const SHOWN: &str = "This is what is shown";
/// What pressing another value does.
pub const GO_ON_WITH: &str = "Go on with this value instead";
/// The model has not answered yet.
pub const ASKING: &str = "Asking the model …";
/// There is one value alone.
pub const NOTHING_ELSE: &str = "The model sees nothing else that is at all likely.";

/// How sure the model is of a value, with a mark where that is little.
pub fn sureness(probability: f64, doubtful: bool) -> String {
    format!(
        "{}{}",
        percent(probability),
        if doubtful { " ?" } else { "" }
    )
}

/// How sure the model was of a value that it has predicted before.
pub fn sure_then(probability: f64) -> String {
    format!(
        "The model gave this value {} when it was predicted",
        percent(probability)
    )
}

/// The question what else a value could be.
pub fn ask_alternatives(name: &str, probability: f64) -> String {
    format!("{}: what else could {name} be?", percent(probability))
}

/// A list of what a value could be.
pub fn alternatives_of(name: &str) -> String {
    format!("What {name} could be")
}

// A line opened up.

/// How it is told.
pub const INSIDE_HOW: &str = "in the order of evaluation";
/// Tells the next value.
pub const NEXT_PART: &str = "Next value";
/// Tells all values.
pub const ALL_PARTS: &str = "All values";

/// The panel.
pub fn inside(line: u32) -> String {
    format!("Inside line {line}")
}

/// What a sub-expression comes to.
pub fn evaluated(outcome: &Evaluated) -> String {
    let known = |text: &Option<String>| text.clone().unwrap_or_else(|| UNKNOWN.to_owned());
    match outcome {
        Evaluated::Value(value) => known(value),
        Evaluated::Exception(message) => format!("raises {}", known(message)),
        Evaluated::Skipped => "not evaluated this time".to_owned(),
    }
}

// Several pasts.

/// The panel.
pub const PASTS: &str = "Possible pasts";
/// The same panel, where there is one past alone.
pub const DISAGREEMENT: &str = "A quick guess differs";
/// A past that was checked.
pub const LEADS_HERE: &str = "leads here";
/// One that is wrong, or the model is.
pub const LEADS_ELSEWHERE: &str = "leads elsewhere";
/// One of which nothing is known.
pub const NOT_CHECKED: &str = "not checked";
/// Others were asked for.
pub const NO_OTHER_PAST: &str = "The model sees no other past that is at all likely.";

/// Where a jump goes that disagrees with a careful way that is doubtful, and what is printed on it, if that is something
/// else.
pub fn disagreement(probability: f64, place: &str, printed: Option<&str>) -> String {
    const LONGEST: usize = 60;
    let printed = printed.map(|text| match text.trim_end() {
        "" => ", with nothing printed".to_owned(),
        text => format!(", with “{}” printed", cut(text, LONGEST)),
    });
    format!(
        "In one go, without the states between, the model comes to {place}{} ({}).",
        printed.unwrap_or_default(),
        percent(probability)
    )
}

// A variable over time.

/// What stands after the variable's name.
pub const OVER_TIME: &str = " over time";
/// No state has it.
pub const NOT_ON_TIMELINE: &str = "Not on the timeline any more.";

/// The panel.
pub fn over_time(name: &str) -> String {
    format!("{name}{OVER_TIME}")
}

/// Where the variable is.
pub fn series_place(function: &str) -> String {
    match function {
        MODULE => "in the program".to_owned(),
        function => format!("in {function}"),
    }
}

/// Stands before when it had a value.
pub const STATE: &str = "State ";

/// Closes a panel.
pub fn close(title: &str) -> String {
    format!("Close {title}")
}

// The timeline.

/// All states.
pub const TIMELINE: &str = "Timeline";
/// There is none.
pub const NO_STATES: &str = "no states yet";

/// The state that is shown, counted from 0, among all.
pub fn position(position: usize, count: usize) -> String {
    format!("{} of {count}", position + 1)
}

/// A state on it; `missed`: it is at a breakpoint whose condition did not hold.
pub fn tick(position: usize, state: &State, uncaught: Option<&Uncaught>, missed: bool) -> String {
    let missed = if missed { ", condition false" } else { "" };
    format!(
        "{}: {}{missed}",
        position + 1,
        moment_title(state, uncaught)
    )
}

/// A call on it.
pub fn call(bar: &Bar) -> String {
    format!(
        "{}: states {} to {}",
        bar.function,
        bar.from + 1,
        bar.to + 1
    )
}

// Watches.

/// The panel.
pub const WATCHES: &str = "Watches";
/// When they are asked.
pub const WATCHES_HOW: &str = "predicted at every state";
/// Whose variables they read, where another frame than the innermost is selected.
pub fn watches_of(function: &str) -> String {
    format!("in {function}, the selected frame")
}
/// Its field.
pub const WATCH: &str = "Expression to watch";
/// What to type.
pub const WATCH_HINT: &str = "Expression, such as len(xs) > 3";
/// Nothing was typed.
pub const TYPE_AN_EXPRESSION: &str = "Type an expression, such as len(xs) > 3.";
/// The engine has answered something else.
pub const NO_VALUE: &str = "it has no value";

/// How sure the model is of one, a percentage.
pub fn sure_of_watch(sure: &str) -> String {
    format!("The model gives this value {sure}")
}

/// What one comes to, for screen readers.
pub fn watch_is(expression: &str, value: &str) -> String {
    format!("{expression} is {value}")
}

/// What one raises.
pub fn watch_raises(expression: &str, exception: &str) -> String {
    format!("{expression} raises {exception}")
}

/// Removes one.
pub fn remove_watch(expression: &str) -> String {
    format!("Remove the watch {expression}")
}

// Output.

/// The panel.
pub const OUTPUT: &str = "Output";
/// What it is; where CPython checks, something does run, though none of this comes from that.
pub fn output_how(checked: bool, finding: Option<Finding>) -> &'static str {
    match (checked, finding) {
        (false, _) => "predicted, nothing ran",
        (true, None) => "predicted",
        (true, Some(Finding::Confirmed)) => "predicted, CPython prints the same",
        (true, Some(Finding::Unspecified)) => "predicted, Python leaves it open",
        (true, Some(Finding::Contradicted)) => "predicted, CPython prints another",
    }
}
/// There is none.
pub const NO_OUTPUT: &str = "Nothing printed yet.";
/// The text.
pub const PREDICTED_OUTPUT: &str = "Predicted output";
/// What is said of a part of it that the model was unsure of.
pub const DOUBTFUL_OUTPUT: &str = "The model was unsure of this";
/// The same as a screen reader hears it, before the part.
pub const DOUBTFUL_SPOKEN: &str = "(doubtful:) ";
/// What stands before the line that a step has printed.
pub const PRINTED: &str = "prints";
/// So many characters of what a step prints are told with the state: the panel has it all.
const HEARD: usize = 80;
/// The same for screen readers, short; `None`: nothing is printed.
pub fn prints(output: &str) -> Option<String> {
    let text = output.trim_end_matches('\n');
    (!output.is_empty()).then(|| format!("{PRINTED} \"{}\"", cut(text, HEARD)))
}

// Breakpoints.

/// The panel.
pub const BREAKPOINTS: &str = "Breakpoints";
/// How to set one.
pub const BREAKPOINTS_HOW: &str = "press a line's number";
/// How a key sets one.
pub const BREAKPOINTS_BY_KEY: &str = ", or F9";
/// There is none.
pub const NO_BREAKPOINTS: &str = "None. Continue then goes to the end.";
/// What a condition is for.
pub const CONDITION: &str = "Stop here only if an expression is true";
/// What to type.
pub const CONDITION_HINT: &str = "Only if, such as total > 10";
/// What a breakpoint's dot says of it.
pub fn stops_if(condition: &str) -> String {
    format!("Stops only if {condition}")
}

/// What is heard of one with a condition after its line, before the condition itself.
pub const CONDITIONAL: &str = ", conditional";
/// Stands before a condition.
pub const IF: &str = "if ";

/// A breakpoint is not on the line where it was wanted.
pub fn breakpoint_moved(line: u32, to: u32) -> String {
    format!("Line {line} has no code of its own: the breakpoint is on line {to}.")
}

/// It would be where there is one.
pub fn breakpoint_there(line: u32, to: u32) -> String {
    format!("Line {line} has no code of its own, and line {to} has a breakpoint already.")
}

/// It can be nowhere.
pub fn no_code_below(line: u32) -> String {
    format!("There is no code from line {line} on: no breakpoint is set.")
}

/// What a variable's button is for.
pub const STOP_WHEN_CHANGES: &str = "Breakpoint: Continue stops where it changes";
/// Stands before the variable of a breakpoint on one.
pub const WHEN: &str = "when ";
/// Stands after it.
pub const CHANGES: &str = " changes";

/// Sets a breakpoint on a variable.
pub fn stop_when_changes(name: &str) -> String {
    format!("Stop when {name} changes")
}

/// Which function's variable it is; nothing for the program's own.
pub fn change_place(function: &str) -> String {
    match function {
        MODULE => String::new(),
        function => format!(" in {function}"),
    }
}

/// Removes a breakpoint on a variable.
pub fn remove_change_stop(name: &str, function: &str) -> String {
    let place = change_place(function);
    format!("Remove the stop when {name}{place} changes")
}

/// Stands before the line of one, which moves the cursor there.
pub const GO_TO_LINE: &str = "Go to line ";

/// Opens the condition's field.
pub fn condition_of(line: u32) -> String {
    format!("Condition of the breakpoint on line {line}")
}

/// That field.
pub fn stop_only_if(line: u32) -> String {
    format!("Stop on line {line} only if")
}

/// Removes one.
pub fn remove_breakpoint(line: u32) -> String {
    format!("Remove breakpoint on line {line}")
}

// The legend.

/// Its first half.
pub const SHAPES: &str = "What the shapes mean";
/// What each of them means.
pub const PREDICTED: &str = "Predicted forward by the model";
/// See [`PREDICTED`].
pub const INFERRED: &str = "Inferred backward by the model";
/// See [`PREDICTED`].
pub const VISITED: &str = "Shown before in this session, and replayed";
/// See [`PREDICTED`].
pub const EDITED: &str = "Typed by you";
/// See [`PREDICTED`].
pub const TOLD: &str = "Told by the lesson";
/// Its second half.
pub const MARKS: &str = "What the marks mean";
/// A mark.
pub const CHANGED: &str = "changed";
/// What it means.
pub const CHANGED_MEANS: &str = "New, or different from the state shown before";
/// A mark.
pub const DOUBTFUL_MARK: &str = "doubtful";
/// A mark.
pub const SAME: &str = "same object";
/// What it means.
pub const SAME_MEANS: &str = "Variables with this letter are one object";

/// What [`DOUBTFUL_MARK`] means.
pub fn doubtful_means() -> String {
    format!("The model gives it less than {}", percent(DOUBTFUL))
}
