//! Folds: calls of Python's own functions that go through all elements of something, as what they do with each: a sum is additions, the
//! largest and the sorted ones are comparisons of two.

use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::expressions::written;
use super::rewriting::with_told;
use super::{canonical_expression, mentions};

/// A call that goes through elements; all expressions are in canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold {
    /// What is made of the elements.
    pub kind: FoldKind,
    /// What it goes through.
    pub iterated: String,
    /// By what elements are compared; `None`: by themselves.
    pub key: Option<Function>,
}

/// What a fold makes of the elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldKind {
    /// `sum(…)`
    Sum,
    /// `max(…)`: the first of the largest.
    Largest,
    /// `min(…)`: the first of the smallest.
    Smallest,
    /// `sorted(…)`
    Sorted {
        /// Whether the largest comes first.
        reverse: bool,
    },
}

/// A function of one argument that calls no code of the program, as an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// What the argument is called in the expression.
    pub parameter: String,
    /// What it gives.
    pub expression: String,
}

/// What the argument is called of a function that gives it no name.
pub(super) const ELEMENT: &str = "element__";

/// Types whose methods are named by them (`key=str.lower`).
const TYPES: [&str; 4] = ["str", "list", "dict", "tuple"];

impl Fold {
    /// Takes an expression in canonical spelling apart, if it is such a call.
    pub fn of(expression: &str) -> Option<Fold> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let mut kind = match call.func.as_name_expr()?.id.as_str() {
            "sum" => FoldKind::Sum,
            "max" => FoldKind::Largest,
            "min" => FoldKind::Smallest,
            "sorted" => FoldKind::Sorted { reverse: false },
            _ => return None,
        };
        let mut key = None;
        for keyword in &call.arguments.keywords {
            match (keyword.arg.as_ref()?.as_str(), &keyword.value, kind) {
                (_, _, FoldKind::Sum) => return None,
                ("key", Expr::NoneLiteral(_), _) => {}
                ("key", function, _) => key = Some(Function::of(expression, function)?),
                ("reverse", Expr::BooleanLiteral(reverse), FoldKind::Sorted { .. }) => {
                    kind = FoldKind::Sorted {
                        reverse: reverse.value,
                    };
                }
                _ => return None,
            }
        }
        let iterated = match (&*call.arguments.args, kind) {
            ([Expr::Starred(_), ..], _) => return None,
            ([one], _) => written(one, expression)?.to_owned(),
            ([first, .., last], FoldKind::Largest | FoldKind::Smallest) => {
                let inside = usize::from(first.start())..usize::from(last.end());
                let starred = call.arguments.args.iter().any(Expr::is_starred_expr);
                format!("[{}]", expression.get(inside).filter(|_| !starred)?)
            }
            _ => return None,
        };
        Some(Fold {
            kind,
            iterated,
            key,
        })
    }
}

/// Where in an expression the call stands that makes something of all elements of what is at some bytes.
pub fn fold_around(expression: &str, iterated: &Range<usize>) -> Option<Range<usize>> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let mut found = None;
    any_over_expr(parsed.expr(), |expr| {
        let given = expr.as_call_expr().map(|call| &*call.arguments.args);
        if let Some([one]) = given
            && Range::<usize>::from(one.range()) == *iterated
            && written(expr, expression).is_some_and(|call| Fold::of(call).is_some())
        {
            found = Some(expr.range().into());
        }
        found.is_some()
    });
    found
}

/// What a function of `operator` takes of an element: `itemgetter('a')`, `attrgetter('x', 'y')`, `methodcaller('upper')`.
pub(super) fn taken_by(call: &ExprCall, expression: &str) -> Option<String> {
    let name = match &*call.func {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(one) if one.value.as_name_expr()?.id.as_str() == "operator" => {
            one.attr.as_str()
        }
        _ => return None,
    };
    let part = |one: &Expr| match (name, one) {
        ("itemgetter", one) => Some(format!("{ELEMENT}[{}]", written(one, expression)?)),
        ("attrgetter", Expr::StringLiteral(path)) => {
            Some(format!("{ELEMENT}.{}", path.value.to_str()))
        }
        _ => None,
    };
    if let ("methodcaller", [Expr::StringLiteral(method), given @ ..]) =
        (name, &*call.arguments.args)
    {
        let given: Option<Vec<&str>> = given.iter().map(|one| written(one, expression)).collect();
        let given = given
            .filter(|_| call.arguments.keywords.is_empty())?
            .join(", ");
        return Some(format!("{ELEMENT}.{}({given})", method.value.to_str()));
    }
    let parts: Option<Vec<String>> = call.arguments.args.iter().map(part).collect();
    let parts = parts.filter(|_| call.arguments.keywords.is_empty())?;
    Some(match parts.as_slice() {
        [] => return None,
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    })
}

impl Function {
    /// The function that a part of an expression is, if it is a `lambda` of one parameter, a name, or a method of a type or of a value.
    pub(super) fn of(expression: &str, function: &Expr) -> Option<Function> {
        let text = |expr: &Expr| written(expr, expression);
        let (parameter, body) = match function {
            Expr::Lambda(lambda) => {
                let parameters = lambda.parameters.as_deref()?;
                let [one] = parameters.args.as_slice() else {
                    return None;
                };
                if parameters.len() != 1 || one.default.is_some() {
                    return None;
                }
                let name = one.parameter.name.to_string();
                (name, text(&lambda.body)?.to_owned())
            }
            Expr::Attribute(method) => {
                let object = text(&method.value)?;
                let name = &method.attr;
                let call = if TYPES.contains(&object) {
                    format!("{ELEMENT}.{name}()")
                } else {
                    format!("{object}.{name}({ELEMENT})")
                };
                (ELEMENT.to_owned(), call)
            }
            Expr::Name(name) => (ELEMENT.to_owned(), format!("{}({ELEMENT})", name.id)),
            // `filter(None, xs)` asks whether the element itself is true.
            Expr::NoneLiteral(_) => (ELEMENT.to_owned(), ELEMENT.to_owned()),
            Expr::Call(call) => (ELEMENT.to_owned(), taken_by(call, expression)?),
            _ => return None,
        };
        Some(Function {
            parameter,
            expression: body,
        })
    }

    /// The function that an expression in canonical spelling is.
    pub fn read(expression: &str) -> Option<Function> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        Function::of(expression, parsed.expr())
    }

    /// The function of a tuple that does what the function of so many arguments does which an expression in canonical spelling is.
    pub fn read_for_several(expression: &str, count: usize) -> Option<Function> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        Function::of_several(expression, parsed.expr(), count)
    }

    /// The function and the rest of the arguments of `NAME(function, argument)`, as `map` and `filter` are called.
    pub fn applied(expression: &str, name: &str) -> Option<(Function, String)> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let ExprCall {
            func, arguments, ..
        } = parsed.expr().as_call_expr()?;
        let named = func
            .as_name_expr()
            .is_some_and(|func| func.id.as_str() == name);
        let plain = arguments.keywords.is_empty() && named;
        match &*arguments.args {
            [function, iterated] if plain => {
                let iterated = written(iterated, expression)?;
                Some((Function::of(expression, function)?, iterated.to_owned()))
            }
            [function, several @ ..] if plain && name == "map" && several.len() > 1 => {
                let several = several.iter().map(|one| written(one, expression));
                let several: Vec<&str> = several.collect::<Option<_>>()?;
                let function = Function::of_several(expression, function, several.len())?;
                Some((function, format!("zip({})", several.join(", "))))
            }
            _ => None,
        }
    }

    /// The function of a tuple that does what a function of so many arguments does, which are the items of the tuple.
    fn of_several(expression: &str, function: &Expr, count: usize) -> Option<Function> {
        let item = |index: usize| format!("{ELEMENT}[{index}]");
        let body = match function {
            Expr::Lambda(lambda) => {
                let parameters = lambda.parameters.as_deref()?;
                let plain = parameters.len() == count && parameters.args.len() == count;
                let names = parameters.args.iter();
                let names: Vec<&str> = names.map(|one| one.parameter.name.as_str()).collect();
                let body = written(&*lambda.body, expression).filter(|_| plain)?;
                let told = with_told(body, |part| {
                    let name = part.as_name_expr()?.id.as_str();
                    names.iter().position(|one| *one == name).map(item)
                });
                let told = told.unwrap_or_else(|| body.to_owned());
                // A name within a function or a comprehension of its own may be another one.
                let left = names.iter().any(|name| mentions(&told, name));
                Some(told).filter(|_| !left)?
            }
            Expr::Name(name) => {
                let items: Vec<String> = (0..count).map(item).collect();
                format!("{}({})", name.id, items.join(", "))
            }
            // A function of a module (`operator.mul`), and not a method.
            Expr::Attribute(read) if read.value.is_name_expr() => {
                let module = written(&*read.value, expression)?;
                let items: Vec<String> = (0..count).map(item).collect();
                let known = matches!(module, "math" | "operator");
                known.then(|| format!("{module}.{}({})", read.attr, items.join(", ")))?
            }
            _ => return None,
        };
        Some(Function {
            parameter: ELEMENT.to_owned(),
            expression: canonical_expression(&body).ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_of_all_elements_is_found_around_them() {
        let check = |expression: &str, iterated: &str, expected: Option<&str>| {
            let at = expression.find(iterated).unwrap();
            let found = fold_around(expression, &(at..at + iterated.len()));
            let found = found.map(|range| &expression[range]);
            assert_eq!(found, expected, "{expression}");
        };
        check("sum(c.values())/2", "c.values()", Some("sum(c.values())"));
        check("max(c, key=c.get)", "c", Some("max(c, key=c.get)"));
        check("list(c.values())", "c.values()", None);
        check("max(c.values(), d)", "c.values()", None);
    }

    #[test]
    fn calls_that_go_through_elements_are_taken_apart() {
        type Parts<'t> = (FoldKind, &'t str, Option<(&'t str, &'t str)>);
        let check = |expression: &str, expected: Option<Parts<'_>>| {
            let found = Fold::of(expression);
            let key = found.as_ref().and_then(|fold| fold.key.as_ref());
            let key = key.map(|key| (key.parameter.as_str(), key.expression.as_str()));
            let found = found
                .as_ref()
                .map(|fold| (fold.kind, fold.iterated.as_str(), key));
            assert_eq!(found, expected, "{expression}");
        };
        let (up, down) = (
            FoldKind::Sorted { reverse: false },
            FoldKind::Sorted { reverse: true },
        );
        check("sum(xs)", Some((FoldKind::Sum, "xs", None)));
        check("sum([1, 2])", Some((FoldKind::Sum, "[1, 2]", None)));
        check("sum(xs, 1)", None);
        check("max(1, a+1)", Some((FoldKind::Largest, "[1, a+1]", None)));
        check("min(*xs)", None);
        check("min(a, *xs)", None);
        check("max(xs, default=0)", None);
        check(
            "max(xs, key=len)",
            Some((
                FoldKind::Largest,
                "xs",
                Some(("element__", "len(element__)")),
            )),
        );
        check(
            "min(xs, key=d.get)",
            Some((
                FoldKind::Smallest,
                "xs",
                Some(("element__", "d.get(element__)")),
            )),
        );
        check(
            "sorted(xs, key=str.lower)",
            Some((up, "xs", Some(("element__", "element__.lower()")))),
        );
        check(
            "sorted(xs, key=lambda p:(p[1], -p[0]), reverse=True)",
            Some((down, "xs", Some(("p", "(p[1], -p[0])")))),
        );
        check("sorted(xs, key=lambda p, q=1:p)", None);
        check("sorted(xs, reverse=flag)", None);
        check("sorted(xs, key=None)", Some((up, "xs", None)));
        check("len(xs)", None);
        check("xs.sort()", None);
        check("max(xs)+1", None);
    }

    #[test]
    fn functions_are_applied_to_each_element() {
        let check = |expression: &str, name: &str, expected: Option<(&str, &str, &str)>| {
            let found = Function::applied(expression, name);
            let found = found.as_ref().map(|(function, iterated)| {
                (
                    function.parameter.as_str(),
                    function.expression.as_str(),
                    iterated.as_str(),
                )
            });
            assert_eq!(found, expected, "{expression}");
        };
        check(
            "map(int, s.split())",
            "map",
            Some(("element__", "int(element__)", "s.split()")),
        );
        check("map(lambda x:x*2, xs)", "map", Some(("x", "x*2", "xs")));
        check(
            "map(max, xs, ys)",
            "map",
            Some((
                "element__",
                "max(element__[0], element__[1])",
                "zip(xs, ys)",
            )),
        );
        check(
            "map(lambda a, b:a*2+b, xs, ys)",
            "map",
            Some(("element__", "element__[0]*2+element__[1]", "zip(xs, ys)")),
        );
        check("map(lambda a, b:[a for b in xs], xs, ys)", "map", None);
        check("map(lambda a:a, xs, ys)", "map", None);
        check(
            "filter(str.isdigit, s)",
            "filter",
            Some(("element__", "element__.isdigit()", "s")),
        );
        let itself = Some(("element__", "element__", "s"));
        check("filter(None, s)", "filter", itself);
        check("map(int, s)", "filter", None);
    }
}
