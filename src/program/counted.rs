//! The order of a `Counter`: it is shown by what there is most of, and gone through in the order in which its elements came first. What it
//! has counted tells that order, where the frame still has it.

use ruff_python_ast::Stmt;

use super::expressions::{as_list, written};
use super::library::{counted, tally};
use super::{Program, canonical_expression};
use crate::quiz::{PythonValue, compare};
use crate::state::State;

impl Program {
    /// What the `Counter` has counted that a local of the top frame was given, as an expression for all its elements; `None` where that is
    /// given in several places.
    pub fn tallied(&self, at: &State, name: &str) -> Option<String> {
        let frame = at.top()?;
        let own = self.definition_at(&frame.function, frame.line)?;
        let binds = |number: u32| own.scope.binds(name, number..=number);
        let mut lines = self.lines.iter().filter(|line| binds(line.number));
        let (line, None) = (lines.next()?, lines.next()) else {
            return None;
        };
        let parsed = ruff_python_parser::parse_module(&line.text).ok()?;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let call = assign.value.as_call_expr()?;
        let counter = self.of_library(at, &call.func)? == ("collections", "Counter".to_owned());
        let ([counted], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let text = written(counted, &line.text).filter(|_| counter)?;
        match counted.as_generator_expr() {
            None => canonical_expression(text).ok(),
            Some(generator) => canonical_expression(&as_list(generator, &line.text)?).ok(),
        }
    }
}

/// Whether a value is a `Counter` that does not show in which order its elements came.
pub fn hides_order(shown: &str) -> bool {
    let counts = shown
        .starts_with("Counter(")
        .then(|| counts(shown))
        .flatten();
    counts.is_some_and(|pairs| pairs.windows(2).any(|pair| pair[0].1 != pair[1].1))
}

/// A `Counter` as a dictionary in the order in which its elements came; `None` if it does not count just these.
pub fn in_order_of(shown: &str, elements: &[String]) -> Option<String> {
    let mut left = counts(shown)?;
    let elements = elements.iter().map(|text| PythonValue::read(text).ok());
    let mut found = Vec::new();
    for (element, count) in tally(elements.collect::<Option<_>>()?) {
        let same = |(key, shown): &(PythonValue, PythonValue)| {
            compare(key, &element).is_equal() && shown.to_string() == count.to_string()
        };
        let place = left.iter().position(same)?;
        let (key, count) = left.remove(place);
        found.push(format!("{key}: {count}"));
    }
    left.is_empty().then(|| format!("{{{}}}", found.join(", ")))
}

/// The elements of a `Counter` that is shown so, and how many there are of each.
fn counts(shown: &str) -> Option<Vec<(PythonValue, PythonValue)>> {
    counted(&PythonValue::read(shown).ok()?).map(<[_]>::to_vec)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_was_counted_is_found() {
        let check = |line: &str, expected: Option<&str>| {
            let source =
                format!("from collections import Counter\n{line}\nfor x in c:\n    pass\n");
            let program = Program::parse(&source).unwrap();
            let at = state(Event::Line, &[("<module>", 4, &[("c", "Counter()")])], None);
            assert_eq!(program.tallied(&at, "c").as_deref(), expected, "{line}");
        };
        check("c = Counter(words)", Some("words"));
        check(
            "c = Counter(w[0] for w in words)",
            Some("[w[0] for w in words]"),
        );
        check("c = Counter()", None);
        check("c = Counter(words); c = Counter('ab')", None);
        check("c = len(words)", None);
    }

    #[test]
    fn elements_stand_in_the_order_in_which_they_came() {
        let check = |shown: &str, elements: &[&str], expected: Option<&str>| {
            let elements: Vec<String> = elements.iter().map(|one| (*one).to_owned()).collect();
            assert_eq!(
                in_order_of(shown, &elements).as_deref(),
                expected,
                "{shown}"
            );
        };
        let shown = "Counter({'b': 2, 'a': 1})";
        check(shown, &["'a'", "'b'", "'b'"], Some("{'a': 1, 'b': 2}"));
        check(shown, &["'a'", "'b'"], None);
        check(shown, &["'a'", "'b'", "'b'", "'c'"], None);
        check("Counter()", &[], Some("{}"));
        assert!(hides_order(shown));
        assert!(!hides_order("Counter({'b': 1, 'a': 1})"));
        assert!(!hides_order("{'b': 2, 'a': 1}"));
    }
}
