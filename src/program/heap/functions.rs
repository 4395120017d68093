//! Functions that are values: which one it is, told by where it is written and by the call that has made it. States show the same text for all
//! that one `lambda`, or one `def` within a function, makes.

use ruff_python_ast::{Expr, ExprLambda};

use super::Held;
use crate::program::Program;
use crate::program::expressions::{canonical, written};
use crate::program::reading::Reading;

/// A function that a `lambda`, or a `def` within a function, has made.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::program) struct Function {
    /// As states show it.
    pub shown: String,
    /// The `lambda`, in canonical spelling; `None` of a `def`.
    pub lambda: Option<String>,
    /// The line of the function that a `lambda` stands in, 0 for the module; of a `def` its own.
    pub line: u32,
    /// Which state has entered the frame that has made it; 0 for the module.
    pub made_in: usize,
    /// What its parameters have where a call gives them nothing.
    pub defaults: Vec<(String, Held)>,
    /// What a comprehension around it has given its own names last: a function reads them when it is called.
    pub last: Vec<(String, Held)>,
}

impl Function {
    /// The same, made by a comprehension of a `kind` (`listcomp`) that has given its names these values in the end.
    fn in_comprehension(&mut self, kind: &str, last: &[(String, Held)]) {
        let inside = |shown: &str| {
            Some(format!(
                "{}<{kind}>.<lambda>>",
                shown.strip_suffix("<lambda>>")?
            ))
        };
        if let Some(shown) = inside(&self.shown) {
            self.shown = shown;
        }
        let mut others = last.to_vec();
        others.retain(|(name, _)| self.last.iter().all(|(own, _)| own != name));
        self.last.extend(others);
    }
}

/// Notes of the functions that a comprehension has made what it has given its names last.
pub(in crate::program) fn note_comprehension(held: &mut Held, kind: &str, last: &[(String, Held)]) {
    match held {
        Held::Function(function) => function.in_comprehension(kind, last),
        Held::List(items) | Held::Tuple(items) => {
            items
                .iter_mut()
                .for_each(|one| note_comprehension(one, kind, last));
        }
        Held::Dict(pairs) => {
            let values = pairs.iter_mut().map(|(_, one)| one);
            values.for_each(|one| note_comprehension(one, kind, last));
        }
        _ => {}
    }
}

impl Reading<'_> {
    /// The function that a `lambda` makes in the frame which runs, where functions are followed.
    pub(in crate::program) fn function_made(
        &self,
        lambda: &ExprLambda,
        expr: &Expr,
    ) -> Option<Held> {
        let (line, made_in) = self.frame.filter(|_| self.heap.follows_functions)?;
        let mut definitions = self.program.definitions.iter();
        let home = definitions.find(|one| self.program.is_line_of(one, line))?;
        let parameters = lambda.parameters.as_deref().into_iter();
        let all = parameters.flat_map(|all| {
            all.posonlyargs
                .iter()
                .chain(&all.args)
                .chain(&all.kwonlyargs)
        });
        let defaults = all.filter_map(|one| {
            let default = one.default.as_deref()?;
            Some((one.parameter.name.to_string(), self.held(default)))
        });
        Some(Held::Function(Box::new(Function {
            shown: self.program.shown_lambda(home),
            lambda: Some(canonical(written(expr, self.text)?)?),
            line: home.line,
            made_in,
            defaults: defaults.collect(),
            last: Vec::new(),
        })))
    }
}

impl Program {
    /// The function that the `def` in a line makes whose statement a frame has run which the state of a number has entered.
    pub(in crate::program) fn function_defined(
        &self,
        line: u32,
        made_in: usize,
    ) -> Option<(String, Function)> {
        let definition = self.definition(line)?;
        // What decorators make of it is told by what they return.
        self.function_around(definition)
            .filter(|_| definition.first == line)?;
        let function = Function {
            shown: format!("<function {}>", self.qualified(definition)),
            lambda: None,
            line,
            made_in,
            defaults: Vec::new(),
            last: Vec::new(),
        };
        Some((definition.name.clone(), function))
    }
}
