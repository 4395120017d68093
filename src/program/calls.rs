//! Whether code calls into the program, as far as its text and the values of its names tell.

use super::{DefinitionKind, Program, mentions};
use crate::state::State;

impl Program {
    /// Whether running `text` at a state may enter a frame of the program: it names a function or class, or something
    /// whose value is one or runs one (`<function f>`, a generator); or the program defines what operators and built-ins
    /// call.
    pub fn may_enter(&self, at: &State, text: &str) -> bool {
        let mut definitions = self
            .definitions
            .iter()
            .filter(|definition| definition.kind != DefinitionKind::Module);
        let called = definitions.any(|definition| {
            let name = definition.name.as_str();
            // `__init__` is called by the class's name.
            let hidden = name.starts_with("__") && name != "__init__";
            hidden || mentions(text, name)
        });
        let mut locals = at
            .frames
            .iter()
            .filter_map(|frame| frame.locals.as_ref())
            .flatten();
        called
            || locals.any(|(name, value)| {
                value.as_ref().is_none_or(|value| value.contains('<')) && mentions(text, name)
            })
    }
}
