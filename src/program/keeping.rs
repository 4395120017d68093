//! What a statement leaves as it is: whether it can change an object at all, and which names it gives to objects that have names already.

use ruff_python_ast::helpers::{any_over_body, any_over_expr};
use ruff_python_ast::{Expr, Stmt};

use super::expressions::Header;
use super::identity::can_change;
use super::parameters::is_display;
use super::patterns::run_by;
use super::reach::Reach;
use super::{Program, Target, effect, mentions};
use crate::quiz::{PythonValue, compare};
use crate::state::{AliasName, Event, State};

/// Functions of Python's that change nothing that they are given.
const HARMLESS: [&str; 36] = [
    "abs",
    "all",
    "any",
    "auto",
    "bin",
    "bool",
    "chr",
    "dict",
    "divmod",
    "enumerate",
    "field",
    "float",
    "hash",
    "hex",
    "id",
    "int",
    "isinstance",
    "len",
    "list",
    "max",
    "min",
    "oct",
    "ord",
    "pow",
    "print",
    "range",
    "repr",
    "reversed",
    "round",
    "set",
    "sorted",
    "str",
    "sum",
    "tuple",
    "type",
    "zip",
];

impl Program {
    /// Whether the line that is about to run at a state changes no object: it only binds names, compares, prints or returns.
    pub fn keeps_objects(&self, at: &State) -> bool {
        self.keeps(at, false)
    }

    /// The same of a line that may give names to what it comes to on its way.
    pub fn leaves_objects(&self, at: &State) -> bool {
        self.keeps(at, true)
    }

    fn keeps(&self, at: &State, names: bool) -> bool {
        let line = at.line().filter(|_| at.event == Event::Line);
        let Some(line) = line.and_then(|number| self.line(number)) else {
            return false;
        };
        // What a `defaultdict` lacks it gets when it is asked for.
        let mut values = at.frames.iter().filter_map(|frame| frame.locals.as_ref());
        let makes = |value: &Option<String>| {
            value
                .as_ref()
                .is_none_or(|text| text.contains("defaultdict("))
        };
        let run = run_by(&line.text);
        let enters = || self.may_enter(at, &run) && !self.only_goes_on(at);
        // What a generator gives up is known before anything else runs.
        let given = run.strip_prefix("yield ");
        let given = given.filter(|given| !given.starts_with("from "));
        let text = given.or_else(|| run.strip_prefix("return "));
        let text = text.unwrap_or(&run);
        let mut makes = || values.any(|locals| locals.values().any(makes));
        if (makes() && may_ask_anew(at, text)) || enters() {
            return false;
        }
        let Some(parsed) = super::classes::parsed(text) else {
            return false;
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return false;
        };
        // What a class gets shows in none of its objects.
        let of_class = |target: &Expr| {
            let attribute = target.as_attribute_expr();
            attribute.is_some_and(|one| self.class_meant(at, &one.value).is_some())
        };
        let named = |targets: &[Expr]| targets.iter().all(|one| is_bound(one) || of_class(one));
        let value = match statement {
            Stmt::Expr(statement) => Some(&*statement.value),
            Stmt::Assign(assign) if named(&assign.targets) => Some(&*assign.value),
            Stmt::AnnAssign(assign) if is_bound(&assign.target) => assign.value.as_deref(),
            Stmt::If(branch) => Some(&*branch.test),
            Stmt::While(repeated) => Some(&*repeated.test),
            Stmt::For(repeated) if is_bound(&repeated.target) => Some(&*repeated.iter),
            Stmt::AugAssign(assign) if of_class(&assign.target) => Some(&*assign.value),
            Stmt::AugAssign(assign) => {
                // A list takes up what is added to it.
                let name = assign.target.as_name_expr();
                let known = name.and_then(|name| super::classes::found(at, &name.id)?);
                if known.is_none_or(shows_sharing) {
                    return false;
                }
                Some(&*assign.value)
            }
            Stmt::Assert(assertion)
                if assertion
                    .msg
                    .as_ref()
                    .is_none_or(|said| said.is_literal_expr()) =>
            {
                Some(&*assertion.test)
            }
            Stmt::Raise(raise) if raise.cause.is_none() => match raise.exc.as_deref() {
                None => None,
                Some(Expr::Name(_)) => None,
                Some(Expr::Call(made)) => {
                    let name = made.func.as_name_expr().map(|name| name.id.as_str());
                    let given = &made.arguments;
                    if !name.is_some_and(|name| self.shows_its_value(name))
                        || !given.keywords.is_empty()
                    {
                        return false;
                    }
                    match &*given.args {
                        [] => None,
                        [value] => Some(value),
                        _ => return false,
                    }
                }
                Some(_) => return false,
            },
            Stmt::Pass(_) | Stmt::Break(_) | Stmt::Continue(_) => None,
            _ => return false,
        };
        value.is_none_or(|value| {
            self.only_goes_on(at)
                || !any_over_expr(value, |part| {
                    !(names && part.is_named_expr()) && self.changes_something(at, part, text)
                })
        })
    }

    /// Whether the line that is about to run at a state is the header of a `for` that only takes the next element of what is written out
    /// there: that is evaluated once.
    pub fn only_goes_on(&self, at: &State) -> bool {
        let Some(frame) = at.top().filter(|_| at.event == Event::Line) else {
            return false;
        };
        let count = frame.loops.as_ref().and_then(|all| all.get(&frame.line));
        let again = count.copied().flatten().is_some_and(|count| count > 0);
        let written = self.with_header(frame.line, |header| match header {
            Header::Statement(Stmt::For(repeated)) => {
                let display = matches!(*repeated.iter, Expr::List(_) | Expr::Tuple(_));
                Some(display && is_bound(&repeated.target))
            }
            _ => None,
        });
        again && written == Some(true)
    }

    /// Whether the line that is about to run at a state, which changes no object, prints.
    pub fn prints(&self, at: &State) -> bool {
        let line = at.line().and_then(|number| self.line(number));
        line.is_none_or(|line| mentions(&line.text, "print"))
    }

    /// Whether the line that is about to run at a state, which enters no frame, surely prints nothing: all that it calls are functions of
    /// Python's that print nothing, and methods of what is known to be none of the program's objects.
    pub fn is_quiet(&self, at: &State) -> bool {
        let line = at.line().and_then(|number| self.line(number));
        let Some(parsed) = line.and_then(|line| super::classes::parsed(&run_by(&line.text))) else {
            return false;
        };
        let silent = |part: &Expr| match part {
            Expr::Call(call) => match &*call.func {
                Expr::Name(name) => name.id != "print" && HARMLESS.contains(&name.id.as_str()),
                Expr::Attribute(method) => {
                    method.value.is_literal_expr()
                        || super::classes::value(at, &method.value).is_some_and(|value| {
                            self.class(value.kind()).is_none() && is_container(&value)
                        })
                }
                _ => false,
            },
            part => !part.is_await_expr(),
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return false;
        };
        match statement {
            Stmt::Assign(_) | Stmt::AugAssign(_) | Stmt::AnnAssign(_) | Stmt::Expr(_) => {
                !any_over_body(std::slice::from_ref(statement), |part| !silent(part))
            }
            _ => false,
        }
    }

    /// Whether a part of an expression may change an object.
    fn changes_something(&self, at: &State, part: &Expr, text: &str) -> bool {
        match part {
            Expr::Call(call) => match &*call.func {
                // A new object without a method of the program's takes up what it is given.
                Expr::Name(name) => {
                    let makes = self.visible(at, &name.id);
                    !HARMLESS.contains(&name.id.as_str())
                        && !makes.is_some_and(|class| self.is_dataclass(class))
                }
                // Of a module it may do anything to what it is given.
                Expr::Attribute(method) => {
                    let own = match &*method.value {
                        Expr::Name(name) => {
                            at.top().is_some_and(|top| top.known(&name.id).is_some())
                        }
                        // What is called there is looked at by itself.
                        object => {
                            object.is_literal_expr()
                                || object.is_f_string_expr()
                                || object.is_call_expr()
                        }
                    };
                    let whole = super::expressions::written(part, text);
                    !own || whole.is_none_or(|whole| effect(whole, None).is_some())
                }
                _ => true,
            },
            Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_) | Expr::Named(_) => true,
            _ => false,
        }
    }

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
        let pairs: Vec<(AliasName, String)> = match after.event {
            Event::Line | Event::Return if after.depth() == depth => {
                let line = at.line().and_then(|number| self.line(number));
                let several = line.and_then(|line| names_of_one(&line.text));
                if let Some((first, others)) = several {
                    let Some(of) = reach.bound(&first) else {
                        return;
                    };
                    for name in others {
                        share(after, &of, reach.bound(&name));
                    }
                    return;
                }
                let made = line.and_then(|line| self.named_anew(at, &line.text));
                if let Some(made) = made.and_then(|name| reach.bound(&name)) {
                    part(after, &made);
                    return;
                }
                let simple = line.and_then(|line| line.text.split_once('='));
                let named = simple.and_then(|(to, from)| Some((reach.bound(to)?, from.to_owned())));
                named.into_iter().collect()
            }
            Event::Call if after.depth() == depth + 1 => {
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
                given.chain(self.receiver(at)).collect()
            }
            _ => return,
        };
        for (to, from) in pairs {
            let Some((of, _)) = reach.held(&from).filter(|(_, text)| shows_sharing(text)) else {
                continue;
            };
            let shown = shown.frames.get(of.frame);
            let Some(shown) = shown.and_then(|frame| frame.known(&of.name)) else {
                continue;
            };
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
    }
}

impl Program {
    /// Notes that a statement which enters no frame changes nothing in which names stand for one object, but of those that it binds.
    fn keep_together(&self, at: &State, after: &mut State) {
        let line = at.line().and_then(|number| self.line(number));
        let Some(parsed) = line.and_then(|line| super::classes::parsed(&run_by(&line.text))) else {
            return;
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return;
        };
        let targets = match statement {
            Stmt::Assign(assign) => assign.targets.as_slice(),
            Stmt::AugAssign(assign) => std::slice::from_ref(&*assign.target),
            Stmt::Expr(_) => &[],
            _ => return,
        };
        // Those that a target only reads count as bound, too: they are left as the step says.
        let named = |one: &&Expr| !one.is_attribute_expr() && !one.is_subscript_expr();
        let names = targets.iter().filter(named);
        let names = names.flat_map(super::names::all_names);
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
        // A number or a tuple is with no other name.
        let is_shared = |name: &&AliasName| {
            let frame = frames.get(name.frame);
            let text = frame.and_then(|frame| frame.known(&name.name));
            is_bound(name) && !text.is_some_and(|text| self.never_changes(text))
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
    fn never_changes(&self, shown: &str) -> bool {
        use PythonValue::{Bool, Float, Int, None, Str, Tuple};
        let value = PythonValue::read(shown);
        let plain = matches!(
            value,
            Ok(None | Bool(_) | Int(_) | Float(_) | Str(_) | Tuple(_))
        );
        (plain && !self.disguises()) || self.member(shown).is_some()
    }

    /// The name that a statement gives to a new list, dictionary or set, which nothing else has a name for.
    fn named_anew(&self, at: &State, text: &str) -> Option<String> {
        let parsed = super::classes::parsed(text)?;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let [Expr::Name(name)] = &*assign.targets else {
            return None;
        };
        let made = match &*assign.value {
            Expr::BinOp(_) | Expr::List(_) | Expr::Dict(_) | Expr::Set(_) => true,
            Expr::ListComp(_) | Expr::DictComp(_) | Expr::SetComp(_) => true,
            Expr::Subscript(item) => item.slice.is_slice_expr(),
            _ => false,
        };
        // An operation of the program's own may hand on what there is.
        let whole = super::expressions::written(&*assign.value, text)?;
        (made && !self.may_enter(at, whole)).then(|| name.id.to_string())
    }
}

/// Whether running a text may ask a `defaultdict` for an item that it lacks.
fn may_ask_anew(at: &State, text: &str) -> bool {
    let Some(parsed) = super::classes::parsed(text) else {
        return true;
    };
    let asks = |part: &Expr| match part {
        Expr::Subscript(item) if item.ctx.is_load() => {
            match super::classes::value(at, &item.value) {
                Some(
                    PythonValue::List(_)
                    | PythonValue::Tuple(_)
                    | PythonValue::Str(_)
                    | PythonValue::Dict(_),
                ) => false,
                Some(PythonValue::Object { name, parts }) if name == "defaultdict" => {
                    let key = PythonValue::of_literal(&item.slice);
                    let key = key.filter(|_| is_display(&item.slice));
                    let key = key.or_else(|| super::classes::value(at, &item.slice));
                    let held = parts.last().map(|(_, held)| held);
                    match (held, key) {
                        (Some(PythonValue::Dict(pairs)), Some(key)) => {
                            !pairs.iter().any(|(one, _)| compare(one, &key).is_equal())
                        }
                        _ => true,
                    }
                }
                _ => true,
            }
        }
        // It may be what asks: a method that is handed on, a function that takes items.
        Expr::Attribute(attribute) => {
            let name = attribute.attr.as_str();
            matches!(
                name,
                "__getitem__" | "format" | "format_map" | "itemgetter" | "getitem"
            )
        }
        Expr::Name(name) => matches!(name.id.as_str(), "itemgetter" | "getitem" | "map"),
        _ => false,
    };
    match parsed.syntax().body.as_slice() {
        // What stands for a type makes nothing.
        [Stmt::AnnAssign(assign)] => {
            let value = assign.value.as_deref();
            value.is_some_and(|value| any_over_expr(value, asks))
        }
        body => any_over_body(body, asks),
    }
}

/// Whether a value is a text, a list or another of Python's own containers.
fn is_container(value: &PythonValue) -> bool {
    match value {
        PythonValue::Str(_)
        | PythonValue::List(_)
        | PythonValue::Tuple(_)
        | PythonValue::Set { .. }
        | PythonValue::Dict(_) => true,
        PythonValue::Object { name, .. } => {
            matches!(
                name.as_str(),
                "Counter" | "OrderedDict" | "defaultdict" | "deque"
            )
        }
        _ => false,
    }
}

/// Takes a local that has a new list, dictionary or set out of the group that it is in.
fn part(after: &mut State, local: &AliasName) {
    let frame = after.frames.get(local.frame);
    let value = frame.and_then(|frame| frame.known(&local.name));
    if !value.is_some_and(|text| PythonValue::read(text).is_ok_and(|value| can_change(&value))) {
        return;
    }
    if let Some(groups) = &mut after.aliases {
        for group in groups.iter_mut() {
            group.retain(|name| name != local);
        }
        groups.retain(|group| group.len() > 1);
    }
}

/// The names of one statement that all get the same object (`a = b = []`), without the first apart.
fn names_of_one(text: &str) -> Option<(String, Vec<String>)> {
    let parsed = super::classes::parsed(text)?;
    let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
        return None;
    };
    let named = |target: &Expr| Some(target.as_name_expr()?.id.to_string());
    let names: Option<Vec<String>> = assign.targets.iter().map(named).collect();
    let mut names = names.filter(|names| names.len() > 1)?;
    let first = names.remove(0);
    Some((first, names))
}

/// Notes that two locals which a statement has bound are one object, if they have one text that shows it.
pub(super) fn share(after: &mut State, of: &AliasName, one: Option<AliasName>) {
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

/// Whether a target only binds names.
fn is_bound(target: &Expr) -> bool {
    match target {
        Expr::Name(_) => true,
        Expr::Tuple(tuple) => tuple.elts.iter().all(is_bound),
        _ => false,
    }
}

/// Whether it shows when two names mean one object that is written so: it can be changed.
fn shows_sharing(text: &str) -> bool {
    match PythonValue::read(text) {
        Ok(PythonValue::Object { name, .. }) => name != "range",
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

/// Puts a local into the group of another one.
fn join(state: &mut State, of: AliasName, one: AliasName) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    const LOCALS: [(&str, &str); 5] = [
        ("xs", "[1, 2]"),
        ("n", "3"),
        ("s", "'ab'"),
        ("p", "Pair(a=1)"),
        ("t", "(1, 2)"),
    ];

    fn at(line: &str, locals: &[(&str, &str)]) -> (Program, State) {
        let source = format!("def f(ys, k):\n    return ys\nclass Pair:\n    pass\n{line}\n");
        let frame = Frame::new("<module>", 5).knowing(locals);
        let state = State {
            event: Event::Line,
            frames: vec![frame],
            aliases: Some(Vec::new()),
            ..State::start()
        };
        (Program::parse(&source).unwrap(), state)
    }

    #[test]
    fn statements_that_bind_compare_and_print_change_no_object() {
        let check = |line: &str, expected: bool| {
            let (program, state) = at(line, &LOCALS);
            assert_eq!(program.keeps_objects(&state), expected, "{line}");
        };
        check("m = n + len(xs)", true);
        check("a, b = t", true);
        check("print(s.upper(), xs)", true);
        check("n += 1", true);
        check("if xs and n > 2:\n    pass", true);
        check("yield n", true);
        check("m: int = n", true);
        check("for x in s.strip().split():\n    pass", true);
        check("m: list = xs.pop()", false);
        check("for x in sorted(xs):\n    pass", true);
        // What changes one, or may.
        check("xs += [1]", false);
        check("xs.append(1)", false);
        check("m = xs.pop()", false);
        check("xs[0] = 1", false);
        check("p.a = 2", false);
        check("m = f(xs, 1)", false);
        check("random.shuffle(xs)", false);
        check("print(m := 3)", false);
        let (program, state) = at("if (m := n + 1) > 3:\n    pass", &LOCALS);
        assert!(program.leaves_objects(&state) && !program.keeps_objects(&state));
        let counts = [("d", "defaultdict(<class 'int'>, {'a': 1})"), ("k", "'a'")];
        for (line, expected) in [
            ("m = d['x']", false),
            ("m = d['a']", true),
            ("m = d[k] + 1", true),
            ("m = d[other]", false),
            ("m = len(d)", true),
        ] {
            let (program, state) = at(line, &counts);
            assert_eq!(program.keeps_objects(&state), expected, "{line}");
        }
    }

    #[test]
    fn what_surely_prints_nothing_is_told() {
        let check = |line: &str, expected: bool| {
            let (program, state) = at(line, &LOCALS);
            assert_eq!(program.is_quiet(&state), expected, "{line}");
        };
        check("p.a = n", true);
        check("xs.append(len(s))", true);
        check("xs[0] = s.upper()", true);
        check("print(n)", false);
        check("p.show()", false);
        check("other(n)", false);
    }

    #[test]
    fn names_that_a_statement_does_not_bind_stay_together() {
        let check = |line: &str, said: &[&[&str]], expected: &[&[&str]]| {
            let named = |frame: &mut Frame| {
                let locals = frame.locals.get_or_insert_default();
                for name in ["q", "r"] {
                    locals.insert(name.to_owned(), Some("Pair(a=1)".to_owned()));
                }
            };
            let name = |name: &&str| AliasName::new(0, *name);
            let groups = |all: &[&[&str]]| -> Vec<Vec<AliasName>> {
                all.iter()
                    .map(|one| one.iter().map(name).collect())
                    .collect()
            };
            let (program, mut before) = at(line, &LOCALS);
            named(&mut before.frames[0]);
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
        check("t = (n, s)", &[], &[&["p", "q"]]);
        check("t = (n, s)", &[&["p", "t"]], &[&["p", "q"]]);
        check("r = p", &[&["p", "r"]], &[&["p", "q", "r"]]);
        check("p = xs", &[&["p", "xs"]], &[&["p", "xs"]]);
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
        let called = Frame::new("f", 1).knowing(&[("ys", "[1, 2]"), ("k", "3")]);
        let given = vec![vec![name(0, "xs"), name(1, "ys")]];
        assert_eq!(shared("m = f(xs, n)", Event::Call, vec![called]), given);
    }
}
