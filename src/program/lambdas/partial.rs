//! Functions with some of their arguments given beforehand (`functools.partial`, Python's library reference): `square(5)` is `power(5, exponent=2)`
//! where `square` is `partial(power, exponent=2)`.

use ruff_python_ast::{Arguments, Expr};

use super::calls::Search;
use crate::program::Program;
use crate::program::classes::found;
use crate::program::displays::literal;
use crate::program::expressions::{canonical, written};
use crate::program::imports::is_function;
use crate::program::reduction::{named_type, shown_type};
use crate::state::State;

/// How such a function is shown, before what it calls.
const SHOWN: &str = "functools.partial(";

/// How functions of Python's are shown, and those of `operator`, before their names.
const BUILT_IN: &str = "<built-in function ";

/// A function, and what it is given beforehand.
pub(super) struct Partial {
    /// Its name in the program; of a function or a type of Python's what it is shown as.
    function: String,
    by_place: Vec<String>,
    by_name: Vec<(String, String)>,
}

impl Program {
    /// What a function, or a type of Python's, is shown as that is given arguments beforehand: `partial(int, base=2)`. `known` has the values of
    /// names, items and attributes.
    pub fn shown_partial(
        &self,
        at: &State,
        expression: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        if !expression.contains("partial(") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let (module, name) = self.of_library(at, &call.func)?;
        let (function, given) = call.arguments.args.split_first()?;
        let own = (module, name.as_str()) == ("functools", "partial");
        let of_program = || {
            let shown = known(written(function, expression)?)?;
            shown.starts_with("<function ").then_some(shown)
        };
        let mut shown = self
            .shown_of_python(at, function, expression)
            .or_else(of_program)
            .filter(|_| own)?;
        let worth = |one: &Expr| {
            let text = written(one, expression).filter(|_| !one.is_starred_expr())?;
            known(text).or_else(|| Some(literal(one)?.to_string()))
        };
        for one in given {
            shown.push_str(", ");
            shown.push_str(&worth(one)?);
        }
        for keyword in &call.arguments.keywords {
            shown.push_str(&format!(
                ", {}={}",
                keyword.arg.as_ref()?,
                worth(&keyword.value)?
            ));
        }
        Some(format!("{SHOWN}{shown})"))
    }

    /// What a function of Python's or of `operator`, or a type, is shown as that an expression names.
    fn shown_of_python(&self, at: &State, function: &Expr, text: &str) -> Option<String> {
        let text = written(function, text)?;
        let of_library = self
            .shown_of_library(at, text)
            .filter(|shown| shown.starts_with(BUILT_IN));
        of_library.or_else(|| {
            let shown = match text {
                "print" => Some(format!("{BUILT_IN}print>")),
                text => shown_type(text),
            };
            shown.filter(|_| self.is_free(at, text))
        })
    }
}

impl Search<'_> {
    /// A call of what was given arguments beforehand with more of them; those by name take the place of those that were given beforehand.
    pub(super) fn called(
        &self,
        partial: &Partial,
        by_place: &[String],
        by_name: &[(String, String)],
    ) -> Option<String> {
        let given = |name: &String| by_name.iter().any(|(one, _)| one == name);
        let before = partial.by_name.iter().filter(|(name, _)| !given(name));
        let by_name: Vec<String> = before
            .chain(by_name)
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let by_place = partial.by_place.iter().chain(by_place).cloned();
        let by_place: Vec<String> = by_place.collect();
        let function = match partial.function.strip_prefix(BUILT_IN) {
            // `math` has another one of this name, which gives floats.
            Some("pow>") if self.program.imports_any(&["math"]) => return None,
            Some(name) => {
                let name = name.strip_suffix('>')?;
                let parsed = ruff_python_parser::parse_expression(name).ok()?;
                let shown = Some(partial.function.as_str());
                let operates = || {
                    self.program
                        .operated(self.at, parsed.expr(), shown, &by_place)
                };
                if let Some(operation) = by_name.is_empty().then(operates).flatten() {
                    return Some(operation);
                }
                let of_python = is_function(name) && self.program.is_free(self.at, name);
                of_python.then_some(name)?
            }
            None => named_type(&partial.function).unwrap_or(&partial.function),
        };
        let all = [by_place, by_name].concat().join(", ");
        Some(format!("{function}({all})"))
    }

    /// The function that an expression is which was given arguments beforehand: by its name, or where it is made.
    pub(super) fn partial(&self, expr: &Expr) -> Option<Partial> {
        match expr {
            Expr::Name(name) if !self.names.iter().any(|one| *one == *name.id) => {
                let shown = found(self.at, &name.id)??.strip_prefix(SHOWN)?;
                let (function, given) = shown.split_once('>')?;
                let given = given.strip_prefix(", ").unwrap_or(given);
                let call = format!("partial({given}");
                let parsed = ruff_python_parser::parse_expression(&call).ok()?;
                let call_of = parsed.expr().as_call_expr()?;
                let function = match function.strip_prefix("<function ") {
                    Some(name) => name.to_owned(),
                    None => format!("{function}>"),
                };
                self.given(function, &call_of.arguments, 0, &call)
            }
            Expr::Call(call) => {
                let (_, module, original) = self.program.imported(&call.func)?;
                let text = self.program.text();
                let function = call.arguments.args.first()?;
                let function = match self.program.shown_of_python(self.at, function, text) {
                    Some(shown) => shown,
                    None => function.as_name_expr()?.id.to_string(),
                };
                let own = (module, &*original) == ("functools", "partial");
                self.given(function, &call.arguments, 1, text)
                    .filter(|_| own)
            }
            _ => None,
        }
    }

    /// A function of the program, or one of Python's as it is shown, with what a call gives it, but for the first `skipped` arguments.
    fn given(
        &self,
        function: String,
        arguments: &Arguments,
        skipped: usize,
        text: &str,
    ) -> Option<Partial> {
        match named_type(&function) {
            Some(of_python) => self.program.is_free(self.at, of_python).then_some(())?,
            None if function.starts_with(BUILT_IN) => {}
            None => {
                self.program.visible(self.at, &function)?;
            }
        }
        Some(Partial {
            function,
            by_place: by_place(arguments.args.get(skipped..)?, text)?,
            by_name: by_name(arguments, text)?,
        })
    }
}

/// Arguments by place, in canonical spelling; `None` where a star puts some there.
pub(super) fn by_place(arguments: &[Expr], text: &str) -> Option<Vec<String>> {
    let spelled = |one: &Expr| canonical(written(one, text)?).filter(|_| !one.is_starred_expr());
    arguments.iter().map(spelled).collect()
}

/// The arguments by name of a call, in canonical spelling.
pub(super) fn by_name(arguments: &Arguments, text: &str) -> Option<Vec<(String, String)>> {
    let keywords = arguments.keywords.iter();
    let pair = keywords.map(|one| {
        let name = one.arg.as_ref()?.to_string();
        Some((name, canonical(written(&one.value, text)?)?))
    });
    pair.collect()
}
