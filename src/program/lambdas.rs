//! Functions without a frame: a `lambda` that is called, and what `reduce` and `partial` call. A state says `<function <lambda>>` of all of
//! them; which one is meant is told by the text: the only statement that binds the name, the only place of a list or a dictionary
//! that is written out, the call that gives it to a parameter, or that there is only one.
//!
//! Its body, with the arguments in the places of its parameters, stands in the place of the call: `square(4)` is `(4*4)`.

mod calls;
mod captured;
mod decorating;
mod displays;
mod origins;
mod partial;
mod properties;
mod several;

use std::cell::Cell;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_body;
use ruff_python_ast::{Expr, ExprCall, ExprLambda, Stmt};
use ruff_text_size::Ranged;

use self::calls::{Search, substituted};
use self::captured::is_captured;
pub use self::captured::with_captured;
use self::displays::is_written_out;
pub use self::origins::Origins;
use self::partial::by_place;
use super::classes::{class_name, found, parsed, value};
use super::displays::{is_display, literal};
use super::expressions::{canonical, written};
use super::imports::is_function;
use super::names::all_names;
use super::reduction::shown_type;
use super::targets::Target;
use super::{Definition, DefinitionKind, Program, calling, effect, is_word_part};
use crate::quiz::{PythonValue, compare};
use crate::state::{Event, State};

/// The most calls of a line that are written out.
const MOST: usize = 24;

/// How often what a name stands for is looked for behind another one.
const MOST_NAMES: usize = 4;

/// Functions that call what they are given.
const CALLING: [&str; 5] = ["map", "filter", "sorted", "max", "min"];

/// A `lambda`, in canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Lambda {
    /// Its parameters, with their defaults, which are written out; one that collects what is left has its star.
    parameters: Vec<(String, Option<String>)>,
    body: String,
    /// Where the names of its body are looked for that are no parameters: the line of the function that it stands in, 0 for the
    /// module.
    home: u32,
}

impl Lambda {
    /// Whether it has a parameter of a name.
    fn has(&self, name: &str) -> bool {
        let mut names = self.parameters.iter();
        names.any(|(one, _)| one.trim_start_matches('*') == name)
    }

    /// It, as it is written where it stands for itself.
    fn spelled(&self) -> String {
        let parameters = self.parameters.iter().map(|(name, default)| match default {
            Some(default) => format!("{name}={default}"),
            None => name.clone(),
        });
        let parameters: Vec<String> = parameters.collect();
        format!("(lambda {}: {})", parameters.join(", "), self.body)
    }
}

/// What `get` gives of a dictionary that surely lacks the key.
fn lacking<'e>(at: &State, call: &'e ExprCall) -> Option<&'e Expr> {
    let method = call.func.as_attribute_expr()?;
    let [key, default] = &*call.arguments.args else {
        return None;
    };
    let PythonValue::Dict(pairs) = value(at, &method.value)? else {
        return None;
    };
    let key = value(at, key).or_else(|| PythonValue::of_literal(key))?;
    let mut keys = pairs.iter().map(|(one, _)| one);
    let lacks = !keys.any(|one| compare(one, &key).is_equal());
    (method.attr.as_str() == "get" && lacks).then_some(default)
}

impl Program {
    /// The program with the bodies of lambdas in the places of their calls in the line that goes on at a state; `None` where it calls none
    /// that can be told; `origins` tell where functions come from that no text of the program shows.
    pub fn with_lambdas(&self, at: &State, origins: Option<&Origins<'_>>) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let line = &self.line(frame.line)?.text;
        let held = |value: &str| {
            let shown = [
                "<lambda>",
                "functools.partial(",
                "<built-in function ",
                "<class '",
                "<method '",
            ];
            shown.iter().any(|one| value.contains(one))
        };
        let mut values = [at.frames.first(), at.top()]
            .into_iter()
            .flatten()
            .flat_map(|frame| frame.locals.iter().flatten())
            .filter_map(|(_, value)| value.as_deref());
        let may = [
            "reduce(", "(lambda ", "](", "str.", "partial(", ".get(", ".sub(",
        ];
        let may = may.iter().any(|part| line.contains(part)) || values.any(held);
        let may = may || origins.is_some() || self.imports_any(&["operator"]);
        let property = line.contains('.') && self.has_lambda_properties();
        let called = may && line.contains('(');
        if !called && !property {
            return None;
        }
        self.with_parts(frame, MOST, |program, operands| {
            let mut search = Search {
                program,
                at,
                origins,
                names: Vec::new(),
                found: None,
            };
            operands.iter().for_each(|expr| search.visit_expr(expr));
            search.found
        })
    }

    /// Whether a `lambda` stands somewhere.
    pub(super) fn has_lambdas(&self) -> bool {
        any_over_body(self.body(), |part: &Expr| part.is_lambda_expr())
    }

    /// The `lambda` that an expression stands for at a state.
    fn lambda_meant(&self, at: &State, expr: &Expr, text: &str, left: usize) -> Option<Lambda> {
        let left = left.checked_sub(1)?;
        match expr {
            Expr::Lambda(lambda) => self.lambda(lambda, text, self.running(at)?.line),
            Expr::Name(name) => {
                let name = name.id.as_str();
                let shown = found(at, name)??;
                if !is_lambda(shown) {
                    return None;
                }
                let top = at.top()?;
                let own = top.locals.as_ref()?.contains_key(name);
                let place = if own { at.depth() - 1 } else { 0 };
                self.bound_to(at, place, name, left)
                    .or_else(|| self.given_to(at, name, left).filter(|_| own))
                    .or_else(|| self.element_named(at, name, left))
                    .or_else(|| self.only_lambda())
            }
            Expr::Subscript(item) => {
                if is_written_out(&item.value) {
                    let element = self.element_at(at, &item.value, &item.slice)?;
                    return self.lambda_meant(at, element, text, left);
                }
                let only = || self.only_lambda();
                let listed = || self.item_of_display(at, &item.value, &item.slice, left);
                match shown_item(at, &item.value, &item.slice) {
                    Some(PythonValue::Opaque(shown)) if is_lambda(&shown) => listed().or_else(only),
                    Some(_) => None,
                    // States cut it before this item.
                    None => listed(),
                }
            }
            Expr::Attribute(read) => match value(at, expr)? {
                PythonValue::Opaque(shown) if is_lambda(&shown) && !self.disguises() => {
                    self.lambda_of_attribute(&read.attr)
                }
                _ => None,
            },
            Expr::Call(call) => self
                .returned_by_lambda(at, call, text, left)
                .or_else(|| self.lambda_meant(at, lacking(at, call)?, text, left)),
            _ => None,
        }
    }

    /// What the only statement gives an attribute of a name which does so, whatever the object is.
    fn lambda_of_attribute(&self, name: &str) -> Option<Lambda> {
        let count = Cell::new(0);
        let hides = any_over_body(self.body(), |part: &Expr| match part {
            Expr::Attribute(one) if one.attr.as_str() == name && !one.ctx.is_load() => {
                count.set(count.get() + 1);
                false
            }
            Expr::Attribute(one) => one.attr.as_str() == "__dict__",
            Expr::Name(one) => one.id.as_str() == "setattr",
            _ => false,
        });
        if hides || count.get() != 1 {
            return None;
        }
        let given = format!(".{name}=lambda");
        let mut lines = self.lines.iter();
        let line = lines.find(|line| line.text.contains(&given))?;
        let module = parsed(&line.text)?;
        let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
            return None;
        };
        let ([Expr::Attribute(target)], Expr::Lambda(lambda)) =
            (assign.targets.as_slice(), &*assign.value)
        else {
            return None;
        };
        let functions = self.definitions.iter();
        let around = functions.filter(|one| one.line == 0 || one.is_in_body(line.number));
        let home = around.max_by_key(|one| one.line)?.line;
        (target.attr.as_str() == name).then(|| self.lambda(lambda, &line.text, home))?
    }

    /// The `lambda` that another one gives which is called: `add(1)` where `add` is `lambda a: lambda b: a + b`.
    fn returned_by_lambda(
        &self,
        at: &State,
        call: &ExprCall,
        text: &str,
        left: usize,
    ) -> Option<Lambda> {
        let maker = self.lambda_meant(at, &call.func, text, left)?;
        if !maker.body.starts_with("lambda") || !call.arguments.keywords.is_empty() {
            return None;
        }
        let given = by_place(&call.arguments.args, text)?;
        let fits = |one: &Expr| self.is_same_anywhere(at, one);
        if !call.arguments.args.iter().all(fits) || given.len() > maker.parameters.len() {
            return None;
        }
        let mut puts = Vec::new();
        for (index, (name, default)) in maker.parameters.iter().enumerate() {
            if name.starts_with('*') {
                return None;
            }
            puts.push((
                name.as_str(),
                given.get(index).or(default.as_ref())?.as_str(),
            ));
        }
        let body = substituted(&maker.body, &puts)?;
        let parsed = ruff_python_parser::parse_expression(&body).ok()?;
        self.lambda(parsed.expr().as_lambda_expr()?, &body, maker.home)
    }

    /// The name that a line gives what a `lambda` makes which gives another one, and what that is shown as.
    pub(super) fn lambda_made(&self, at: &State, line: &str) -> Option<(String, String)> {
        if !line.ends_with(')') || !self.text.contains("lambda") {
            return None;
        }
        let module = parsed(line)?;
        let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
            return None;
        };
        let ([Expr::Name(name)], Expr::Call(call)) = (&*assign.targets, &*assign.value) else {
            return None;
        };
        let made_by = call.func.as_name_expr()?.id.as_str();
        let shown = found(at, made_by)
            .flatten()
            .filter(|shown| is_lambda(shown))?;
        let maker = self.lambda_meant(at, &call.func, line, MOST_NAMES)?;
        let quiet = |one: &Expr| {
            let text = written(one, line);
            text.is_some_and(|text| effect(text, None).is_none() && !self.may_enter(at, text))
        };
        let fits = call.arguments.args.len() == maker.parameters.len()
            && call.arguments.keywords.is_empty()
            && call.arguments.args.iter().all(quiet);
        let gives = maker.body.starts_with("lambda") && fits;
        let shown = format!("{}.<locals>.<lambda>>", shown.strip_suffix('>')?);
        gives.then(|| (name.id.to_string(), shown))
    }

    /// The `lambda` that a call has just returned of a function which does nothing else, as it is written where the call stands, if nothing shows
    /// it there: it is called, or given to what calls it.
    pub(super) fn lambda_returned_by(&self, at: &State, call: &Expr) -> Option<String> {
        let (before, behind) = (
            self.text.get(..usize::from(call.start()))?,
            self.text.get(usize::from(call.end())..)?,
        );
        let given = ["map(", "filter(", "key="].iter().any(|part| {
            let before = before.strip_suffix(part);
            before.is_some_and(|before| !before.ends_with(|last| is_word_part(last) || last == '.'))
        });
        if !behind.starts_with('(') && !given {
            return None;
        }
        let lambda = self.made_by(at, call.as_call_expr()?, &self.text)?;
        self.reads_the_same(at, &lambda, &[])?
            .then(|| lambda.spelled())
    }

    /// Whether an argument means the same wherever it stands: it is written out, or names a function of the program that nothing decorates.
    fn is_same_anywhere(&self, at: &State, given: &Expr) -> bool {
        let named = || self.visible(at, &given.as_name_expr()?.id);
        let of_python = || {
            let name = given.as_name_expr()?.id.as_str();
            let known = is_function(name) || shown_type(name).is_some();
            (known && self.is_free(at, name)).then_some(())
        };
        is_display(given)
            || of_python().is_some()
            || named().is_some_and(|one| {
                one.kind == DefinitionKind::Function
                    && one.first == one.line
                    && self.function_around(one).is_none()
            })
    }

    /// The function that runs at a state, or the module.
    fn running(&self, at: &State) -> Option<&Definition> {
        let frame = at.top()?;
        self.definition_at(&frame.function, frame.line)
    }

    fn lambda(&self, lambda: &ExprLambda, text: &str, home: u32) -> Option<Lambda> {
        Some(Lambda {
            parameters: parameters(lambda, text, is_display)?,
            body: canonical(written(&*lambda.body, text)?)?,
            home,
        })
    }

    /// What the only statement binds a name to which binds it.
    fn bound_to(&self, at: &State, place: usize, name: &str, left: usize) -> Option<Lambda> {
        let frame = at.frames.get(place)?;
        let definition = self.definition_at(&frame.function, frame.line)?;
        let line = definition.scope.only_line_of(name)?;
        let text = &self.line(line)?.text;
        let module = parsed(text)?;
        let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
            return None;
        };
        let [Expr::Name(_)] = assign.targets.as_slice() else {
            return None;
        };
        match &*assign.value {
            Expr::Lambda(lambda) => self.lambda(lambda, text, definition.line),
            Expr::Call(call) => self
                .made_by(at, call, text)
                .or_else(|| self.returned_by_lambda(at, call, text, left)),
            value @ Expr::Name(_) if place + 1 == at.depth() => {
                self.lambda_meant(at, value, text, left)
            }
            _ => None,
        }
    }

    /// The `lambda` that a function returns which is called, with what the call gives its parameters.
    fn made_by(&self, at: &State, call: &ExprCall, text: &str) -> Option<Lambda> {
        let maker = self.visible(at, &call.func.as_name_expr()?.id)?;
        let (mut lambda, names) = self.lambda_returned(maker)?;
        let plain = call.arguments.keywords.is_empty()
            && call.arguments.args.len() == names.len()
            && call
                .arguments
                .args
                .iter()
                .all(|one| self.is_same_anywhere(at, one));
        if !plain {
            return None;
        }
        for (name, given) in names.iter().zip(&call.arguments.args) {
            // A parameter of the same name is another one.
            if lambda.has(name) {
                continue;
            }
            lambda.body = substituted(&lambda.body, &[(name, written(given, text)?)])?;
        }
        lambda.home = 0;
        Some(lambda)
    }

    /// The `lambda` that a function returns, which does nothing else, with the names of its parameters.
    fn lambda_returned(&self, maker: &Definition) -> Option<(Lambda, Vec<String>)> {
        if maker.kind != DefinitionKind::Function || maker.first != maker.line {
            return None;
        }
        let own = self
            .lines
            .iter()
            .filter(|line| maker.is_in_body(line.number));
        let mut returned = own.filter_map(|line| line.text.strip_prefix("return "));
        let returned = returned.next().filter(|_| returned.next().is_none())?;
        let module = ruff_python_parser::parse_expression(returned).ok()?;
        let lambda = self.lambda(module.expr().as_lambda_expr()?, returned, maker.line)?;
        let names = &maker.scope.variables;
        let plain = names.iter().all(|one| one.is_parameter) && !maker.scope.binds_any();
        plain.then(|| (lambda, names.iter().map(|one| one.name.clone()).collect()))
    }

    /// What the call that has entered a frame gives a parameter of it.
    fn given_to(&self, at: &State, name: &str, left: usize) -> Option<Lambda> {
        let own = self.running(at)?;
        let mut parameters = own.scope.variables.iter();
        parameters.find(|one| one.is_parameter && one.name == name)?;
        let rebound = own.scope.only_line_of(name).is_some();
        let before = calling(at);
        if rebound || !before.top()?.pending.as_ref()?.is_empty() {
            return None;
        }
        let mut given = self.arguments(&before).into_iter();
        let (_, expression) = given.find(|(target, _)| match target {
            Target::Argument {
                function,
                name: one,
            } => *function == own.name && one == name,
            _ => false,
        })?;
        let parsed = ruff_python_parser::parse_expression(&expression).ok()?;
        self.lambda_meant(&before, parsed.expr(), &expression, left)
    }

    /// The only `lambda` of the program.
    fn only_lambda(&self) -> Option<Lambda> {
        let mut all = Lambdas(Vec::new());
        all.visit_body(self.body());
        let [only] = all.0.as_slice() else {
            return None;
        };
        let line = super::Positions::new(&self.text).line(only.start().to_usize());
        let functions = self.definitions.iter();
        let around = functions.filter(|one| one.line == 0 || one.is_in_body(line));
        let home = around.max_by_key(|one| one.line)?.line;
        self.lambda(only, &self.text, home)
    }

    /// Whether the names of a lambda's body that are no parameters mean in the line that runs what they mean there.
    fn reads_the_same(&self, at: &State, lambda: &Lambda, inner: &[String]) -> Option<bool> {
        let parsed = ruff_python_parser::parse_expression(&lambda.body).ok()?;
        let own = |name: &&str| lambda.has(name);
        let names = all_names(parsed.expr()).into_iter();
        let free: Vec<&str> = names
            .map(|name| name.id.as_str())
            .filter(|name| !own(name) && !is_captured(name))
            .collect();
        let running = self.running(at)?;
        let same = running.line == lambda.home
            || (lambda.home == 0
                && free.iter().all(|name| {
                    let top = at.top().and_then(|top| top.locals.as_ref());
                    top.is_some_and(|top| !top.contains_key(*name))
                }));
        Some(free.is_empty() || (same && !inner.iter().any(|name| free.contains(&name.as_str()))))
    }
}

/// The parameters of a `lambda` that collects nothing by name, with their defaults in canonical spelling, all of which have to fit.
fn parameters(
    lambda: &ExprLambda,
    text: &str,
    fits: impl Fn(&Expr) -> bool,
) -> Option<Vec<(String, Option<String>)>> {
    let mut found = Vec::new();
    if let Some(all) = lambda.parameters.as_deref() {
        if all.kwarg.is_some() || !all.kwonlyargs.is_empty() {
            return None;
        }
        for one in all.posonlyargs.iter().chain(&all.args) {
            let default = match one.default.as_deref() {
                Some(default) if fits(default) => Some(canonical(written(default, text)?)?),
                Some(_) => return None,
                None => None,
            };
            found.push((one.parameter.name.to_string(), default));
        }
        let collects = all.vararg.as_deref();
        found.extend(collects.map(|one| (format!("*{}", one.name), None)));
    }
    Some(found)
}

/// Whether a value is the function or class that is not shown under a name, because that is its own.
pub fn is_own_name(name: &str, value: &str) -> bool {
    let function = value
        .strip_prefix("<function ")
        .and_then(|shown| shown.strip_suffix('>'));
    let mut shown = function.or_else(|| class_name(value)).into_iter();
    shown.any(|shown| shown.rsplit('.').next() == Some(name))
}

/// Whether a value is shown as a `lambda` is.
fn is_lambda(shown: &str) -> bool {
    shown.starts_with("<function ") && shown.ends_with("<lambda>>")
}

/// The item of a container whose key is a literal or the value of a name.
fn shown_item(at: &State, container: &Expr, key: &Expr) -> Option<PythonValue> {
    let key = literal(key).or_else(|| value(at, key))?;
    match (value(at, container)?, &key) {
        (PythonValue::Dict(pairs), key) => {
            let mut pairs = pairs.into_iter();
            let pair = pairs.find(|(one, _)| compare(one, key).is_equal());
            pair.map(|(_, value)| value)
        }
        (PythonValue::List(items) | PythonValue::Tuple(items), PythonValue::Int(place)) => {
            items.into_iter().nth(place.parse().ok()?)
        }
        _ => None,
    }
}

/// Finds the lambdas.
struct Lambdas<'a>(Vec<&'a ExprLambda>);

impl<'a> Visitor<'a> for Lambdas<'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Lambda(lambda) = expr {
            self.0.push(lambda);
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const BEFORE: &str = "\
from functools import reduce
def g(x):
    return x
def made(n):
    return lambda x: x * n
square = lambda x: x * x
late = lambda: k + 1
two = lambda a, b=2: a - b
ops = {'+': lambda a, b: a + b, '-': lambda a, b: a - b}
double = made(2)
box.act = lambda a: a * 7
";

    /// The last line, a statement of the module, without calls of lambdas.
    fn told(line: &str) -> Option<String> {
        let program = Program::parse(&format!("{BEFORE}{line}\n")).unwrap();
        let shown = "<function <lambda>>";
        let ops = format!("{{'+': {shown}, '-': {shown}}}");
        let made = "<function made.<locals>.<lambda>>";
        let partial = "functools.partial(<function g>, 2)";
        let values = [
            ("square", shown),
            ("late", shown),
            ("two", shown),
            ("ops", ops.as_str()),
            ("double", made),
            ("part", partial),
            ("sized", "functools.partial(<function g>, n=1)"),
            ("triple", "functools.partial(<built-in function mul>, 3)"),
            ("bits", "functools.partial(<class 'int'>, base=2)"),
            (
                "said",
                "functools.partial(<built-in function print>, 'a', sep='-')",
            ),
            ("k", "3"),
            ("name", "'-'"),
            ("xs", "[1, 2, 3]"),
            ("box", "Box(act=<function <lambda>>, n=1)"),
        ];
        let values: Vec<String> = values
            .iter()
            .map(|(name, value)| format!("\"{name}\": \"{value}\""))
            .collect();
        let at = State::parse(&format!(
            r#"{{"event": "line", "aliases": [], "frames": [{{"function": "<module>", "line": 12, "locals": {{{}}}, "loops": {{}}, "pending": []}}]}}"#,
            values.join(", ")
        ));
        let found = program.with_lambdas(&at.unwrap(), None)?;
        Some(found.line(12)?.text.clone())
    }

    #[test]
    fn a_body_stands_in_the_place_of_its_call() {
        let check = |line: &str, expected: Option<&str>| {
            assert_eq!(told(line).as_deref(), expected, "{line}");
        };
        check("print(square(4))", Some("print((4*4))"));
        check("y = square(k + 1) + 1", Some("y=((k+1)*(k+1))+1"));
        check("y = square(square(2))", Some("y=((2*2)*(2*2))"));
        check("y = late()", Some("y=(k+1)"));
        check("y = two(5) + two(5, 1)", Some("y=(5-2)+(5-1)"));
        check("y = ops['-'](8, 2)", Some("y=(8-2)"));
        check("y = ops[name](8, 2)", Some("y=(8-2)"));
        check("y = double(5)", Some("y=(5*2)"));
        check("y = [square(x) for x in xs]", Some("y=[(x*x) for x in xs]"));
        check("y = (lambda a: a + 1)(3)", Some("y=(3+1)"));
        check("y = box.act(3)", Some("y=(3*7)"));
        check("y = box.n(3)", None);
        check(
            "y = list(map(square, xs))",
            Some("y=list(map(lambda x:x*x, xs))"),
        );
        check(
            "y = max(xs, key=square)",
            Some("y=max(xs, key=lambda x:x*x)"),
        );
        check("y = reduce(lambda a, b: a + b, xs)", Some("y=((1+2)+3)"));
        check("y = reduce(g, xs, 0)", Some("y=g(g(g(0, 1), 2), 3)"));
        check("y = part(3)", Some("y=g(2, 3)"));
        check("y = two(b=5, a=1)", Some("y=(1-5)"));
        check("y = two(*xs[:2])", None);
        check("y = (lambda *a: a[0])(4, 5)", Some("y=(((4, 5))[0])"));
        check("y = (lambda a, b, c: b)(*xs)", Some("y=(xs[1])"));
        check("y = {'+': g}.get(name, square)(3)", Some("y=(3*3)"));
        check("y = {'-': g}.get(name, square)(3)", Some("y=g(3)"));
        let other = "y = ops.get('?', lambda a, b: a * b)(3, 4)";
        check(other, Some("y=(3*4)"));
        check("y = sized(3)", Some("y=g(3, n=1)"));
        check("y = sized(3, n=2)", Some("y=g(3, n=2)"));
        check("y = triple(k)", Some("y=(3*k)"));
        check("y = triple(1, 2)", None);
        check("y = bits('11')", Some("y=int('11', base=2)"));
        check("said(k)", Some("print('a', k, sep='-')"));
        check(
            "y = list(map(bits, xs))",
            Some("y=list(map(lambda element__:int(element__, base=2), xs))"),
        );
        check("y = [part(x) for x in xs]", Some("y=[g(2, x) for x in xs]"));
        check(
            "y = list(map(part, xs))",
            Some("y=list(map(lambda element__:g(2, element__), xs))"),
        );
        // What has an effect, what is another one by then, and what the text does not tell.
        check("y = square(xs.pop())", None);
        check("y = square(g(1))", None);
        check("y = [late() for k in xs]", None);
        check("y = square(1, 2)", None);
        check("y = what(1)", None);
    }

    #[test]
    fn what_gives_another_one_is_called_with_both_arguments() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("add = lambda a: lambda b: a + b\ninc = add(5)\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let shown = "<function <lambda>>";
            let made = "<function <lambda>.<locals>.<lambda>>";
            let values = [("add", shown), ("inc", made), ("xs", "[1]")];
            let at = state(Event::Line, &[("<module>", 3, &values)], None);
            let told = program.with_lambdas(&at, None);
            let told = told.map(|told| told.line(3).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
            let named = program.lambda_made(&at, "inc=add(5)");
            assert_eq!(named, Some(("inc".to_owned(), made.to_owned())));
        };
        check("y = add(1)(2)", Some("y=(1+2)"));
        check("y = inc(2)", Some("y=(5+2)"));
        check("y = add(1)", None);
        check("y = add(b)(2)", None);
    }

    #[test]
    fn what_stands_in_a_display_is_called_by_its_key() {
        let check = |display: &str, shown: &str, call: &str, expected: Option<&str>| {
            let program = Program::parse(&format!(
                "def turn(n):\n    return n\none = lambda: turn(1)\nacts = {display}\n{call}\n"
            ))
            .unwrap();
            let values = [
                ("one", "<function <lambda>>"),
                ("acts", shown),
                ("c", "'r'"),
            ];
            let at = state(Event::Line, &[("<module>", 5, &values)], None);
            let told = program.with_lambdas(&at, None);
            let told = told.map(|told| told.line(5).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{display} {call}");
        };
        let cut = "{'a': <function <lambda>>, 'r…";
        check(
            "[one, turn]",
            "[<function <lambda>>, <function turn>]",
            "acts[0]()",
            Some("(turn(1))"),
        );
        check(
            "{'r': lambda: turn(2), 't': turn}",
            "{'r': <function <lambda>>, 't': <function turn>}",
            "x = acts[c]()",
            Some("x=(turn(2))"),
        );
        check(
            "{'a': one, 'r': lambda: turn(3)}",
            cut,
            "acts[c]()",
            Some("(turn(3))"),
        );
        check("{'a': one, 'r': turn}", cut, "acts[c](4)", Some("turn(4)"));
        check("{'a': one, 'r': turn(3)}", cut, "acts[c](4)", None);
        check(
            "{}",
            "{}",
            "{'a': one, 'r': lambda n: n + 1}[c](4)",
            Some("(4+1)"),
        );
        check("{}", "{}", "{'a': one, 'r': turn}[c](4)", Some("turn(4)"));
    }
}
