//! Sharing: which names stand for one object after a statement, because it gives them what another name has, or leaves them as they are.

use ruff_python_ast::helpers::any_over_body;
use ruff_python_ast::{Expr, Stmt};

use crate::program::arrangement::is_plain;
use crate::program::classes::parsed;
use crate::program::exact::Number;
use crate::program::expressions::{Header, written};
use crate::program::identity::can_change;
use crate::program::library::opened;
use crate::program::names::all_names;
use crate::program::patterns::run_by;
use crate::program::reach::Reach;
use crate::program::types::path_shown;
use crate::program::{Program, Target};
use crate::quiz::{PythonValue, compare};
use crate::state::{AliasName, Event, State};

impl Program {
    /// Notes in the state after a single step from `at` which names stand for one object because the statement says so: those of
    /// `a = b`, and parameters with the names that are given for them. `shown` is the state as it is shown.
    pub fn share_objects(&self, at: &State, shown: &State, after: &mut State) {
        let Some(reach) = Reach::of(self, at) else {
            return;
        };
        let depth = at.depth();
        if matches!(after.event, Event::Line | Event::Return) && after.depth() == depth {
            self.keep_together(at, after);
        }
        let held = |(to, from): (AliasName, String)| Some((to, reach.held(&from)?.0));
        let mut pairs: Vec<(AliasName, AliasName)> = match after.event {
            Event::Line | Event::Return if after.depth() == depth => {
                let line = at.line().and_then(|number| self.line(number));
                let several = line.and_then(|line| names_of_one(&line.text));
                if let Some((names, given)) = several {
                    // What they are given may have a name already.
                    let given = given.filter(|given| !names.contains(given));
                    let given = given.and_then(|given| Some(reach.held(&given)?.0));
                    let Some(of) = given.or_else(|| reach.bound(&names[0])) else {
                        return;
                    };
                    let names = names.iter().filter_map(|name| reach.bound(name));
                    for name in names.filter(|name| *name != of) {
                        share(after, &of, Some(name));
                    }
                    return;
                }
                let made = line.and_then(|line| self.named_anew(at, &line.text));
                if let Some(made) = made.and_then(|name| reach.bound(&name)) {
                    part(after, &made);
                    return;
                }
                let beside = line.and_then(|line| self.given_one_each(at, &line.text));
                let beside = beside.unwrap_or_default().into_iter();
                let mut pairs: Vec<(AliasName, String)> = Vec::new();
                for (to, from) in beside {
                    match (reach.bound(&to), from) {
                        (Some(to), Some(from)) => pairs.push((to, from)),
                        (Some(to), None) => part(after, &to),
                        (None, _) => {}
                    }
                }
                let turn = self.named_in_turn(at);
                pairs.extend(turn.and_then(|(to, from)| Some((reach.bound(&to)?, from))));
                let simple = line.and_then(|line| line.text.split_once('='));
                pairs.extend(simple.and_then(|(to, from)| {
                    let from = default_given(&reach, from).unwrap_or_else(|| from.to_owned());
                    Some((reach.bound(to)?, from))
                }));
                pairs.into_iter().filter_map(held).collect()
            }
            Event::Call if after.depth() == depth + 1 => {
                keep_below(at, after);
                let entered = after.top().map(|frame| frame.function.clone());
                let given =
                    self.arguments(at)
                        .into_iter()
                        .filter_map(|(target, from)| match target {
                            Target::Argument { function, name }
                                if Some(&function) == entered.as_ref() =>
                            {
                                Some((AliasName::new(depth, name), from))
                            }
                            _ => None,
                        });
                given.filter_map(held).chain(self.receiver(at)).collect()
            }
            _ => return,
        };
        let known = |state: &'_ State, local: &AliasName| {
            let frame = state.frames.get(local.frame);
            frame
                .and_then(|frame| frame.known(&local.name))
                .map(str::to_owned)
        };
        // What gets another value by the statement hands on what it had; the names that this has besides keep it.
        let bound: Vec<AliasName> = pairs.iter().map(|(to, _)| to.clone()).collect();
        pairs.retain_mut(|(to, of)| {
            if to == of || !bound.contains(of) {
                return true;
            }
            part(after, to);
            let mut groups = at.aliases.iter().flatten();
            let group = groups.find(|group| group.contains(of));
            let other = group.and_then(|group| group.iter().find(|one| !bound.contains(one)));
            if let Some(other) = other {
                *of = other.clone();
            }
            other.is_some()
        });
        for (to, of) in pairs {
            let text = known(at, &of);
            if !text.as_deref().is_some_and(shows_sharing) {
                // Members of enumerations never change: states tell nothing of who has them.
                if text.is_some_and(|text| self.member(&text).is_some()) {
                    take_out(after, &to);
                }
                continue;
            }
            let Some(shown) = known(shown, &of) else {
                continue;
            };
            let shown = shown.as_str();
            let given = after
                .frames
                .get(to.frame)
                .and_then(|frame| frame.known(&to.name));
            let stays = after
                .frames
                .get(of.frame)
                .is_some_and(|frame| frame.known(&of.name) == Some(shown));
            if of != to && stays && given == Some(shown) {
                join(after, of, to);
            }
        }
        if let Some(collecting) = self.collecting(after) {
            part(after, &AliasName::new(after.depth() - 1, collecting));
        }
    }

    /// The parameter of a function that has just been entered which collects what it is given by name: always a new dictionary, also
    /// where one is given (`f(**d)`).
    fn collecting(&self, entered: &State) -> Option<String> {
        let frame = entered.top().filter(|_| entered.event == Event::Call)?;
        let function = self.definition_at(&frame.function, frame.line)?;
        // A generator that goes on is entered where it was left.
        if frame.line != function.first {
            return None;
        }
        self.with_own_header(function, |def, _| {
            Some(def.parameters.kwarg.as_ref()?.name.to_string())
        })
    }

    /// Notes that a statement which enters no frame changes nothing in which names stand for one object, but of those that it binds.
    fn keep_together(&self, at: &State, after: &mut State) {
        let line = at.line().and_then(|number| self.line(number));
        let Some(parsed) = line.and_then(|line| parsed(&run_by(&line.text))) else {
            return;
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return;
        };
        let targets = match statement {
            Stmt::Assign(assign) => assign.targets.as_slice(),
            Stmt::AugAssign(assign) => std::slice::from_ref(&*assign.target),
            // What is handed back gets its name where it arrives.
            Stmt::Expr(_) | Stmt::Return(_) | Stmt::Assert(_) => &[],
            _ => return,
        };
        let names = targets.iter().flat_map(all_names);
        let names = names.filter(|name| name.ctx.is_store());
        let bound: Vec<String> = names.map(|name| name.id.to_string()).collect();
        let hides = |part: &Expr| {
            let runs = ["exec", "eval", "globals", "locals", "vars"];
            part.is_named_expr()
                || part
                    .as_name_expr()
                    .is_some_and(|name| runs.contains(&name.id.as_str()))
        };
        if any_over_body(&parsed.syntax().body, hides) {
            return;
        }
        let frames = &after.frames;
        let is_there = |name: &AliasName| {
            let frame = frames.get(name.frame);
            frame.is_some_and(|frame| frame.known(&name.name).is_some())
        };
        let (Some(before), Some(groups)) = (&at.aliases, &mut after.aliases) else {
            return;
        };
        let is_bound = |name: &AliasName| bound.contains(&name.name);
        let mut kept: Vec<Vec<AliasName>> = before.clone();
        for group in &mut kept {
            group.retain(|name| !is_bound(name) && is_there(name));
        }
        // A number or a tuple is with no other name; what an operator makes of a decimal or a day is a new one.
        let operated = statement.is_aug_assign_stmt();
        let is_new = |text: &str| {
            let day = text.starts_with("datetime.") && self.holds_dates(text);
            operated && (day || Number::shown(text).is_some())
        };
        let is_shared = |name: &&AliasName| {
            let frame = frames.get(name.frame);
            let text = frame.and_then(|frame| frame.known(&name.name));
            is_bound(name) && !text.is_some_and(|text| self.never_changes(text) || is_new(text))
        };
        for group in groups.iter() {
            let own = group.iter().filter(is_shared).cloned();
            let own: Vec<AliasName> = own.collect();
            let other = group.iter().find(|name| !is_bound(name));
            match other {
                _ if own.is_empty() => {}
                Some(other) => match kept.iter_mut().find(|kept| kept.contains(other)) {
                    Some(kept) => kept.extend(own),
                    None => kept.push([own, vec![other.clone()]].concat()),
                },
                None => kept.push(own),
            }
        }
        kept.retain(|group| group.len() > 1);
        kept.iter_mut().for_each(|group| group.sort());
        kept.sort();
        *groups = kept;
    }

    /// Whether a value is surely a number, a text, a tuple or a member of an enumeration.
    pub(in crate::program) fn never_changes(&self, shown: &str) -> bool {
        use PythonValue::{Bool, Float, Int, None, Str, Tuple};
        let value = PythonValue::read(shown);
        let plain = matches!(
            value,
            Ok(None | Bool(_) | Int(_) | Float(_) | Str(_) | Tuple(_))
        );
        (plain && !self.disguises()) || self.member(shown).is_some()
    }

    /// The names that a statement gives one value each (`a, b = c, []`), each with the name that its value has already, or with none where that
    /// is made anew; none of what may be either.
    fn given_one_each(&self, at: &State, text: &str) -> Option<Vec<(String, Option<String>)>> {
        let parsed = text.contains(',').then(|| parsed(text))??;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let ([Expr::Tuple(names)], Expr::Tuple(given)) = (&*assign.targets, &*assign.value) else {
            return None;
        };
        let name = |expr: &Expr| Some(expr.as_name_expr()?.id.to_string());
        let names: Vec<String> = names.elts.iter().map(name).collect::<Option<_>>()?;
        if names.len() != given.elts.len() || given.elts.iter().any(Expr::is_starred_expr) {
            return None;
        }
        let pair = |(to, from): (String, &Expr)| match name(from) {
            Some(from) => Some((to, Some(from))),
            None => {
                let anew = self.makes_anew(from) && !self.may_enter(at, written(from, text)?);
                anew.then_some((to, None))
            }
        };
        let pairs = names.into_iter().zip(&given.elts);
        Some(pairs.filter_map(pair).collect())
    }

    /// The name that a loop gives one of several next which have names (`for layer in (user, env)`), and the name of that one, if it still stands for
    /// what it stood for as the loop began.
    fn named_in_turn(&self, at: &State) -> Option<(String, String)> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        if !self.line(frame.line)?.text.starts_with("for ") {
            return None;
        }
        let begun = frame.loops.as_ref()?.get(&frame.line).copied().flatten()?;
        let (to, from) = self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::For(repeated)) = header else {
                return None;
            };
            let all = match &*repeated.iter {
                Expr::Tuple(tuple) => &tuple.elts,
                Expr::List(list) => &list.elts,
                _ => return None,
            };
            let name = |expr: &Expr| Some(expr.as_name_expr()?.id.to_string());
            let next = all.get(usize::try_from(begun).ok()?)?;
            Some((name(&repeated.target)?, name(next)?))
        })?;
        let scope = &self.definition_at(&frame.function, frame.line)?.scope;
        (!scope.binds(&from, frame.line..=u32::MAX)).then_some((to, from))
    }

    /// The name that a statement gives to a new list, dictionary, set or generator, which nothing else has a name for.
    fn named_anew(&self, at: &State, text: &str) -> Option<String> {
        let parsed = parsed(text)?;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let [Expr::Name(name)] = &*assign.targets else {
            return None;
        };
        // An operation of the program's own may hand on what there is.
        let whole = written(&*assign.value, text)?;
        let anew = self.makes_anew(&assign.value) || assign.value.is_generator_expr();
        (anew && !self.may_enter(at, whole)).then(|| name.id.to_string())
    }
}

/// Takes a local that has a new list, dictionary, set or generator out of the group that it is in.
pub(super) fn part(after: &mut State, local: &AliasName) {
    let frame = after.frames.get(local.frame);
    let value = frame.and_then(|frame| frame.known(&local.name));
    let changes = |text: &str| {
        text.starts_with("<generator object ")
            || PythonValue::read(text).is_ok_and(|value| can_change(&value))
    };
    if value.is_some_and(changes) {
        take_out(after, local);
    }
}

/// Notes that no other name stands for what a local has.
fn take_out(after: &mut State, local: &AliasName) {
    if let Some(groups) = &mut after.aliases {
        for group in groups.iter_mut() {
            group.retain(|name| name != local);
        }
        groups.retain(|group| group.len() > 1);
    }
}

/// The names of one statement that all get the same object (`a = b = []`), at least two, and the name that it has if that is all that stands
/// there.
fn names_of_one(text: &str) -> Option<(Vec<String>, Option<String>)> {
    let parsed = parsed(text)?;
    let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
        return None;
    };
    let named = |target: &Expr| Some(target.as_name_expr()?.id.to_string());
    let names: Option<Vec<String>> = assign.targets.iter().map(named).collect();
    let names = names.filter(|names| names.len() > 1)?;
    Some((names, named(&assign.value)))
}

/// Notes that two locals which a statement has bound are one object, if they have one text that shows it.
pub(in crate::program) fn share(after: &mut State, of: &AliasName, one: Option<AliasName>) {
    let text = |local: &AliasName| {
        let frame = after.frames.get(local.frame);
        frame.and_then(|frame| frame.known(&local.name))
    };
    if let Some(one) = one
        && text(of).is_some_and(shows_sharing)
        && text(of) == text(&one)
    {
        join(after, of.clone(), one);
    }
}

/// Notes that a local which a statement has bound is one object with another one, or alone.
pub(in crate::program) fn bind_again(after: &mut State, one: AliasName, of: Option<&AliasName>) {
    take_out(after, &one);
    if let Some(of) = of {
        share(after, of, Some(one));
    }
}

/// Whether it shows when two names mean one object that is written so: it can be changed.
pub fn shows_sharing(text: &str) -> bool {
    match PythonValue::read(text) {
        Ok(PythonValue::Object { name, .. }) => name != "range",
        // Generators and iterators are used up under all their names.
        Ok(PythonValue::Opaque(text)) => path_shown(&text).is_some(),
        Ok(value) => can_change(&value),
        // What is cut begins as what it is.
        Err(_) => {
            let behind = text.trim_start_matches(|one: char| one == '_' || one.is_alphanumeric());
            text.ends_with('…')
                && !text.starts_with(|one: char| one.is_ascii_digit())
                && behind.starts_with(if behind == text {
                    ['[', '{']
                } else {
                    ['(', '(']
                })
        }
    }
}

/// Notes that to enter a frame changes nothing in which names of the others stand for one object.
fn keep_below(at: &State, after: &mut State) {
    let (Some(before), Some(said)) = (&at.aliases, &after.aliases) else {
        return;
    };
    let depth = at.depth();
    let below = |name: &&AliasName| name.frame < depth;
    let mut entered = Vec::new();
    for group in said {
        let of = group.iter().find(below);
        let own: Vec<&AliasName> = group.iter().filter(|name| name.frame == depth).collect();
        let of = of.or(own.first().copied());
        let pairs = own
            .iter()
            .filter_map(|one| Some((of?.clone(), (*one).clone())));
        entered.extend(pairs.filter(|(of, one)| of != one));
    }
    // What only the line that is told has a name for is in no frame.
    let shown = |name: &&AliasName| {
        let frame = after.frames.get(name.frame);
        let locals = frame.and_then(|frame| frame.locals.as_ref());
        locals.is_none_or(|locals| locals.contains_key(&name.name))
    };
    let kept = before.iter().map(|group| {
        let names = group.iter().filter(below);
        names.filter(shown).cloned()
    });
    let kept = kept.map(Iterator::collect::<Vec<_>>);
    after.aliases = Some(kept.filter(|group| group.len() > 1).collect());
    for (of, one) in entered {
        join(after, of, one);
    }
}

/// Puts a local into the group of another one.
pub(in crate::program) fn join(state: &mut State, of: AliasName, one: AliasName) {
    let Some(groups) = &mut state.aliases else {
        return;
    };
    for group in groups.iter_mut() {
        group.retain(|name| *name != one);
    }
    match groups.iter_mut().find(|group| group.contains(&of)) {
        Some(group) => group.push(one),
        None => groups.push(vec![of, one]),
    }
    groups.retain(|group| group.len() > 1);
    for group in groups.iter_mut() {
        group.sort();
    }
    groups.sort();
}

/// The name whose object a dictionary gives for a key that it lacks: `MISSING` of `cache.get(key, MISSING)`, where `cache` has no such key.
fn default_given(reach: &Reach<'_>, given: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(given).ok()?;
    let call = parsed.expr().as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let asks = matches!(method.attr.as_str(), "get" | "pop");
    let ([key, Expr::Name(default)], []) = (&*call.arguments.args, &*call.arguments.keywords)
    else {
        return None;
    };
    let PythonValue::Dict(pairs) = opened(reach.value(&method.value).filter(|_| asks)?) else {
        return None;
    };
    let key = reach.value(key).filter(is_plain)?;
    let has = |(one, _): &(PythonValue, PythonValue)| compare(one, &key).is_equal();
    (!pairs.iter().any(has)).then(|| default.id.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::keeping::tests::{LOCALS, at};
    use crate::state::Frame;

    #[test]
    fn names_of_the_frames_below_stay_together_where_one_is_entered() {
        let check = |before: &[&[(usize, &str)]],
                     said: &[&[(usize, &str)]],
                     expected: &[&[(usize, &str)]]| {
            let groups = |all: &[&[(usize, &str)]]| {
                let named = |(frame, name): &(usize, &str)| AliasName::new(*frame, *name);
                let group = |group: &&[(usize, &str)]| group.iter().map(named).collect();
                Some(all.iter().map(group).collect::<Vec<Vec<_>>>())
            };
            let mut at = State::start();
            at.frames = vec![Frame::new("<module>", 1), Frame::new("f", 2)];
            at.aliases = groups(before);
            for (frame, names) in at.frames.iter_mut().zip([["h", "o"], ["a", "b"]]) {
                *frame = frame.clone().knowing(&names.map(|name| (name, "[]")));
            }
            let mut after = at.clone();
            after.aliases = groups(said);
            keep_below(&at, &mut after);
            assert_eq!(after.aliases, groups(expected));
        };
        let (a, b) = (&[(0, "h"), (1, "a")][..], &[(0, "o"), (1, "b")][..]);
        let with_own = &[(0, "o"), (1, "b"), (2, "self")][..];
        check(&[a, b], &[with_own], &[a, with_own]);
        check(&[&[(0, "h"), (1, "a"), (1, "told")]], &[], &[a]);
        check(
            &[a],
            &[&[(0, "h"), (0, "o"), (2, "x")], &[(2, "y"), (2, "z")]],
            &[&[(0, "h"), (1, "a"), (2, "x")], &[(2, "y"), (2, "z")]],
        );
        check(
            &[],
            &[a, &[(0, "o"), (2, "self")]],
            &[&[(0, "o"), (2, "self")]],
        );
    }

    #[test]
    fn what_has_a_name_in_a_loop_is_one_with_it() {
        let check = |line: &str, begun: u32, expected: Option<(&str, &str)>| {
            let (program, mut at) = at(&format!("{line}\n    pass"), &LOCALS);
            let frame = at.frames.last_mut().unwrap();
            let number = frame.line;
            frame.loops = Some([(number, Some(begun))].into());
            let expected = expected.map(|(to, from)| (to.to_owned(), from.to_owned()));
            assert_eq!(program.named_in_turn(&at), expected, "{line}");
        };
        check("for a in (xs, d):", 0, Some(("a", "xs")));
        check("for a in [xs, d]:", 1, Some(("a", "d")));
        check("for a in (xs, d):", 2, None);
        check("for a in (xs, [1]):", 1, None);
        check("for a in xs:", 0, None);
    }

    #[test]
    fn names_that_get_one_value_each_share_what_has_a_name() {
        let check = |line: &str, expected: Option<&[(&str, Option<&str>)]>| {
            let (program, at) = at(line, &LOCALS);
            let owned =
                |(to, from): &(&str, Option<&str>)| ((*to).to_owned(), from.map(str::to_owned));
            let expected = expected.map(|all| all.iter().map(owned).collect());
            assert_eq!(program.given_one_each(&at, line), expected, "{line}");
        };
        check("a,b=xs,[]", Some(&[("a", Some("xs")), ("b", None)]));
        check("a,b=xs,xs[:]", Some(&[("a", Some("xs")), ("b", None)]));
        check("a,b=f(xs),d", Some(&[("b", Some("d"))]));
        check("xs,d=d,xs", Some(&[("xs", Some("d")), ("d", Some("xs"))]));
        check("a,b=xs", None);
        check("a,*b=xs,1", None);
        check("a=xs", None);
    }

    #[test]
    fn names_that_a_statement_does_not_bind_stay_together() {
        let check = |line: &str, said: &[&[&str]], expected: &[&[&str]]| {
            let named = |frame: &mut Frame| {
                let locals = frame.locals.get_or_insert_default();
                for name in ["q", "r"] {
                    locals.insert(name.to_owned(), Some("Pair(a=1)".to_owned()));
                }
                locals.insert("d".to_owned(), Some("Decimal('1.5')".to_owned()));
            };
            let name = |name: &&str| AliasName::new(0, *name);
            let groups = |all: &[&[&str]]| -> Vec<Vec<AliasName>> {
                all.iter()
                    .map(|one| one.iter().map(name).collect())
                    .collect()
            };
            let returns = line.starts_with("return");
            let text = match returns {
                true => format!("def g():\n    {line}"),
                false => line.to_owned(),
            };
            let (program, mut before) = at(&text, &LOCALS);
            let frame = &mut before.frames[0];
            frame.line += u32::from(returns);
            named(frame);
            before.aliases = Some(groups(&[&["p", "q"]]));
            let mut after = State {
                aliases: Some(groups(said)),
                ..before.clone()
            };
            program.keep_together(&before, &mut after);
            assert_eq!(after.aliases, Some(groups(expected)), "{line}");
        };
        check("p.a = 2", &[], &[&["p", "q"]]);
        check("xs.append(n)", &[&["p", "xs"]], &[&["p", "q"]]);
        check("return xs.pop()", &[&["p", "xs"]], &[&["p", "q"]]);
        check("assert xs.pop()", &[], &[&["p", "q"]]);
        check("return (p := xs)", &[&["p", "xs"]], &[&["p", "xs"]]);
        check("t = (n, s)", &[], &[&["p", "q"]]);
        check("t = (n, s)", &[&["p", "t"]], &[&["p", "q"]]);
        check("r = p", &[&["p", "r"]], &[&["p", "q", "r"]]);
        check("p = xs", &[&["p", "xs"]], &[&["p", "xs"]]);
        check("d += n", &[&["d", "r"]], &[&["p", "q"]]);
        check("d = r", &[&["d", "r"]], &[&["d", "r"], &["p", "q"]]);
    }

    #[test]
    fn two_names_of_what_can_be_changed_show_that_they_are_one() {
        let check =
            |text: &str, expected: bool| assert_eq!(shows_sharing(text), expected, "{text}");
        check("[1]", true);
        check("Pair(a=1)", true);
        check("Pair(a=[1, 2…", true);
        check("[1, 2…", true);
        check("(1, 2…", false);
        check("'ab…", false);
        check("12…", false);
        check("<function f>", false);
    }

    #[test]
    fn names_that_a_statement_gives_to_one_object_are_together() {
        let shared = |line: &str, event: Event, frames: Vec<Frame>| {
            let (program, before) = at(line, &LOCALS);
            let mut after = State {
                event,
                frames: [before.frames.clone(), frames].concat(),
                ..before.clone()
            };
            if let Some(locals) = after.frames[0].locals.as_mut() {
                locals.insert("ws".to_owned(), Some("[1, 2]".to_owned()));
                locals.insert("m".to_owned(), Some("3".to_owned()));
            }
            program.share_objects(&before, &before, &mut after);
            after.aliases.unwrap()
        };
        let name = |frame: usize, name: &str| AliasName::new(frame, name);
        let both = vec![vec![name(0, "ws"), name(0, "xs")]];
        assert_eq!(shared("ws = xs", Event::Line, Vec::new()), both);
        // What a dictionary lacks is what it is asked with.
        assert_eq!(
            shared("ws = {'a': 1}.get('b', xs)", Event::Line, Vec::new()),
            both
        );
        assert!(shared("ws = {'a': 1}.get('a', xs)", Event::Line, Vec::new()).is_empty());
        // A number is no object that can be changed, and `xs[:]` another list.
        assert!(shared("m = n", Event::Line, Vec::new()).is_empty());
        assert!(shared("ws = xs[:]", Event::Line, Vec::new()).is_empty());
        // What was said of it before does not count.
        let (program, before) = at("ws = xs[:]", &LOCALS);
        let mut after = State {
            aliases: Some(both),
            ..before.clone()
        };
        if let Some(locals) = after.frames[0].locals.as_mut() {
            locals.insert("ws".to_owned(), Some("[1, 2]".to_owned()));
        }
        program.share_objects(&before, &before, &mut after);
        assert_eq!(after.aliases, Some(Vec::new()));
        let source = "us = vs = []\n";
        let program = Program::parse(source).unwrap();
        let before = State {
            event: Event::Line,
            frames: vec![Frame::new("<module>", 1)],
            ..State::start()
        };
        let mut after = before.clone();
        after.frames[0] = Frame::new("<module>", 1).knowing(&[("us", "[]"), ("vs", "[]")]);
        program.share_objects(&before, &before, &mut after);
        assert_eq!(
            after.aliases,
            Some(vec![vec![name(0, "us"), name(0, "vs")]])
        );
        let three = vec![vec![name(0, "vs"), name(0, "ws"), name(0, "xs")]];
        let (program, before) = at("vs = ws = xs", &LOCALS);
        let mut after = before.clone();
        let locals = after.frames[0].locals.get_or_insert_default();
        for name in ["vs", "ws"] {
            locals.insert(name.to_owned(), Some("[1, 2]".to_owned()));
        }
        program.share_objects(&before, &before, &mut after);
        assert_eq!(after.aliases, Some(three));
        let called = Frame::new("f", 1).knowing(&[("ys", "[1, 2]"), ("k", "3")]);
        let given = vec![vec![name(0, "xs"), name(1, "ys")]];
        assert_eq!(shared("m = f(xs, n)", Event::Call, vec![called]), given);
        let source = "def f(**ds):\n    pass\nes = {'a': 1}\nf(**es)\n";
        let program = Program::parse(source).unwrap();
        let below = Frame::new("<module>", 4).knowing(&[("es", "{'a': 1}")]);
        let before = State {
            event: Event::Line,
            frames: vec![below.clone()],
            aliases: Some(Vec::new()),
            ..State::start()
        };
        let mut after = State {
            event: Event::Call,
            frames: vec![below, Frame::new("f", 1).knowing(&[("ds", "{'a': 1}")])],
            aliases: Some(vec![vec![name(0, "es"), name(1, "ds")]]),
            ..before.clone()
        };
        program.share_objects(&before, &before, &mut after);
        assert_eq!(after.aliases, Some(Vec::new()));
    }
}
