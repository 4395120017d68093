//! Functions in whose place a decorator has put a `lambda` that calls them: below `@twice`, which returns `lambda x: f(f(x))`, `inc(5)` is a
//! call of that. The function itself, which has no name any more, gets one in the state.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::calls::substituted;
use super::partial::by_place;
use super::{Lambda, MOST, is_lambda};
use crate::program::classes::found;
use crate::program::displays::is_display;
use crate::program::expressions::written;
use crate::program::names::all_names;
use crate::program::resumption::calling;
use crate::program::rewriting::with_told;
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::state::{Event, State};

/// How the names of functions begin that have lost theirs.
const MADE: &str = "function_";

/// Looks for the first call of a name that stands for a function with such a decorator.
struct Search<'p> {
    program: &'p Program,
    at: &'p State,
    /// Its place, the function, and the `lambda`.
    found: Option<(Range<usize>, &'p Definition, String)>,
    /// The name of the function itself.
    made: &'p str,
}

impl Program {
    /// The program with lambdas in the places of the functions that decorators have made these of, in the line that goes on at a state, and
    /// the state with names for the functions themselves; `None` where it calls none that can be told.
    pub fn with_decorating_lambdas(&self, at: &State) -> Option<(Program, State)> {
        if !self.text.contains('@') || !self.text.contains("lambda") {
            return None;
        }
        let line = match at.event {
            Event::Line => at.clone(),
            Event::Return => calling(at),
            _ => return None,
        };
        let place = line.depth().checked_sub(1)?;
        let (mut told, mut named): (Option<Program>, State) = (None, at.clone());
        for index in 0..MOST {
            let mut made = format!("{MADE}{index}");
            while self.identifiers.contains(&made) {
                made.push('_');
            }
            let program = told.as_ref().unwrap_or(self);
            let shown = std::cell::RefCell::new(None);
            let next = program.with_parts(line.top()?, 1, |program, operands| {
                let mut search = Search {
                    program,
                    at: &line,
                    found: None,
                    made: &made,
                };
                operands.iter().for_each(|expr| search.visit_expr(expr));
                let (range, function, text) = search.found?;
                shown.replace(Some(format!("<function {}>", program.qualified(function))));
                Some((range, text))
            });
            let (Some(next), Some(shown)) = (next, shown.into_inner()) else {
                break;
            };
            let locals = named.frames.get_mut(place)?.locals.as_mut()?;
            locals.insert(made, Some(shown));
            told = Some(next);
        }
        Some((told?, named))
    }

    /// The `lambda` that the decorators above a function make of it, which has this name itself.
    fn decorating_lambda(&self, at: &State, function: &Definition, made: &str) -> Option<String> {
        let above: Vec<&str> = self
            .decorators(function)
            .map(|line| line.text.strip_prefix('@'))
            .collect::<Option<_>>()?;
        let mut inner: Option<Lambda> = None;
        for name in above.into_iter().rev() {
            let maker = self.visible(at, name)?;
            let (lambda, parameters) = self.lambda_returned(maker)?;
            let [given] = parameters.as_slice() else {
                return None;
            };
            let plain = lambda
                .parameters
                .iter()
                .all(|(_, default)| default.is_none());
            let own = |name: &str| lambda.has(name);
            // What else it reads has to be the same where it is called.
            let parsed = ruff_python_parser::parse_expression(&lambda.body).ok()?;
            let local = |name: &str| {
                let top = at.top().filter(|_| at.depth() > 1);
                let locals = top.and_then(|top| top.locals.as_ref());
                locals.is_some_and(|locals| locals.contains_key(name))
            };
            let names = all_names(parsed.expr()).into_iter();
            let mut free = names.filter(|name| !own(&name.id) && *name.id != **given);
            if !plain || free.any(|name| local(&name.id)) {
                return None;
            }
            let body = match &inner {
                _ if own(given) => lambda.body.clone(),
                None => substituted(&lambda.body, &[(given, made)])?,
                Some(inner) => called_in(&lambda.body, given, inner)?,
            };
            inner = Some(Lambda { body, ..lambda });
        }
        let made = inner?;
        let names: Vec<&str> = made.parameters.iter().map(|(one, _)| &**one).collect();
        Some(format!("(lambda {}: {})", names.join(", "), made.body))
    }
}

impl Program {
    /// The same where the only decorator's `lambda` collects what it is given and hands it on as it is (`lambda *a: '!' + f(*a)`), with as many
    /// parameters as a call gives it.
    fn collecting_lambda(
        &self,
        at: &State,
        function: &Definition,
        made: &str,
        call: &ExprCall,
    ) -> Option<String> {
        let arguments = &call.arguments;
        if !arguments.keywords.is_empty() || arguments.args.iter().any(Expr::is_starred_expr) {
            return None;
        }
        let mut above = self.decorators(function);
        let (line, None) = (above.next()?, above.next()) else {
            return None;
        };
        let maker = self.visible(at, line.text.strip_prefix('@')?)?;
        let [given] = maker.scope.variables.as_slice() else {
            return None;
        };
        let own = self
            .lines
            .iter()
            .filter(|line| maker.is_in_body(line.number));
        let mut own = own.map(|line| line.text.as_str());
        let (returned, None) = (own.next()?.strip_prefix("return ")?, own.next()) else {
            return None;
        };
        let parsed = ruff_python_parser::parse_expression(returned).ok()?;
        let lambda = parsed.expr().as_lambda_expr()?;
        let all = lambda.parameters.as_deref()?;
        let plain = maker.kind == DefinitionKind::Function && maker.first == maker.line;
        let only = all.args.is_empty() && all.posonlyargs.is_empty() && all.kwonlyargs.is_empty();
        if !plain || !given.is_parameter || maker.scope.binds_any() || !only {
            return None;
        }
        let collected = all.vararg.as_deref()?.name.as_str();
        let named = all.kwarg.as_deref().map(|one| one.name.as_str());
        let names: Vec<String> = (0..arguments.args.len())
            .map(|index| format!("given_{index}__"))
            .collect();
        let body = written(&*lambda.body, returned)?;
        let told = with_told(body, |expr| {
            let call = expr.as_call_expr()?;
            let [Expr::Starred(starred)] = &*call.arguments.args else {
                return None;
            };
            let is =
                |expr: &Expr, name: &str| expr.as_name_expr().is_some_and(|one| one.id == name);
            let rest = match &*call.arguments.keywords {
                [] => true,
                [rest] => rest.arg.is_none() && named.is_some_and(|name| is(&rest.value, name)),
                _ => false,
            };
            let same = is(&call.func, &given.name) && is(&starred.value, collected) && rest;
            same.then(|| format!("{made}({})", names.join(", ")))
        })?;
        let left = [Some(collected), named, Some(given.name.as_str())];
        if left.into_iter().flatten().any(|name| mentions(&told, name)) {
            return None;
        }
        // What else it reads has to be the same where it is called.
        let parsed = ruff_python_parser::parse_expression(&told).ok()?;
        let local = |name: &str| {
            let top = at.top().filter(|_| at.depth() > 1);
            let locals = top.and_then(|top| top.locals.as_ref());
            locals.is_some_and(|locals| locals.contains_key(name))
        };
        let free = all_names(parsed.expr()).into_iter();
        let same = !free.into_iter().any(|name| local(&name.id));
        same.then(|| format!("(lambda {}: {told})", names.join(", ")))
    }
}

/// A body with that of a `lambda` in the places of its calls, which give it names and what is written out; `None` where a name stands for it
/// elsewhere, too.
fn called_in(body: &str, name: &str, lambda: &Lambda) -> Option<String> {
    let told = with_told(body, |expr| {
        let call = expr.as_call_expr()?;
        let arguments = &call.arguments;
        let plain = call.func.as_name_expr()?.id.as_str() == name
            && arguments.keywords.is_empty()
            && arguments.args.len() == lambda.parameters.len();
        let fits = |one: &Expr| one.is_name_expr() || is_display(one);
        if !plain || !arguments.args.iter().all(fits) {
            return None;
        }
        let given = by_place(&arguments.args, body)?;
        let names = lambda.parameters.iter().map(|(name, _)| name.as_str());
        let puts: Vec<(&str, &str)> = names.zip(given.iter().map(String::as_str)).collect();
        Some(format!("({})", substituted(&lambda.body, &puts)?))
    })?;
    (!mentions(&told, name)).then_some(told)
}

impl Search<'_> {
    /// The place of what is called, with the function that it was once, and the `lambda` that it is.
    fn called(&self, call: &ExprCall) -> Option<(Range<usize>, &Definition, String)> {
        let name = call.func.as_name_expr()?;
        if !is_lambda(found(self.at, &name.id)??) {
            return None;
        }
        let function = self.program.visible(self.at, &name.id)?;
        if function.kind != DefinitionKind::Function || function.first == function.line {
            return None;
        }
        let collecting = || {
            self.program
                .collecting_lambda(self.at, function, self.made, call)
        };
        let lambda = self
            .program
            .decorating_lambda(self.at, function, self.made)
            .or_else(collecting)?;
        Some((name.range().into(), function, lambda))
    }
}

impl<'a> Visitor<'a> for Search<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() || expr.is_lambda_expr() {
            return;
        }
        walk_expr(self, expr);
        if self.found.is_none()
            && let Expr::Call(call) = expr
        {
            let program: &Program = self.program;
            let search = Search {
                program,
                at: self.at,
                found: None,
                made: self.made,
            };
            let found = search.called(call);
            self.found = found.and_then(|(range, function, text)| {
                Some((range, program.definition(function.line)?, text))
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_a_decorator_puts_in_the_place_of_a_function_is_called() {
        let source = "\
def twice(f):
    return lambda x: f(f(x))
def loud(f):
    return lambda s: f(s) + '!'
@twice
def inc(x):
    return x + 1
@loud
@twice
def both(x):
    return x
def plain(x):
    return x
def bold(f):
    return lambda *a, **k: '*' + f(*a, **k)
@bold
def hello(a, b):
    return a
";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let known: &[(&str, &str)] = &[
                ("inc", "<function twice.<locals>.<lambda>>"),
                ("both", "<function loud.<locals>.<lambda>>"),
                ("plain", "<function plain>"),
                ("hello", "<function bold.<locals>.<lambda>>"),
            ];
            let at = state(Event::Line, &[("<module>", 19, known)], None);
            let told = program.with_decorating_lambdas(&at);
            let text = told.map(|(told, _)| told.line(19).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check(
            "print(inc(5))",
            Some("print((lambda x:function_0(function_0(x)))(5))"),
        );
        check(
            "y = both('a')",
            Some("y=(lambda s:(function_0(function_0(s)))+'!')('a')"),
        );
        check(
            "y = hello('a', 1)",
            Some("y=(lambda given_0__, given_1__:'*'+function_0(given_0__, given_1__))('a', 1)"),
        );
        check("y = hello(*'ab')", None);
        check("y = plain(inc)", None);
    }
}
