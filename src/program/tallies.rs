//! Attributes of functions, which no state shows: `wrapper.calls += 1`, with `wrapper.calls = 0` where the function is made. A whole number that
//! statements set and count is told by which of them have run, where only one such function has been made.

use std::collections::BTreeMap;

use ruff_python_ast::{Expr, Operator, Stmt};

use super::classes::{found, parsed};
use super::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// What attributes of functions are, by the line of the function and the name; `None` where that cannot be told.
type Tallies = BTreeMap<(u32, String), Option<i64>>;

impl Program {
    /// Whether statements set attributes by the names of functions.
    pub(super) fn has_tallies(&self) -> bool {
        self.lines.iter().any(|line| {
            let name = line.text.split_once('.').map(|(name, _)| name);
            let function = name.is_some_and(|name| {
                let mut named = self.definitions.iter();
                named.any(|one| one.name == name && one.kind == DefinitionKind::Function)
            });
            function && line.text.contains('=')
        })
    }

    /// The program with the values of attributes of functions in the line that goes on at a state; `None` where it reads none that can be told.
    /// `past` are the states on the way there, from the first one on.
    pub fn with_tallies(&self, at: &State, past: &[&State]) -> Option<Program> {
        let number = at.line()?;
        if !self.line(number)?.text.contains('.') || !self.has_tallies() {
            return None;
        }
        let mut known = None;
        self.with_reads(number, |read| {
            let function = self.function_meant(at, &read.value)?;
            let tallies = known.get_or_insert_with(|| self.tallies(past));
            let key = (function.line, read.attr.to_string());
            let value = (*tallies.get(&key)?)?;
            let once = self.is_made_once(past, function);
            once.then(|| value.to_string())
        })
    }

    /// The function that an expression names at a state: itself, or what decorators have put in its place.
    pub(super) fn function_meant(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        let name = expr.as_name_expr()?.id.as_str();
        let visible = self.visible(at, name);
        if let Some(function) = visible.filter(|one| one.kind == DefinitionKind::Function) {
            let mut above = self.decorators(function);
            if above.all(|line| line.text.contains("wraps(")) {
                return Some(function);
            }
            if let Some(made) = self.standing_for(at, function) {
                return Some(made);
            }
        }
        let shown = found(at, name)??.strip_prefix("<function ")?;
        self.function(shown.strip_suffix('>')?)
    }

    /// Whether the function in which another one is written has been called only once, so that there is only one of it.
    fn is_made_once(&self, past: &[&State], function: &Definition) -> bool {
        self.functions_around(function).all(|around| {
            let begun = past.iter().filter(|state| {
                let top = state.top().filter(|_| state.event == Event::Call);
                top.is_some_and(|top| top.function == around.name && top.line == around.first)
            });
            begun.count() == 1
        })
    }

    /// What attributes of functions are after these states.
    fn tallies(&self, past: &[&State]) -> Tallies {
        let mut known = Tallies::new();
        for pair in past.windows(2) {
            let [before, after] = pair else { continue };
            let line = before.line().filter(|_| before.event == Event::Line);
            let Some(line) = line.and_then(|number| self.line(number)) else {
                continue;
            };
            let raised = after.event == Event::Exception && after.depth() == before.depth();
            if raised || !line.text.contains('.') {
                continue;
            }
            let Some(parsed) = parsed(&line.text) else {
                continue;
            };
            let (targets, operator, given) = match parsed.syntax().body.as_slice() {
                [Stmt::Assign(assign)] => (assign.targets.as_slice(), None, &*assign.value),
                [Stmt::AugAssign(assign)] => (
                    std::slice::from_ref(&*assign.target),
                    Some(assign.op),
                    &*assign.value,
                ),
                _ => continue,
            };
            for target in targets.iter().filter_map(|one| one.as_attribute_expr()) {
                let Some(function) = self.function_meant(before, &target.value) else {
                    // It may be a function by another name.
                    let name = target.attr.as_str();
                    let mut same = known.iter_mut().filter(|((_, one), _)| one == name);
                    same.by_ref().for_each(|(_, value)| *value = None);
                    continue;
                };
                let key = (function.line, target.attr.to_string());
                let old = known.get(&key).copied().flatten();
                let given = match PythonValue::of_literal(given) {
                    Some(PythonValue::Int(text)) => text.parse::<i64>().ok(),
                    _ => None,
                };
                let value = match operator {
                    None => given,
                    Some(Operator::Add) => old.zip(given).and_then(|(old, n)| old.checked_add(n)),
                    Some(Operator::Sub) => old.zip(given).and_then(|(old, n)| old.checked_sub(n)),
                    Some(_) => None,
                };
                known.insert(key, value);
            }
        }
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
def count(fn):
    def inner(x):
        inner.calls += 1
        return fn(x)
    inner.calls = 0
    return inner
@count
def f(x):
    return x
n = f.calls
";

    #[test]
    fn a_count_is_how_often_its_line_has_run() {
        let program = Program::parse(SOURCE).unwrap();
        let made: &[(&str, &str)] = &[("f", "<function count.<locals>.inner>")];
        let own: &[(&str, &str)] = &[("inner", "<function count.<locals>.inner>")];
        let mut states = vec![
            State::start(),
            state(
                Event::Call,
                &[("<module>", 7, &[]), ("count", 1, &[])],
                None,
            ),
            state(
                Event::Line,
                &[("<module>", 7, &[]), ("count", 5, own)],
                None,
            ),
            state(
                Event::Line,
                &[("<module>", 7, &[]), ("count", 6, own)],
                None,
            ),
        ];
        for _ in 0..2 {
            let frames = |line| [("<module>", 10, made), ("inner", line, own)];
            states.push(state(Event::Line, &frames(3), None));
            states.push(state(Event::Line, &frames(4), None));
        }
        states.push(state(Event::Line, &[("<module>", 10, made)], None));
        let told = |states: &[State]| {
            let past: Vec<&State> = states.iter().collect();
            let program = program.with_tallies(past[past.len() - 1], &past)?;
            Some(program.line(10)?.text.clone())
        };
        assert_eq!(told(&states).as_deref(), Some("n=2"));
        // Of two such functions it is not known which has counted.
        let again = states[1].clone();
        states.insert(1, again);
        assert_eq!(told(&states), None);
    }
}
