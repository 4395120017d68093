//! Objects of dataclasses and named tuples, which are made without a frame of the program's: each field has what the call gives it, or its
//! default.

use ruff_python_ast::{Expr, ExprCall};

use super::Reading;
use crate::program::dataclasses::Field;
use crate::program::heap::{Cell, Held};
use crate::quiz::PythonValue;

impl Reading<'_> {
    /// The object that a call makes of a dataclass, or the named tuple.
    pub(super) fn record_made(&self, call: &ExprCall) -> Option<Held> {
        let name = call.func.as_name_expr()?.id.as_str();
        if let Some(fields) = self.program.tuple_fields_of(name) {
            let attributes = self.fields_given(call, &fields)?.into_iter();
            let part = |(name, held): (String, Held)| match held {
                Held::Text(text) => Some(format!("{name}={text}")),
                _ => None,
            };
            let parts = attributes.map(part).collect::<Option<Vec<String>>>()?;
            return Some(Held::Text(format!("{name}({})", parts.join(", "))));
        }
        let free = !self.own.contains_key(name) && !self.module.contains_key(name);
        let class = self.program.class(name).filter(|_| free)?;
        let attributes = self.fields_given(call, &self.program.fields_made(class)?)?;
        Some(Held::New(name.to_owned(), attributes))
    }

    /// What a call that makes an object gives its fields.
    pub(in crate::program) fn fields_given(
        &self,
        call: &ExprCall,
        fields: &[Field],
    ) -> Option<Vec<(String, Held)>> {
        let mut given: Vec<(String, Held)> = Vec::new();
        let mut places = fields.iter().filter(|field| field.given);
        for argument in &call.arguments.args {
            if argument.is_starred_expr() {
                return None;
            }
            given.push((places.next()?.name.clone(), self.held(argument)));
        }
        for keyword in &call.arguments.keywords {
            match &keyword.arg {
                Some(name) => given.push((name.to_string(), self.held(&keyword.value))),
                None => given.extend(self.named_values(&keyword.value)?),
            }
        }
        let mut attributes = Vec::new();
        for field in fields {
            let place = given.iter().position(|(name, _)| *name == field.name);
            let own = place.map(|place| given.swap_remove(place).1);
            match own.or_else(|| field.default.clone().map(Held::Text)) {
                Some(held) => attributes.push((field.name.clone(), held)),
                // What another function makes is something; what a method is to set is nothing yet.
                None if field.given => attributes.push((field.name.clone(), Held::Unknown)),
                None => {}
            }
        }
        // What there is no field for, or comes twice, raises.
        given.is_empty().then_some(attributes)
    }

    /// What a dictionary has under texts, each with its text: what `**` gives a call.
    fn named_values(&self, expr: &Expr) -> Option<Vec<(String, Held)>> {
        let pairs = match self.held(expr) {
            Held::Dict(pairs) => pairs,
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::Dict(pairs) => pairs.clone(),
                _ => return None,
            },
            Held::Text(text) => match PythonValue::read(&text).ok()? {
                PythonValue::Dict(pairs) => {
                    let text = |one: &PythonValue| Held::Text(one.to_string());
                    pairs
                        .iter()
                        .map(|(key, one)| (text(key), text(one)))
                        .collect()
                }
                _ => return None,
            },
            _ => return None,
        };
        let pairs = pairs.into_iter();
        pairs
            .map(|(key, held)| Some((key.string()?, held)))
            .collect()
    }
}
