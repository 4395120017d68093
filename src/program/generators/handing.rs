//! What `yield from` hands on of what is no generator: its items, one after the other (Python's language reference, "Yield expressions").
//! How many it has had is told by the states before.

use ruff_python_ast::Expr;

use super::handed_on;
use crate::program::arrangement::{Arranged, arranged};
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::sequences::numbers_of;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

impl Program {
    /// The state that comes next where a line hands on the items of what is known, and there is one more: `past` ends with the state
    /// that there is.
    pub(super) fn items_go_on(&self, past: &[&State]) -> Option<State> {
        let (at, before) = past.split_last()?;
        let top = at.top()?;
        let generator = self.definition_at(&top.function, top.line)?;
        let text = &self.line(top.line)?.text;
        let given = handed_on(text).filter(|given| *text == format!("yield from {given}"))?;
        let had = match at.event {
            Event::Line => 0,
            Event::Call if top.line != generator.first => self.had(before, at, generator)?,
            _ => return None,
        };
        Some(State {
            event: Event::Return,
            value: Some(item(at, &given, had)?),
            output: String::new(),
            ..(*at).clone()
        })
    }

    /// How many items have been handed on by the line that goes on in a state; `None` where more than one generator may be the one.
    fn had(&self, before: &[&State], at: &State, generator: &Definition) -> Option<usize> {
        let top = at.top()?;
        let waiting = self.waiting(before, generator);
        let same = waiting.iter().filter(|one| one.frame == *top).count();
        let here = |state: &&&State| {
            let frame = state.top().filter(|_| state.depth() == at.depth());
            frame.is_some_and(|frame| (&frame.function, frame.line) == (&top.function, top.line))
        };
        let run = before.iter().rev().filter(here);
        let run = run.take_while(|state| state.event != Event::Line);
        let had = run.filter(|state| state.event == Event::Return).count();
        (same == 1).then_some(had)
    }
}

/// The item at a place of what an expression without calls of the program's makes, if all of them are known.
fn item(at: &State, given: &str, place: usize) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(given).ok()?;
    if let Expr::Call(call) = parsed.expr()
        && call
            .func
            .as_name_expr()
            .is_some_and(|name| name.id.as_str() == "range")
    {
        let bound = |bound: &Expr| match literal(bound).or_else(|| value(at, bound))? {
            PythonValue::Int(digits) => digits.parse().ok(),
            _ => None,
        };
        let bounds: Option<Vec<i64>> = call.arguments.args.iter().map(bound).collect();
        return Some(numbers_of(&bounds?)?.nth(place)?.to_string());
    }
    let known = |text: &str| {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        Some(value(at, parsed.expr())?.to_string())
    };
    let Arranged::Value(all) = arranged(&format!("list({given})"), known)? else {
        return None;
    };
    match PythonValue::read(&all).ok()? {
        PythonValue::List(items) => Some(items.get(place)?.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn items_are_handed_on_one_after_the_other() {
        let source =
            "def f(xs):\n    yield from xs\n    yield 3\n\nfor x in f([7, 'a']):\n    print(x)\n";
        let program = Program::parse(source).unwrap();
        let own = [("xs", "[7, 'a']")];
        let inside =
            |event, line, value| state(event, &[("<module>", 5, &[]), ("f", line, &own)], value);
        let states = [
            inside(Event::Call, 1, None),
            inside(Event::Line, 2, None),
            inside(Event::Return, 2, Some("7")),
            state(Event::Line, &[("<module>", 6, &[("x", "7")])], None),
            state(Event::Line, &[("<module>", 5, &[("x", "7")])], None),
            inside(Event::Call, 2, None),
            inside(Event::Return, 2, Some("'a'")),
            state(Event::Line, &[("<module>", 6, &[("x", "'a'")])], None),
            state(Event::Line, &[("<module>", 5, &[("x", "'a'")])], None),
            inside(Event::Call, 2, None),
        ];
        let told = |count: usize| {
            let past: Vec<&State> = states[..count].iter().collect();
            program.items_go_on(&past)?.value
        };
        assert_eq!(told(1), None);
        assert_eq!(told(2).as_deref(), Some("7"));
        assert_eq!(told(6).as_deref(), Some("'a'"));
        // There are no more.
        assert_eq!(told(10), None);
    }

    #[test]
    fn items_are_known_of_what_is_plain() {
        let at = state(
            Event::Line,
            &[(
                "f",
                1,
                &[
                    ("n", "3"),
                    ("d", "{'a': 1}"),
                    ("o", "Bag(xs=[4])"),
                    ("g", "<generator object f>"),
                ],
            )],
            None,
        );
        let check = |given: &str, place: usize, expected: Option<&str>| {
            assert_eq!(item(&at, given, place).as_deref(), expected, "{given}");
        };
        check("range(n)", 2, Some("2"));
        check("range(n, 0, -1)", 0, Some("3"));
        check("range(n)", 3, None);
        check("'ab'", 1, Some("'b'"));
        check("d", 0, Some("'a'"));
        check("o.xs", 0, Some("4"));
        check("o", 0, None);
        check("g", 0, None);
        check("f(n)", 0, None);
    }
}
