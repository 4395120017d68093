//! How a program is over once its module returns: by an exception that nothing has caught, or not.

use super::{Left, Program};
use crate::state::{Event, Exit, State};

impl Program {
    /// The state after the one in which the module returns, which is the last of `past`; `None` where these do not tell it: a `finally`, or
    /// the end of a `with`, that is not known to be left by an exception.
    pub fn is_over(&self, past: &[&State]) -> Option<State> {
        let (at, before) = match past {
            [.., before, at] if at.event == Event::Return && at.depth() == 1 => (at, before),
            _ => return None,
        };
        let line = self.line(at.line()?)?;
        let raised = before.event == Event::Exception && before.depth() == 1;
        let said = before.value.clone().filter(|_| raised);
        let left = || match self.left_to_do(past) {
            Some(Left::Raised(message)) => Some(message),
            _ => None,
        };
        let exit = match said.or_else(left).as_deref() {
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
            let found = program.is_over(&[&before, &at]).and_then(|next| next.exit);
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

    #[test]
    fn a_program_ends_by_the_exception_that_leaves_its_last_with() {
        let program = Program::parse(
            "from contextlib import contextmanager\n@contextmanager\ndef room():\n    yield 1\nwith room():\n    x = int('q')\n",
        )
        .unwrap();
        let message = Some("ValueError: no");
        let module = |event, line, value| state(event, &[("<module>", line, &[])], value);
        let inside =
            |event, line, value| state(event, &[("<module>", 5, &[]), ("room", line, &[])], value);
        let states = [
            module(Event::Line, 5, None),
            inside(Event::Call, 3, None),
            inside(Event::Line, 4, None),
            inside(Event::Return, 4, Some("1")),
            module(Event::Line, 6, None),
            module(Event::Exception, 6, message),
            module(Event::Line, 5, None),
            inside(Event::Call, 4, None),
            inside(Event::Exception, 4, message),
            inside(Event::Return, 4, Some("None")),
            module(Event::Return, 5, Some("None")),
        ];
        let past: Vec<&State> = states.iter().collect();
        let exit = program.is_over(&past).and_then(|next| next.exit);
        assert_eq!(exit, Some(Exit::Error));
        // Nothing tells what a shorter past ends by.
        assert_eq!(program.is_over(&past[past.len() - 2..]), None);
    }
}
