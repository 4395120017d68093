//! Constants: names of the module that are bound once and that nothing changes. What objects say of themselves may read them, and what is
//! written out for a table is what it has.

use super::effects::CHANGING;
use super::{LogicalLine, Program, mentions};

/// Whether a line is an expression, which sets nothing by itself: `actions[name]()`.
fn is_expression(line: &str) -> bool {
    ruff_python_parser::parse_expression(line).is_ok()
}

impl Program {
    /// The names of the module that are bound once and not changed by their names, which functions read, where a class says how its objects are
    /// written.
    pub(super) fn constants(&self) -> Vec<String> {
        let Some(module) = self.definitions.first().map(|module| &module.scope) else {
            return Vec::new();
        };
        if !self.has_method("__repr__") && !self.has_method("__str__") {
            return Vec::new();
        }
        let unchanged = |name: &&str| {
            let read = |line: &LogicalLine| line.depth > 0 && mentions(&line.text, name);
            self.binds_once(name) && self.lines.iter().any(read) && self.leaves_as_it_is(name)
        };
        let names = module.variables.iter().map(|one| one.name.as_str());
        names.filter(unchanged).map(str::to_owned).collect()
    }

    /// Whether a name of the module is bound by one statement alone, outside of all blocks: `name = …`.
    pub fn binds_once(&self, name: &str) -> bool {
        let module = self.definitions.first().map(|module| &module.scope);
        let line = module.and_then(|module| self.line(module.only_line_of(name)?));
        let elsewhere =
            |line: &LogicalLine| line.text.starts_with("global ") && mentions(&line.text, name);
        line.is_some_and(|line| line.depth == 0 && line.text.starts_with(&format!("{name}=")))
            && !self.lines.iter().any(elsewhere)
    }

    /// Whether no statement changes what a name stands for, by that name.
    pub(super) fn leaves_as_it_is(&self, name: &str) -> bool {
        let changes = |text: &str| {
            let item = text.starts_with(&format!("{name}["));
            let set = item && !is_expression(text) || text.starts_with("del ");
            let method = |method: &&str| text.contains(&format!("{name}.{method}("));
            set && mentions(text, name) || CHANGING.iter().any(method)
        };
        !self.lines.iter().any(|line| changes(&line.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_nothing_changes_are_constants() {
        let check = |source: &str, expected: &[&str]| {
            let says = "class C:\n    def __repr__(self):\n        return RANKS, TABLE, xs, n, m\n";
            let program = Program::parse(&format!("{source}{says}")).unwrap();
            assert_eq!(program.constants(), expected, "{source}");
        };
        check("RANKS = '23'\n", &["RANKS"]);
        check("UNREAD = 1\n", &[]);
        check("TABLE = {'a': len}\nTABLE['a']('b')\n", &["TABLE"]);
        check("xs = [1]\nxs.append(2)\n", &[]);
        check("xs = [1]\nxs[0] = 2\n", &[]);
        check("n = 1\nn += 1\n", &[]);
        check("for n in range(3):\n    m = n\n", &[]);
        check("n = 1\ndef f():\n    global n\n    n = 2\n", &[]);
    }
}
