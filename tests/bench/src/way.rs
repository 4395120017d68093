//! A program without end and the way that it takes: sessions of any length, whatever the model says of them.

use hunch::action::Action;
use hunch::request::HistoryEntry;
use hunch::state::{Event, Locals, State};

/// Counts to ten, again and again.
pub const SOURCE: &str = "\
n = 0
while True:
    n = n + 1
    if n == 10:
        n = 0
";

/// What the program does next, one step on; `None` from a state that it never has.
pub fn next(state: &State) -> Option<State> {
    let mut next = state.clone();
    let frame = next.frames.first_mut()?;
    let locals = frame.locals.get_or_insert_with(Locals::new);
    let n = match locals.get("n") {
        Some(n) => n.as_ref()?.parse().ok()?,
        None => 0,
    };
    let (line, n): (u32, Option<u32>) = match (frame.line, n) {
        (0, _) => (1, None),
        (1 | 5, _) => (2, Some(0)),
        (2, _) => (3, Some(n)),
        (3, _) => (4, Some(n + 1)),
        (4, 10) => (5, Some(n)),
        (4, _) => (2, Some(n)),
        _ => return None,
    };
    frame.line = line;
    if let Some(n) = n {
        locals.insert("n".to_owned(), Some(n.to_string()));
    }
    next.event = Event::Line;
    Some(next)
}

/// So many steps from the start, and where they lead.
pub fn history(steps: usize) -> Option<(Vec<HistoryEntry>, State)> {
    let mut state = State::start();
    let mut entries = Vec::with_capacity(steps);
    for _ in 0..steps {
        let after = next(&state)?;
        entries.push(HistoryEntry {
            action: Action::StepInto,
            state: std::mem::replace(&mut state, after),
        });
    }
    Some((entries, state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::program::Program;

    #[test]
    fn the_way_is_one_of_the_program() {
        let program = Program::parse(SOURCE).unwrap();
        let (entries, state) = history(44).unwrap();
        for entry in &entries[1..] {
            entry.state.check(&program).unwrap();
        }
        // The start, `n = 0`, ten turns of three lines and one that sets back, and the second turn's first line.
        let lines: Vec<u32> = entries
            .iter()
            .map(|entry| entry.state.frames[0].line)
            .collect();
        assert_eq!(lines[..6], [0, 1, 2, 3, 4, 2]);
        assert_eq!(lines[29..36], [2, 3, 4, 5, 2, 3, 4]);
        assert_eq!(
            state.frames[0].locals.as_ref().unwrap()["n"],
            Some("4".to_owned())
        );
    }
}
