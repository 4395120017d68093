//! What a statement gives values to, and the expressions that have these values.

use ruff_python_ast::{Expr, Operator, Stmt};
use ruff_text_size::Ranged;

use super::changes::{changed, deleted, is_tight, item, popped};
use super::expressions::written;
use super::library::tally;
use super::pieces::{Piece, pieces_of, printed};
use super::reach::Reach;
use super::reduction::gives_elements;
use super::repeats::{Repeats, holds_nothing_twice};
use super::sequences::items;
use super::{Definition, Program, canonical_expression, mentions};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

/// What a simple statement gives a value to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A local, of the frame or of the module, that is bound.
    Local(AliasName),
    /// A local of the frame that a `for` sets, if it goes on.
    Element(String),
    /// A local, of any frame, whose object is changed.
    Changed {
        /// The local.
        local: AliasName,
        /// Where in the object, the outermost first; none where it is another one as a whole.
        keys: Vec<Key>,
    },
    /// The frame's value: it returns.
    Value,
    /// What the frame is worth if it ends with the line, without saying so.
    End,
    /// The message of the exception that is raised instead of anything else.
    Raised,
    /// What is printed.
    Output,
    /// What is printed before a function of the program is entered.
    Begun,
    /// A parameter of a function of the program that is entered.
    Argument {
        /// The name of its frame.
        function: String,
        /// The name of the parameter.
        name: String,
    },
}

/// Where in a value another one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The expression between the brackets, in canonical spelling.
    Item(String),
    /// The name behind the dot.
    Attribute(String),
}

/// What has the value that a target gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An expression in canonical spelling.
    Expression(String),
    /// A text that is put together.
    Text(Vec<Piece>),
    /// What it is shown as is known.
    Shown(String),
    /// What it is shown as is put together.
    Written(Vec<Piece>),
}

impl Origin {
    /// The expressions that its value depends on.
    fn expressions(&self) -> Vec<&str> {
        match self {
            Origin::Expression(expression) => vec![expression],
            Origin::Shown(_) => Vec::new(),
            Origin::Text(pieces) | Origin::Written(pieces) => {
                let values = pieces.iter().filter_map(|piece| match piece {
                    Piece::Value(expression)
                    | Piece::Shown(expression)
                    | Piece::Each {
                        iterated: expression,
                        ..
                    } => Some(expression.as_str()),
                    Piece::Text(_) => None,
                });
                values.collect()
            }
        }
    }
}

impl Program {
    /// What the statement that is about to run at a state gives values to, each with what has the value, as far as that can be
    /// asked.
    pub fn targets(&self, at: &State) -> Vec<(Target, Origin)> {
        let number = at.line().filter(|_| at.event == Event::Line);
        let Some(line) = number.and_then(|number| self.line(number)) else {
            return Vec::new();
        };
        let Some(reach) = Reach::of(self, at) else {
            return Vec::new();
        };
        let plain = self.without_names(at, &line.text, &reach);
        let text = plain.as_ref().map_or(&line.text, |plain| &plain.text);
        let mut found = targets(text, &reach);
        if text.contains(';') && share_objects(at, &found) {
            return Vec::new();
        }
        for statement in plain.iter().flat_map(|plain| &plain.statements) {
            found.extend(targets(statement, &reach));
        }
        found.extend(self.raised(text));
        found.extend(self.case_targets(at, &reach));
        let expression = |(target, text)| (target, Origin::Expression(text));
        found.extend(self.elements(at).into_iter().map(expression));
        found.extend(self.arguments(at).into_iter().map(expression));
        let receiving = self.receiving(at);
        found.extend(receiving);
        found.extend(self.initialised(at));
        found.extend(self.begun(at));
        let inside: Vec<(Target, Origin)> = found
            .iter()
            .filter_map(|(target, origin)| Some((self.inside(at, target)?, origin.clone())))
            .collect();
        found.extend(inside);
        let repeats = self.repeats();
        let told = repeats != Repeats::Unknown || holds_nothing_twice(at);
        let can_ask = |text: &str| self.can_ask(at, text);
        let possible = |(target, origin): &(Target, Origin)| {
            let possible = match target {
                Target::Changed { keys, .. } if keys.is_empty() => at.aliases.is_some(),
                Target::Changed { keys, local } => {
                    let shows = || {
                        let frame = at.frames.get(local.frame);
                        let value = frame.and_then(|frame| frame.known(&local.name));
                        value.is_some_and(|value| self.shows_attributes(value))
                    };
                    let hides = |name: &str| {
                        let frame = at.frames.get(local.frame);
                        let value = frame.and_then(|frame| frame.known(&local.name));
                        value.is_some_and(|value| self.hides_field(value, name))
                    };
                    let known = |key: &Key| match key {
                        Key::Attribute(name) if hides(name) => false,
                        Key::Item(key) => can_ask(key),
                        Key::Attribute(name) => shows() && !self.may_be_property(name),
                    };
                    at.aliases.is_some() && keys.iter().all(known) && told
                }
                Target::Output | Target::Begun => !self.defines("print"),
                Target::Local(_)
                | Target::Element(_)
                | Target::Value
                | Target::End
                | Target::Raised
                | Target::Argument { .. } => true,
            };
            possible && origin.expressions().into_iter().all(can_ask)
        };
        // What is taken out of something is only known with what it is taken out of.
        let takes = |(target, _): &(Target, Origin)| matches!(target, Target::Changed { .. });
        if found.len() > 1 && found.iter().any(takes) && !found.iter().all(possible) {
            found.retain(|(target, _)| matches!(target, Target::Argument { .. }));
        }
        found.retain(possible);
        let renamed = |(target, origin): &(Target, Origin)| {
            let Target::Changed { local, keys } = target else {
                return None;
            };
            let again = |local| {
                let keys = keys.clone();
                (Target::Changed { local, keys }, origin.clone())
            };
            Some(twins(at, local).into_iter().map(again).collect::<Vec<_>>())
        };
        let twins: Vec<(Target, Origin)> = found.iter().filter_map(renamed).flatten().collect();
        found.extend(twins);
        let everywhere = |(target, origin): &(Target, Origin)| {
            let others = self.repeated(at, &repeats, target).into_iter();
            let others: Vec<_> = others.map(|other| (other, origin.clone())).collect();
            others
        };
        let others: Vec<(Target, Origin)> = found.iter().flat_map(everywhere).collect();
        found.extend(others);
        found
    }

    /// The item of a list that a target is an item of, because a loop has given it the name: in `for row in rows`, `row[0]` is an item
    /// of an item of `rows`.
    fn inside(&self, at: &State, target: &Target) -> Option<Target> {
        let Target::Changed { local, keys } = target else {
            return None;
        };
        let (frame, top) = (at.top()?, at.depth().checked_sub(1)?);
        if keys.is_empty() || local.frame != top {
            return None;
        }
        let loops = frame.loops.as_ref()?.iter();
        let (held, place) = loops
            .filter_map(|(line, count)| {
                let header = self.line(*line)?.text.strip_suffix(':')?;
                let (element, list) = header.strip_prefix("for ")?.split_once(" in ")?;
                let place = count.filter(|_| element == local.name)?.checked_sub(1)?;
                Some((list, place))
            })
            .next_back()?;
        // The list has its text there: neither has got another value since.
        let items = PythonValue::read(frame.known(held)?).ok()?;
        let PythonValue::List(items) = items else {
            return None;
        };
        let item = items.get(usize::try_from(place).ok()?)?;
        let same = item.to_string() == frame.known(&local.name)?;
        let keys = [&[Key::Item(place.to_string())], keys.as_slice()].concat();
        same.then(|| Target::Changed {
            local: AliasName::new(top, held),
            keys,
        })
    }

    /// Whether a name of Python's has another meaning here.
    fn defines(&self, name: &str) -> bool {
        let defines =
            |one: &Definition| one.name == name || one.scope.names().any(|own| own == name);
        self.definitions.iter().any(defines)
    }
}

impl Target {
    /// A local whose object is another one as a whole.
    pub fn whole(local: AliasName) -> Target {
        let keys = Vec::new();
        Target::Changed { local, keys }
    }

    /// The local whose object is changed, in whole or in part.
    fn changed(&self) -> Option<&AliasName> {
        match self {
            Target::Changed { local, .. } => Some(local),
            _ => None,
        }
    }
}

/// Whether two of the locals whose objects are changed are one object.
fn share_objects(at: &State, found: &[(Target, Origin)]) -> bool {
    let mut changed = found.iter().filter_map(|(target, _)| target.changed());
    changed.any(|local| {
        let twins = twins(at, local);
        let mut others = found.iter().filter_map(|(target, _)| target.changed());
        others.any(|other| twins.contains(other))
    })
}

/// The other names, in all frames, for the object that a local is.
fn twins(at: &State, local: &AliasName) -> Vec<AliasName> {
    let mut groups = at.aliases.iter().flatten();
    let group = groups.find(|group| group.contains(local));
    let others = group.into_iter().flatten().filter(|one| *one != local);
    others.cloned().collect()
}

/// The targets of the statement that `text` is, a line in canonical spelling, with what has the values they get; none for
/// statements of another kind.
fn targets(text: &str, reach: &Reach<'_>) -> Vec<(Target, Origin)> {
    // Outside a function a `return` does not parse. What a generator gives up is told as what a function returns.
    let given = text.strip_prefix("return ");
    let given = given.or_else(|| {
        text.strip_prefix("yield ")
            .filter(|text| !text.starts_with("from "))
    });
    if let Some(expression) = given {
        let parsed = ruff_python_parser::parse_expression(expression);
        let taken = parsed
            .ok()
            .and_then(|parsed| popped(parsed.expr(), expression, reach));
        return match taken {
            Some((changed, item, rest)) => {
                vec![(changed, rest), (Target::Value, Origin::Expression(item))]
            }
            None => vec![(Target::Value, returned(expression))],
        };
    }
    let Ok(parsed) = ruff_python_parser::parse_module(text) else {
        return Vec::new();
    };
    let [statement] = parsed.syntax().body.as_slice() else {
        return in_turn(&parsed.syntax().body, text, reach).unwrap_or_default();
    };
    let named = |expr: &Expr| Some(expr.as_name_expr()?.id.to_string());
    let spelled = |expr: &Expr| written(expr, text).map(str::to_owned);
    let origin = |value: &Expr| origin(value, text);
    let bound = |target: &Expr| reach.bound(&named(target)?).map(Target::Local);
    let local = |target: &Expr, value: &Expr| Some((bound(target)?, origin(value)?));
    let bound_or_item = |target: &Expr| bound(target).or_else(|| item(target, text, reach));
    let one = |found: Option<(Target, Origin)>| found.into_iter().collect();
    // An item whose key is taken out of something: `free[parked.pop()]`.
    let at_popped = |target: &Expr| {
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
    };
    match statement {
        Stmt::Assign(assign) => match (assign.targets.as_slice(), &*assign.value) {
            ([Expr::Tuple(names)], Expr::Tuple(values))
                if let Some(found) = popped_in_turn(&names.elts, &values.elts, text, reach) =>
            {
                found
            }
            ([Expr::Tuple(names)], Expr::Tuple(values)) if names.len() == values.len() => {
                let pairs = names.elts.iter().zip(&values.elts);
                let each = |(name, value): (&Expr, &Expr)| match popped(value, text, reach) {
                    Some((changed, item, rest)) => {
                        let name = bound(name)?;
                        Some(vec![(name, Origin::Expression(item)), (changed, rest)])
                    }
                    None => match name {
                        Expr::Tuple(inner) => unpacked(&inner.elts, value, text, reach),
                        Expr::List(inner) => unpacked(&inner.elts, value, text, reach),
                        name => Some(vec![(bound_or_item(name)?, origin(value)?)]),
                    },
                };
                let found: Option<Vec<_>> = pairs.map(each).collect();
                let found: Vec<(Target, Origin)> = found.into_iter().flatten().flatten().collect();
                if are_apart(&found) && !hand_on_changed(&found) {
                    found
                } else {
                    Vec::new()
                }
            }
            ([target @ (Expr::Subscript(_) | Expr::Attribute(_))], value) => {
                let popped = || {
                    let (target, _, taken) = at_popped(target)?;
                    Some(vec![(target, origin(value)?), taken])
                };
                let plain = || Some((item(target, text, reach)?, origin(value)?));
                popped().unwrap_or_else(|| one(plain()))
            }
            ([Expr::List(names)], value) if value.is_name_expr() => {
                unpacked(&names.elts, value, text, reach).unwrap_or_default()
            }
            ([Expr::Tuple(names)], value) => match popped(value, text, reach) {
                Some((changed, item, rest)) => {
                    let found = parts(&names.elts, &item, reach);
                    let all = found.map(|found| [found, vec![(changed, rest)]].concat());
                    all.unwrap_or_default()
                }
                None => unpacked(&names.elts, value, text, reach).unwrap_or_default(),
            },
            (several @ [_, _, ..], value) if !matches!(value, Expr::Call(_)) => {
                // What is not written out anew is one object for all of them.
                let given = |target: &Expr| match (target, value) {
                    (Expr::Tuple(names), Expr::Tuple(values)) if names.len() == values.len() => {
                        let pairs = names.elts.iter().zip(&values.elts);
                        let each = pairs.map(|(name, value)| local(name, value));
                        each.collect::<Option<Vec<_>>>()
                    }
                    (Expr::Tuple(names), value) => unpacked(&names.elts, value, text, reach),
                    (target, value) => Some(vec![(bound_or_item(target)?, origin(value)?)]),
                };
                let found: Option<Vec<_>> = several.iter().map(given).collect();
                let found: Vec<_> = found.into_iter().flatten().flatten().collect();
                if are_apart(&found) { found } else { Vec::new() }
            }
            ([target], value) => {
                let popped = || {
                    let name = bound(target)?;
                    let (changed, item, rest) = popped(value, text, reach)?;
                    Some(vec![(name, Origin::Expression(item)), (changed, rest)])
                };
                popped().unwrap_or_else(|| one(local(target, value)))
            }
            _ => Vec::new(),
        },
        Stmt::AnnAssign(assign) => {
            let value = assign.value.as_deref();
            let given = |value: &Expr| Some((bound_or_item(&assign.target)?, origin(value)?));
            one(value.and_then(given))
        }
        Stmt::AugAssign(assign) => {
            let sum = || {
                let value = spelled(&assign.value)?;
                let (target, before, taken) = match at_popped(&assign.target) {
                    Some((target, before, taken)) => (target, before, Some(taken)),
                    None => (
                        bound_or_item(&assign.target)?,
                        spelled(&assign.target)?,
                        None,
                    ),
                };
                let sign = assign.op.as_str();
                // What is added to the target is taken out of something, after the target was asked.
                if let (None, Some((left, item, rest))) =
                    (&taken, popped(&assign.value, text, reach))
                {
                    let whole = format!("{before}{sign}{item}");
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
                let whole = if is_tight(&assign.value) {
                    format!("{before}{sign}{value}")
                } else {
                    format!("{before}{sign}({value})")
                };
                let mut found = vec![(target, Origin::Expression(whole))];
                found.extend(taken);
                Some(found)
            };
            sum().unwrap_or_default()
        }
        Stmt::Delete(delete) => match delete.targets.as_slice() {
            [Expr::Subscript(item)] => one(deleted(&item.value, &item.slice, text, reach)),
            _ => Vec::new(),
        },
        Stmt::Expr(statement) => {
            let called = || {
                let call = statement.value.as_call_expr()?;
                if named(&call.func).is_some_and(|name| name == "print") {
                    return Some((Target::Output, Origin::Text(printed(call, text)?)));
                }
                changed(call, text, reach)
            };
            moved(&statement.value, text, reach)
                .or_else(|| counted_up(&statement.value, text, reach))
                .unwrap_or_else(|| one(called()))
        }
        _ => Vec::new(),
    }
}

/// The targets of statements in one line (`xs.add(x); ys.add(y)`), where none has to do with what one before it gives a value to.
fn in_turn(statements: &[Stmt], text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let mut all: Vec<(Target, Origin)> = Vec::new();
    for statement in statements {
        let text = written(statement, text)?;
        let found = targets(text, reach);
        let plain = !found.is_empty() || statement.is_pass_stmt();
        let touched = all.iter().any(|(target, _)| match target {
            Target::Local(local) | Target::Changed { local, .. } => mentions(text, &local.name),
            Target::Output => false,
            _ => true,
        });
        // Of what two print each is a part only.
        let prints =
            |found: &[(Target, Origin)]| found.iter().any(|(target, _)| *target == Target::Output);
        if !plain || touched || (prints(&all) && prints(&found)) {
            return None;
        }
        all.extend(found);
    }
    Some(all)
}

/// What a call changes that adds to one thing what it takes out of another one: `out.append(left.pop(0))`.
fn moved(value: &Expr, text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let call = value.as_call_expr()?;
    let [argument] = &*call.arguments.args else {
        return None;
    };
    let (taken, item, rest) = popped(argument, text, reach)?;
    let at = std::ops::Range::<usize>::from(argument.range());
    let plain = [text.get(..at.start)?, &item, text.get(at.end..)?].concat();
    let parsed = ruff_python_parser::parse_expression(&plain).ok()?;
    let (given, whole) = changed(parsed.expr().as_call_expr()?, &plain, reach)?;
    let apart = given.changed() != taken.changed();
    apart.then(|| vec![(given, whole), (taken, rest)])
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

/// The items of a `Counter` that counts what it is given: `counts.update('ab')`.
fn counted_up(value: &Expr, text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let call = value.as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    let counts = matches!(reach.value(&method.value)?, PythonValue::Object { name, .. } if name == "Counter");
    let given = reach.value(given).filter(|given| {
        counts && method.attr.as_str() == "update" && !matches!(given, PythonValue::Dict(_))
    })?;
    let counter = written(&*method.value, text)?;
    let counted = |(element, count): (PythonValue, usize)| {
        let key = canonical_expression(&element.to_string()).ok()?;
        let place = format!("{counter}[{key}]");
        let parsed = ruff_python_parser::parse_expression(&place).ok()?;
        let target = item(parsed.expr(), &place, reach)?;
        Some((target, Origin::Expression(format!("{place}+{count}"))))
    };
    tally(items(&given)?).into_iter().map(counted).collect()
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
fn returned(text: &str) -> Origin {
    let whole = || Origin::Expression(text.to_owned());
    let Ok(parsed) = ruff_python_parser::parse_expression(text) else {
        return whole();
    };
    match parsed.expr() {
        Expr::Tuple(tuple) if !tuple.parenthesized => Origin::Expression(format!("({text})")),
        value => origin(value, text).unwrap_or_else(whole),
    }
}

/// What has the value of an expression in a line.
fn origin(value: &Expr, text: &str) -> Option<Origin> {
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
    let whole = written(value, text)?;
    let views = value.as_call_expr().is_some_and(gives_elements);
    let has_keys = matches!(reach.value(value), Some(PythonValue::Dict(_)));
    let whole = match value {
        // It has no items to ask for, or others than those that are taken.
        _ if views || has_keys => format!("list({whole})"),
        Expr::Name(_) | Expr::Call(_) | Expr::Subscript(_) | Expr::Attribute(_) | Expr::List(_) => {
            whole.to_owned()
        }
        _ => format!("({whole})"),
    };
    parts(names, &whole, reach)
}

/// The names that the items of `whole` are given, with the items.
fn parts(names: &[Expr], whole: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
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
            Expr::Tuple(names) => found.extend(parts(&names.elts, &item, reach)?),
            _ => return None,
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    /// A local that is changed, and where; with the frame's number if it is not the first one.
    fn shown_change(local: &AliasName, keys: &[Key]) -> String {
        let shown = |key: &Key| match key {
            Key::Item(key) => format!("[{key}]"),
            Key::Attribute(name) => format!(".{name}"),
        };
        let name = match local.frame {
            0 => local.name.clone(),
            _ => local.to_string(),
        };
        [name, keys.iter().map(shown).collect()].concat()
    }

    #[test]
    fn statements_have_targets() {
        let shown = |(target, origin): (Target, Origin)| {
            let target = match target {
                Target::Local(local) => local.name,
                Target::Changed { local, keys } => shown_change(&local, &keys),
                Target::Output => ">".to_owned(),
                Target::Value => String::new(),
                Target::Raised => "raise".to_owned(),
                other => panic!("{other:?}"),
            };
            let piece = |piece: &Piece| match piece {
                Piece::Text(text) => format!("'{text}'"),
                Piece::Value(expression) => expression.clone(),
                Piece::Shown(expression) => format!("repr {expression}"),
                Piece::Each { iterated, between } => format!("*{iterated}, '{between}'"),
            };
            let origin = match origin {
                Origin::Expression(expression) => expression,
                Origin::Text(pieces) => pieces.iter().map(piece).collect::<Vec<_>>().join(" . "),
                Origin::Shown(text) => text,
                Origin::Written(pieces) => format!("{pieces:?}"),
            };
            (target, origin)
        };
        let program = Program::parse("pass\n").unwrap();
        let frame = Frame::new("<module>", 1).knowing(&[
            ("xs", "[1, 2]"),
            ("s", "{1}"),
            ("d", "{'a': 1}"),
            ("none", "[]"),
            ("x", "<X>"),
            ("m", "[[1]]"),
            ("self", "X(xs=[])"),
            ("o", "O(d={'a': 1}, s={1}, xs=[1, 2])"),
            ("q", "deque([1, 2])"),
            ("bag", "Counter({'a': 1})"),
            ("lru", "OrderedDict([('a', 1), ('b', 2)])"),
        ]);
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        let reach = Reach::of(&program, &at).unwrap();
        let check = |text: &str, expected: &[(&str, &str)]| {
            let found = targets(text, &reach).into_iter().map(shown);
            let found: Vec<(String, String)> = found.collect();
            let expected = expected
                .iter()
                .map(|(name, value)| ((*name).into(), (*value).into()));
            assert_eq!(found, expected.collect::<Vec<_>>(), "{text}");
        };
        let rest = "{key__: value__ for key__, value__ in d.items() if key__!=(c)}";
        check("x=a+1", &[("x", "a+1")]);
        check("x: int=a+1", &[("x", "a+1")]);
        check("x+=a if b else c", &[("x", "x+(a if b else c)")]);
        check("x//=2", &[("x", "x//2")]);
        check("return a+1", &[("", "a+1")]);
        check("a, b=b, a+b", &[("a", "b"), ("b", "a+b")]);
        check("xs.append(a+1)", &[("xs", "xs+[a+1]")]);
        check("return", &[]);
        check("yield a+1", &[("", "a+1")]);
        check("yield from xs", &[]);
        check("x=y=1", &[("x", "1"), ("y", "1")]);
        check(
            "x, y=z=(a+1, b)",
            &[("x", "a+1"), ("y", "b"), ("z", "(a+1, b)")],
        );
        check(
            "z=x, y=pair",
            &[("z", "pair"), ("x", "pair[0]"), ("y", "pair[1]")],
        );
        check("xs[0]=xs[1]=a", &[("xs[0]", "a"), ("xs[1]", "a")]);
        check("x=y=xs.pop()", &[]);
        check("xs.append(d.pop(c))", &[("xs", "xs+[d[c]]"), ("d", rest)]);
        check("xs.append(xs.pop())", &[("xs", "xs+[xs.pop()]")]);
        check("x+=f'-{a}'", &[("x", "x . '-' . a")]);
        check("return a, b+1", &[("", "(a, b+1)")]);
        check("return f'{a}-{b + 1}'", &[("", "a . '-' . b+1")]);
        check("s=f'{x:.2f}%'", &[("s", "f'{x:.2f}' . '%'")]);
        check("s=f'{x=}'", &[("s", "'x=' . repr x")]);
        check(
            "s=f'{x!r}, {x!r:>5}'",
            &[("s", "repr x . ', ' . f'{x!r:>5}'")],
        );
        check("print(a, f'{b}!')", &[(">", "a . ' ' . b . '!' . '\n'")]);
        check("print()", &[(">", "'\n'")]);
        check("print(a, end='')", &[(">", "a")]);
        check(
            "print(a, b, sep=', ', end=None)",
            &[(">", "a . ', ' . b . '\n'")],
        );
        check("print(a, end=b)", &[]);
        check("print(a, file=b)", &[]);
        check("print(end='')", &[]);
        check("print(*xs, sep='-')", &[(">", "*xs, '-' . '\n'")]);
        check("print(a, *xs)", &[]);
        check("x[0]=1", &[("x[0]", "1")]);
        check("m[i][j+1]+=a*b", &[("m[i][j+1]", "m[i][j+1]+(a*b)")]);
        check("d[k].append(v)", &[("d[k]", "d[k]+[v]")]);
        check("x[1:]=y", &[]);
        check("self.x[0]=1", &[("self.x[0]", "1")]);
        check("self.x+=a", &[("self.x", "self.x+a")]);
        check("self.xs.append(a)", &[("self.xs", "self.xs+[a]")]);
        check("f().x=1", &[]);
        check("a, b=pair", &[("a", "pair[0]"), ("b", "pair[1]")]);
        check(
            "a, b=s.split()",
            &[("a", "s.split()[0]"), ("b", "s.split()[1]")],
        );
        check("a, b=x or y", &[("a", "(x or y)[0]"), ("b", "(x or y)[1]")]);
        check("a, *b=pair", &[("a", "pair[0]"), ("b", "list(pair[1:])")]);
        check(
            "a, *b=[1, 2]",
            &[("a", "[1, 2][0]"), ("b", "list([1, 2][1:])")],
        );
        check(
            "a, *b, c=pair",
            &[
                ("a", "pair[0]"),
                ("b", "list(pair[1:-1])"),
                ("c", "pair[-1]"),
            ],
        );
        check(
            "a, *b=d.items()",
            &[
                ("a", "list(d.items())[0]"),
                ("b", "list(list(d.items())[1:])"),
            ],
        );
        check("a, b=d", &[("a", "list(d)[0]"), ("b", "list(d)[1]")]);
        check(
            "a, (b, c)=pair",
            &[("a", "pair[0]"), ("b", "pair[1][0]"), ("c", "pair[1][1]")],
        );
        check(
            "a, b=xs.pop(0), d.pop(c)",
            &[("a", "xs[0]"), ("xs", "xs[1:]"), ("b", "d[c]"), ("d", rest)],
        );
        let taken = [("a", "xs[-1]"), ("b", "xs[-2]"), ("xs", "xs[:-2]")];
        check("a, b=xs.pop(), xs.pop()", &taken);
        check("a, b=xs.pop(0), xs.pop(0)", &[]);
        check("[a]=xs", &[("a", "xs[0]")]);
        check(
            "a, b=m.pop()",
            &[("a", "m[-1][0]"), ("b", "m[-1][1]"), ("m", "m[:-1]")],
        );
        check("best=who, (a, b)", &[("best", "(who, (a, b))")]);
        check("x=xs.pop()", &[("x", "xs[-1]"), ("xs", "xs[:-1]")]);
        check("x=xs.pop(0)", &[("x", "xs[0]"), ("xs", "xs[1:]")]);
        check("x=d[k].pop()", &[("x", "d[k].pop()")]);
        check("x=xs.pop(i)", &[("x", "xs[i]"), ("xs", "xs[:i]+xs[i+1:]")]);
        check("xs.insert(2, a)", &[("xs", "xs[:2]+[a]+xs[2:]")]);
        check("del xs[i]", &[("xs", "xs[:i]+xs[i+1:]")]);
        check("del xs[-1]", &[]);
        check("del xs[1:]", &[]);
        check("del x", &[]);
        check("s.add(a)", &[("s", "s|{a}")]);
        check("s.discard(a)", &[("s", "s-{a}")]);
        check("s.update(xs)", &[("s", "s|set(xs)")]);
        check("s.append(1)", &[]);
        check("d.setdefault(a, 0)", &[("d", "d|{a: d.get(a, 0)}")]);
        check(
            "d.setdefault(a, []).append(b)",
            &[("d[a]", "d.get(a, [])+[b]")],
        );
        check("d.update(b=1)", &[("d", "d|{'b': 1}")]);
        check("d.update({a: 1})", &[("d", "d|dict({a: 1})")]);
        check("del d[c]", &[("d", rest)]);
        check("x=d.pop(c)", &[("x", "d[c]"), ("d", rest)]);
        check("x=d.pop(c, 0)", &[("x", "d.get(c, 0)"), ("d", rest)]);
        check("d.popitem()", &[("d", "dict(list(d.items())[:-1])")]);
        check("none.pop()", &[]);
        let rest = "{key__: value__ for key__, value__ in o.d.items() if key__!=(c)}";
        check("x=o.d.pop(c)", &[("x", "o.d[c]"), ("o.d", rest)]);
        check("del o.d[c]", &[("o.d", rest)]);
        check("del o.xs[0]", &[("o.xs", "o.xs[:0]+o.xs[0+1:]")]);
        check("o.s.add(a)", &[("o.s", "o.s|{a}")]);
        // They raise, or an item is counted from the end.
        check("del o.xs[2]", &[]);
        check("o.d.pop('b')", &[("raise", "KeyError: 'b'")]);
        check("o.s.remove(2)", &[("raise", "KeyError: 2")]);
        check("del d['b']", &[("raise", "KeyError: 'b'")]);
        let queue = |held: &str| format!("[Text(\"deque(\"), Shown(\"{held}\"), Text(\")\")]");
        check("q.append(a)", &[("q", &queue("[1, 2]+[a]"))]);
        check(
            "x=q.popleft()",
            &[("x", "q[0]"), ("q", &queue("[1, 2][1:]"))],
        );
        check("q.insert(0, 1)", &[]);
        let lru = "{'a': 1, 'b': 2}";
        let rest =
            format!("{{key__: value__ for key__, value__ in {lru}.items() if key__!=('a')}}");
        let moved = format!("OrderedDict({rest}|{{'a': {lru}['a']}})");
        check("lru.move_to_end('a')", &[("lru", &moved)]);
        let left = format!("OrderedDict(dict(list({lru}.items())[1:]))");
        check(
            "a, _=lru.popitem(last=False)",
            &[
                ("a", "list(lru.items())[0][0]"),
                ("_", "list(lru.items())[0][1]"),
                ("lru", &left),
            ],
        );
        check("lru.move_to_end('c')", &[]);
        check(
            "bag.update('bab')",
            &[("bag['b']", "bag['b']+2"), ("bag['a']", "bag['a']+1")],
        );
        check("bag.update(unknown)", &[]);
        check("d.pop(bag)", &[]);
        check("xs.insert(0, a+1)", &[("xs", "[a+1]+xs")]);
        check("xs.extend(ys)", &[("xs", "xs+ys")]);
        check("xs.sort()", &[("xs", "sorted(xs)")]);
        check(
            "xs.sort(key=len, reverse=True)",
            &[("xs", "sorted(xs, key=len, reverse=True)")],
        );
        check("list.sort(xs)", &[("xs", "sorted(xs)")]);
        check("list.append(xs, a)", &[("xs", "xs+[a]")]);
        check("list.sort()", &[]);
        check("xs.reverse()", &[("xs", "xs[::-1]")]);
        check(
            "xs.remove(a)",
            &[("xs", "xs[:xs.index(a)]+xs[xs.index(a)+1:]")],
        );
        check("a, xs[0]=b, a", &[("a", "b"), ("xs[0]", "a")]);
        check(
            "xs[i], xs[j]=xs[j], xs[i]",
            &[("xs[i]", "xs[j]"), ("xs[j]", "xs[i]")],
        );
        check("xs[0], xs[xs[0]]=a, b", &[]);
        check("self.x, a, self=a, self, b", &[]);
        check("xs[s.pop()]+=1", &[("xs[s.pop()]", "xs[s.pop()]+1")]);
        check(
            "m[xs.pop()]+=1",
            &[("m[xs[-1]]", "m[xs[-1]]+1"), ("xs", "xs[:-1]")],
        );
        check("m[xs.pop(0)]=a", &[("m[xs[0]]", "a"), ("xs", "xs[1:]")]);
        check("xs[xs.pop()]=a", &[("xs[xs.pop()]", "a")]);
        check("n+=xs.pop()", &[("xs", "xs[:-1]"), ("n", "n+xs[-1]")]);
        let rest = "{key__: value__ for key__, value__ in o.d.items() if key__!=(c)}";
        let both = [("o.d", rest), ("o.d[k]", "o.d[k]+o.d[c]")];
        check("o.d[k]+=o.d.pop(c)", &both);
        check("xs.append(*ys)", &[]);
        check("xs.pop(0)", &[("xs", "xs[1:]")]);
        check("for x in xs:", &[]);
    }

    #[test]
    fn a_list_with_two_names_is_changed_under_both() {
        let program = Program::parse("xs.append(1)\n").unwrap();
        let check = |value: &str, aliases: &str, expected: usize| {
            let state = format!(
                r#"{{"event": "line", "frames": [{{"function": "<module>", "line": 1, "locals": {{"xs": "{value}"}}}}], "aliases": {aliases}}}"#
            );
            let at = State::parse(&state).unwrap();
            assert_eq!(program.targets(&at).len(), expected, "{state}");
        };
        check("[2]", "[]", 1);
        check("[2]", r#"[["0.xs", "0.ys"]]"#, 2);
        check("[2]", "null", 0);
        check("deque([2])", "[]", 1);
        check("deque([2], maxlen=2)", "[]", 0);
    }

    #[test]
    fn nothing_is_taken_out_of_an_empty_list() {
        let check = |line: &str, value: &str, expected: usize| {
            let program = Program::parse(line).unwrap();
            let state = format!(
                r#"{{"event": "line", "frames": [{{"function": "<module>", "line": 1, "locals": {{"xs": "{value}"}}}}], "aliases": []}}"#
            );
            let at = State::parse(&state).unwrap();
            assert_eq!(program.targets(&at).len(), expected, "{line} {state}");
        };
        check("xs.pop()\n", "[2]", 1);
        check("xs.pop()\n", "[]", 0);
        check("x = xs.pop(0)\n", "[2]", 2);
        check("x = xs.pop(0)\n", "[]", 0);
        check("xs.append(1)\n", "[]", 1);
    }

    #[test]
    fn what_a_loop_has_named_is_an_item_of_its_list() {
        let check = |line: &str, locals: &str, expected: &[&str]| {
            let source = format!("rows = [[1], [2]]\nfor row in rows:\n    {line}\n");
            let program = Program::parse(&source).unwrap();
            let state = format!(
                r#"{{"event": "line", "aliases": [], "frames": [{{"function": "<module>", "line": 3, "locals": {locals},
                    "loops": {{"2": 2}}, "pending": []}}]}}"#
            );
            let at = State::parse(&state).unwrap();
            let found = program.targets(&at).into_iter();
            let found: Vec<String> = found
                .filter_map(|(target, _)| match target {
                    Target::Changed { local, keys } => Some(shown_change(&local, &keys)),
                    _ => None,
                })
                .collect();
            assert_eq!(found, expected, "{line}");
        };
        let there = r#"{"rows": "[[1], [2]]", "row": "[2]"}"#;
        check("row[0] += 1", there, &["row[0]", "rows[1][0]"]);
        check("rows[0] = 1", there, &["rows[0]"]);
        let other = r#"{"rows": "[[1], [2]]", "row": "[7]"}"#;
        check("row[0] += 1", other, &["row[0]"]);
    }

    #[test]
    fn what_is_changed_may_be_in_another_frame() {
        let check = |line: &str, locals: &str, aliases: &str, expected: &[&str]| {
            let source = format!("n = 1\ndef f(ys):\n    global n\n    {line}\nf(xs)\n");
            let program = Program::parse(&source).unwrap();
            let state = format!(
                r#"{{"event": "line", "aliases": {aliases}, "frames": [
                    {{"function": "<module>", "line": 5, "locals": {{"xs": "[2]", "zs": "[2]", "n": "1"}}}},
                    {{"function": "f", "line": 4, "locals": {locals}}}]}}"#
            );
            let at = State::parse(&state).unwrap();
            let shown = |(target, _)| match target {
                Target::Local(local) => local.to_string(),
                Target::Changed { local, keys } => shown_change(&local, &keys),
                other => panic!("{other:?}"),
            };
            let found: Vec<String> = program.targets(&at).into_iter().map(shown).collect();
            assert_eq!(found, expected, "{line}");
        };
        let own = r#"{"ys": "[2]"}"#;
        let same = r#"[["0.xs", "0.zs", "1.ys"]]"#;
        check("ys.append(n)", own, same, &["1.ys", "xs", "zs"]);
        check("zs.append(n)", own, "[]", &["zs"]);
        check("zs[0] += n", own, same, &["zs[0]", "xs[0]", "1.ys[0]"]);
        check("n += 1", own, "[]", &["0.n"]);
        check("m = 1", own, "[]", &["1.m"]);
        check("zs = zs.pop()", own, "[]", &[]);
        check("del zs[0]", own, "null", &[]);
        check("zs.append(n)", "null", "[]", &[]);
    }
}
