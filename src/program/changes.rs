//! What a statement changes in an object that a name stands for, as an expression for what the object is then: the methods of lists,
//! sets, dictionaries and deques, and items and attributes that are set.

use std::borrow::Cow;

use ruff_python_ast::{Expr, ExprCall, ExprSlice, Keyword};

use super::canonical_expression;
use super::expressions::{as_list, written};
use super::lacking::{asked, held_or_made};
use super::library::as_mapping;
use super::priority::{heaped, taken};
use super::queues::Queue;
use super::reach::Reach;
use super::reduction::gives_elements;
use super::slices::as_call;
use super::standard::inserted;
use super::targets::{Key, Origin, Target};
use crate::quiz::{PythonValue, compare};

/// What can be changed.
enum Kind {
    List,
    Set,
    Dict,
}

impl Kind {
    /// What a value is.
    fn of(value: &PythonValue) -> Option<Kind> {
        match value {
            PythonValue::List(_) => Some(Kind::List),
            PythonValue::Set { frozen: false, .. } => Some(Kind::Set),
            PythonValue::Dict(_) => Some(Kind::Dict),
            _ => None,
        }
    }
}

/// Whether an item may be taken out of a container: it is there, as far as the key is known.
fn may_take(container: &PythonValue, key: &Expr, reach: &Reach<'_>) -> bool {
    let Some(key) = reach.value(key) else {
        return true;
    };
    match (container, &key) {
        (PythonValue::List(items), PythonValue::Int(index)) => {
            let places = i64::try_from(items.len()).unwrap_or(i64::MAX);
            index
                .parse()
                .is_ok_and(|index: i64| (-places..places).contains(&index))
        }
        (PythonValue::Dict(pairs), key) => {
            pairs.iter().any(|(one, _)| compare(one, key).is_equal())
        }
        (PythonValue::Set { items, .. }, key) => {
            items.iter().any(|one| compare(one, key).is_equal())
        }
        _ => true,
    }
}

/// Whether an expression reads an attribute that its object has not: its class has it.
fn lacks_attribute(expr: &Expr, reach: &Reach<'_>) -> bool {
    let lacks = || {
        let read = expr.as_attribute_expr()?;
        let PythonValue::Object { parts, .. } = reach.value(&read.value)? else {
            return None;
        };
        let own = |(name, _): &(Option<String>, PythonValue)| name.as_deref() == Some(&*read.attr);
        Some(!parts.iter().any(own))
    };
    lacks().unwrap_or(false)
}

/// What a call of one of its methods changes, and an expression for what it is then; `None` for what cannot be written as one.
pub(super) fn changed(call: &ExprCall, text: &str, reach: &Reach<'_>) -> Option<(Target, Origin)> {
    let of_library = heaped(call, text, reach).or_else(|| inserted(call, text, reach));
    if of_library.is_some() {
        return of_library;
    }
    let method = call.func.as_attribute_expr()?;
    let arguments = &call.arguments;
    let (object, given) = match (&*method.value, &*arguments.args) {
        // `list.sort(xs)` is `xs.sort()`.
        (Expr::Name(class), [object, given @ ..])
            if matches!(class.id.as_str(), "list" | "set" | "dict") =>
        {
            (object, given)
        }
        (object, given) => (object, given),
    };
    if arguments.args.iter().any(Expr::is_starred_expr) {
        return None;
    }
    let spelled: Option<Vec<&str>> = given.iter().map(|one| written(one, text)).collect();
    let spelled = spelled?;
    if let Expr::Call(inner) = object {
        let bare = arguments.keywords.is_empty();
        let given = spelled.as_slice();
        return made(inner, method.attr.as_str(), given, text, reach).filter(|_| bare);
    }
    let name = written(object, text)?;
    if lacks_attribute(object, reach) {
        return None;
    }
    let Some(held) = held_or_made(object, reach) else {
        if object.is_name_expr() || method.attr.as_str() == "pop" {
            return None;
        }
        // What is inside of something else is a list most often: where it is none, the answer is no value.
        let of_set = match (method.attr.as_str(), spelled.as_slice()) {
            ("add", [item]) if lacks_set(object, reach) => {
                canonical_expression(&format!("{{{item}}}")).ok()
            }
            ("add", [item]) => canonical_expression(&format!("{name}|{{{item}}}")).ok(),
            ("discard", [item]) => canonical_expression(&format!("{name}-{{{item}}}")).ok(),
            _ => None,
        };
        let list = || of_list(name, method.attr.as_str(), &spelled, call, text, reach);
        let rest = of_set.or_else(list)?;
        return Some((item(object, text, reach)?, Origin::Expression(rest)));
    };
    let target = changeable(object, text, reach)?;
    if let Some(queue) = Queue::of(&held) {
        let pieces = queue.left_by(call, text, reach)?;
        return Some((target, Origin::Written(pieces)));
    }
    let bare = arguments.keywords.is_empty();
    // Of an `OrderedDict` the methods are those of a dictionary, and some that tell its ends apart.
    let ordered = is_ordered(&held);
    let (held, name) = told_as_mapping(held, name)?;
    let name = &*name;
    let takes = matches!(method.attr.as_str(), "pop" | "popitem" | "remove");
    let lacks = || match (method.attr.as_str(), given) {
        ("pop", [key]) => spelled != ["-1"] && !may_take(&held, key, reach),
        ("remove", [key]) if !matches!(held, PythonValue::List(_)) => !may_take(&held, key, reach),
        _ => false,
    };
    if takes && (held.size() == Some(0) || lacks()) {
        return raised(&held, given.first()?, reach).filter(|_| given.len() == 1);
    }
    let whole = match (Kind::of(&held)?, method.attr.as_str(), spelled.as_slice()) {
        (Kind::List, attribute, _) => of_list(name, attribute, &spelled, call, text, reach)?,
        (Kind::Set, "add", [item]) if bare => format!("{name}|{{{item}}}"),
        (Kind::Set, "discard" | "remove", [item]) if bare => format!("{name}-{{{item}}}"),
        (Kind::Set, "update", [other]) if bare => format!("{name}|set({other})"),
        (Kind::Set, "clear", []) => "set()".to_owned(),
        (Kind::Set, "pop", []) if bare => format!("{name}-{{{}}}", reach.first_taken(&held)?),
        (Kind::Dict, "setdefault", [key]) if bare => format!("{name}|{{{key}: {name}.get({key})}}"),
        (Kind::Dict, "setdefault", [key, value]) if bare => {
            format!("{name}|{{{key}: {name}.get({key}, {value})}}")
        }
        (Kind::Dict, "update", [other]) if bare => format!("{name}|dict({other})"),
        (Kind::Dict, "update", given @ ([] | [_])) => {
            let pair = |keyword: &Keyword| {
                let key = keyword.arg.as_ref()?;
                Some(format!("'{key}': {}", written(&keyword.value, text)?))
            };
            let pairs: Option<Vec<String>> = arguments.keywords.iter().map(pair).collect();
            let given = given.first().map(|other| format!("|dict({other})"));
            let given = given.unwrap_or_default();
            format!("{name}{given}|{{{}}}", pairs?.join(", "))
        }
        (Kind::Dict, "pop", [key] | [key, _]) if bare => lacking(name, key)?,
        (Kind::Dict, "move_to_end", [key, ..])
            if ordered && may_take(&held, given.first()?, reach) =>
        {
            let (rest, moved) = (lacking(name, key)?, format!("{{{key}: {name}[{key}]}}"));
            match is_last(call)? {
                true => format!("{rest}|{moved}"),
                false => format!("{moved}|{rest}"),
            }
        }
        (Kind::Dict, "popitem", _) if ordered => match is_last(call)? {
            true => format!("dict(list({name}.items())[:-1])"),
            false => format!("dict(list({name}.items())[1:])"),
        },
        (Kind::Dict, "popitem", []) => format!("dict(list({name}.items())[:-1])"),
        (Kind::Dict, "clear", []) => "{}".to_owned(),
        _ => return None,
    };
    let whole = match ordered {
        true => format!("OrderedDict({whole})"),
        false => whole,
    };
    let whole = canonical_expression(&whole).ok()?;
    Some((target, Origin::Expression(whole)))
}

/// Whether a value is an `OrderedDict`.
fn is_ordered(value: &PythonValue) -> bool {
    matches!(value, PythonValue::Object { name, .. } if name == "OrderedDict")
}

/// A value, and an expression for it: its name; of an `OrderedDict` the dictionary that it is, written out.
fn told_as_mapping(held: PythonValue, name: &str) -> Option<(PythonValue, Cow<'_, str>)> {
    let ordered = is_ordered(&held);
    let held = as_mapping(held);
    let told = match ordered {
        true => Cow::Owned(canonical_expression(&held.to_string()).ok()?),
        false => Cow::Borrowed(name),
    };
    Some((held, told))
}

/// Whether a method of an `OrderedDict` means its last item, as it does where nothing else is said.
fn is_last(call: &ExprCall) -> Option<bool> {
    let places = match call.func.as_attribute_expr()?.attr.as_str() {
        "popitem" => &call.arguments.args[..],
        _ => call.arguments.args.get(1..)?,
    };
    let said = match (places, &*call.arguments.keywords) {
        ([], []) => return Some(true),
        ([said], []) => said,
        ([], [keyword]) if keyword.arg.as_ref()? == "last" => &keyword.value,
        _ => return None,
    };
    Some(said.as_boolean_literal_expr()?.value)
}

/// Whether an expression asks a `defaultdict` of sets for an item that it lacks.
fn lacks_set(object: &Expr, reach: &Reach<'_>) -> bool {
    let lacks = || {
        let item = object.as_subscript_expr()?;
        let (container, key) = (reach.value(&item.value)?, reach.value(&item.slice)?);
        let (maker, there) = asked(&container, &key)?;
        Some(maker == "<class 'set'>" && !there)
    };
    lacks().unwrap_or(false)
}

/// The local that is changed as a whole, or where in one.
pub(super) fn changeable(object: &Expr, text: &str, reach: &Reach<'_>) -> Option<Target> {
    match object {
        Expr::Name(name) => Some(Target::whole(reach.held(&name.id)?.0)),
        object => item(object, text, reach),
    }
}

/// What `del` leaves of what it takes an item out of.
pub(super) fn deleted(
    container: &Expr,
    key: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, Origin)> {
    let held = reach.value(container).filter(|_| !key.is_tuple_expr())?;
    if let Expr::Slice(slice) = key
        && slice.step.is_some()
        && matches!(held, PythonValue::List(_))
        && reach.plain("list")
        && reach.plain("range")
        && reach.plain("enumerate")
        && reach.plain("len")
    {
        let (name, places) = (written(container, text)?, written(slice, text)?);
        let others = format!(
            "[value__ for key__, value__ in enumerate({name}) if key__ not in list(range(len({name})))[{places}]]"
        );
        let target = changeable(container, text, reach)?;
        return Some((
            target,
            Origin::Expression(canonical_expression(&others).ok()?),
        ));
    }
    if let Expr::Slice(slice) = key {
        // As what gives those places no items.
        let plain = matches!(held, PythonValue::List(_)) && slice.step.is_none();
        let found = changeable(container, text, reach).filter(|_| plain)?;
        let Target::Changed { local, mut keys } = found else {
            return None;
        };
        keys.push(sliced(slice, text)?);
        let target = Target::Changed { local, keys };
        return Some((target, Origin::Expression("[]".to_owned())));
    }
    let ordered = is_ordered(&held);
    let (held, name) = told_as_mapping(held, written(container, text)?)?;
    let (name, place) = (&*name, written(key, text)?);
    let rest = match Kind::of(&held)? {
        Kind::List => without(name, place, reach.value(key).as_ref())?,
        Kind::Dict if ordered => format!("OrderedDict({})", lacking(name, place)?),
        Kind::Dict => lacking(name, place)?,
        _ => return None,
    };
    if !may_take(&held, key, reach) {
        return raised(&held, key, reach);
    }
    let target = changeable(container, text, reach)?;
    Some((target, Origin::Expression(rest)))
}

/// What a dictionary or a set raises that lacks a key which is taken out of it; a key that can be in none raises something else.
fn raised(held: &PythonValue, key: &Expr, reach: &Reach<'_>) -> Option<(Target, Origin)> {
    let keyed = matches!(held, PythonValue::Dict(_) | PythonValue::Set { .. });
    let key = reach.value(key).filter(|key| keyed && key.can_be_typed())?;
    if !can_be_key(&key) {
        return None;
    }
    let message = format!("KeyError: {key}");
    Some((Target::Raised, Origin::Shown(message)))
}

/// Whether a value can be a key: those that can change, and what holds them, cannot.
fn can_be_key(value: &PythonValue) -> bool {
    match value {
        PythonValue::None
        | PythonValue::Bool(_)
        | PythonValue::Int(_)
        | PythonValue::Float(_)
        | PythonValue::Str(_)
        | PythonValue::Bytes(_) => true,
        PythonValue::Tuple(items) => items.iter().all(can_be_key),
        _ => false,
    }
}

/// What a method makes of a list.
fn of_list(
    list: &str,
    method: &str,
    arguments: &[&str],
    call: &ExprCall,
    text: &str,
    reach: &Reach<'_>,
) -> Option<String> {
    let keywords = &*call.arguments.keywords;
    Some(match (method, arguments, keywords) {
        ("append", [added], []) => format!("{list}+[{added}]"),
        ("insert", ["0", added], []) => format!("[{added}]+{list}"),
        ("insert", [place, added], []) => format!("{list}[:{place}]+[{added}]+{list}[{place}:]"),
        ("remove", [item], []) => {
            format!("{list}[:{list}.index({item})]+{list}[{list}.index({item})+1:]")
        }
        ("extend", [_], []) if let [Expr::Generator(made)] = &*call.arguments.args => {
            format!("{list}+{}", as_list(made, text)?)
        }
        // A list takes up what anything gives to go through, but only a list can be added to one.
        ("extend", [added], [])
            if let [given] = &*call.arguments.args
                && is_other(given, reach) =>
        {
            format!("{list}+list({added})")
        }
        ("extend", [added], []) if call.arguments.args.last().is_some_and(is_tight) => {
            format!("{list}+{added}")
        }
        ("pop", [] | ["-1"], []) => format!("{list}[:-1]"),
        ("pop", ["0"], []) => format!("{list}[1:]"),
        ("pop", [place], []) => {
            let key = call.arguments.args.first();
            without(list, place, key.and_then(|key| reach.value(key)).as_ref())?
        }
        ("reverse", [], []) => format!("{list}[::-1]"),
        ("clear", [], []) => "[]".to_owned(),
        ("sort", [], []) => format!("sorted({list})"),
        ("sort", [], keywords) => {
            let keywords: Option<Vec<&str>> =
                keywords.iter().map(|one| written(one, text)).collect();
            format!("sorted({list}, {})", keywords?.join(", "))
        }
        _ => return None,
    })
}

/// Whether something that is gone through surely is no list.
fn is_other(given: &Expr, reach: &Reach<'_>) -> bool {
    let value = reach.value(given);
    given.as_call_expr().is_some_and(gives_elements)
        || value
            .is_some_and(|value| !matches!(value, PythonValue::List(_) | PythonValue::Opaque(_)))
}

/// The item of a dictionary that is made if it lacks it, and then changed: `d.setdefault(k, []).append(v)`, `d.setdefault(k,
/// {}).setdefault(n, 0)`.
fn made(
    inner: &ExprCall,
    method: &str,
    given: &[&str],
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, Origin)> {
    let outer = inner.func.as_attribute_expr().map(|inner| &*inner.value);
    let outer = outer.and_then(Expr::as_call_expr);
    let (target, held, item) = match outer.and_then(|outer| set_inside(outer, inner, text, reach)) {
        Some((target, held, item)) => (target, Some(held), item),
        None => {
            let (target, item) = set_by_default(inner, text, reach)?;
            (target, None, item)
        }
    };
    let is_dict = matches!(&*inner.arguments.args, [_, default] if default.is_dict_expr());
    let whole = match (method, given) {
        ("append", [added]) => format!("{item}+[{added}]"),
        ("extend", [added]) => format!("{item}+list({added})"),
        ("add", [added]) => format!("{item}|{{{added}}}"),
        ("update", [added]) if is_dict => format!("{item}|dict({added})"),
        ("setdefault", [key, value]) if is_dict => {
            format!("{item}|{{{key}: {item}.get({key}, {value})}}")
        }
        _ => return None,
    };
    let whole = match (held, inner.arguments.args.first()) {
        (Some(held), Some(key)) => format!("{held}|{{{}: {whole}}}", written(key, text)?),
        _ => whole,
    };
    let whole = canonical_expression(&whole).ok()?;
    Some((target, Origin::Expression(whole)))
}

/// The item of a dictionary that `d.setdefault(key, {})` gives, and an expression for it and for what it has itself where that is asked for the
/// same: `.setdefault(name, [])`.
fn set_inside(
    outer: &ExprCall,
    inner: &ExprCall,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, String, String)> {
    let sets = inner.func.as_attribute_expr()?.attr.as_str() == "setdefault";
    let makes = matches!(&*outer.arguments.args, [_, default] if default.is_dict_expr());
    let ([key, default], []) = (&*inner.arguments.args, &*inner.arguments.keywords) else {
        return None;
    };
    if !sets || !makes {
        return None;
    }
    let (target, held) = set_by_default(outer, text, reach)?;
    let (key, default) = (written(key, text)?, written(default, text)?);
    let item = format!("{held}.get({key}, {default})");
    Some((target, held, item))
}

/// The item of a dictionary that `d.setdefault(key, default)` gives, and makes if it is lacking, with an expression for it.
pub(super) fn set_by_default(
    call: &ExprCall,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, String)> {
    let method = call.func.as_attribute_expr()?;
    let sets = method.attr.as_str() == "setdefault" && call.arguments.keywords.is_empty();
    let held = written(&*method.value, text).filter(|_| sets)?;
    let (PythonValue::Dict(_), [key, rest @ ..]) =
        (reach.value(&method.value)?, &*call.arguments.args)
    else {
        return None;
    };
    let key = written(key, text)?;
    let given = match rest {
        [] => key.to_owned(),
        [default] => format!("{key}, {}", written(default, text)?),
        _ => return None,
    };
    Some((
        item_under(held, key, reach)?,
        format!("{held}.get({given})"),
    ))
}

/// The item of a container under a key, both as they are written.
pub(super) fn item_under(container: &str, key: &str, reach: &Reach<'_>) -> Option<Target> {
    let spelled = format!("{container}[{key}]");
    let parsed = ruff_python_parser::parse_expression(&spelled).ok()?;
    item(parsed.expr(), &spelled, reach)
}

/// An expression for a dictionary without a key.
fn lacking(name: &str, key: &str) -> Option<String> {
    let rest =
        format!("{{key__: value__ for key__, value__ in {name}.items() if key__ != ({key})}}");
    canonical_expression(&rest).ok()
}

/// An expression for a list without the item at a place, which has a value if that is known.
fn without(list: &str, place: &str, key: Option<&PythonValue>) -> Option<String> {
    let known = match key {
        Some(PythonValue::Int(digits)) => digits.parse::<i64>().ok(),
        _ => None,
    };
    Some(match known {
        // The last one has nothing behind it.
        Some(-1) => format!("{list}[:-1]"),
        Some(place) if place < 0 => format!("{list}[:{place}]+{list}[{}:]", place + 1),
        None if place.starts_with('-') => return None,
        _ => format!("{list}[:{place}]+{list}[{place}+1:]"),
    })
}

/// The places that a slice takes, as a key: told as what Python makes of it.
fn sliced(slice: &ExprSlice, text: &str) -> Option<Key> {
    as_call(slice, text).map(Key::Item)
}

/// Whether a method, or a function of `heapq`, takes an item out of something, and gives it.
pub(super) fn is_taking(name: &str) -> bool {
    matches!(
        name,
        "pop" | "popleft" | "heappop" | "heappushpop" | "heapreplace"
    )
}

/// Methods that change their object, and give nothing back.
const GIVING_NOTHING: [&str; 11] = [
    "add",
    "append",
    "appendleft",
    "clear",
    "discard",
    "extend",
    "insert",
    "remove",
    "reverse",
    "sort",
    "update",
];

/// Whether a method of Python's containers changes its object, and gives nothing.
pub(super) fn gives_nothing(name: &str) -> bool {
    GIVING_NOTHING.contains(&name)
}

/// What `value` takes an item out of, the item, and what is left.
pub(super) fn popped(
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, String, Origin)> {
    let call = value.as_call_expr()?;
    if let Some(item) = taken(call, text, reach) {
        let (target, rest) = changed(call, text, reach)?;
        return Some((target, item, rest));
    }
    let method = call.func.as_attribute_expr()?;
    if method.attr.as_str() == "popitem" {
        let (target, rest) = changed(call, text, reach)?;
        let place = if is_last(call)? { "-1" } else { "0" };
        let name = written(&*method.value, text)?;
        return Some((target, format!("list({name}.items())[{place}]"), rest));
    }
    is_taking(method.attr.as_str()).then_some(())?;
    let (target, rest) = changed(call, text, reach)?;
    let name = written(&*method.value, text)?;
    let arguments: Option<Vec<&str>> = call
        .arguments
        .args
        .iter()
        .map(|one| written(one, text))
        .collect();
    let item = match arguments?.as_slice() {
        [] if let Some(held @ PythonValue::Set { .. }) = reach.value(&method.value) => {
            reach.first_taken(&held)?.to_string()
        }
        [] if method.attr.as_str() == "popleft" => format!("{name}[0]"),
        [] => format!("{name}[-1]"),
        [key] => format!("{name}[{key}]"),
        [key, default] => format!("{name}.get({key}, {default})"),
        _ => return None,
    };
    Some((target, item, rest))
}

/// The item or attribute that an expression is, if it is one of a local, or of one of its items and attributes.
pub(super) fn item(expr: &Expr, text: &str, reach: &Reach<'_>) -> Option<Target> {
    let mut keys = Vec::new();
    let mut held = expr;
    loop {
        match held {
            Expr::Subscript(item) => {
                if let (Expr::Slice(slice), true) = (&*item.slice, keys.is_empty()) {
                    keys.push(sliced(slice, text)?);
                    held = &item.value;
                    continue;
                }
                let several = item.slice.as_tuple_expr();
                let plain = match several {
                    Some(tuple) => !tuple
                        .elts
                        .iter()
                        .any(|one| one.is_slice_expr() || one.is_starred_expr()),
                    None => !item.slice.is_slice_expr(),
                };
                let bare = several.is_some_and(|tuple| !tuple.parenthesized);
                let key = written(&*item.slice, text)?;
                let key = if bare {
                    format!("({key})")
                } else {
                    key.to_owned()
                };
                keys.push(plain.then_some(Key::Item(key))?);
                held = &item.value;
            }
            Expr::Attribute(attribute) => {
                keys.push(Key::Attribute(attribute.attr.to_string()));
                held = &attribute.value;
            }
            _ => break,
        }
    }
    keys.reverse();
    let (local, _) = reach.held(&held.as_name_expr()?.id)?;
    (!keys.is_empty()).then_some(Target::Changed { local, keys })
}

/// Whether an expression needs no brackets behind an operator.
pub(super) fn is_tight(expr: &Expr) -> bool {
    matches!(
        expr,
        Expr::Name(_)
            | Expr::NumberLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::BooleanLiteral(_)
            | Expr::NoneLiteral(_)
            | Expr::Call(_)
            | Expr::Attribute(_)
            | Expr::Subscript(_)
            | Expr::List(_)
            | Expr::Dict(_)
    )
}
