//! Calls over time: each is a bar from the first state inside it to the last, one row a level of the stack.

use hunch::state::{Event, State};

/// A call on the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The level of the stack, from 1; the module, at 0, has no bar.
    pub level: usize,
    /// The first state in the call, counted from 0.
    pub from: usize,
    /// The last one.
    pub to: usize,
    /// The function.
    pub function: String,
    /// Whether an exception leaves it.
    pub raises: bool,
}

/// The bars of the states in their order, the outer calls before the inner ones that begin with them. States that a
/// jump passed by are not known: what was the same call before and after one counts as one.
pub fn bars<'a>(states: impl Iterator<Item = &'a State>) -> Vec<Bar> {
    let mut bars: Vec<Bar> = Vec::new();
    // The bar of each level of the stack, from 1.
    let mut open: Vec<usize> = Vec::new();
    let mut over = false;
    for (position, state) in states.enumerate() {
        // After a return the next state at this depth belongs to another call; so does one that begins with a call.
        if over {
            open.pop();
        }
        let calls = state.frames.get(1..).unwrap_or_default();
        if state.event == Event::Call {
            open.truncate(calls.len().saturating_sub(1));
        }
        let still = (open.iter().zip(calls))
            .take_while(|(bar, frame)| bars[**bar].function == frame.function)
            .count();
        open.truncate(still);
        for (index, frame) in calls.iter().enumerate().skip(still) {
            open.push(bars.len());
            bars.push(Bar {
                level: index + 1,
                from: position,
                to: position,
                function: frame.function.clone(),
                raises: false,
            });
        }
        for bar in &open {
            bars[*bar].to = position;
        }
        if let Some(innermost) = open.last().filter(|_| state.event == Event::Exception) {
            bars[*innermost].raises = true;
        }
        over = state.event == Event::Return && !open.is_empty();
    }
    bars
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::state::Frame;

    #[test]
    fn calls_are_bars() {
        let check = |states: &[(Event, &[&str])],
                     expected: &[(usize, usize, usize, &str, bool)]| {
            let states: Vec<State> = states
                .iter()
                .map(|(event, functions)| {
                    let mut state = State::start();
                    state.event = *event;
                    let calls = functions.iter().map(|function| Frame::new(*function, 1));
                    state.frames.extend(calls);
                    state
                })
                .collect();
            let told: Vec<_> = bars(states.iter())
                .into_iter()
                .map(|bar| (bar.level, bar.from, bar.to, bar.function, bar.raises))
                .collect();
            let expected: Vec<_> = expected
                .iter()
                .map(|(level, from, to, function, raises)| {
                    (*level, *from, *to, (*function).to_owned(), *raises)
                })
                .collect();
            assert_eq!(told, expected);
        };
        use Event::{Call, Exception, Line, Return};
        check(&[(Call, &[]), (Line, &[])], &[]);
        // Two calls of one function in a row, and one inside another.
        check(
            &[
                (Line, &[]),
                (Call, &["f"]),
                (Line, &["f"]),
                (Call, &["f", "g"]),
                (Return, &["f", "g"]),
                (Return, &["f"]),
                (Call, &["f"]),
                (Line, &[]),
            ],
            &[
                (1, 1, 5, "f", false),
                (2, 3, 4, "g", false),
                (1, 6, 6, "f", false),
            ],
        );
        // A step over a call that returns, and an exception that leaves a call.
        check(
            &[
                (Call, &["f"]),
                (Exception, &["f"]),
                (Return, &["f"]),
                (Exception, &[]),
            ],
            &[(1, 0, 2, "f", true)],
        );
        // A session that begins inside calls.
        check(
            &[(Line, &["f", "g"]), (Line, &["f"])],
            &[(1, 0, 1, "f", false), (2, 0, 0, "g", false)],
        );
    }
}
