//! Calls by other names: a class with fields that a name, an item or an attribute stands for (`cls(x=0)`, `KINDS[kind](x=0)`) as the class
//! itself, and a generator that is asked for its iterator, which is the generator.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use crate::program::classes::found;
use crate::program::{Definition, Program, mentions};
use crate::state::{Frame, State};

impl Program {
    /// Whether a line names a local of its frame, or of the module, that has a class of the program.
    pub(super) fn names_held_class(&self, at: &State, frame: &Frame, line: &str) -> bool {
        let frames = [Some(frame), at.frames.first()].into_iter().flatten();
        let mut locals = frames.flat_map(|frame| frame.locals.iter().flatten());
        locals.any(|(name, value)| {
            let has = |value: &String| value.contains("<class '__main__.");
            value.as_ref().is_some_and(has) && mentions(line, name)
        })
    }

    /// The place of what a call has for a class with fields that is not its name, and that name, where it stands for the class, too.
    pub(super) fn held_class_called(
        &self,
        at: &State,
        call: &ExprCall,
    ) -> Option<(Range<usize>, String)> {
        let class = match &*call.func {
            Expr::Name(name) => {
                found(at, &name.id)?;
                self.class_named(at, &name.id)?
            }
            part => self.held_class(at, part)?,
        };
        let own = |one: &Definition| one.line == class.line;
        let named =
            found(at, &class.name).is_none() && self.visible(at, &class.name).is_some_and(own);
        let has_fields = self.is_dataclass(class) || self.is_named_tuple(class);
        (named && has_fields).then(|| (call.func.range().into(), class.name.clone()))
    }

    /// The generator that a call of `iter` gives back: it is its own iterator.
    pub(super) fn iterated_alone(&self, at: &State, call: &ExprCall) -> Option<String> {
        let [iterated] = self.arguments_of(call, "iter")? else {
            return None;
        };
        let name = iterated.as_name_expr()?.id.as_str();
        let shown = found(at, name)??;
        let generates = shown.starts_with("<generator object ") && !self.writes_values();
        generates.then(|| name.to_owned())
    }
}
