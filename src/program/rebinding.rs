//! Rebinding: which variables of other frames the calls of a line may set (`global`, `nonlocal`), so that what the line has read before a call
//! need not be what it reads afterwards.

use super::{Definition, MODULE, Program, is_word_part, mentions};

impl Program {
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
}
