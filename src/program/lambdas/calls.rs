//! Calls of functions without a frame, written out: the body of a `lambda` with its arguments, the calls of a `reduce` one in the other.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Arguments, Comprehension, Expr, ExprCall};
use ruff_text_size::Ranged;

use super::partial::{by_name, by_place};
use super::{CALLING, Lambda, MOST_NAMES, Origins, parameters};
use crate::program::arrangement::Operands;
use crate::program::changes::is_tight;
use crate::program::classes::{found, value};
use crate::program::displays::spelled;
use crate::program::expressions::{canonical, has_own_names, written};
use crate::program::names::{all_names, with_names_anywhere};
use crate::program::reduction::named_type;
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
        let free = !names.iter().any(|name| own(name.trim_start_matches('*')));
        return free.then(|| format!("lambda {}: {body}", names.join(", ")));
    }
    with_names_anywhere(expression, |name| {
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
    pub origins: Option<&'p Origins<'p>>,
    /// What the comprehensions around bind.
    pub names: Vec<String>,
    pub found: Option<(Range<usize>, String)>,
}

impl<'a> Visitor<'a> for Search<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() || expr.is_lambda_expr() {
            return;
        }
        self.found = self.called_in_turn(expr).or_else(|| self.called_each(expr));
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
            && let Expr::Attribute(read) = expr
        {
            self.found = self.read_of_property(read);
        }
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
        if let Some(reduced) = self.reduced(call).or_else(|| self.replaced(call)) {
            return Some(reduced);
        }
        let given = by_place(&call.arguments.args, text);
        let Some(given) = given.or_else(|| self.spread(&call.arguments.args)) else {
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
        let named =
            by_name(&call.arguments, text).or_else(|| self.spread_names(&call.arguments))?;
        if named.is_empty()
            && let Some(operation) = self.operated(&call.func, &given)
        {
            return Some(operation);
        }
        let lambda = self.meant(&call.func);
        match lambda {
            // What gives another one is shown otherwise than that: it is called, or has a name.
            Some(lambda) if lambda.body.starts_with("lambda") => None,
            Some(lambda) => Some(format!("({})", self.applied(&lambda, &given, &named)?)),
            None if named.is_empty() => self.named(&call.func, &given),
            None => None,
        }
    }

    /// Arguments by place where stars put some there, of sequences that are known: `f(*pair)` is given `pair[0]` and `pair[1]`.
    fn spread(&self, arguments: &[Expr]) -> Option<Vec<String>> {
        let text = &self.program.text;
        let mut given = Vec::new();
        for one in arguments {
            let Expr::Starred(starred) = one else {
                given.push(canonical(written(one, text)?)?);
                continue;
            };
            let spelled = canonical(written(&*starred.value, text)?)?;
            match (&*starred.value, value(self.at, &starred.value)?) {
                (
                    Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_),
                    PythonValue::List(items) | PythonValue::Tuple(items),
                ) => given.extend((0..items.len()).map(|place| format!("{spelled}[{place}]"))),
                _ => return None,
            }
        }
        Some(given)
    }

    /// The `lambda` that an expression stands for: by where it comes from, or as the text tells it.
    fn meant(&self, expr: &Expr) -> Option<Lambda> {
        let text = &self.program.text;
        self.traced(expr)
            .or_else(|| self.program.lambda_meant(self.at, expr, text, MOST_NAMES))
    }

    /// A call of what has a name of its own in a display that states cut: `actions[c]()` is `self.advance()`.
    fn named(&self, function: &Expr, given: &[String]) -> Option<String> {
        let (body, home) = self.program.named_in_display(self.at, function)?;
        let called = Lambda {
            parameters: Vec::new(),
            body,
            home,
        };
        let same = self.program.reads_the_same(self.at, &called, &self.names)?;
        same.then(|| format!("{}({})", called.body, given.join(", ")))
    }

    /// What a function, a type or an `operator` of Python's, or a method that was read from its type, comes to that stands under another name,
    /// in a container or in an attribute.
    fn operated(&self, function: &Expr, given: &[String]) -> Option<String> {
        let (program, at) = (self.program, self.at);
        let held = match function {
            Expr::Name(name) if self.names.iter().any(|one| *one == *name.id) => return None,
            Expr::Name(name) => found(at, &name.id).flatten().map(str::to_owned),
            function => program.held(at, function),
        };
        if held.is_none() && function.is_subscript_expr() {
            return None;
        }
        let shown = held.as_deref();
        let of_object = || program.called_on_object(at, function, shown, given);
        // One that has a name is told as any constant is.
        let of_type = || {
            let name = named_type(shown.filter(|_| !function.is_name_expr())?)?;
            let free = program.is_free(at, name);
            free.then(|| format!("{name}({})", given.join(", ")))
        };
        program
            .operated(at, function, shown, given)
            .or_else(of_object)
            .or_else(of_type)
    }

    /// Arguments by name where stars put some there, of dictionaries that are known: `f(**options)` is given `n=options['n']`.
    fn spread_names(&self, arguments: &Arguments) -> Option<Vec<(String, String)>> {
        let text = &self.program.text;
        let mut named = Vec::new();
        for one in &arguments.keywords {
            let spelled = canonical(written(&one.value, text)?)?;
            if let Some(name) = &one.arg {
                named.push((name.to_string(), spelled));
                continue;
            }
            let PythonValue::Dict(pairs) = value(self.at, &one.value)? else {
                return None;
            };
            for (key, _) in pairs {
                let PythonValue::Str(name) = &key else {
                    return None;
                };
                named.push((name.clone(), format!("{spelled}[{key}]")));
            }
        }
        Some(named)
    }

    /// A body with arguments in the places of the parameters, those that are `named` behind those by place.
    pub(super) fn applied(
        &self,
        lambda: &Lambda,
        given: &[String],
        named: &[(String, String)],
    ) -> Option<String> {
        let program = self.program;
        let pure =
            |text: &String| effect(text, None).is_none() && !program.may_enter(self.at, text);
        let same = program.reads_the_same(self.at, lambda, &self.names)?;
        let by_name = named.iter().map(|(_, one)| one);
        if !given.iter().chain(by_name).all(pure) || !same {
            return None;
        }
        let mut left = given.iter();
        let mut puts: Vec<(&str, String)> = Vec::new();
        for (name, default) in &lambda.parameters {
            let by_name = named.iter().find(|(one, _)| one == name);
            let put = match (name.strip_prefix('*'), left.next(), by_name) {
                (Some(_), first, None) => {
                    let all: Vec<&str> = first
                        .into_iter()
                        .chain(&mut left)
                        .map(String::as_str)
                        .collect();
                    let end = if all.len() == 1 { ",)" } else { ")" };
                    format!("({}{end}", all.join(", "))
                }
                (None, Some(one), None) => one.clone(),
                (None, None, Some((_, one))) => one.clone(),
                (None, None, None) => default.clone()?,
                _ => return None,
            };
            puts.push((name.trim_start_matches('*'), put));
        }
        // What has no parameter is refused.
        let known =
            |(name, _): &(String, String)| lambda.parameters.iter().any(|(one, _)| one == name);
        if left.next().is_some() || !named.iter().all(known) {
            return None;
        }
        let puts: Vec<(&str, &str)> = puts
            .iter()
            .map(|(name, put)| (*name, put.as_str()))
            .collect();
        substituted(&lambda.body, &puts)
    }

    /// A text in which a function says what comes in the places of what an expression finds: `re.sub('b', f, 'abc')` is `'a'+f(…)+'c'`, with the
    /// call that finds it there.
    fn replaced(&self, call: &ExprCall) -> Option<String> {
        let parts = self.program.parts_replaced(self.at, call)?;
        let lambda = parts.function.is_lambda_expr() || self.meant(parts.function).is_some();
        if let Expr::Name(name) = parts.function
            && !lambda
        {
            self.program.visible(self.at, &name.id)?;
        }
        let function = written(parts.function, &self.program.text)?;
        let function = match parts.function {
            Expr::Lambda(_) => format!("({function})"),
            Expr::Name(_) => function.to_owned(),
            _ => return None,
        };
        let mut all = vec![parts.before];
        for (found, behind) in parts.found {
            all.extend([format!("{function}({found})"), behind]);
        }
        Some(format!("({})", all.join("+")))
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
        let lambda = self.meant(function);
        for element in elements {
            let given = [all, element];
            if let Some(operation) = self.operated(function, &given) {
                all = operation;
                continue;
            }
            let [all_before, element] = given;
            all = match (&lambda, function) {
                (Some(lambda), _) => self.applied(lambda, &[all_before, element], &[])?,
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
        let given = given.filter(|given| {
            given.is_name_expr() || given.is_subscript_expr() || given.is_attribute_expr()
        })?;
        let lambda = self.meant(given)?;
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
