//! Functions with some of their arguments given beforehand (`functools.partial`, Python's library reference): `square(5)` is `power(5, exponent=2)`
//! where `square` is `partial(power, exponent=2)`.

use ruff_python_ast::{Arguments, Expr};

use super::calls::Search;
use crate::program::classes::found;
use crate::program::expressions::{canonical, written};

/// How such a function is shown, before what it calls.
const SHOWN: &str = "functools.partial(<function ";

/// A function, and what it is given beforehand.
pub(super) struct Partial {
    function: String,
    by_place: Vec<String>,
    by_name: Vec<(String, String)>,
}

impl Partial {
    /// A call of it with more arguments; those by name take the place of those that were given beforehand.
    pub fn called(&self, by_place: &[String], by_name: &[(String, String)]) -> String {
        let given = |name: &String| by_name.iter().any(|(one, _)| one == name);
        let before = self.by_name.iter().filter(|(name, _)| !given(name));
        let by_name = before.chain(by_name);
        let by_name = by_name.map(|(name, value)| format!("{name}={value}"));
        let all = self.by_place.iter().chain(by_place).cloned();
        let all: Vec<String> = all.chain(by_name).collect();
        format!("{}({})", self.function, all.join(", "))
    }
}

impl Search<'_> {
    /// The function that an expression is which was given arguments beforehand: by its name, or where it is made.
    pub(super) fn partial(&self, expr: &Expr) -> Option<Partial> {
        match expr {
            Expr::Name(name) if !self.names.iter().any(|one| *one == *name.id) => {
                let shown = found(self.at, &name.id)??;
                let (function, given) = shown.strip_prefix(SHOWN)?.split_once('>')?;
                let given = given.strip_prefix(", ").unwrap_or(given);
                let call = format!("{function}({given}");
                let parsed = ruff_python_parser::parse_expression(&call).ok()?;
                let call_of = parsed.expr().as_call_expr()?;
                self.given(function, &call_of.arguments, 0, &call)
            }
            Expr::Call(call) => {
                let (_, module, original) = self.program.imported(&call.func)?;
                let function = call.arguments.args.first()?.as_name_expr()?;
                let own = (module, &*original) == ("functools", "partial");
                let text = self.program.text();
                self.given(&function.id, &call.arguments, 1, text)
                    .filter(|_| own)
            }
            _ => None,
        }
    }

    /// A function of the program with what a call gives it, but for the first `skipped` arguments.
    fn given(
        &self,
        function: &str,
        arguments: &Arguments,
        skipped: usize,
        text: &str,
    ) -> Option<Partial> {
        self.program.visible(self.at, function)?;
        Some(Partial {
            function: function.to_owned(),
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
