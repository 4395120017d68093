//! What statements write in other ways than `print` does by itself: `sys.stdout.write(text)`, `print(…, file=sys.stderr)`, which shows nothing,
//! `pprint(xs)`, and a `print` for each of several (`[print(x) for x in xs]`, `list(map(print, xs))`). They are told as a `print`.

use ruff_python_ast::{Expr, ExprCall, Keyword, Stmt};
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::expressions::{Header, written};
use crate::quiz::PythonValue;
use crate::state::{Frame, State};

/// What each element is called that a `map` prints.
const ELEMENT: &str = "element__";

/// How many characters `pprint` writes in one line.
const WIDTH: usize = 80;

impl Program {
    /// The program with the statement that is about to run as the `print` that writes the same.
    pub(super) fn with_stream(&self, at: &State, frame: &Frame) -> Option<Program> {
        let line = &self.line(frame.line)?.text;
        let may = ["std", "pprint(", "pp(", "print(", "print,"];
        if !may.iter().any(|part| line.contains(part)) || self.binds("print") {
            return None;
        }
        let text = self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::Expr(statement)) = header else {
                return None;
            };
            let told = match &*statement.value {
                Expr::Call(call) => self
                    .written_out(at, call)
                    .or_else(|| self.written_elsewhere(at, call))
                    .or_else(|| self.written_in_columns(at, call))
                    .or_else(|| self.written_by_map(at, call)),
                Expr::ListComp(list) => {
                    let call = list.elt.as_call_expr()?;
                    let printed = self.line_printed(at, call)?;
                    let from = usize::from(list.elt.end());
                    let end = usize::from(list.end()).checked_sub(1)?;
                    let clauses = self.text.get(from..end)?;
                    self.printed_each(at, &printed, clauses)
                }
                _ => None,
            }?;
            self.text_with(&statement.range().into(), &told)
        })?;
        self.rewritten(&text)
    }

    /// `sys.stdout.write(text)`.
    fn written_out(&self, at: &State, call: &ExprCall) -> Option<String> {
        let method = call.func.as_attribute_expr()?;
        let ([text], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let (module, stream) = self.of_library(at, &method.value)?;
        // What is no text is refused.
        let known = value(at, text).or_else(|| PythonValue::of_literal(text));
        let fits = known.is_none_or(|known| matches!(known, PythonValue::Str(_)))
            && self.class_of(at, text).is_none();
        let own = module == "sys" && stream == "stdout" && method.attr.as_str() == "write";
        let text = written(text, &self.text).filter(|_| own && fits)?;
        Some(format!("print({text}, end='')"))
    }

    /// `print(…, file=sys.stderr)`: all that is left is that its arguments are evaluated.
    fn written_elsewhere(&self, at: &State, call: &ExprCall) -> Option<String> {
        let own = call.func.as_name_expr()?.id.as_str() == "print";
        let file = |one: &&Keyword| one.arg.as_ref().is_some_and(|name| name == "file");
        let file = call.arguments.keywords.iter().find(file)?;
        let stream = self.of_library(at, &file.value)?;
        let given: Option<Vec<&str>> = call
            .arguments
            .args
            .iter()
            .map(|one| written(one, &self.text))
            .collect();
        let given = given?;
        let end = if given.len() == 1 { ",)" } else { ")" };
        let given = given.join(", ");
        let quiet = !self.may_enter(at, &given);
        let elsewhere = own && stream.0 == "sys" && stream.1 == "stderr";
        // What is written out runs no code.
        let constant = call.arguments.args.iter().all(Expr::is_literal_expr);
        (elsewhere && quiet).then(|| match constant {
            true => "pass".to_owned(),
            false => format!("({given}{end}"),
        })
    }

    /// `pprint(xs)` of what fits into a line, with the keys of dictionaries in order.
    fn written_in_columns(&self, at: &State, call: &ExprCall) -> Option<String> {
        let (module, name) = self.of_library(at, &call.func)?;
        let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        // `pp` leaves the keys as they are.
        let sorts = match (module, &*name) {
            ("pprint", "pprint") => true,
            ("pprint", "pp") => false,
            _ => return None,
        };
        let shown = value(at, given).or_else(|| PythonValue::of_literal(given))?;
        let text = in_order(&shown, sorts)?.to_string();
        let fits = text.chars().count() <= WIDTH;
        fits.then(|| format!("print({})", PythonValue::Str(text)))
    }

    /// `list(map(print, xs))`.
    fn written_by_map(&self, at: &State, call: &ExprCall) -> Option<String> {
        let [mapped] = self.arguments_of(call, "list")? else {
            return None;
        };
        let [function, elements] = self.arguments_of(mapped.as_call_expr()?, "map")? else {
            return None;
        };
        function
            .as_name_expr()
            .filter(|name| &*name.id == "print")?;
        let elements = written(elements, &self.text)?;
        let clauses = format!(" for {ELEMENT} in {elements}");
        self.printed_each(at, &format!("str({ELEMENT})+'\\n'"), &clauses)
    }

    /// A line for each of several.
    fn printed_each(&self, at: &State, line: &str, clauses: &str) -> Option<String> {
        let quiet = !self.may_enter(at, line) && !self.may_enter(at, clauses);
        quiet.then(|| format!("print(''.join([{line}{clauses}]), end='')"))
    }

    /// The line that a `print` writes, as an expression.
    fn line_printed(&self, at: &State, call: &ExprCall) -> Option<String> {
        let given = self.arguments_of(call, "print")?;
        let texts = given.iter().map(|one| {
            let plain = !one.is_starred_expr() && self.class_of(at, one).is_none();
            let text = written(one, &self.text).filter(|_| plain)?;
            Some(match one {
                Expr::FString(_) | Expr::StringLiteral(_) => text.to_owned(),
                _ => format!("str({text})"),
            })
        });
        let texts: Vec<String> = texts.collect::<Option<_>>()?;
        let line = texts.join("+' '+");
        let end = if line.is_empty() { "" } else { "+" };
        Some(format!("{line}{end}'\\n'"))
    }
}

/// A value with the keys of its dictionaries in order; `None` where there is something in it that `pprint` writes in a way of its own.
fn in_order(value: &PythonValue, sorts: bool) -> Option<PythonValue> {
    let all = |items: &[PythonValue]| -> Option<Vec<PythonValue>> {
        items.iter().map(|one| in_order(one, sorts)).collect()
    };
    Some(match value {
        PythonValue::List(items) => PythonValue::List(all(items)?),
        PythonValue::Tuple(items) => PythonValue::Tuple(all(items)?),
        PythonValue::Dict(pairs) => {
            let pair = |(key, one): &(PythonValue, PythonValue)| {
                let plain = matches!(key, PythonValue::Str(_) | PythonValue::Int(_));
                Some((key.clone(), in_order(one, sorts)?)).filter(|_| plain)
            };
            let mut pairs: Vec<_> = pairs.iter().map(pair).collect::<Option<_>>()?;
            if sorts {
                sort_by_key(&mut pairs)?;
            }
            PythonValue::Dict(pairs)
        }
        PythonValue::None
        | PythonValue::Bool(_)
        | PythonValue::Int(_)
        | PythonValue::Float(_)
        | PythonValue::Str(_) => value.clone(),
        _ => return None,
    })
}

/// Puts pairs in the order of their keys, all of which are texts; `None` where they are not, unless there is one alone.
fn sort_by_key(pairs: &mut [(PythonValue, PythonValue)]) -> Option<()> {
    let text = |key: &PythonValue| match key {
        PythonValue::Str(text) => Some(text.clone()),
        _ => None,
    };
    if pairs.len() > 1 {
        pairs
            .iter()
            .map(|(key, _)| text(key))
            .collect::<Option<Vec<_>>>()?;
        pairs.sort_by_cached_key(|(key, _)| text(key));
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn other_ways_to_write_are_prints() {
        let source = "\
import sys
from pprint import pprint
def f(x):
    return x
";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let locals: &[(&str, &str)] = &[("xs", "[1, 2]"), ("n", "3"), ("s", "'a'")];
            let at = state(Event::Line, &[("<module>", 5, locals)], None);
            let told = program.with_plain_parts(&at);
            let text = told.map(|told| told.line(5).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check("sys.stdout.write(s)", Some("print(s, end='')"));
        check("sys.stdout.write(f'{n}')", Some("print(f'{n}', end='')"));
        check("sys.stdout.write(n)", None);
        check("print(n, s, file=sys.stderr)", Some("(n, s)"));
        check("print(file=sys.stderr)", Some("pass"));
        check("print('no', file=sys.stderr)", Some("pass"));
        check("print(f(n), file=sys.stderr)", None);
        check("print(n, file=s)", None);
        check("pprint({'b': xs, 'a': 1})", None);
        check(
            "pprint({'b': [1], 'a': 1})",
            Some("print(\"{'a': 1, 'b': [1]}\")"),
        );
        check("pprint(xs)", Some("print('[1, 2]')"));
        check("pprint({2: 1, 1: 1})", None);
        check(
            "[print(x, 'a') for x in xs if x]",
            Some("print(''.join([str(x)+' '+'a'+'\\n' for x in xs if x]), end='')"),
        );
        check("[print(f(x)) for x in xs]", None);
        check("[print(x, end='') for x in xs]", None);
        check(
            "list(map(print, xs))",
            Some("print(''.join([str(element__)+'\\n' for element__ in xs]), end='')"),
        );
    }
}
