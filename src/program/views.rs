//! Views of dictionaries that have a name: `keys = d.keys()`. They show what the dictionary has by now, whatever has changed it (Python's library
//! reference, "Dictionary view objects"); no state says of which one a view is, but the statement that has made it does.

use ruff_python_ast::{Expr, Operator};

use super::classes::value;
use super::expressions::written;
use super::library::opened;
use super::rewriting::with_told;
use super::{Program, canonical_expression, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{Frame, State, cut_value};

/// The methods that give views, and how these are written.
const VIEWS: [(&str, &str); 3] = [
    ("keys", "dict_keys"),
    ("values", "dict_values"),
    ("items", "dict_items"),
];

/// The dictionary that an expression asks for a view, and the method that it asks: `d.items()`.
pub fn viewed(expression: &str) -> Option<(&str, &'static str)> {
    if !expression.ends_with("s()") {
        return None;
    }
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let call = parsed.expr().as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let mut views = VIEWS.iter();
    let (name, _) = views.find(|(name, _)| *name == method.attr.as_str())?;
    Some((written(&*method.value, expression)?, name))
}

impl Program {
    /// What a view is shown as that an expression asks a dictionary for: `print(d.keys())`.
    pub fn shown_of_dictionary(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.ends_with("s()") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let method = call.func.as_attribute_expr()?;
        let held = value(at, &method.value).or_else(|| PythonValue::of_literal(&method.value))?;
        let plain = matches!(held, PythonValue::Dict(_)) && call.arguments.is_empty();
        plain.then(|| shown(held, method.attr.as_str()))?
    }

    /// An expression with sets in the places of views that an operator puts together: `a.keys() - b.keys()` is `set(a)-set(b)`.
    pub fn with_views_as_sets(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("s()") || !self.is_free(at, "set") {
            return None;
        }
        let told = with_told(expression, |expr| {
            let both = expr.as_bin_op_expr().filter(|both| is_of_sets(both.op))?;
            let sides = [&*both.left, &*both.right];
            let views = sides.map(|side| as_set(at, side, expression));
            let [left, right] = views.each_ref().map(Option::as_deref);
            left.or(right)?;
            Some(format!(
                "({}{}{})",
                left.or_else(|| written(sides[0], expression))?,
                both.op.as_str(),
                right.or_else(|| written(sides[1], expression))?
            ))
        })?;
        canonical_expression(&told).ok()
    }

    /// Shows views as their dictionaries are after a step from `at`.
    pub fn renew_views(&self, at: &State, next: &mut State) {
        for (frame, before) in next.frames.iter_mut().zip(&at.frames) {
            let names: Vec<String> = (before.locals.iter().flatten())
                .filter(|(_, value)| value.as_deref().is_some_and(is_view))
                .map(|(name, _)| name.clone())
                .collect();
            for name in names {
                if let Some(renewed) = self.renewed(before, frame, &name)
                    && let Some(shown) = frame.locals.as_mut().and_then(|all| all.get_mut(&name))
                {
                    *shown = Some(renewed);
                }
            }
        }
    }

    /// What a view in a frame shows by now that stays the same one.
    fn renewed(&self, before: &Frame, now: &Frame, name: &str) -> Option<String> {
        let shown = before.known(name)?;
        let (dictionary, method) = self.viewed(name)?;
        let viewed = |frame: &Frame| view_of(frame.known(dictionary)?, method);
        // Another statement may have given the names something else.
        let is_it = viewed(before)? == shown && now.known(name)? == shown;
        is_it.then(|| viewed(now))?
    }

    /// The dictionary and the method of the only statement that gives a name a view.
    fn viewed(&self, name: &str) -> Option<(&str, &str)> {
        let mut given = (self.lines.iter()).filter_map(|line| given_to(name, &line.text));
        let call = given.next()?.strip_suffix("()")?;
        let (dictionary, method) = call.split_once('.')?;
        (given.next().is_none() && is_identifier(dictionary)).then_some((dictionary, method))
    }
}

/// What a statement gives a name, by itself or as one of several: `keys, n = d.keys(), 3`.
fn given_to<'t>(name: &str, statement: &'t str) -> Option<&'t str> {
    let (targets, values) = statement.split_once('=')?;
    let mut targets = targets.split(',').map(str::trim);
    let place = targets.clone().position(|target| target == name)?;
    // Of one target the value may have commas of its own.
    match targets.nth(1) {
        None => Some(values.trim()),
        Some(_) => values.split(", ").map(str::trim).nth(place),
    }
}

/// Whether a value is shown as a view is.
pub fn is_view(shown: &str) -> bool {
    VIEWS.iter().any(|(_, written)| {
        let inside = shown.strip_prefix(written);
        inside.is_some_and(|inside| inside.starts_with('('))
    })
}

/// What a method gives of a dictionary that is shown so, as a state shows it.
fn view_of(text: &str, method: &str) -> Option<String> {
    shown(PythonValue::read(text).ok()?, method).map(cut_value)
}

/// The same as a whole.
fn shown(dictionary: PythonValue, method: &str) -> Option<String> {
    let written = view_made(method)?;
    let items = PythonValue::List(seen(dictionary, method)?);
    Some(format!("{written}({items})"))
}

/// What a dictionary gives, in order, that is gone through by a method of its own: `d.items()`.
pub(super) fn seen(dictionary: PythonValue, method: &str) -> Option<Vec<PythonValue>> {
    let PythonValue::Dict(pairs) = dictionary else {
        return None;
    };
    let part: fn((PythonValue, PythonValue)) -> PythonValue = match method {
        "keys" => |(key, _)| key,
        "values" => |(_, value)| value,
        "items" => |(key, value)| PythonValue::Tuple(vec![key, value]),
        _ => return None,
    };
    Some(pairs.into_iter().map(part).collect())
}

/// The type of the view that a method of dictionaries gives.
pub(super) fn view_made(method: &str) -> Option<&'static str> {
    let (_, name) = VIEWS.iter().find(|(known, _)| *known == method)?;
    Some(name)
}

/// Whether an operator puts sets together.
fn is_of_sets(operator: Operator) -> bool {
    matches!(
        operator,
        Operator::Sub | Operator::BitAnd | Operator::BitOr | Operator::BitXor
    )
}

/// An expression for a set of what the view of a dictionary gives, or of several that are put together.
fn as_set(at: &State, expr: &Expr, text: &str) -> Option<String> {
    if let Expr::BinOp(both) = expr {
        let sides = [&*both.left, &*both.right].map(|side| as_set(at, side, text));
        let [Some(left), Some(right)] = sides else {
            return None;
        };
        return is_of_sets(both.op).then(|| format!("({left}{}{right})", both.op.as_str()));
    }
    let call = expr
        .as_call_expr()
        .filter(|call| call.arguments.is_empty())?;
    let method = call.func.as_attribute_expr()?;
    let held = value(at, &method.value).or_else(|| PythonValue::of_literal(&method.value))?;
    let mapping = matches!(opened(held), PythonValue::Dict(_));
    let object = written(&*method.value, text).filter(|_| mapping)?;
    match method.attr.as_str() {
        "keys" => Some(format!("set({object})")),
        "items" => Some(format!("set({object}.items())")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_view_is_shown_with_what_its_dictionary_has() {
        let program = Program::parse("d = 1\n").unwrap();
        let known = [("d", "{'b': 1}"), ("c", "Counter({'b': 1})")];
        let at = state(Event::Line, &[("<module>", 1, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.shown_of_dictionary(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("d.keys()", Some("dict_keys(['b'])"));
        check("d.items()", Some("dict_items([('b', 1)])"));
        check("{}.values()", Some("dict_values([])"));
        check("c.keys()", None);
        check("d.clears()", None);
    }

    #[test]
    fn views_that_are_put_together_are_sets() {
        let program = Program::parse("x = 1\n").unwrap();
        let locals = [
            ("a", "{'x': 1}"),
            ("b", "{'y': 2}"),
            ("s", "{'x'}"),
            ("o", "O(n=1)"),
        ];
        let at = state(Event::Line, &[("<module>", 1, &locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_views_as_sets(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("a.keys()-b.keys()", Some("(set(a)-set(b))"));
        check("sorted(a.keys()&s)", Some("sorted((set(a)&s))"));
        check("s|b.keys()", Some("(s|set(b))"));
        check(
            "a.items()^b.items()",
            Some("(set(a.items())^set(b.items()))"),
        );
        let all = "((set(a)|set(b))-s)";
        check("(a.keys()|b.keys())-s", Some(all));
        check("o.keys()-b.values()", None);
        check("a.keys()", None);
        assert_eq!(viewed("d['x'].items()"), Some(("d['x']", "items")));
        assert_eq!(viewed("a.keys()&b.keys()"), None);
    }

    #[test]
    fn a_view_shows_what_its_dictionary_has_by_now() {
        let program = Program::parse(
            "d = {'b': 1}\nv = d.items()\nd['c'] = 3\nk = d.keys()\nk = 1\nn, w = 1, d.keys()\n",
        );
        let program = program.unwrap();
        let check = |before: &[(&str, &str)], now: &[(&str, &str)], name: &str, wanted: &str| {
            let at = state(Event::Line, &[("<module>", 3, before)], None);
            let mut next = state(Event::Line, &[("<module>", 4, now)], None);
            program.renew_views(&at, &mut next);
            assert_eq!(next.frames[0].known(name), Some(wanted), "{before:?}");
        };
        let (one, view) = ("{'b': 1}", "dict_items([('b', 1)])");
        let two = "{'b': 1, 'c': 3}";
        let renewed = "dict_items([('b', 1), ('c', 3)])";
        check(
            &[("d", one), ("v", view)],
            &[("d", two), ("v", view)],
            "v",
            renewed,
        );
        // It is another dictionary's, or not the same view any more.
        check(
            &[("d", two), ("v", view)],
            &[("d", one), ("v", view)],
            "v",
            view,
        );
        check(
            &[("d", one), ("v", view)],
            &[("d", two), ("v", "7")],
            "v",
            "7",
        );
        // It was made beside others.
        let keys = "dict_keys(['b'])";
        check(
            &[("d", one), ("w", keys)],
            &[("d", two), ("w", keys)],
            "w",
            "dict_keys(['b', 'c'])",
        );
        // What the name stands for hangs on which statement has run last.
        check(
            &[("d", one), ("k", keys)],
            &[("d", two), ("k", keys)],
            "k",
            keys,
        );
    }
}
