//! Copies of objects: `copy.copy(x)` is another object with the same attributes, of `copy.deepcopy(x)` what is inside is copied, too, and
//! `replace(x, a=1)` has the same ones but for those that it is given.

use std::collections::BTreeMap;

use ruff_python_ast::{Expr, ExprCall};

use super::Objects;
use crate::program::Program;
use crate::program::heap::{Cell, Held};

/// Methods by which a class says itself what a copy of its objects is.
const COPYING: [&str; 4] = ["__copy__", "__deepcopy__", "__reduce__", "__getstate__"];

/// How deep copies go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Shallow,
    Deep,
}

impl Objects {
    /// The copy of an object that an expression makes; of a list or a dictionary only a deep one.
    pub(super) fn copied_object(
        &mut self,
        program: &Program,
        expr: &Expr,
        text: &str,
    ) -> Option<Held> {
        let call = expr.as_call_expr()?;
        if let Some(replaced) = self.replaced_object(program, call, text) {
            return Some(replaced);
        }
        let name = match &*call.func {
            Expr::Name(name) => name.id.as_str(),
            Expr::Attribute(function) => {
                let module = function.value.as_name_expr()?.id.as_str() == "copy";
                module.then_some(function.attr.as_str())?
            }
            _ => return None,
        };
        let depth = match name {
            "copy" => Depth::Shallow,
            "deepcopy" => Depth::Deep,
            _ => return None,
        };
        let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let defined = program.definitions.iter().any(|one| one.name == name);
        let own = defined || !program.imports_any(&["copy"]);
        let Held::Object(object) = self.reading(program, text).held(given) else {
            return None;
        };
        let instance = matches!(self.heap.cells[object], Cell::Instance { .. });
        if own || !(instance || depth == Depth::Deep) {
            return None;
        }
        self.copied_cell(program, object, depth, &mut BTreeMap::new())
    }

    /// The dataclass's object that `replace` makes of another one, which is made of what its fields have: these are the same objects.
    fn replaced_object(&mut self, program: &Program, call: &ExprCall, text: &str) -> Option<Held> {
        let (_, module, name) = program.imported(&call.func)?;
        let [given] = &*call.arguments.args else {
            return None;
        };
        if module != "dataclasses" || name != "replace" {
            return None;
        }
        let reading = self.reading(program, text);
        let Held::Object(object) = reading.held(given) else {
            return None;
        };
        let mut cell = self.heap.cells[object].clone();
        let Cell::Instance {
            class,
            attributes,
            arguments: None,
        } = &mut cell
        else {
            return None;
        };
        // What is made by more than the fields may have something else.
        let made = ["__init__", "__post_init__", "__new__"];
        let own = made.iter().any(|name| program.may_have(class, name));
        let plain = program
            .class(class)
            .is_some_and(|one| program.is_dataclass(one));
        if own
            || !plain
            || program
                .lines
                .iter()
                .any(|line| line.text.contains("init=False"))
        {
            return None;
        }
        let mut values = Vec::new();
        for keyword in &call.arguments.keywords {
            let name = keyword.arg.as_ref()?.to_string();
            values.push((name, reading.held(&keyword.value)));
        }
        for (name, value) in values {
            let (_, old) = attributes.iter_mut().find(|(one, _)| *one == name)?;
            *old = self.heap.keep(value);
        }
        Some(self.heap.add(cell))
    }

    fn copied_cell(
        &mut self,
        program: &Program,
        object: usize,
        depth: Depth,
        done: &mut BTreeMap<usize, usize>,
    ) -> Option<Held> {
        if let Some(copy) = done.get(&object) {
            return Some(Held::Object(*copy));
        }
        let mut cell = self.heap.cells[object].clone();
        let Held::Object(copy) = self.heap.add(Cell::Other(None)) else {
            return None;
        };
        done.insert(object, copy);
        let inside: Vec<&mut Held> = match &mut cell {
            Cell::Instance {
                class,
                attributes,
                arguments: None,
            } if !COPYING.iter().any(|name| program.may_have(class, name)) => {
                attributes.iter_mut().map(|(_, held)| held).collect()
            }
            Cell::List(items) => items.iter_mut().collect(),
            Cell::Dict(pairs) => pairs.iter_mut().map(|(_, held)| held).collect(),
            Cell::Instance { .. } | Cell::Method(..) | Cell::Function(_) | Cell::Other(_) => {
                return None;
            }
        };
        if depth == Depth::Deep {
            for held in inside {
                if let Held::Object(inner) = held {
                    *held = self.copied_cell(program, *inner, depth, done)?;
                }
            }
        }
        self.heap.cells[copy] = cell;
        if let Some(kind) = self.heap.containers.get(&object).cloned() {
            self.heap.containers.insert(copy, kind);
        }
        Some(Held::Object(copy))
    }
}
