//! What no state shows of classes and what the states before tell of it: a program that is about to go on carries it, so that all that asks
//! for it finds it.

use std::sync::Arc;

use super::Program;
use super::classes::Descriptors;
use crate::state::State;

/// What is told of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Unseen {
    /// The objects in the bodies of classes that say what attributes come to.
    pub descriptors: Descriptors,
    /// The name of the attribute that the line which goes on puts into an object's own dictionary: nothing of its class has a say in that.
    pub put: Option<String>,
}

impl Program {
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
