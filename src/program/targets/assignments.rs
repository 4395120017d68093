//! Assignments: what the names, items and attributes on the left of a `=` get, one after the other or out of one value.

use std::slice;

use ruff_python_ast::{Expr, Operator, StmtAssign, StmtAugAssign};

use super::statements::lie_apart;
use super::{Key, Origin, Target};
use crate::program::changes::{
    changed, gives_nothing, is_tight, item, item_under, popped, set_by_default,
};
use crate::program::effects::calls_changing;
use crate::program::expressions::{as_list, written};
use crate::program::mentions;
use crate::program::pieces::{Piece, pieces_of};
use crate::program::reach::Reach;
use crate::program::reduction::gives_elements;
use crate::quiz::PythonValue;
use crate::state::AliasName;

/// What a tuple raises that is given an item.
pub const REFUSED_ITEM: &str = "TypeError: 'tuple' object does not support item assignment";

/// What an assignment gives values to, with what has the values.
pub(super) fn assigned(
    assign: &StmtAssign,
    text: &str,
    reach: &Reach<'_>,
) -> Vec<(Target, Origin)> {
    let mut found = all_assigned(assign, text, reach);
    // A name that stands there twice has what it gets last.
    let mut seen = Vec::new();
    found.reverse();
    found.retain(|(target, _)| {
        let again = matches!(target, Target::Local(_)) && seen.contains(target);
        seen.push(target.clone());
        !again
    });
    found.reverse();
    found
}

/// The same, with what a name gets first that stands there twice.
fn all_assigned(assign: &StmtAssign, text: &str, reach: &Reach<'_>) -> Vec<(Target, Origin)> {
    let one = |found: Option<(Target, Origin)>| found.into_iter().collect();
    match (assign.targets.as_slice(), &*assign.value) {
        ([Expr::Tuple(names)], Expr::Tuple(values))
            if let Some(found) = popped_in_turn(&names.elts, &values.elts, text, reach) =>
        {
            found
        }
        ([Expr::Tuple(names)], Expr::Tuple(values)) if names.len() == values.len() => {
            side_by_side(&names.elts, &values.elts, text, reach)
        }
        ([target @ (Expr::Subscript(_) | Expr::Attribute(_))], value) => {
            let at_popped = || {
                let (target, _, taken) = at_popped(target, text, reach)?;
                Some(vec![(target, origin(value, text)?), taken])
            };
            let taken = || {
                let place = item(target, text, reach)?;
                let (changed, item, rest) = popped(value, text, reach)?;
                let apart = lie_apart(&place, &changed, reach);
                apart.then(|| vec![(place, Origin::Expression(item)), (changed, rest)])
            };
            let plain = || {
                let given = in_slice(target, value, text, reach);
                Some((
                    item(target, text, reach)?,
                    given.or_else(|| origin(value, text))?,
                ))
            };
            at_popped()
                .or_else(taken)
                .or_else(|| Some(vec![moved_within(target, value, text, reach)?]))
                .unwrap_or_else(|| one(in_new_item(target, value, text, reach).or_else(plain)))
        }
        ([Expr::List(names)], value) if value.is_name_expr() => {
            unpacked(&names.elts, value, text, reach).unwrap_or_default()
        }
        ([Expr::Tuple(names)], value) => match popped(value, text, reach) {
            Some((changed, item, rest)) => {
                let found = parts(&names.elts, &item, text, reach);
                let found = found.filter(|found| keys_stay(found));
                let all = found.map(|found| [found, vec![(changed, rest)]].concat());
                all.unwrap_or_default()
            }
            None => unpacked(&names.elts, value, text, reach).unwrap_or_default(),
        },
        (several @ [_, _, ..], value) => all_the_same(several, value, text, reach),
        ([target], value) => {
            let popped =
                || given_to_each(slice::from_ref(target), popped(value, text, reach)?, reach);
            popped()
                .or_else(|| given_by_default(target, value, text, reach))
                .or_else(|| given_nothing(target, value, text, reach))
                .unwrap_or_else(|| one(local(target, value, text, reach)))
        }
        _ => Vec::new(),
    }
}

/// What a dictionary or a list is that gets under another key, or in another place, what is taken out of it: `d[new] = d.pop(old)`, and
/// `heap[0] = heap.pop()`. It is taken out first, and what there is then gets it.
fn moved_within(
    target: &Expr,
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, Origin)> {
    let place = target.as_subscript_expr()?;
    let Target::Changed { local, keys } = item(target, text, reach)? else {
        return None;
    };
    let (changed, item, rest) = popped(value, text, reach)?;
    let (Key::Item(key), around) = keys.split_last()? else {
        return None;
    };
    let (Target::Changed { local: of, keys }, Origin::Expression(rest)) = (&changed, rest) else {
        return None;
    };
    // The key is worked out last.
    let same = *of == local && keys == around && !mentions(key, &local.name);
    let whole = match reach.value(&place.value).filter(|_| same)? {
        PythonValue::Dict(_) => format!("{rest}|{{{key}: {item}}}"),
        PythonValue::List(items) => {
            let name = written(&*place.value, text)?;
            let at: usize = reach.value(&place.slice)?.to_string().parse().ok()?;
            let last = rest == format!("{name}[:-1]") && at + 1 < items.len();
            let (before, behind) = (format!("{name}[:{at}]"), format!("{name}[{}:-1]", at + 1));
            last.then(|| format!("{before}+[{item}]+{behind}"))?
        }
        _ => return None,
    };
    Some((changed, Origin::Expression(whole)))
}

/// The items that the places of a slice get of what is no list: `xs[1:1] = "ab"`.
fn in_slice(target: &Expr, value: &Expr, text: &str, reach: &Reach<'_>) -> Option<Origin> {
    let sliced = target.as_subscript_expr()?.slice.is_slice_expr();
    let listed = || match reach.value(value) {
        Some(value) => matches!(value, PythonValue::List(_)),
        None => matches!(value, Expr::List(_) | Expr::ListComp(_)),
    };
    let plain = sliced && !listed() && reach.plain("list");
    plain.then(|| {
        Some(Origin::Expression(format!(
            "list({})",
            written(value, text)?
        )))
    })?
}

/// What an item of a dictionary gets that is made as one if it lacks it: `d.setdefault(a, {})[b] = v`, and `d[a][b] = v` where `d` is a
/// `defaultdict(dict)`.
fn in_new_item(
    target: &Expr,
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, Origin)> {
    let inner = target.as_subscript_expr()?;
    let (held, key, before) = match &*inner.value {
        Expr::Call(call) => {
            let method = call.func.as_attribute_expr()?;
            let ([key, default], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                return None;
            };
            let (held, key) = (written(&*method.value, text)?, written(key, text)?);
            let sets = method.attr.as_str() == "setdefault" && default.is_dict_expr();
            let default = written(default, text).filter(|_| sets)?;
            (held, key, format!("{held}.get({key}, {default})"))
        }
        Expr::Subscript(item) => {
            let (held, key) = (written(&*item.value, text)?, written(&*item.slice, text)?);
            let shown = reach.held(&item.value.as_name_expr()?.id)?.1;
            let makes = shown.starts_with("defaultdict(<class 'dict'>, ");
            (held, key, makes.then(|| format!("{held}[{key}]"))?)
        }
        _ => return None,
    };
    let target = item_under(held, key, reach)?;
    let (own, value) = (written(&*inner.slice, text)?, written(value, text)?);
    Some((
        target,
        Origin::Expression(format!("{before}|{{{own}: {value}}}")),
    ))
}

/// What a name gets from `d.setdefault(key, default)`, and what the dictionary has under the key then.
fn given_by_default(
    target: &Expr,
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let name = bound(target, reach)?;
    let (item, whole) = set_by_default(value.as_call_expr()?, text, reach)?;
    let whole = Origin::Expression(whole);
    Some(vec![(item, whole.clone()), (name, whole)])
}

/// What a name gets from a method that changes its object and gives back nothing, and what that is then: `xs = ys.sort()`.
fn given_nothing(
    target: &Expr,
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let name = bound(target, reach)?;
    let (object, rest) = changed_for_nothing(value, text, reach)?;
    let own = match (&name, &object) {
        (Target::Local(name), Target::Changed { local, .. }) => name == local,
        (_, Target::Changed { .. }) => false,
        // It raises.
        _ => return None,
    };
    let name = (name, Origin::Expression("None".to_owned()));
    // A name that has got something else does not show what becomes of the object.
    Some(if own {
        vec![name]
    } else {
        vec![(object, rest), name]
    })
}

/// What a method changes that gives back nothing, and what that is then.
pub(in crate::program) fn changed_for_nothing(
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, Origin)> {
    let call = value.as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let plain = matches!(
        reach.value(&method.value)?,
        PythonValue::List(_) | PythonValue::Set { .. } | PythonValue::Dict(_)
    );
    if !plain || !gives_nothing(&method.attr) {
        return None;
    }
    changed(call, text, reach)
}

/// What as many targets get as there are values beside them: `a, b = b, a`.
fn side_by_side(
    names: &[Expr],
    values: &[Expr],
    text: &str,
    reach: &Reach<'_>,
) -> Vec<(Target, Origin)> {
    let each = |(name, value): (&Expr, &Expr)| match popped(value, text, reach) {
        Some((changed, item, rest)) => {
            let name = bound(name, reach)?;
            Some(vec![(name, Origin::Expression(item)), (changed, rest)])
        }
        None => match name {
            Expr::Tuple(inner) => unpacked(&inner.elts, value, text, reach),
            Expr::List(inner) => unpacked(&inner.elts, value, text, reach),
            name => Some(vec![(
                bound_or_item(name, text, reach)?,
                origin(value, text)?,
            )]),
        },
    };
    let found: Option<Vec<_>> = names.iter().zip(values).map(each).collect();
    let mut found: Vec<(Target, Origin)> = found.into_iter().flatten().flatten().collect();
    if with_new_keys(&mut found).is_some() && are_apart(&found) && !hand_on_changed(&found) {
        found
    } else {
        Vec::new()
    }
}

/// What several targets get that are all given one value: `a = b = 0`.
fn all_the_same(
    several: &[Expr],
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Vec<(Target, Origin)> {
    // What is not written out anew is one object for all of them.
    let given = |target: &Expr| match (target, value) {
        (Expr::Tuple(names), Expr::Tuple(values)) if names.len() == values.len() => {
            let pairs = names.elts.iter().zip(&values.elts);
            let each = pairs.map(|(name, value)| local(name, value, text, reach));
            each.collect::<Option<Vec<_>>>()
        }
        (Expr::Tuple(names), value) => unpacked(&names.elts, value, text, reach),
        (target, value) => Some(vec![(
            bound_or_item(target, text, reach)?,
            origin(value, text)?,
        )]),
    };
    let found: Option<Vec<_>> = match popped(value, text, reach) {
        Some(popped) => given_to_each(several, popped, reach),
        // What changes beside is not told.
        None if written(value, text).is_none_or(calls_changing) => None,
        None => {
            let found: Option<Vec<_>> = several.iter().map(given).collect();
            found.map(|found| found.concat())
        }
    };
    let found = found.unwrap_or_default();
    if are_apart(&found) { found } else { Vec::new() }
}

/// What names get that are given what is taken out of something, and what has the rest.
fn given_to_each(
    names: &[Expr],
    (changed, item, rest): (Target, String, Origin),
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let item = Origin::Expression(item);
    let names = names
        .iter()
        .map(|name| Some((bound(name, reach)?, item.clone())));
    names.chain([Some((changed, rest))]).collect()
}

/// What an augmented assignment gives a value to, with what has the value.
pub(super) fn augmented(
    assign: &StmtAugAssign,
    text: &str,
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let value = written(&*assign.value, text)?;
    let (target, before, taken) = match at_popped(&assign.target, text, reach) {
        Some((target, before, taken)) => (target, before, Some(taken)),
        None => (
            bound_or_item(&assign.target, text, reach)?,
            written(&*assign.target, text)?.to_owned(),
            None,
        ),
    };
    let sign = assign.op.as_str();
    // A list takes up the items of whatever is added to it, which need not be a list.
    let extends = assign.op == Operator::Add
        && matches!(reach.value(&assign.target), Some(PythonValue::List(_)))
        && reach.plain("list");
    // What is added to the target is taken out of something, after the target was asked.
    if let (None, Some((left, item, rest))) = (&taken, popped(&assign.value, text, reach)) {
        let whole = match extends {
            true => format!("{before}{sign}list({item})"),
            false => format!("{before}{sign}{item}"),
        };
        return Some(vec![(left, rest), (target, Origin::Expression(whole))]);
    }
    if let (Expr::FString(added), Operator::Add) = (&*assign.value, assign.op)
        && let Some(pieces) = pieces_of(added, text)
    {
        let mut all = vec![Piece::Value(before)];
        all.extend(pieces);
        return Some(
            taken
                .into_iter()
                .chain([(target, Origin::Text(all))])
                .collect(),
        );
    }
    let is_other = || match reach.value(&assign.value) {
        Some(value) => !matches!(value, PythonValue::List(_)),
        None => assign.value.is_generator_expr(),
    };
    let whole = if extends && is_other() {
        format!("{before}{sign}list({value})")
    } else if is_tight(&assign.value) {
        format!("{before}{sign}{value}")
    } else {
        format!("{before}{sign}({value})")
    };
    let mut found = vec![(target, Origin::Expression(whole))];
    found.extend(taken);
    // A list in a tuple is changed, and then the tuple refuses it as its new item.
    if let Expr::Subscript(item) = &*assign.target
        && let Some(PythonValue::Tuple(_)) = reach.value(&item.value)
    {
        let list = matches!(reach.value(&assign.target), Some(PythonValue::List(_)));
        found.retain(|_| list);
        let rebuilt = found
            .first()
            .and_then(|one| with_changed_item(one, &item.value));
        found.splice(..found.len().min(1), rebuilt);
        let refused = Origin::Text(vec![Piece::Text(REFUSED_ITEM.to_owned())]);
        found.push((Target::Raised, refused));
    }
    Some(found)
}

/// A tuple with another item as a whole, in the place of the item alone, if a name has the tuple and a number is the place.
fn with_changed_item(
    (target, origin): &(Target, Origin),
    tuple: &Expr,
) -> Option<(Target, Origin)> {
    let (Target::Changed { local, keys }, Origin::Expression(item)) = (target, origin) else {
        return None;
    };
    let name = tuple.as_name_expr()?.id.as_str();
    let [Key::Item(place)] = keys.as_slice() else {
        return None;
    };
    let place: usize = place.parse().ok()?;
    let behind = place + 1;
    let whole = format!("{name}[:{place}]+({item},)+{name}[{behind}:]");
    Some((Target::whole(local.clone()), Origin::Expression(whole)))
}

/// The local that a target is which only binds a name.
fn bound(target: &Expr, reach: &Reach<'_>) -> Option<Target> {
    let name = target.as_name_expr()?;
    reach.bound(&name.id).map(Target::Local)
}

/// The same, or the item or attribute that a target changes.
pub(super) fn bound_or_item(target: &Expr, text: &str, reach: &Reach<'_>) -> Option<Target> {
    bound(target, reach).or_else(|| item(target, text, reach))
}

/// A name that is bound, with what has its value.
fn local(target: &Expr, value: &Expr, text: &str, reach: &Reach<'_>) -> Option<(Target, Origin)> {
    Some((bound(target, reach)?, origin(value, text)?))
}

/// An item whose key is taken out of something (`free[parked.pop()]`), with the expression for it before, and what is left there.
fn at_popped(
    target: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, String, (Target, Origin))> {
    let subscript = target.as_subscript_expr()?;
    let (taken, key, rest) = popped(&subscript.slice, text, reach)?;
    let (local, _) = reach.held(&subscript.value.as_name_expr()?.id)?;
    let before = format!("{}[{key}]", local.name);
    let keys = vec![Key::Item(key)];
    (taken.changed() != Some(&local)).then_some((
        Target::Changed { local, keys },
        before,
        (taken, rest),
    ))
}

/// What names get that take one item after the other from the end of a list that has as many: `b, a = stack.pop(), stack.pop()`.
fn popped_in_turn(
    names: &[Expr],
    values: &[Expr],
    text: &str,
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let (first, last) = (values.first()?, values.len());
    let call = written(first, text)?;
    let same = values
        .iter()
        .all(|value| written(value, text) == Some(call));
    let list = &*first.as_call_expr()?.func.as_attribute_expr()?.value;
    let name = written(list, text)?;
    if !same || last < 2 || names.len() != last || call != format!("{name}.pop()") {
        return None;
    }
    let enough = matches!(reach.value(list)?, PythonValue::List(items) if items.len() >= last);
    let (changed, ..) = popped(first, text, reach).filter(|_| enough)?;
    let mut found = Vec::new();
    for (index, target) in names.iter().enumerate() {
        let target = &target.as_name_expr()?.id;
        let apart = !mentions(name, target);
        let local = Target::Local(reach.bound(target).filter(|_| apart)?);
        let item = format!("{name}[-{}]", index + 1);
        found.push((local, Origin::Expression(item)));
    }
    found.push((changed, Origin::Expression(format!("{name}[:-{last}]"))));
    Some(found)
}

/// Whether targets of one statement can be told by what there was before it: what is taken twice out of one list is something else the
/// second time, and a key may be one of the names that get values.
fn are_apart(found: &[(Target, Origin)]) -> bool {
    let changed: Vec<(&AliasName, &[Key])> = found
        .iter()
        .filter_map(|(target, _)| match target {
            Target::Changed { local, keys } => Some((local, keys.as_slice())),
            _ => None,
        })
        .collect();
    let once = |local: &AliasName| changed.iter().filter(|(other, _)| *other == local).count() == 1;
    let names = found.iter().filter_map(|(target, _)| match target {
        Target::Local(local) | Target::Changed { local, .. } => Some(local.name.as_str()),
        _ => None,
    });
    let names: Vec<&str> = names.collect();
    let plain = |key: &Key| match key {
        Key::Item(key) => !names.iter().any(|name| mentions(key, name)),
        Key::Attribute(_) => true,
    };
    changed
        .iter()
        .all(|(local, keys)| once(local) || (!keys.is_empty() && keys.iter().all(plain)))
}

/// Puts what a name gets in its place in the keys of targets behind it, which are asked for by then: `i, xs[i] = 3, v`; `None` where a key
/// has the name for a part.
fn with_new_keys(found: &mut [(Target, Origin)]) -> Option<()> {
    for place in 1..found.len() {
        let (before, behind) = found.split_at_mut(place);
        let Some((Target::Changed { keys, .. }, _)) = behind.first_mut() else {
            continue;
        };
        for (target, origin) in before {
            let Target::Local(name) = target else {
                continue;
            };
            for key in keys.iter_mut() {
                match (key, &*origin) {
                    (Key::Item(key), Origin::Expression(new)) if *key == name.name => {
                        *key = new.clone();
                    }
                    (Key::Item(key), _) if mentions(key, &name.name) => return None,
                    _ => {}
                }
            }
        }
    }
    Some(())
}

/// Whether one of the targets of a statement gets the object that another one changes: `node.next, previous = previous, node` gives
/// `previous` the node with what it has then.
fn hand_on_changed(found: &[(Target, Origin)]) -> bool {
    found
        .iter()
        .filter_map(|(target, _)| target.changed())
        .any(|changed| {
            let mut origins = found.iter().map(|(_, origin)| origin);
            origins.any(|origin| origin.expressions() == [changed.name.as_str()])
        })
}

/// What a function returns, as it is written behind `return`.
pub(super) fn returned(text: &str) -> Origin {
    let whole = || Origin::Expression(text.to_owned());
    let bracketed = || format!("({text})");
    let Ok(parsed) = ruff_python_parser::parse_expression(text) else {
        // Without brackets a tuple that takes in others is no expression, though a statement may return it.
        let parsed = ruff_python_parser::parse_expression(&bracketed());
        return match parsed.is_ok_and(|parsed| parsed.expr().is_tuple_expr()) {
            true => Origin::Expression(bracketed()),
            false => whole(),
        };
    };
    match parsed.expr() {
        Expr::Tuple(tuple) if !tuple.parenthesized => Origin::Expression(bracketed()),
        value => origin(value, text).unwrap_or_else(whole),
    }
}

/// What has the value of an expression in a line.
pub(super) fn origin(value: &Expr, text: &str) -> Option<Origin> {
    if let Expr::FString(formatted) = value
        && let Some(pieces) = pieces_of(formatted, text)
    {
        return Some(Origin::Text(pieces));
    }
    let whole = written(value, text)?.to_owned();
    let bare = value
        .as_tuple_expr()
        .is_some_and(|tuple| !tuple.parenthesized);
    Some(Origin::Expression(if bare {
        format!("({whole})")
    } else {
        whole
    }))
}

/// The names that the items of a value are given, with the items.
fn unpacked(
    names: &[Expr],
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let whole = with_items(value, text, reach)?;
    parts(names, &whole, text, reach).filter(|found| keys_stay(found))
}

/// An expression that has the items which a value gives when it is taken apart.
pub(in crate::program) fn with_items(
    value: &Expr,
    text: &str,
    reach: &Reach<'_>,
) -> Option<String> {
    let whole = written(value, text)?;
    let views = value.as_call_expr().is_some_and(gives_elements);
    let has_keys = matches!(reach.value(value), Some(PythonValue::Dict(_)));
    Some(match value {
        // It has no items to ask for, or others than those that are taken.
        Expr::Generator(generator) => as_list(generator, text)?,
        _ if views || has_keys => format!("list({whole})"),
        Expr::Name(_) | Expr::Call(_) | Expr::Subscript(_) | Expr::Attribute(_) | Expr::List(_) => {
            whole.to_owned()
        }
        Expr::Tuple(tuple) if tuple.parenthesized => whole.to_owned(),
        _ => format!("({whole})"),
    })
}

/// Whether none of the keys by which targets change something depends on what another one gets, and no two change the same object.
fn keys_stay(found: &[(Target, Origin)]) -> bool {
    let locals = found.iter().filter_map(|(target, _)| target.local());
    let locals: Vec<&AliasName> = locals.collect();
    found.iter().all(|(target, _)| match target {
        Target::Changed { local, keys } => {
            let once = locals.iter().filter(|one| **one == local).count() == 1;
            let plain = |key: &Key| match key {
                Key::Item(key) => !locals.iter().any(|one| mentions(key, &one.name)),
                Key::Attribute(_) => true,
            };
            once && keys.iter().all(plain)
        }
        _ => true,
    })
}

/// The names, items and attributes that the items of `whole` are given, with the items.
fn parts(
    names: &[Expr],
    whole: &str,
    text: &str,
    reach: &Reach<'_>,
) -> Option<Vec<(Target, Origin)>> {
    let mut found = Vec::new();
    let starred = names.iter().position(Expr::is_starred_expr);
    for (index, name) in names.iter().enumerate() {
        let behind = names.len() - index;
        let item = match starred {
            Some(star) if index > star => format!("{whole}[-{behind}]"),
            _ => format!("{whole}[{index}]"),
        };
        match name {
            // What the others leave is a list.
            Expr::Starred(rest) => {
                let end = match behind {
                    1 => String::new(),
                    _ => format!("-{}", behind - 1),
                };
                let local = Target::Local(reach.bound(&rest.value.as_name_expr()?.id)?);
                let items = format!("list({whole}[{index}:{end}])");
                found.push((local, Origin::Expression(items)));
            }
            Expr::Name(name) => {
                let local = Target::Local(reach.bound(&name.id)?);
                found.push((local, Origin::Expression(item)));
            }
            Expr::Tuple(names) => found.extend(parts(&names.elts, &item, text, reach)?),
            held @ (Expr::Attribute(_) | Expr::Subscript(_)) => {
                let changed = self::item(held, text, reach)?;
                found.push((changed, Origin::Expression(item)));
            }
            _ => return None,
        }
    }
    Some(found)
}
