//! How a program is over once its module returns: by an exception that nothing has caught, or not.

use super::Program;
use crate::state::{Event, Exit, State};

impl Program {
    /// The state after the one in which the module returns, told by the one before that; `None` where these two do not tell it: what a block
    /// is left with comes before its `finally`, or the end of its `with`.
    pub fn is_over(&self, before: &State, at: &State) -> Option<State> {
        if at.event != Event::Return || at.depth() != 1 {
            return None;
        }
        let line = self.line(at.line()?)?;
        let raised = before.event == Event::Exception && before.depth() == 1;
        let exit = match before.value.as_deref().filter(|_| raised) {
            // Python's library reference, "SystemExit".
            Some("SystemExit" | "SystemExit: 0" | "SystemExit: None") => Exit::Normal,
            Some(_) => Exit::Error,
            None if raised => return None,
            None => {
                let waits = ["with ", "async with ", "except"];
                let cleans = self.cleaning(line.number).is_some();
                if cleans || waits.iter().any(|word| line.text.starts_with(word)) {
                    return None;
                }
                Exit::Normal
            }
        };
        Some(State::exit(exit, ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_program_is_over_as_its_module_is_left() {
        let program = Program::parse(
            "try:\n    x = 1\nfinally:\n    x = 2\nwith open(x) as f:\n    pass\nprint(x)\n",
        )
        .unwrap();
        let check = |event: Event, line: u32, message: Option<&str>, expected: Option<Exit>| {
            let before = state(event, &[("<module>", line, &[])], message);
            let at = state(Event::Return, &[("<module>", line, &[])], Some("None"));
            let found = program.is_over(&before, &at).and_then(|next| next.exit);
            assert_eq!(found, expected, "{event:?} {line} {message:?}");
        };
        check(Event::Line, 7, None, Some(Exit::Normal));
        check(
            Event::Exception,
            7,
            Some("TypeError: no"),
            Some(Exit::Error),
        );
        check(
            Event::Exception,
            7,
            Some("SystemExit: 2"),
            Some(Exit::Error),
        );
        check(
            Event::Exception,
            7,
            Some("SystemExit: 0"),
            Some(Exit::Normal),
        );
        check(Event::Exception, 7, None, None);
        check(Event::Line, 4, None, None);
        check(Event::Line, 5, None, None);
    }
}
