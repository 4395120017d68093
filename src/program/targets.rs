//! What a simple statement gives values to, and the expressions that have these values.

use std::ops::Range;

use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use super::Program;
use crate::state::{AliasName, Event, State};

/// What a simple statement gives a value to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A local of the frame.
    Local(String),
    /// A local of the frame whose object is changed.
    Changed(String),
    /// The frame's value: it returns.
    Value,
    /// A parameter of a function of the program that is entered.
    Argument {
        /// The name of its frame.
        function: String,
        /// The name of the parameter.
        name: String,
    },
}

impl Program {
    /// What the statement that is about to run at a state gives values to, each with the expression that has the value, as far
    /// as it can be asked.
    pub fn targets(&self, at: &State) -> Vec<(Target, String)> {
        let number = at.line().filter(|_| at.event == Event::Line);
        let Some(line) = number.and_then(|number| self.line(number)) else {
            return Vec::new();
        };
        let mut found = targets(&line.text);
        found.extend(self.elements(at));
        found.extend(self.arguments(at));
        found.retain(|(target, expression)| {
            let alone = match target {
                Target::Changed(name) => is_own_list(at, name),
                _ => true,
            };
            alone && self.can_ask(at, expression)
        });
        found
    }
}

/// Whether a name is known to be a list in the top frame that has no other name.
fn is_own_list(at: &State, name: &str) -> bool {
    let top = at.depth().saturating_sub(1);
    let list = at.top().and_then(|frame| frame.known(name));
    let is = |one: &AliasName| one.frame == top && one.name == name;
    list.is_some_and(|value| value.starts_with('['))
        && at
            .aliases
            .as_ref()
            .is_some_and(|groups| !groups.iter().flatten().any(is))
}

/// The targets of the statement that `text` is, a line in canonical spelling, with the expressions whose values they get; none
/// for statements of another kind.
fn targets(text: &str) -> Vec<(Target, String)> {
    // Outside a function a `return` does not parse.
    if let Some(expression) = text.strip_prefix("return ") {
        return vec![(Target::Value, expression.to_owned())];
    }
    let Ok(parsed) = ruff_python_parser::parse_module(text) else {
        return Vec::new();
    };
    let [statement] = parsed.syntax().body.as_slice() else {
        return Vec::new();
    };
    let named = |expr: &Expr| Some(expr.as_name_expr()?.id.to_string());
    let spelled = |expr: &Expr| {
        text.get(Range::<usize>::from(expr.range()))
            .map(str::to_owned)
    };
    let local =
        |target: &Expr, value: &Expr| Some((Target::Local(named(target)?), spelled(value)?));
    let one = |found: Option<(Target, String)>| found.into_iter().collect();
    match statement {
        Stmt::Assign(assign) => match (assign.targets.as_slice(), &*assign.value) {
            ([Expr::Tuple(names)], Expr::Tuple(values)) if names.len() == values.len() => {
                let pairs = names.elts.iter().zip(&values.elts);
                let found: Option<Vec<_>> = pairs.map(|(name, value)| local(name, value)).collect();
                found.unwrap_or_default()
            }
            ([target], value) => one(local(target, value)),
            _ => Vec::new(),
        },
        Stmt::AnnAssign(assign) => {
            let value = assign.value.as_deref();
            one(value.and_then(|value| local(&assign.target, value)))
        }
        Stmt::AugAssign(assign) => {
            let sum = || {
                let (name, value) = (named(&assign.target)?, spelled(&assign.value)?);
                let sign = assign.op.as_str();
                let whole = if is_tight(&assign.value) {
                    format!("{name}{sign}{value}")
                } else {
                    format!("{name}{sign}({value})")
                };
                Some((Target::Local(name), whole))
            };
            one(sum())
        }
        Stmt::Expr(statement) => {
            let appended = || {
                let call = statement.value.as_call_expr()?;
                let method = call.func.as_attribute_expr()?;
                let name = named(&method.value)?;
                let [added] = &*call.arguments.args else {
                    return None;
                };
                let plain = call.arguments.keywords.is_empty() && !added.is_starred_expr();
                let added = spelled(added).filter(|_| plain && method.attr.as_str() == "append")?;
                let whole = format!("{name}+[{added}]");
                Some((Target::Changed(name), whole))
            };
            one(appended())
        }
        _ => Vec::new(),
    }
}

/// Whether an expression needs no brackets behind an operator.
fn is_tight(expr: &Expr) -> bool {
    matches!(
        expr,
        Expr::Name(_)
            | Expr::NumberLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::Call(_)
            | Expr::Attribute(_)
            | Expr::Subscript(_)
            | Expr::List(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_have_targets() {
        let check = |text: &str, expected: &[(&str, &str)]| {
            let found: Vec<(String, String)> = targets(text)
                .into_iter()
                .map(|(target, expression)| match target {
                    Target::Local(name) | Target::Changed(name) => (name, expression),
                    _ => (String::new(), expression),
                })
                .collect();
            let expected = expected
                .iter()
                .map(|(name, value)| ((*name).into(), (*value).into()));
            assert_eq!(found, expected.collect::<Vec<_>>(), "{text}");
        };
        check("x=a+1", &[("x", "a+1")]);
        check("x: int=a+1", &[("x", "a+1")]);
        check("x+=a if b else c", &[("x", "x+(a if b else c)")]);
        check("x//=2", &[("x", "x//2")]);
        check("return a+1", &[("", "a+1")]);
        check("a, b=b, a+b", &[("a", "b"), ("b", "a+b")]);
        check("xs.append(a+1)", &[("xs", "xs+[a+1]")]);
        check("return", &[]);
        check("x=y=1", &[]);
        check("x[0]=1", &[]);
        check("a, b=pair", &[]);
        check("a, b[0]=b, a", &[]);
        check("xs.append(*ys)", &[]);
        check("xs.pop(0)", &[]);
        check("self.xs.append(1)", &[]);
        check("print(1)", &[]);
        check("for x in xs:", &[]);
    }

    #[test]
    fn a_list_with_two_names_is_left_to_the_step() {
        let program = Program::parse("xs.append(1)\n").unwrap();
        let check = |value: &str, aliases: &str, expected: usize| {
            let state = format!(
                r#"{{"event": "line", "frames": [{{"function": "<module>", "line": 1, "locals": {{"xs": "{value}"}}}}], "aliases": {aliases}}}"#
            );
            let at = State::parse(&state).unwrap();
            assert_eq!(program.targets(&at).len(), expected, "{state}");
        };
        check("[2]", "[]", 1);
        check("[2]", r#"[["0.xs", "0.ys"]]"#, 0);
        check("[2]", "null", 0);
        check("deque([2])", "[]", 0);
    }
}
