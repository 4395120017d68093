//! What functions capture: the variables of functions around them that their code, or that of functions inside of them, reads or sets.

use super::{Definition, DefinitionKind, Program};
use crate::state::State;

impl Program {
    /// Whether frames of a function have a variable of this name of a function around it.
    pub fn captures(&self, function: &Definition, name: &str) -> bool {
        self.capturing(function, name).is_some()
    }

    /// The variables of functions around it that frames of a function surely have when they begin: parameters there, and names that
    /// statements before its own bind which always run.
    pub fn captured<'p>(&'p self, function: &'p Definition) -> impl Iterator<Item = &'p str> {
        let around = self.functions_around(function);
        let names = around.flat_map(|one| one.scope.variables.iter().map(move |name| (one, name)));
        let depth = |line: u32| self.line(line).map(|line| line.depth);
        names
            .filter(move |(around, variable)| {
                let from = self.capturing(function, &variable.name);
                let meant = from.is_some_and(|from| from.line == around.line);
                let runs = variable.line < function.first
                    && depth(variable.line) == depth(around.body)
                    && depth(function.first) == depth(around.body);
                let stays = !self
                    .lines
                    .iter()
                    .any(|line| around.contains(line.number) && line.text.starts_with("del "));
                meant && stays && (variable.is_parameter || runs)
            })
            .map(|(_, variable)| variable.name.as_str())
    }

    /// The function around another one whose variable of a name that captures.
    pub(super) fn capturing(&self, function: &Definition, name: &str) -> Option<&Definition> {
        if function.kind != DefinitionKind::Function {
            return None;
        }
        let inside = |one: &&Definition| function.contains(one.line) && one.line >= function.line;
        let uses = |one: &Definition| {
            // What a function between binds itself is its own.
            let own = |between: &Definition| {
                function.contains(between.line)
                    && between.contains(one.line)
                    && between.kind == DefinitionKind::Function
                    && between.scope.names().any(|bound| bound == name)
            };
            let declared = one.scope.foreign.iter().any(|declared| declared == name);
            (declared || one.scope.reads(name)) && !self.definitions.iter().any(own)
        };
        if !self.definitions.iter().filter(inside).any(uses) || self.is_global(function, name) {
            return None;
        }
        let around = self.functions_around(function);
        let binding = around.filter(|one| one.scope.names().any(|bound| bound == name));
        binding.max_by_key(|one| one.line)
    }

    /// The functions that a definition is written in, the outermost first.
    pub(crate) fn functions_around(
        &self,
        definition: &Definition,
    ) -> impl Iterator<Item = &Definition> {
        let line = definition.line;
        self.definitions.iter().filter(move |one| {
            one.kind == DefinitionKind::Function && one.line != line && one.contains(line)
        })
    }

    /// The function that a name stands for which the frame that runs, or the module, has bound, but does not show: a function is not shown
    /// under its own name.
    pub(super) fn hidden_function(&self, at: &State, name: &str) -> Option<&Definition> {
        let frame = at.top()?;
        let own = self.definition_at(&frame.function, frame.line)?;
        let binds = |one: &Definition| one.scope.variables.iter().any(|own| own.name == name);
        let module = || self.definition(0).is_some_and(binds);
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let function = named.next().filter(|_| named.next().is_none())?;
        let shown = super::classes::found(at, name).is_some();
        let plain = function.kind == DefinitionKind::Function && !self.is_method(function);
        (plain && !shown && (binds(own) || module())).then_some(function)
    }

    /// Whether a function declares a name as the module's.
    pub fn is_global(&self, function: &Definition, name: &str) -> bool {
        let declares = |text: &str| {
            let names = text.strip_prefix("global ");
            names.is_some_and(|names| names.split(',').any(|one| one.trim() == name))
        };
        let mut lines = self.lines.iter();
        lines.any(|line| function.is_in_body(line.number) && declares(&line.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
def outer(a, b):
    total = 0
    if a:
        late = 1
    def inner(x):
        nonlocal total
        total += x
        return total
    def other(b):
        def deep():
            return a + b
        return deep() + late
    def apart():
        global total
        return total + len(a)
    done = 2
    return inner, other, apart, done
total = 1
";

    #[test]
    fn functions_capture_what_they_use_of_those_around() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |name: &str, all: &[&str], sure: &[&str]| {
            let mut definitions = program.definitions().iter();
            let function = definitions.find(|one| one.name == name).unwrap();
            let names = ["a", "b", "total", "late", "done", "x", "len", "inner"];
            let found = names
                .into_iter()
                .filter(|one| program.captures(function, one));
            assert_eq!(found.collect::<Vec<_>>(), all, "{name}");
            let captured: Vec<&str> = program.captured(function).collect();
            assert_eq!(captured, sure, "{name}");
        };
        check("inner", &["total"], &["total"]);
        check("other", &["a", "late"], &["a"]);
        check("deep", &["a", "b"], &["a", "b"]);
        check("apart", &["a"], &["a"]);
        check("outer", &[], &[]);
    }
}
