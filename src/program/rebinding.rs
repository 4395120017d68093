//! Rebinding: which variables of other frames the calls of a line may set (`global`, `nonlocal`), so that what the line has read before a call
//! need not be what it reads afterwards.

use super::{Definition, MODULE, Program, is_identifier, is_word_part, mentions};
use crate::quiz::PythonValue;

/// What a value can become from within.
#[derive(PartialEq)]
enum Kind<'t> {
    /// Nothing else.
    Fixed,
    List,
    /// A dictionary or a set.
    Braced,
    /// An object of this class.
    Object(&'t str),
}

impl Program {
    /// Whether a local of a frame that waits, which was shown so, cannot be shown so once other code has run: what cannot change stays, and
    /// nothing becomes something of another kind, unless the program sets such a name from elsewhere.
    pub fn cannot_become(&self, name: &str, was: &str, is: &str) -> bool {
        let mut definitions = self.definitions.iter();
        let sets = |one: &Definition| one.scope.foreign.iter().any(|foreign| foreign == name);
        let hides = ["exec", "globals", "locals", "vars", "__class__"];
        let mut lines = self.lines.iter();
        if definitions.any(sets)
            || lines.any(|line| hides.iter().any(|name| mentions(&line.text, name)))
            || self.disguises()
        {
            return false;
        }
        match (kind(was), kind(is)) {
            (Some(Kind::Fixed), _) => true,
            (Some(Kind::Object(_)), _) if self.writes_values() => false,
            (Some(was), Some(is)) => was != is,
            _ => false,
        }
    }

    /// The variables of other frames that calls which a line makes may set, of those that it mentions.
    pub(super) fn rebound_by(&self, line: &str) -> Vec<&str> {
        let foreign =
            |one: &'_ Definition| one.scope.foreign.iter().any(|name| mentions(line, name));
        if !self.definitions.iter().any(foreign) {
            return Vec::new();
        }
        let run = self.run_by(line).into_iter();
        let set = run.flat_map(|one| &one.scope.foreign).map(String::as_str);
        set.filter(|name| mentions(line, name)).collect()
    }

    /// The definitions whose code may run while a line does: those that it names, that these name, and so on, and those that need not be named
    /// for that: special methods, and functions that are somewhere a value.
    fn run_by(&self, line: &str) -> Vec<&Definition> {
        let own = self.definitions.iter().filter(|one| one.name != MODULE);
        let (mut run, mut left): (Vec<&Definition>, Vec<&Definition>) = own.partition(|one| {
            mentions(line, &one.name) || one.name.starts_with("__") || self.is_a_value(one)
        });
        let mut next = 0;
        while let Some(&found) = run.get(next) {
            next += 1;
            let lines = self.lines.iter();
            let within: Vec<&str> = lines
                .filter(|line| found.contains(line.number))
                .map(|line| &*line.text)
                .collect();
            let named = |one: &&Definition| {
                let inside = found.first <= one.first && one.last <= found.last;
                inside || within.iter().any(|text| mentions(text, &one.name))
            };
            let (more, others) = left.into_iter().partition(named);
            left = others;
            run.extend::<Vec<&Definition>>(more);
        }
        run
    }

    /// Whether a function is named somewhere without being called or defined there.
    fn is_a_value(&self, function: &Definition) -> bool {
        let name = &*function.name;
        let mut lines = self
            .lines
            .iter()
            .filter(|line| line.number != function.line);
        lines.any(|line| {
            let mut places = line.text.match_indices(name);
            places.any(|(at, _)| {
                let behind = &line.text[at + name.len()..];
                let alone =
                    !line.text[..at].ends_with(is_word_part) && !behind.starts_with(is_word_part);
                alone && !behind.trim_start().starts_with('(')
            })
        })
    }
}

fn kind(text: &str) -> Option<Kind<'_>> {
    if text == "set()" || text.starts_with('{') {
        return Some(Kind::Braced);
    }
    if text.starts_with('[') {
        return Some(Kind::List);
    }
    let fixed = || match PythonValue::read(text) {
        Ok(
            PythonValue::Str(_)
            | PythonValue::Int(_)
            | PythonValue::Float(_)
            | PythonValue::Bool(_)
            | PythonValue::None,
        ) => Some(Kind::Fixed),
        _ => None,
    };
    let name = text.split_once('(').map(|(name, _)| name);
    let object = name.filter(|name| is_identifier(name)).map(Kind::Object);
    object.or_else(fixed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_line_has_read_is_set_by_what_it_calls() {
        let text = "\
n = 0

def count():
    global n
    n += 1
    return helper(n)

def helper(x):
    return x

def twice():
    return count() + count()

def watched():
    global m
    m = 1

hooks = [watched]
";
        let program = Program::parse(text).unwrap();
        let check = |line: &str, read: &str, expected: bool| {
            assert_eq!(program.rebound_by(line).contains(&read), expected, "{line}");
        };
        check("print(n, count())", "n", true);
        check("print(n, twice())", "n", true);
        check("print(n, helper(1))", "n", false);
        check("print(k, count())", "k", false);
        check("print(m, helper(1))", "m", true);
    }

    #[test]
    fn what_waits_changes_from_within() {
        let check = |source: &str, was: &str, is: &str, expected: bool| {
            let program = Program::parse(source).unwrap();
            let found = program.cannot_become("x", was, is);
            assert_eq!(found, expected, "{source}: {was} {is}");
        };
        check("y = 1\n", "1", "2", true);
        check("y = 1\n", "'a'", "'b'", true);
        check("y = 1\n", "[1]", "[2]", false);
        check("y = 1\n", "[1]", "A(n=1)", true);
        check("y = 1\n", "A(n=1)", "B(n=1)", true);
        check("y = 1\n", "A(n=1)", "A(n=2)", false);
        check("y = 1\n", "{1}", "set()", false);
        check("y = 1\n", "<generator object f>", "1", false);
        check("y = 1\n", "(1, [2])", "(1, [3])", false);
        // Set from elsewhere, or written as the object says.
        check("def f():\n    global x\n    x = 2\n", "1", "2", false);
        check(
            "class A:\n    def f(self):\n        self.__class__ = B\n",
            "A()",
            "B()",
            false,
        );
        let written =
            "class A:\n    def __repr__(self):\n        return f'{self.kind}({self.n})'\n";
        check(written, "A(1)", "B(1)", false);
    }
}
