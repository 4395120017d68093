//! What a statement leaves as it is: whether it can change an object at all, and which names it gives to objects that have names already.

mod calls;
mod of_classes;
mod returning;
mod sharing;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall, Stmt};

pub(super) use self::calls::HARMLESS;
use self::calls::{may_ask_anew, root};
pub use self::sharing::shows_sharing;
pub(super) use self::sharing::{bind_again, join, share};
use super::changes::is_taking;
use super::classes::{as_if, parsed, value};
use super::expressions::Header;
use super::patterns::run_by;
use super::{Program, mentions};
use crate::state::{AliasName, Event, State};

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
        let text = as_if(text.unwrap_or(&run));
        let mut makes = || values.any(|locals| locals.values().any(makes));
        if (makes() && may_ask_anew(at, text)) || enters() {
            return false;
        }
        let Some(parsed) = parsed(text) else {
            return false;
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return false;
        };
        // A block in the line of its header runs with it.
        let has_block = matches!(
            statement,
            Stmt::If(_) | Stmt::While(_) | Stmt::For(_) | Stmt::With(_)
        );
        if has_block && !line.text.ends_with(':') {
            return false;
        }
        let Some(value) = self.evaluated(at, statement) else {
            return false;
        };
        value.is_none_or(|value| {
            self.only_goes_on(at)
                || !any_over_expr(value, |part| {
                    !(names && part.is_named_expr()) && self.changes_something(at, part, text)
                })
        })
    }

    /// Whether the statement that is about to run at a state only evaluates an expression: it binds nothing, and sets nothing by itself.
    pub fn only_evaluates(&self, at: &State) -> bool {
        let line = at.line().filter(|_| at.event == Event::Line);
        let evaluates = line.and_then(|line| {
            self.with_header(line, |header| match header {
                Header::Statement(Stmt::Expr(_)) => Some(()),
                _ => None,
            })
        });
        evaluates.is_some()
    }

    /// The locals that may show a change of what the line which is about to run at a state changes by name (`xs.append(n)`,
    /// `self.total += 1`): what has these objects, and what may hold them or stand inside of them, by what states show; `None` where the
    /// line may change others.
    pub fn touched(&self, at: &State) -> Option<Vec<AliasName>> {
        let (groups, top) = (at.aliases.as_ref()?, at.depth().checked_sub(1)?);
        // An object may hold what its text does not say.
        let names = self.changes_by_name(at).filter(|_| !self.disguises())?;
        let mut changed = Vec::new();
        for (name, inside) in names {
            let known = |frame: usize| Some((frame, at.frames.get(frame)?.known(&name)?));
            let (frame, text) = known(top).or_else(|| known(0))?;
            changed.push((AliasName::new(frame, &name), text, inside));
        }
        let mut touched = Vec::new();
        for (index, frame) in at.frames.iter().enumerate() {
            for (name, value) in frame.locals.as_ref()? {
                let local = AliasName::new(index, name);
                let group = groups.iter().find(|group| group.contains(&local));
                let may_show = changed.iter().any(|(own, text, inside)| {
                    let same = *own == local || group.is_some_and(|group| group.contains(own));
                    let apart = |value: &String| {
                        let cut = value.ends_with('…') || text.ends_with('…');
                        // What stands inside may stand inside of another one, too.
                        let holds = inside.as_ref().is_some_and(|one| value.contains(one));
                        !cut && !holds && !value.contains(text) && !text.contains(value.as_str())
                    };
                    same || !value.as_ref().is_some_and(apart)
                });
                if may_show {
                    touched.push(local);
                }
            }
        }
        Some(touched)
    }

    /// The names by which the line that is about to run at a state changes objects, if it changes no others, each with the text of the object
    /// if that stands inside of what has the name.
    fn changes_by_name(&self, at: &State) -> Option<Vec<(String, Option<String>)>> {
        let line = at.line().filter(|_| at.event == Event::Line)?;
        let text = &self.line(line)?.text;
        let parsed = parsed(text)?;
        let [statement] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let (targets, values): (Vec<&Expr>, Vec<&Expr>) = match statement {
            Stmt::Expr(statement) => {
                let (object, given) = self.changed_by(at, statement.value.as_call_expr()?)?;
                (vec![object], given)
            }
            Stmt::Assign(assign) => (assign.targets.iter().collect(), vec![&*assign.value]),
            Stmt::AugAssign(assign) => (vec![&*assign.target], vec![&*assign.value]),
            Stmt::Delete(delete) => (delete.targets.iter().collect(), Vec::new()),
            _ => return None,
        };
        let harmless =
            |value: &&Expr| !any_over_expr(value, |part| self.changes_something(at, part, text));
        if let Stmt::Assign(assign) = statement
            && assign.targets.iter().all(is_bound)
            && let Some(call) = assign.value.as_call_expr().filter(|call| takes(call))
        {
            let (object, given) = self.changed_by(at, call)?;
            let name = object.as_name_expr()?.id.to_string();
            let quiet = !may_ask_anew(at, text) && !self.may_enter(at, text);
            return (given.iter().all(harmless) && quiet).then(|| vec![(name, None)]);
        }
        if !targets.iter().all(harmless) {
            return None;
        }
        // A method changes what it is called on, a statement what its target is in.
        let called = statement.is_expr_stmt();
        let names = targets.into_iter().map(|target| {
            let name = root(target).as_name_expr()?.id.to_string();
            let object = match target {
                target if called => target,
                Expr::Attribute(attribute) => &*attribute.value,
                Expr::Subscript(item) => &*item.value,
                target => target,
            };
            let inside = match object {
                Expr::Name(_) => None,
                object => Some(value(at, object)?.to_string()),
            };
            Some((name, inside))
        });
        let names: Vec<(String, Option<String>)> = names.collect::<Option<_>>()?;
        let makes = may_ask_anew(at, text);
        (values.iter().all(harmless) && !makes && !self.may_enter(at, text)).then_some(names)
    }

    /// What a call may change: what its method is called on, or the list that a function of `heapq` is given first; with what it is given
    /// besides.
    fn changed_by<'e>(&self, at: &State, call: &'e ExprCall) -> Option<(&'e Expr, Vec<&'e Expr>)> {
        let keywords = call.arguments.keywords.iter().map(|one| &one.value);
        let of_heap = self.of_library(at, &call.func);
        if of_heap.is_some_and(|(module, _)| module == "heapq") {
            let (heap, given) = call.arguments.args.split_first()?;
            return Some((heap, given.iter().chain(keywords).collect()));
        }
        let method = call.func.as_attribute_expr()?;
        let given = call.arguments.args.iter().chain(keywords);
        Some((&*method.value, given.collect()))
    }

    /// What a statement evaluates, if anything, which by itself changes no object; `None` for every other one.
    fn evaluated<'e>(&self, at: &State, statement: &'e Stmt) -> Option<Option<&'e Expr>> {
        // What a class gets shows in none of its objects.
        let of_class = |target: &Expr| match target {
            Expr::Attribute(attribute) => self.class_meant(at, &attribute.value).is_some(),
            Expr::Subscript(item) => {
                let plain = item.slice.is_name_expr() || item.slice.is_literal_expr();
                plain && self.is_of_class_alone(at, &item.value)
            }
            _ => false,
        };
        // Nor what its class does not show an object with, where none says itself how it is written.
        let unseen = |target: &Expr| {
            let attribute = target.as_attribute_expr().filter(|_| !self.writes_values);
            attribute.is_some_and(|one| {
                let object = one.value.as_name_expr();
                let shown = object.and_then(|object| super::classes::found(at, &object.id)?);
                shown.is_some_and(|shown| self.hides_field(shown, &one.attr))
                    && !self.may_be_property(&one.attr)
            })
        };
        let kept = |one: &Expr| is_bound(one) || of_class(one) || unseen(one);
        let named = |targets: &[Expr]| targets.iter().all(kept);
        Some(match statement {
            Stmt::Expr(statement) => Some(&*statement.value),
            Stmt::Assign(assign) if named(&assign.targets) => Some(&*assign.value),
            Stmt::AnnAssign(assign) if is_bound(&assign.target) => assign.value.as_deref(),
            Stmt::If(branch) => Some(&*branch.test),
            Stmt::While(repeated) => Some(&*repeated.test),
            Stmt::For(repeated) if is_bound(&repeated.target) => Some(&*repeated.iter),
            Stmt::AugAssign(assign) if of_class(&assign.target) || unseen(&assign.target) => {
                Some(&*assign.value)
            }
            Stmt::AugAssign(assign) => {
                // A list takes up what is added to it.
                let name = assign.target.as_name_expr();
                let known = name.and_then(|name| super::classes::found(at, &name.id)?);
                if known.is_none_or(shows_sharing) {
                    return None;
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
                        return None;
                    }
                    match &*given.args {
                        [] => None,
                        [value] => Some(value),
                        _ => return None,
                    }
                }
                Some(_) => return None,
            },
            Stmt::Pass(_) | Stmt::Break(_) | Stmt::Continue(_) => None,
            _ => return None,
        })
    }

    /// Whether the line that is about to run at a state is the header of a `for` that only takes the next element of a list or a tuple that is made
    /// there: that is evaluated once.
    pub fn only_goes_on(&self, at: &State) -> bool {
        let Some(frame) = at.top().filter(|_| at.event == Event::Line) else {
            return false;
        };
        let count = frame.loops.as_ref().and_then(|all| all.get(&frame.line));
        let again = count.copied().flatten().is_some_and(|count| count > 0);
        let written = self.with_header(frame.line, |header| match header {
            Header::Statement(Stmt::For(repeated)) => {
                Some(self.makes_list(&repeated.iter) && is_bound(&repeated.target))
            }
            _ => None,
        });
        again && written == Some(true)
    }

    /// Whether an expression makes a list or a tuple, which has all of its elements once it is there: `[a, b]`, `sorted(xs, key=f)[:3]`.
    fn makes_list(&self, expr: &Expr) -> bool {
        match expr {
            Expr::List(_) | Expr::Tuple(_) | Expr::ListComp(_) => true,
            Expr::Subscript(item) => item.slice.is_slice_expr() && self.makes_list(&item.value),
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                name.is_some_and(|name| {
                    matches!(name, "list" | "sorted" | "tuple") && !self.binds(name)
                })
            }
            _ => false,
        }
    }

    /// Whether the line that is about to run at a state, which changes no object, prints.
    pub fn prints(&self, at: &State) -> bool {
        let line = at.line().and_then(|number| self.line(number));
        line.is_none_or(|line| mentions(&line.text, "print") && !self.prints_later(line.number))
    }
}

/// Whether a call takes an item out of something, and gives it.
fn takes(call: &ExprCall) -> bool {
    let name = match &*call.func {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(method) => method.attr.as_str(),
        _ => return false,
    };
    is_taking(name) || name == "popitem"
}

/// Whether a target only binds names.
fn is_bound(target: &Expr) -> bool {
    match target {
        Expr::Name(_) => true,
        Expr::Tuple(tuple) => tuple.elts.iter().all(is_bound),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    pub(super) const LOCALS: [(&str, &str); 5] = [
        ("xs", "[1, 2]"),
        ("n", "3"),
        ("s", "'ab'"),
        ("p", "Pair(a=1)"),
        ("t", "(1, 2)"),
    ];

    pub(super) fn at(line: &str, locals: &[(&str, &str)]) -> (Program, State) {
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
    fn what_is_changed_by_its_name_is_told() {
        let check = |line: &str, expected: Option<&[&str]>| {
            let (program, state) = at(line, &LOCALS);
            let found = program.changes_by_name(&state);
            let found = found.map(|all| all.into_iter().map(|(name, _)| name).collect());
            let expected: Option<Vec<String>> =
                expected.map(|names| names.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(found, expected, "{line}");
        };
        check("xs.append(n + 1)", Some(&["xs"]));
        check("p.a = s.upper()", Some(&["p"]));
        check("xs[0], p.a = t", None);
        check("xs[0] += 1", Some(&["xs"]));
        check("del xs[0]", Some(&["xs"]));
        check("grid[0].sort()", None);
        check("p.ys.sort()", None);
        check("xs.append(t.pop())", None);
        check("xs[t.pop()] += 1", None);
        check("xs.append(f(xs, 1))", None);
        check("random.shuffle(xs)", Some(&["random"]));
        check("m = xs.pop()", Some(&["xs"]));
        check("m, k = xs.pop(0)", Some(&["xs"]));
        check("m = xs.pop(t.pop())", None);
        check("m = p.ys.pop()", None);
    }

    #[test]
    fn what_may_show_a_change_is_told() {
        let check = |line: &str, expected: Option<&[&str]>| {
            let others = [("row", "[2]"), ("grid", "[[1, 2], [2]]"), ("zs", "[1, 2]")];
            let (program, state) = at(line, &[&LOCALS[..], &others[..]].concat());
            let found = program.touched(&state);
            let found = found.map(|all| all.into_iter().map(|one| one.name).collect::<Vec<_>>());
            let expected =
                expected.map(|names| names.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(found, expected, "{line}");
        };
        check("row.append(n)", Some(&["row", "grid"]));
        check("xs.append(n)", Some(&["xs", "grid", "zs"]));
        check("p.a = 4", Some(&["p"]));
        check("grid[1].append(n)", Some(&["xs", "row", "grid", "zs"]));
        check("p.ys.append(n)", None);
        check("m = f(xs, 1)", None);
    }

    #[test]
    fn functions_of_the_library_may_change_no_object() {
        let check = |line: &str, expected: bool| {
            let imports =
                "from itertools import chain, groupby\nfrom operator import iadd, itemgetter\n";
            let program = Program::parse(&format!("{imports}{line}\n")).unwrap();
            let state = State {
                event: Event::Line,
                frames: vec![Frame::new("<module>", 3).knowing(&LOCALS)],
                aliases: Some(Vec::new()),
                ..State::start()
            };
            assert_eq!(program.keeps_objects(&state), expected, "{line}");
        };
        check(
            "for k, g in groupby(xs, key=itemgetter(0)):\n    pass",
            true,
        );
        check(
            "for k, g in groupby(xs, key=lambda x: x[0]):\n    pass",
            true,
        );
        check("m = list(chain(xs, t))", true);
        check("m = list(chain(xs, [xs.pop()]))", false);
        check("m = iadd(xs, t)", false);
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
        check("m = xs[0].upper().split(s)", true);
        check("m = math.sqrt(n)", false);
        check("m = xs[0].pop()", false);
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
        let imported =
            Program::parse("import math, heapq\nm = math.sqrt(n)\nheapq.heappush(xs, n)\n");
        let imported = imported.unwrap();
        for (line, expected) in [(2, true), (3, false)] {
            let (_, mut state) = at("", &LOCALS);
            state.frames[0].line = line;
            assert_eq!(imported.keeps_objects(&state), expected, "line {line}");
        }
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
}
