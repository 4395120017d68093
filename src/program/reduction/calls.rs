//! Calls as reduction knows them: those that give elements, those that go through them all, and those that say in other words what is
//! known better.

use ruff_python_ast::{CmpOp, Expr, ExprCall, ExprCompare, Keyword};

use super::range;
use crate::program::expressions::as_list;
use crate::program::itertools::{self, FROM_ITERABLE};

/// Functions that take all elements of their first argument, as a list would give them.
const GOING_THROUGH: [&str; 13] = [
    "Counter",
    "all",
    "any",
    "deque",
    "dict",
    "frozenset",
    "list",
    "max",
    "min",
    "set",
    "sorted",
    "sum",
    "tuple",
];

/// Functions of Python's that give elements, and have no value of their own worth showing.
pub(in crate::program) const ITERATORS: [&str; 6] =
    ["enumerate", "filter", "map", "range", "reversed", "zip"];

/// Methods of a dictionary that do.
pub(in crate::program) const VIEWS: [&str; 3] = ["items", "keys", "values"];

/// What `dict` makes of arguments by name, written out.
pub(super) fn written_by_names(call: &ExprCall, text: &str) -> Option<String> {
    let makes = call.func.as_name_expr()?.id.as_str() == "dict";
    let pair = |one: &Keyword| {
        let name = one.arg.as_ref()?;
        Some(format!("'{name}': {}", text.get(range(&one.value))?))
    };
    let named = call.arguments.keywords.iter().filter(|_| makes);
    let pairs: Option<Vec<String>> = named.map(pair).collect();
    let pairs = pairs.filter(|pairs| !pairs.is_empty())?;
    let display = format!("{{{}}}", pairs.join(", "));
    match &*call.arguments.args {
        [] => Some(display),
        [first] => Some(format!("(dict({})|{display})", text.get(range(first))?)),
        _ => None,
    }
}

/// Whether a call makes a set without items.
pub(super) fn is_empty_set(call: &ExprCall) -> bool {
    let makes = call.func.as_name_expr();
    makes.is_some_and(|name| matches!(name.id.as_str(), "set" | "frozenset"))
        && call.arguments.is_empty()
}

/// What a method of a text that is written out does in words that are known better: `'12'.isnumeric()` asks of plain characters what
/// `'12'.isdigit()` does.
pub(super) fn in_other_words(call: &ExprCall, text: &str) -> Option<String> {
    let method = call.func.as_attribute_expr()?;
    let object = method.value.as_string_literal_expr()?;
    let said = text.get(range(&*method.value))?;
    let given = &call.arguments;
    let plain = given.is_empty() && object.value.to_str().is_ascii();
    Some(match method.attr.as_str() {
        "isnumeric" | "isdecimal" if plain => format!("{said}.isdigit()"),
        "casefold" if plain => format!("{said}.lower()"),
        "istitle" if plain => {
            format!("({said}.title()=={said} and {said}.upper()!={said}.lower())")
        }
        "split" | "rsplit" => cut_by_place(call, text)?,
        _ => return None,
    })
}

/// A text that is cut by arguments with names (`line.split(maxsplit=2)`), as such by their places.
pub(in crate::program) fn cut_by_place(call: &ExprCall, text: &str) -> Option<String> {
    let method = call.func.as_attribute_expr()?;
    let given = &call.arguments;
    let cuts = matches!(method.attr.as_str(), "split" | "rsplit");
    if !cuts || given.keywords.is_empty() {
        return None;
    }
    let said = text.get(range(&*method.value))?;
    let named = |name: &str, place: usize| match given.args.get(place) {
        Some(one) => text.get(range(one)),
        None => {
            let mut all = given.keywords.iter();
            let is = |one: &&Keyword| one.arg.as_ref().is_some_and(|own| own == name);
            all.find(is).and_then(|one| text.get(range(&one.value)))
        }
    };
    let (mark, most) = (named("sep", 0), named("maxsplit", 1));
    let found = usize::from(mark.is_some()) + usize::from(most.is_some());
    let most = most.map(|most| format!(", {most}")).unwrap_or_default();
    let all = found == given.args.len() + given.keywords.len();
    all.then(|| format!("{said}.{}({}{most})", method.attr, mark.unwrap_or("None")))
}

/// What `format` makes of a value, as a method of the text that says how.
pub(super) fn formatted_as_said(call: &ExprCall, text: &str) -> Option<String> {
    let ([value, Expr::StringLiteral(said)], []) =
        (&*call.arguments.args, &*call.arguments.keywords)
    else {
        return None;
    };
    let said = said.value.to_str();
    let plain = !said.contains(['{', '}', '\'', '"', '\\']);
    let formats = call.func.as_name_expr()?.id.as_str() == "format";
    let value = text.get(range(value)).filter(|_| formats && plain)?;
    Some(format!("'{{:{said}}}'.format({value})"))
}

/// Whether a number is in a `range` of which the bounds are written out, as comparisons.
pub(super) fn within_range(compare: &ExprCompare, text: &str) -> Option<String> {
    let ([operator @ (CmpOp::In | CmpOp::NotIn)], [Expr::Call(call)]) =
        (&*compare.ops, &*compare.comparators)
    else {
        return None;
    };
    let ranges = call.func.as_name_expr()?.id.as_str() == "range";
    let number = |expr: &Expr| {
        let told = text.get(range(expr))?;
        told.parse::<i64>().ok()
    };
    let given: Vec<i64> = call
        .arguments
        .args
        .iter()
        .map(number)
        .collect::<Option<_>>()?;
    let number = number(&compare.left).filter(|_| ranges && call.arguments.keywords.is_empty())?;
    let (first, end, step) = match given[..] {
        [end] => (0, end, 1),
        [first, end] => (first, end, 1),
        [first, end, step] if step > 0 => (first, end, step),
        _ => return None,
    };
    let mut told = format!("{first}<={number}<{end}");
    if step > 1 {
        told = format!("{told} and ({number}-{first})%{step}==0");
    }
    Some(match operator {
        CmpOp::In => format!("({told})"),
        _ => format!("(not ({told}))"),
    })
}

/// Lists that are added up, `sum([[1], [2]], [])`, as one sum: `[]+[1]+[2]`.
pub(super) fn one_behind_the_other(call: &ExprCall, text: &str) -> Option<String> {
    let sums = call.func.as_name_expr()?.id.as_str() == "sum";
    let [added, Expr::List(first)] = &*call.arguments.args else {
        return None;
    };
    let lists = match added {
        Expr::List(added) => &added.elts,
        Expr::Tuple(added) => &added.elts,
        _ => return None,
    };
    let all = sums && call.arguments.keywords.is_empty() && lists.iter().all(Expr::is_list_expr);
    let parts = std::iter::once(range(first)).chain(lists.iter().map(range));
    let parts: Option<Vec<&str>> = parts.map(|part| text.get(part)).collect();
    parts.filter(|_| all).map(|parts| parts.join("+"))
}

/// Whether a function of Python's goes through its first argument to the end, unless something is raised: `any` and `all` may stop before.
pub fn goes_to_the_end(name: &str) -> bool {
    GOING_THROUGH.contains(&name) && !matches!(name, "all" | "any")
}

/// Whether a function of Python's goes through all of its first argument at once, so that a list will do there.
pub(in crate::program) fn goes_through(function: &Expr) -> bool {
    match function {
        Expr::Name(name) => GOING_THROUGH.contains(&name.id.as_str()),
        Expr::Attribute(method) => matches!(method.attr.as_str(), "fromkeys" | "join"),
        _ => false,
    }
}

/// Whether a call gives elements one after the other that can be listed.
pub(in crate::program) fn gives_elements(call: &ExprCall) -> bool {
    let plain = call.arguments.keywords.is_empty();
    match &*call.func {
        Expr::Name(name) => {
            let name = name.id.as_str();
            (ITERATORS.contains(&name) && (plain || name == "enumerate"))
                || itertools::FUNCTIONS.contains(&name)
        }
        Expr::Attribute(method) if VIEWS.contains(&method.attr.as_str()) => plain,
        Expr::Attribute(function) => match &*function.value {
            Expr::Name(module) if module.id.as_str() == "itertools" => {
                itertools::FUNCTIONS.contains(&function.attr.as_str())
            }
            chain => function.attr.as_str() == FROM_ITERABLE && names_chain(chain),
        },
        _ => false,
    }
}

/// Whether an expression is how `itertools.chain` is named.
fn names_chain(expr: &Expr) -> bool {
    match expr {
        Expr::Name(name) => name.id.as_str() == "chain",
        Expr::Attribute(one) => {
            let module = one.value.as_name_expr();
            one.attr.as_str() == "chain"
                && module.is_some_and(|module| module.id.as_str() == "itertools")
        }
        _ => false,
    }
}

/// What `max` and `min` come to of what is written out, without what is meant for when there is nothing: that, or the call without it.
pub(super) fn without_default(call: &ExprCall, text: &str) -> Option<String> {
    let name = call.func.as_name_expr()?.id.as_str();
    let [gone_through] = &*call.arguments.args else {
        return None;
    };
    let size = match gone_through {
        Expr::List(list) => list.len(),
        Expr::Tuple(tuple) => tuple.len(),
        Expr::Set(set) => set.len(),
        Expr::Dict(dict) => dict.len(),
        Expr::StringLiteral(text) => text.value.len(),
        _ => return None,
    };
    let default = call.arguments.find_keyword("default")?;
    if !matches!(name, "max" | "min") {
        return None;
    }
    if size == 0 {
        return text.get(range(&default.value)).map(str::to_owned);
    }
    let others = call.arguments.keywords.iter().filter(|one| *one != default);
    let mut given = vec![text.get(range(gone_through))?];
    for one in others {
        given.push(text.get(range(one))?);
    }
    Some(format!("{name}({})", given.join(", ")))
}

/// The operands of a call that gives elements, with those of such calls that it goes through.
pub(super) fn gone_through(call: &ExprCall) -> Vec<&Expr> {
    let mut found = Vec::new();
    match &*call.func {
        Expr::Attribute(method) if VIEWS.contains(&method.attr.as_str()) => {
            found.push(&*method.value);
        }
        _ => {}
    }
    for one in &call.arguments.args {
        match one {
            Expr::Call(inner) if gives_elements(inner) => found.extend(gone_through(inner)),
            one => found.push(one),
        }
    }
    found.extend(call.arguments.keywords.iter().map(|one| &one.value));
    found
}

/// What `next` finds first in a generator expression, as the first of all that this gives.
pub(super) fn first_found(call: &ExprCall, text: &str) -> Option<String> {
    let function = call.func.as_name_expr()?.id.as_str();
    let (generator, default) = match &*call.arguments.args {
        [Expr::Generator(generator)] => (generator, None),
        [Expr::Generator(generator), default] => (generator, Some(default)),
        _ => return None,
    };
    if function != "next" || !call.arguments.keywords.is_empty() {
        return None;
    }
    let all = as_list(generator, text)?;
    Some(match default {
        None => format!("next(iter({all}))"),
        Some(default) => format!("({all} or [{}])[0]", &text[range(default)]),
    })
}

/// The dictionary whose keys or values a call gives (`d.keys()`, `d.values()`), with the method's name.
pub(in crate::program) fn looked_through(expr: &Expr) -> Option<(&Expr, &str)> {
    let call = expr
        .as_call_expr()
        .filter(|call| call.arguments.is_empty())?;
    let method = call.func.as_attribute_expr()?;
    let name = method.attr.as_str();
    matches!(name, "keys" | "values").then_some((&*method.value, name))
}

/// What the first element is asked of (`next(iter(xs))`).
pub(in crate::program) fn first_of(call: &ExprCall) -> Option<&Expr> {
    let of = |call: &ExprCall, function: &str| {
        let named = call.func.as_name_expr()?.id.as_str() == function;
        named.then_some(())
    };
    of(call, "next")?;
    let ([Expr::Call(iterator)], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    of(iterator, "iter")?;
    match (&*iterator.arguments.args, &*iterator.arguments.keywords) {
        ([iterated], []) => Some(iterated),
        _ => None,
    }
}

/// Whether a call makes a function of `operator` (`itemgetter('a')`).
pub(super) fn makes_function(call: &ExprCall) -> bool {
    let name = match &*call.func {
        Expr::Name(name) => &name.id,
        Expr::Attribute(one) => &one.attr.id,
        _ => return false,
    };
    matches!(name.as_str(), "itemgetter" | "attrgetter")
}

/// What a function makes of a set without items, which is no display.
pub(super) fn of_nothing(call: &ExprCall) -> Option<&'static str> {
    let [Expr::Call(set)] = &*call.arguments.args else {
        return None;
    };
    let plain = call.arguments.keywords.is_empty() && set.arguments.is_empty();
    let empty = set.func.as_name_expr()?.id.as_str() == "set";
    let name = call.func.as_name_expr().filter(|_| plain && empty)?;
    match name.id.as_str() {
        "list" | "sorted" => Some("[]"),
        "tuple" => Some("()"),
        "len" | "sum" => Some("0"),
        _ => None,
    }
}
