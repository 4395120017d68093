//! Calls of functions without a frame, written out: the body of a `lambda` with its arguments, the calls of a `reduce` one in the other.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Comprehension, Expr, ExprCall};
use ruff_text_size::Ranged;

use super::partial::{by_name, by_place};
use super::{CALLING, Lambda, MOST_NAMES, parameters, shown_item};
use crate::program::arrangement::Operands;
use crate::program::changes::is_tight;
use crate::program::classes::{found, value};
use crate::program::displays::spelled;
use crate::program::expressions::{canonical, has_own_names, written};
use crate::program::names::{all_names, with_names};
use crate::program::{Program, effect, mentions};
use crate::quiz::PythonValue;
use crate::state::State;

/// What an element is called that is given to a function with arguments given beforehand.
const ELEMENT: &str = "element__";

/// The most elements that `reduce` goes through.
const MOST_ELEMENTS: usize = 12;

/// An expression with other texts in the places of names; a `lambda` has them in its body, if none of its parameters is one of these names, or
/// stands in what is put there.
pub(super) fn substituted(expression: &str, puts: &[(&str, &str)]) -> Option<String> {
    if expression.starts_with("lambda") {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let lambda = parsed.expr().as_lambda_expr()?;
        let body = substituted(written(&*lambda.body, expression)?, puts)?;
        let own = |name: &str| {
            puts.iter()
                .any(|(one, put)| *one == name || mentions(put, name))
        };
        let parameters = parameters(lambda, expression, |_| false)?;
        let names: Vec<&str> = parameters.iter().map(|(name, _)| name.as_str()).collect();
        let free = !names.iter().any(|name| own(name));
        return free.then(|| format!("lambda {}: {body}", names.join(", ")));
    }
    with_names(expression, |name| {
        let (_, put) = puts.iter().find(|(one, _)| *one == name)?;
        let parsed = ruff_python_parser::parse_expression(put).ok();
        Some(parsed.map(|parsed| match is_tight(parsed.expr()) {
            true => (*put).to_owned(),
            false => format!("({put})"),
        }))
    })
}

/// Looks for the first call of a line that can be written out.
pub(super) struct Search<'p> {
    pub program: &'p Program,
    pub at: &'p State,
    /// What the comprehensions around bind.
    pub names: Vec<String>,
    pub found: Option<(Range<usize>, String)>,
}

impl<'a> Visitor<'a> for Search<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() || expr.is_lambda_expr() {
            return;
        }
        self.found = self.called_each(expr);
        if self.found.is_some() {
            return;
        }
        // What is inside is evaluated first.
        let outer = self.names.len();
        let generators = match expr {
            Expr::ListComp(list) => list.generators.as_slice(),
            Expr::SetComp(set) => &set.generators,
            Expr::DictComp(dict) => &dict.generators,
            Expr::Generator(generator) => &generator.generators,
            _ => &[],
        };
        for clause in generators {
            let bound = all_names(&clause.target).into_iter();
            self.names.extend(bound.map(|name| name.id.to_string()));
        }
        walk_expr(self, expr);
        self.names.truncate(outer);
        if self.found.is_none()
            && let Expr::Call(call) = expr
        {
            self.found = self
                .written_out(call)
                .map(|text| (call.range().into(), text));
            if self.found.is_none() {
                self.found = self.handed_on(call);
            }
        }
    }
}

/// What a comprehension of one clause without conditions makes of each of its elements, as expressions.
fn each(
    made: &Expr,
    clauses: &[Comprehension],
    operands: &Operands<'_>,
) -> Option<Option<Vec<String>>> {
    let [clause] = clauses else { return None };
    let name = clause.target.as_name_expr()?.id.as_str();
    if !clause.ifs.is_empty() || clause.is_async || has_own_names(made) {
        return None;
    }
    let made = canonical(written(made, operands.text)?)?;
    let elements = operands.listed(&clause.iter)?.into_iter();
    let one = |element: PythonValue| {
        let element = spelled(&element)?;
        let told = substituted(&made, &[(name, element.as_str())])?;
        Some(format!("({told})"))
    };
    Some(elements.map(one).collect())
}

impl Search<'_> {
    /// A call of what has no frame, without it.
    fn written_out(&self, call: &ExprCall) -> Option<String> {
        let text = &self.program.text;
        if let Some(reduced) = self.reduced(call) {
            return Some(reduced);
        }
        let Some(given) = by_place(&call.arguments.args, text) else {
            let given = call.arguments.args.iter().map(|one| written(one, text));
            let given: Option<Vec<String>> = given.map(|one| Some(one?.to_owned())).collect();
            // What Python's functions are given in pieces is put together as they are called.
            return self
                .operated(&call.func, &given?)
                .filter(|_| call.arguments.keywords.is_empty());
        };
        if let Some(partial) = self.partial(&call.func) {
            return self.called(&partial, &given, &by_name(&call.arguments, text)?);
        }
        if !call.arguments.keywords.is_empty() {
            return None;
        }
        if let Some(operation) = self.operated(&call.func, &given) {
            return Some(operation);
        }
        let lambda = self
            .program
            .lambda_meant(self.at, &call.func, text, MOST_NAMES);
        match lambda {
            // What gives another one is shown otherwise than that: it is called, or has a name.
            Some(lambda) if lambda.body.starts_with("lambda") => None,
            Some(lambda) => Some(format!("({})", self.applied(&lambda, &given)?)),
            None => self.named(&call.func, &given),
        }
    }

    /// A call of what has a name of its own in a display that states cut: `actions[c]()` is `self.advance()`.
    fn named(&self, function: &Expr, given: &[String]) -> Option<String> {
        let item = function.as_subscript_expr()?;
        let (body, home) = self.program.named_in_display(self.at, item)?;
        let called = Lambda {
            parameters: Vec::new(),
            body,
            home,
        };
        let same = self.program.reads_the_same(self.at, &called, &self.names)?;
        same.then(|| format!("{}({})", called.body, given.join(", ")))
    }

    /// What a function of Python's or of `operator`, or a method that was read from its type, comes to that stands under another name, or in a
    /// container.
    fn operated(&self, function: &Expr, given: &[String]) -> Option<String> {
        let shown = match function {
            Expr::Name(name) if self.names.iter().any(|one| *one == *name.id) => return None,
            Expr::Name(name) => found(self.at, &name.id).flatten().map(str::to_owned),
            Expr::Subscript(item) => match shown_item(self.at, &item.value, &item.slice)? {
                PythonValue::Opaque(shown) => Some(shown),
                _ => return None,
            },
            _ => None,
        };
        let (program, shown) = (self.program, shown.as_deref());
        let of_object = || program.called_on_object(self.at, function, shown, given);
        program
            .operated(self.at, function, shown, given)
            .or_else(of_object)
    }

    /// A body with arguments in the places of the parameters.
    fn applied(&self, lambda: &Lambda, given: &[String]) -> Option<String> {
        let program = self.program;
        let pure =
            |text: &String| effect(text, None).is_none() && !program.may_enter(self.at, text);
        let same = program.reads_the_same(self.at, lambda, &self.names)?;
        if given.len() > lambda.parameters.len() || !given.iter().all(pure) || !same {
            return None;
        }
        let mut puts = Vec::new();
        for (index, (name, default)) in lambda.parameters.iter().enumerate() {
            let put = given.get(index).or(default.as_ref())?;
            puts.push((name.as_str(), put.as_str()));
        }
        substituted(&lambda.body, &puts)
    }

    /// What `reduce` comes to, written out for the elements that there are.
    fn reduced(&self, call: &ExprCall) -> Option<String> {
        let text = &self.program.text;
        let named = match &*call.func {
            Expr::Name(name) => name.id.as_str() == "reduce",
            Expr::Attribute(method) => {
                method.attr.as_str() == "reduce"
                    && written(&*method.value, text) == Some("functools")
            }
            _ => false,
        };
        if !named
            || self
                .program
                .definitions
                .iter()
                .any(|one| one.name == "reduce")
        {
            return None;
        }
        let (function, iterated, first) = match &*call.arguments.args {
            [function, iterated] => (function, iterated, None),
            [function, iterated, first] => (function, iterated, Some(first)),
            _ => return None,
        };
        let known = |name: &str| {
            let parsed = ruff_python_parser::parse_expression(name).ok()?;
            value(self.at, parsed.expr()).map(|value| value.to_string())
        };
        let operands = Operands {
            text,
            known: &known,
            plainly: &|_| None,
        };
        let elements = match iterated {
            Expr::Generator(made) => each(&made.elt, &made.generators, &operands)?,
            Expr::ListComp(made) => each(&made.elt, &made.generators, &operands)?,
            iterated => operands.listed(iterated)?.iter().map(spelled).collect(),
        };
        let mut elements = elements
            .filter(|all| all.len() <= MOST_ELEMENTS)?
            .into_iter();
        let mut all = match first {
            Some(first) => canonical(written(first, text)?)?,
            None => elements.next()?,
        };
        let lambda = self
            .program
            .lambda_meant(self.at, function, text, MOST_NAMES);
        for element in elements {
            let given = [all, element];
            if let Some(operation) = self.operated(function, &given) {
                all = operation;
                continue;
            }
            let [all_before, element] = given;
            all = match (&lambda, function) {
                (Some(lambda), _) => self.applied(lambda, &[all_before, element])?,
                (None, Expr::Name(name)) => {
                    self.program.visible(self.at, &name.id)?;
                    format!("{}({all_before}, {element})", name.id)
                }
                _ => return None,
            };
        }
        Some(match lambda {
            Some(_) => format!("({all})"),
            None => all,
        })
    }

    /// A name of a `lambda` that is given to what calls it, as the `lambda` is written; what was given arguments beforehand, as one that calls
    /// the function.
    fn handed_on(&self, call: &ExprCall) -> Option<(Range<usize>, String)> {
        let name = call.func.as_name_expr()?.id.as_str();
        let by_key = call.arguments.keywords.iter();
        let by_key = by_key.filter(|one| one.arg.as_ref().is_some_and(|name| name == "key"));
        let given = match name {
            "map" | "filter" => call.arguments.args.first(),
            _ if CALLING.contains(&name) => by_key.map(|one| &one.value).next(),
            _ => None,
        };
        if let Some(partial) = given.and_then(|given| self.partial(given)) {
            let called = self.called(&partial, &[ELEMENT.to_owned()], &[])?;
            return Some((given?.range().into(), format!("lambda {ELEMENT}: {called}")));
        }
        let given = given.filter(|given| given.is_name_expr() || given.is_subscript_expr())?;
        let lambda = self
            .program
            .lambda_meant(self.at, given, &self.program.text, MOST_NAMES)?;
        let same = self.program.reads_the_same(self.at, &lambda, &self.names)?;
        let plain = lambda
            .parameters
            .iter()
            .all(|(_, default)| default.is_none());
        let names: Vec<&str> = lambda
            .parameters
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        let text = format!("lambda {}: {}", names.join(", "), lambda.body);
        (same && plain).then(|| (given.range().into(), text))
    }
}
