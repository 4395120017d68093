//! What a header asks: an expression whose truth decides whether its block runs next. Of an `if`, `elif` or `while` it is
//! written there; of a `for` it is whether there is another element (`iteration.rs`).
//!
//! Only what a watch can be asked instead is a condition: it has no effect, enters no frame, and all its names are known.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;
use ruff_text_size::Ranged;

use super::patterns::is_case;
use super::reach::Reach;
use super::{Branch, Outcomes, Program, canonical_expression, effect, mentions};
use crate::state::{Event, State, Value};

/// The condition of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition<'p> {
    /// What is true if the block runs next, in canonical spelling.
    pub expression: String,
    /// Where the header leads as that comes out.
    pub outcomes: &'p Outcomes,
}

impl Program {
    /// Where the header that is about to run at a state leads as its test comes out.
    pub fn outcomes(&self, at: &State) -> Option<&Outcomes> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let definition = self.definition_at(&frame.function, frame.line)?;
        definition.flow.outcomes(frame.line)
    }

    /// What can come next after the line that is about to run at a state, if nothing is raised.
    pub fn after(&self, at: &State) -> Option<Branch> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let definition = self.definition_at(&frame.function, frame.line)?;
        Some(definition.flow.after(frame.line))
    }

    /// The condition of the header that is about to run at a state, if it is one that can be asked.
    pub fn condition(&self, at: &State) -> Option<Condition<'_>> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let outcomes = self.outcomes(at)?;
        let line = &self.line(frame.line)?.text;
        let plain = self.without_names(at, line, &Reach::of(self, at)?);
        let header = plain.as_ref().map_or(line.as_str(), |plain| &plain.text);
        let header = header.strip_suffix(':')?;
        let tested = ["if ", "elif ", "while "];
        let expression = match tested.iter().find_map(|word| header.strip_prefix(word)) {
            Some(test) => test.to_owned(),
            None if is_case(line) => self.case_condition(at)?,
            None => self.goes_on(at)?,
        };
        let expression = self.with_keys(at, &expression).unwrap_or(expression);
        self.can_ask(at, &expression).then_some(Condition {
            expression,
            outcomes,
        })
    }

    /// Whether a watch can be asked instead of what a line that is about to run at a state evaluates: it is in canonical
    /// spelling, has no effect, enters no frame, and all its names are known.
    pub(super) fn can_ask(&self, at: &State, expression: &str) -> bool {
        let canonical = canonical_expression(expression).is_ok_and(|same| same == expression);
        if at.event != Event::Line || !canonical {
            return false;
        }
        let evaluated = without_bodies(expression);
        let evaluated = evaluated.as_deref().unwrap_or(expression);
        is_known(at, evaluated)
            && effect(evaluated, None).is_none()
            && !self.may_enter(at, evaluated)
            && !suspends(evaluated)
    }
}

/// An expression without the bodies of its lambdas, where nothing in it can call one: these are evaluated later. `None` where it has none.
fn without_bodies(expression: &str) -> Option<String> {
    if !expression.contains("lambda") {
        return None;
    }
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let mut bodies = Vec::new();
    note_bodies(parsed.expr(), &mut bodies);
    let mut text = expression.to_owned();
    for body in bodies.into_iter().rev() {
        text.replace_range(body, "None");
    }
    Some(text)
}

/// Notes where the bodies are of lambdas that an expression only hands on, by itself or in a display.
fn note_bodies(expr: &Expr, bodies: &mut Vec<Range<usize>>) {
    match expr {
        Expr::Lambda(lambda) => bodies.push(lambda.body.range().into()),
        Expr::List(list) => list.elts.iter().for_each(|one| note_bodies(one, bodies)),
        Expr::Tuple(tuple) => tuple.elts.iter().for_each(|one| note_bodies(one, bodies)),
        Expr::Dict(dict) => dict
            .items
            .iter()
            .for_each(|item| note_bodies(&item.value, bodies)),
        _ => {}
    }
}

/// Whether the values are known, as a whole, of all names in an expression that the frame, or the module, has.
fn is_known(at: &State, expression: &str) -> bool {
    [at.frames.first(), at.top()]
        .into_iter()
        .flatten()
        .all(|frame| {
            let unknown = |name: &str, value: &Value| {
                let whole = value.as_ref().is_some_and(|value| !value.ends_with('…'));
                !whole && mentions(expression, name)
            };
            let locals = frame.locals.as_ref();
            locals.is_some_and(|locals| !locals.iter().any(|(name, value)| unknown(name, value)))
        })
}

/// Whether the frame can be left, and gone on with, within an expression.
fn suspends(expression: &str) -> bool {
    let waits = |part: &Expr| matches!(part, Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_));
    ruff_python_parser::parse_expression(expression)
        .is_ok_and(|parsed| any_over_expr(parsed.expr(), waits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    /// The condition at a line of the module, where some names have values and a loop at the line has this count.
    fn asked(source: &str, line: u32, count: u32) -> Option<String> {
        let program = Program::parse(source).unwrap();
        let mut frame = Frame::new("<module>", line);
        let known = [
            ("a", "1"),
            ("i", "0"),
            ("n", "5"),
            ("xs", "[1, 2]"),
            ("s", "'abc'"),
            ("own", "<function f>"),
            ("cut", "'abc…"),
        ];
        let known = known.map(|(name, value)| (name.to_owned(), Some(value.to_owned())));
        let unknown = ("hidden".to_owned(), None);
        frame.locals = Some(known.into_iter().chain([unknown]).collect());
        frame.loops = Some([(line, Some(count))].into());
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        program.condition(&at).map(|condition| condition.expression)
    }

    #[test]
    fn what_a_lambda_will_do_is_not_done_where_it_is_made() {
        let program = Program::parse("def f():\n    pass\nx = 1\n").unwrap();
        let known = [("xs", "[]"), ("cut", "'abc…")];
        let at = crate::program::fixtures::state(Event::Line, &[("<module>", 3, &known)], None);
        let check = |expression: &str, expected: bool| {
            let canonical = canonical_expression(expression).unwrap();
            assert_eq!(program.can_ask(&at, &canonical), expected, "{expression}");
        };
        check("lambda n: xs.append(n)", true);
        check("[lambda: f(), lambda: print(cut)]", true);
        check("{'a': lambda: xs.pop()}", true);
        check("xs.append(1)", false);
        check("(lambda: xs.append(1))()", false);
        check("list(map(lambda n: xs.append(n), xs))", false);
    }

    #[test]
    fn a_test_is_asked_as_it_is_written() {
        let check = |header: &str, expected: Option<&str>| {
            let source = format!("{header}\n    a = 2\nprint(a)\n");
            assert_eq!(asked(&source, 1, 0).as_deref(), expected, "{header}");
        };
        check("if a < n and not xs :", Some("a<n and not xs"));
        check("if(a):", Some("(a)"));
        check("while len( xs ) > 3:", Some("len(xs)>3"));
        check("while -a:", Some("-a"));
        check("if s[0] in 'a: b':", Some("s[0] in 'a: b'"));
        // What a call has returned leaves no names.
        check("while True:", Some("True"));
        check("if 5==3:", Some("5==3"));
        // Nothing to ask.
        check("with a:", None);
        check("while a: a -= 1\nif True:", None);
        check("while (a := a - 1):", Some("((a-1))"));
        check("while xs.pop():", Some("xs[-1]"));
        // An effect, or a frame.
        check("if input():", None);
        check("if own(a):", None);
        // What the state does not tell.
        check("if hidden > a:", None);
        check("if cut:", None);
        let elif = "if a:\n    a = 1\nelif n > a:\n    a = 2\nelse:\n    a = 3\n";
        assert_eq!(asked(elif, 3, 0).as_deref(), Some("n>a"));
        assert_eq!(asked(elif, 2, 0), None);
        let called = "def f(x):\n    return x\nif f(a):\n    a = 2\n";
        assert_eq!(asked(called, 3, 0), None);
        let method = "class C:\n    def __lt__(self, o):\n        return 1\nif a < n:\n    a = 2\n";
        // Numbers have no method of the program's, objects may.
        assert_eq!(asked(method, 4, 0).as_deref(), Some("a<n"));
        let object = method.replace("a < n", "own < n");
        assert_eq!(asked(&object, 4, 0), None);
    }

    #[test]
    fn a_loop_is_asked_whether_something_is_left() {
        let check = |header: &str, body: &str, count: u32, expected: Option<&str>| {
            let source = format!("for {header}:\n    {body}\nprint(a)\n");
            assert_eq!(
                asked(&source, 1, count).as_deref(),
                expected,
                "{header}, {count}"
            );
        };
        check("i in range(n)", "a = 1", 0, Some("n>0"));
        check("i in range(n)", "a = 1", 3, Some("n>3"));
        check("i in range(2, n - 1)", "a = 1", 3, Some("n>6"));
        check("i in range(a, len(xs))", "a", 0, Some("len(xs)>a"));
        check("i in range(a, len(xs))", "n", 2, Some("len(xs)>a+2"));
        check("i in range(n - 1, -1, -1)", "a", 2, Some("n>2"));
        check("i in range(0, n, 5)", "a", 2, Some("n>10"));
        check("i in range(a * a, n, a)", "i", 2, Some("n>a*a+2"));
        check("i in range(0, n, 0)", "a", 2, None);
        // What would come apart beside an operator.
        check("i in range(a if a else n)", "a", 0, None);
        check("i in range(a, n or a)", "a", 0, None);
        check("i in range(*xs)", "a", 0, None);
        check("i in range(own(a))", "a", 0, None);
        // The end was found before the loop began.
        check("i in range(n)", "n -= 1", 0, Some("n>0"));
        check("i in range(n)", "n -= 1", 1, None);
        check("i in range(len(xs))", "xs.append(i)", 1, None);
        check("i in xs", "xs.append(i)", 1, Some("len(xs)>1"));
        check("i in xs[1:]", "xs.append(i)", 1, None);
        check("xs in xs", "a", 1, None);
        check("i in [a, 2, 3]", "a", 2, Some("3>2"));
        check("i in [*xs]", "a", 2, None);
        check("i in 'a b'", "a", 2, Some("len('a b')>2"));
        check("i, x in enumerate(xs, 1)", "a", 2, Some("len(xs)>2"));
        check("i, x in xs.items()", "a", 2, Some("len(xs)>2"));
        check("i in s.split(' ')", "a", 2, Some("len(s.split(' '))>2"));
        check("i in zip(xs, s)", "a", 2, None);
        check("i in own", "a", 2, None);
    }
}
