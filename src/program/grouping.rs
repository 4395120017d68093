//! `itertools.groupby`: which neighbours come together, and what the group is that a loop has taken (Python's library reference, "itertools").
//!
//! A group is gone through once, and shows nothing of what it has: it is told by the loop that gave it its name, as long as nothing else
//! has gone through it.

use std::ops::Range;

use ruff_python_ast::{Expr, Parameter};

use super::expressions::written;
use super::fold::Function;
use super::names::all_names;
use super::{LoopSpan, Program, Targets, is_word_part, mentions};
use crate::quiz::{PythonValue, compare};
use crate::state::State;

/// How a group is shown.
pub(super) const GROUP: &str = "<itertools._grouper>";

/// A call of `groupby`; all expressions are in canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grouping {
    /// What it goes through.
    pub iterated: String,
    /// What neighbours have in common; `None`: they are equal.
    pub key: Option<Function>,
}

impl Program {
    /// The call of `groupby` that an expression is.
    pub fn grouping(&self, at: &State, expression: &str) -> Option<Grouping> {
        if !expression.contains('(') || !self.imports_any(&["itertools"]) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let (module, name) = self.of_library(at, &call.func)?;
        if module != "itertools" || name != "groupby" {
            return None;
        }
        let (iterated, key) = match (&*call.arguments.args, &*call.arguments.keywords) {
            ([iterated], []) => (iterated, None),
            ([iterated, key], []) => (iterated, Some(key)),
            ([iterated], [named]) if named.arg.as_ref()?.as_str() == "key" => {
                (iterated, Some(&named.value))
            }
            _ => return None,
        };
        let key = match key {
            None | Some(Expr::NoneLiteral(_)) => None,
            Some(key) => Some(Function::of(expression, key)?),
        };
        Some(Grouping {
            iterated: written(iterated, expression)?.to_owned(),
            key,
        })
    }

    /// What a name has one group of at a state, and which one, if all of that group is still to be gone through.
    pub fn group_held(&self, at: &State, name: &str) -> Option<(Grouping, usize)> {
        let frame = at.top()?;
        let definition = self.definition_at(&frame.function, frame.line)?;
        let (span, iterated) = self.group_given(at, name)?;
        let grouping = self.grouping(at, iterated)?;
        let count = frame.loops.as_ref()?.get(&span.header).copied()??;
        let parsed = ruff_python_parser::parse_expression(iterated).ok()?;
        if self.may_move(definition, span, parsed.expr()) || !self.can_ask(at, iterated) {
            return None;
        }
        // What has gone through it has left nothing.
        let inside = |number: u32| (span.header + 1..frame.line).contains(&number);
        let mut before = self.lines.iter().filter(|line| inside(line.number));
        if before.any(|line| mentions(&line.text, name)) {
            return None;
        }
        let text = self.line(frame.line)?.text.as_str();
        // What it becomes is no matter (`rows = list(rows)`).
        let given = text
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(" = "));
        let words = given.unwrap_or(text).split(|one| !is_word_part(one));
        let alone = words.filter(|word| *word == name).count() == 1;
        let place = usize::try_from(count).ok()?.checked_sub(1)?;
        alone.then_some((grouping, place))
    }

    /// Whether to go through the group that a name stands for may enter a frame of the program: that asks for the keys of what follows.
    pub fn group_enters(&self, at: &State, name: &str) -> bool {
        let given = self.group_given(at, name);
        given.is_none_or(|(_, iterated)| self.may_enter(at, iterated))
    }

    /// The loop around the top frame's line that has given a name a group, and what it goes through.
    fn group_given(&self, at: &State, name: &str) -> Option<(LoopSpan, &str)> {
        let frame = at.top().filter(|top| top.known(name) == Some(GROUP))?;
        let definition = self.definition_at(&frame.function, frame.line)?;
        let around = definition.loops.iter().rev();
        let mut around = around.filter(|span| (span.header + 1..=span.last).contains(&frame.line));
        around.find_map(|span| {
            let header = self.line(span.header)?.text.strip_suffix(':')?;
            let (targets, iterated) = header.strip_prefix("for ")?.split_once(" in ")?;
            let targets = ruff_python_parser::parse_expression(targets).ok()?;
            let Targets::Tuple(names) = Targets::of(targets.expr())? else {
                return None;
            };
            let own = matches!(names.get(1), Some(Targets::Name(own)) if own == name);
            own.then_some((*span, iterated))
        })
    }

    /// The name in an expression that stands for a group, if it has just one, which is gone through where it stands.
    pub fn group_named(&self, at: &State, expression: &str) -> Option<String> {
        let locals = at.top()?.locals.as_ref()?;
        let mut held = locals
            .iter()
            .filter(|(name, value)| value.as_deref() == Some(GROUP) && mentions(expression, name));
        let (name, _) = held.next()?;
        if held.next().is_some() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let ([Expr::Name(own)], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let through = match &*call.func {
            Expr::Name(function) => matches!(
                function.id.as_str(),
                "list" | "tuple" | "set" | "sorted" | "dict" | "Counter" | "deque" | "frozenset"
            ),
            Expr::Attribute(method) => method.attr.as_str() == "join",
            _ => false,
        };
        (through && own.id.as_str() == name.as_str()).then(|| name.clone())
    }
}

/// What a pair of a key and its group is shown as.
pub fn shown_group(key: &str) -> String {
    format!("({key}, {GROUP})")
}

/// Where neighbours come together that have these keys; `None` where it cannot be told whether two are equal.
pub fn grouped(keys: &[String]) -> Option<Vec<Range<usize>>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for (place, key) in keys.iter().enumerate() {
        let same = match groups.last() {
            None => false,
            Some(group) => {
                let first = keys.get(group.start)?;
                let read = |text: &str| {
                    let value = PythonValue::read(text).ok()?;
                    // Objects say themselves what they are equal to.
                    let own = matches!(value, PythonValue::Object { .. } | PythonValue::Opaque(_));
                    (!own || text.starts_with("datetime.")).then_some(value)
                };
                compare(&read(first)?, &read(key)?).is_equal()
            }
        };
        match groups.last_mut().filter(|_| same) {
            Some(group) => group.end = place + 1,
            None => groups.push(place..place + 1),
        }
    }
    Some(groups)
}

/// Whether all names of an expression that are called so are parameters of a `lambda` in it, or what a comprehension calls its elements.
pub(super) fn is_only_parameter(expr: &Expr, name: &str) -> bool {
    let mut inside = 0;
    let mut within = |part: &Expr| {
        let clauses = match part {
            Expr::ListComp(made) => made.generators.as_slice(),
            Expr::SetComp(made) => &made.generators,
            Expr::DictComp(made) => &made.generators,
            Expr::Generator(made) => &made.generators,
            _ => &[],
        };
        let called = |expr: &Expr| {
            let names = all_names(expr).into_iter();
            names.filter(|one| one.id == name).count()
        };
        // What is gone through first is evaluated outside.
        if let Some(first) = clauses.first()
            && clauses.iter().any(|one| called(&one.target) > 0)
        {
            inside += called(part) - called(&first.iter);
        }
        if let Expr::Lambda(lambda) = part {
            let mut parameters = lambda.parameters.iter().flat_map(|all| &all.args);
            let own = |one: &Parameter| one.name.as_str() == name;
            if parameters.any(|one| own(&one.parameter)) {
                let names = all_names(&lambda.body);
                inside += names.iter().filter(|one| one.id == name).count();
            }
        }
    };
    visit(expr, &mut within);
    let all = all_names(expr);
    inside > 0 && all.iter().filter(|one| one.id == name).count() == inside
}

/// Goes through an expression and the arguments that calls in it are given.
fn visit(expr: &Expr, look: &mut impl FnMut(&Expr)) {
    look(expr);
    if let Expr::Call(call) = expr {
        call.arguments.args.iter().for_each(|one| visit(one, look));
        let named = call.arguments.keywords.iter();
        named.for_each(|one| visit(&one.value, look));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn names_of_elements_are_those_of_their_comprehension() {
        let check = |text: &str, expected: bool| {
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(is_only_parameter(parsed.expr(), "x"), expected, "{text}");
        };
        check("[x for x in xs if x]", true);
        check("[x for x in x]", false);
        check("sorted([x*2 for x in xs], key=lambda x: -x)", true);
        check("[y for y in xs if x]", false);
        check("xs", false);
    }

    #[test]
    fn neighbours_with_one_key_come_together() {
        let check = |keys: &str, expected: Option<&str>| {
            let keys: Vec<String> = keys.split_whitespace().map(str::to_owned).collect();
            let found = grouped(&keys).map(|groups| {
                let group = |one: &Range<usize>| keys[one.clone()].concat();
                groups.iter().map(group).collect::<Vec<_>>().join(" ")
            });
            assert_eq!(found.as_deref(), expected, "{keys:?}");
        };
        check("1 1.0 2 1", Some("11.0 2 1"));
        check("'a' 'a' 'b'", Some("'a''a' 'b'"));
        check("", Some(""));
        check("A(x=1) A(x=1)", None);
    }

    #[test]
    fn a_group_is_told_by_the_loop_that_has_taken_it() {
        let source = "\
from itertools import groupby
for k, g in groupby(xs, key=lambda x: x[0]):
    for x in g:
        print(x, g)
    n = len(list(g))
";
        let program = Program::parse(source).unwrap();
        let check = |line: u32, expected: bool| {
            let locals = [("xs", "['a', 'b']"), ("k", "'a'"), ("g", GROUP)];
            let mut at = state(Event::Line, &[("<module>", line, &locals)], None);
            at.frames[0].loops = Some([(2, Some(2)), (3, Some(0))].into_iter().collect());
            let found = program.group_held(&at, "g");
            assert_eq!(found.is_some(), expected, "{line}");
            if let Some((grouping, place)) = found {
                assert_eq!((grouping.iterated.as_str(), place), ("xs", 1));
                assert_eq!(grouping.key.unwrap().expression, "x[0]");
            }
            assert_eq!(program.group_named(&at, "list(g)").as_deref(), Some("g"));
            assert_eq!(program.group_named(&at, "len(g)"), None);
        };
        check(3, true);
        check(4, false);
        check(5, false);
        for (key, expected) in [("lambda x: x[0]", false), ("first", true)] {
            let source = format!(
                "\
from itertools import groupby
def first(x):
    return x[0]
for k, g in groupby(xs, key={key}):
    rows = list(g)
"
            );
            let program = Program::parse(&source).unwrap();
            let locals = [("xs", "['a', 'b']"), ("k", "'a'"), ("g", GROUP)];
            let at = state(Event::Line, &[("<module>", 5, &locals)], None);
            assert_eq!(program.may_enter(&at, "rows = list(g)"), expected, "{key}");
        }
    }
}
