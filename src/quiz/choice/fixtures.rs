//! States of one program as the tests of what is asked write them, and how they tell what is.

use crate::action::Action;
use crate::program::Program;
use crate::quiz::Topic;
use crate::state::{Event, Frame, State};

use super::choose;

pub(super) const SOURCE: &str = "\
def add(xs, start=0):
    total = start
    for x in xs:
        if x > 1:
            total += x
        else:
            continue
    return total

numbers = [3, 1]
first = 5
double = first
result = add(numbers)
print('sum', result)
print('done')
f = add
";

pub(super) type Place = (&'static str, u32, &'static [(&'static str, &'static str)]);

pub(super) fn state(event: Event, frames: &[Place]) -> State {
    let frame = |(function, line, locals): &Place| Frame::new(*function, *line).knowing(locals);
    State {
        event,
        frames: frames.iter().map(frame).collect(),
        ..State::start()
    }
}

pub(super) fn at(line: u32, locals: &'static [(&'static str, &'static str)]) -> State {
    state(Event::Line, &[("<module>", line, locals)])
}

pub(super) fn inside(
    event: Event,
    line: u32,
    locals: &'static [(&'static str, &'static str)],
) -> State {
    state(
        event,
        &[
            ("<module>", 13, &[("numbers", "[3, 1]")]),
            ("add", line, locals),
        ],
    )
}

pub(super) fn with_count(mut state: State, header: u32, count: u32) -> State {
    if let Some(frame) = state.frames.last_mut() {
        frame.loops = Some([(header, Some(count))].into());
    }
    state
}

pub(super) fn valued(mut state: State, value: &str) -> State {
    state.value = Some(value.to_owned());
    state
}

pub(super) fn printing(mut state: State, output: &str) -> State {
    state.output = output.to_owned();
    state
}

pub(super) fn told(before: &State, action: Action, after: &State) -> Vec<String> {
    let program = Program::parse(SOURCE).unwrap();
    let asked = choose(&program, before, &action, after);
    let told = asked.into_iter().map(|asked| {
        let about = match &asked.topic {
            Topic::Local { name, .. }
            | Topic::Argument { name, .. }
            | Topic::ValueBefore { name, .. }
            | Topic::ArgumentBefore { name, .. } => format!(" {name}"),
            _ => String::new(),
        };
        format!(
            "{:?}{about}: {}",
            asked.topic.kind(),
            asked.expected.text("end")
        )
    });
    told.collect()
}
