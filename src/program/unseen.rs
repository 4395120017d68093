//! What no state shows of classes and what the states before tell of it: a program that is about to go on carries it, so that all that asks
//! for it finds it.

use std::sync::Arc;

use super::Program;
use super::classes::Descriptors;
use crate::state::{Frame, State};

/// What is told of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Unseen {
    /// The objects in the bodies of classes that say what attributes come to.
    pub descriptors: Descriptors,
    /// The key that a dictionary lacked when the call was made which has returned (`__missing__`), as it is shown: it may have it by now.
    pub lacked: Option<String>,
    /// The name of the attribute that the line which goes on puts into an object's own dictionary: nothing of its class has a say in that.
    pub put: Option<String>,
}

impl Program {
    /// The program where a line has asked a dictionary by `__missing__`, of which this is the frame: for the search of that call.
    pub(super) fn having_lacked(&self, frame: &Frame) -> Option<Program> {
        let method = self
            .definition_at(&frame.function, frame.line)
            .filter(|method| method.name == "__missing__")?;
        let mut parameters = method.scope.variables.iter().filter(|one| one.is_parameter);
        let key = frame.known(&parameters.nth(1)?.name)?;
        let unseen = Unseen {
            lacked: Some(key.to_owned()),
            ..(*self.unseen).clone()
        };
        Some(Program {
            unseen: Arc::new(unseen),
            ..self.clone()
        })
    }

    /// The program in whose line that goes on nothing but the object has a say in an attribute of this name.
    pub(super) fn putting(self, name: String) -> Program {
        let unseen = Unseen {
            put: Some(name),
            ..(*self.unseen).clone()
        };
        Program {
            unseen: Arc::new(unseen),
            ..self
        }
    }

    /// The program with what these states, from the start on, tell of it; `None` where there is none.
    pub fn informed(&self, past: &[&State]) -> Option<Program> {
        if !self.has_descriptors() {
            return None;
        }
        let unseen = Unseen {
            descriptors: self.descriptors(past),
            ..Unseen::default()
        };
        Some(Program {
            unseen: Arc::new(unseen),
            ..self.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_a_dictionary_lacked_is_what_was_asked_for() {
        let source = "\
class Made(dict):
    def __missing__(self, key):
        self[key] = 1
        return 1
d = Made()
x = d['a'] + d['b']
";
        let program = Program::parse(source).unwrap();
        let check = |key: &str, shown: &str, expected: Option<&str>| {
            let known = [("d", shown)];
            let own = [("self", shown), ("key", key)];
            let frames = [("<module>", 6, &known[..]), ("__missing__", 4, &own)];
            let at = state(Event::Return, &frames, Some("1"));
            let rest = program.resumed(&at, &[]);
            let told = rest.map(|rest| rest.program.line(6).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{key}");
        };
        check("'a'", "{'a': 1}", Some("x=1+d['b']"));
        check("'a'", "{}", Some("x=1+d['b']"));
    }
}
