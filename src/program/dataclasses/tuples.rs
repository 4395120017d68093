//! Named tuples: their items stand for what they are, and they cannot be changed.

use super::OWN;
use crate::program::classes::value;
use crate::program::rewriting::with_told;
use crate::program::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// Whether a class has tuples with names for objects (`class P(NamedTuple):`), which it makes and shows as Python does.
    pub(in crate::program) fn is_named_tuple(&self, class: &Definition) -> bool {
        class.kind == DefinitionKind::Class
            && class.first == class.line
            && matches!(self.bases(class), Some("NamedTuple" | "typing.NamedTuple"))
            && !OWN.iter().any(|name| self.method(class, name).is_some())
    }

    /// Whether what is shown so surely is no tuple: an exception, an object of the program, or one of Python's values.
    pub fn is_no_tuple(&self, shown: &str) -> bool {
        match PythonValue::read(shown) {
            Ok(PythonValue::Object { name, .. }) => match self.class(&name) {
                Some(class) => self.whole_lineage(class).is_some() || self.is_exception(class),
                None => self.repr_of_shown(shown).is_some(),
            },
            Ok(PythonValue::Tuple(_) | PythonValue::Opaque(_) | PythonValue::Name(_)) | Err(_) => {
                false
            }
            Ok(_) => true,
        }
    }

    /// Whether the program has named tuples.
    pub(in crate::program) fn has_named_tuples(&self) -> bool {
        let made = |text: &str| text.contains("namedtuple(");
        self.lines.iter().any(|line| made(&line.text))
            || self.definitions.iter().any(|one| self.is_named_tuple(one))
    }

    /// An expression in which the items of named tuples stand for what they are: `p[0]`, where `p` is `P(x=4)`, is 4.
    pub fn with_items(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains('[') || !self.has_named_tuples() {
            return None;
        }
        with_told(expression, |expr| {
            let item = expr.as_subscript_expr()?;
            let index = PythonValue::of_literal(&item.slice)?;
            let object = value(at, &item.value)?;
            let (tuple, parts) = self.record(&object)?;
            let PythonValue::Int(index) = index else {
                return None;
            };
            let found = parts.get(index.parse::<usize>().ok()?);
            Some(found.filter(|_| tuple)?.1.to_string())
        })
    }

    /// Takes named tuples, which cannot be changed, out of the groups of names of a state that stand for one object.
    pub fn part_tuples(&self, at: &mut State) {
        let disguises = self.disguises();
        if !self.has_named_tuples() && disguises {
            return;
        }
        let is_tuple = |shown: &str| {
            PythonValue::read(shown).is_ok_and(|value| match &value {
                PythonValue::Object { .. } => self.record(&value).is_some_and(|(tuple, _)| tuple),
                PythonValue::Tuple(_)
                | PythonValue::Str(_)
                | PythonValue::Int(_)
                | PythonValue::Float(_) => !disguises,
                _ => false,
            })
        };
        let Some(mut groups) = at.aliases.take() else {
            return;
        };
        for group in &mut groups {
            group.retain(|one| {
                let frame = at.frames.get(one.frame);
                let shown = frame.and_then(|frame| frame.known(&one.name));
                !shown.is_some_and(is_tuple)
            });
        }
        groups.retain(|group| group.len() > 1);
        at.aliases = Some(groups);
    }
}
