//! States as text for people.

use hunch::state::{Event, Frame, State, Value};

/// Below this probability a prediction is marked as doubtful.
const DOUBTFUL: f64 = 0.5;

/// A state in one line: event, function and line, locals of the innermost frame, what else it carries.
pub fn state(state: &State, probability: Option<f64>) -> String {
    let mut text = match (state.exit, state.top()) {
        (Some(exit), _) => format!("exit {}", exit.name()),
        (None, Some(top)) => format!(
            "{:<9} {:>4}  {}{}  {}",
            state.event.name(),
            top.line,
            "  ".repeat(state.depth().saturating_sub(1)),
            top.function,
            locals(top)
        ),
        (None, None) => state.event.name().to_owned(),
    };
    if let Event::Return | Event::Exception = state.event {
        text = format!("{}  -> {}", text.trim_end(), value(&state.value));
    }
    if !state.output.is_empty() {
        text = format!("{}  prints {:?}", text.trim_end(), state.output);
    }
    match probability {
        Some(probability) => format!("{}  [{}]", text.trim_end(), percent(probability)),
        None => text.trim_end().to_owned(),
    }
}

/// The locals of a frame in one line.
pub fn locals(frame: &Frame) -> String {
    match &frame.locals {
        None => "(locals not known)".to_owned(),
        Some(locals) => locals
            .iter()
            .map(|(name, text)| format!("{name} = {}", value(text)))
            .collect::<Vec<_>>()
            .join(", "),
    }
}

/// A value, or a sign that it is not known.
pub fn value(value: &Value) -> &str {
    value.as_deref().unwrap_or("(not known)")
}

/// A probability, with a question mark if it is doubtful.
pub fn percent(probability: f64) -> String {
    let doubt = if probability < DOUBTFUL { "?" } else { "" };
    format!("{:.0} %{doubt}", 100.0 * probability)
}
