//! What functions capture: the variables of functions around them that their code, or that of functions inside of them, reads or sets.

use super::{Definition, DefinitionKind, Program};
use crate::state::{Frame, State};

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
            // What is declared to be the module's is none of a function around.
            let global = one.line != function.line && self.is_global(one, name);
            (declared || one.scope.reads(name)) && !global && !self.definitions.iter().any(own)
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
        let module = || {
            let mut variables = self.definition(0)?.scope.variables.iter();
            let bound = variables.any(|one| one.name == name);
            let unshown = bound && super::classes::found(at, name).is_none();
            self.only_function(name).filter(|_| unshown)
        };
        self.own_hidden_function(at, name).or_else(module)
    }

    /// The same, of a variable that the frame which runs has itself, or captures: what decorates the function may have put something else
    /// in its place, but not here.
    pub(super) fn own_hidden_function(&self, at: &State, name: &str) -> Option<&Definition> {
        let function = self.only_function(name)?;
        let unshown = |frame: &&Frame| {
            let locals = frame.locals.as_ref();
            locals.is_some_and(|locals| !locals.contains_key(name))
        };
        let frame = at.top().filter(unshown)?;
        let own = self.definition_at(&frame.function, frame.line)?;
        let binds = own.scope.variables.iter().any(|one| one.name == name);
        let has =
            own.kind == DefinitionKind::Function && (binds || self.captures_variable(own, name));
        let module = own.kind == DefinitionKind::Module && binds;
        (has || module).then_some(function)
    }

    /// Whether a function captures what is a variable of a function around it, and not the name of a function there.
    fn captures_variable(&self, function: &Definition, name: &str) -> bool {
        self.capturing(function, name).is_some_and(|around| {
            let mut variables = around.scope.variables.iter();
            variables.any(|one| one.name == name)
        })
    }

    /// The only function of a name that is no method, if there is nothing else of that name.
    fn only_function(&self, name: &str) -> Option<&Definition> {
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let function = named.next().filter(|_| named.next().is_none())?;
        let plain = function.kind == DefinitionKind::Function && !self.is_method(function);
        plain.then_some(function)
    }

    /// Whether a function declares a name as the module's.
    pub fn is_global(&self, function: &Definition, name: &str) -> bool {
        let declares = |text: &str| {
            let names = text.strip_prefix("global ");
            names.is_some_and(|names| names.split(',').any(|one| one.trim() == name))
        };
        let mut lines = self.lines.iter();
        lines.any(|line| self.is_line_of(function, line.number) && declares(&line.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};
    use crate::state::Event;

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

    #[test]
    fn a_variable_stands_for_the_function_of_its_name_where_no_state_shows_it() {
        let source = "\
def log(f):
    def inner():
        return f()
    return inner
@log
def f():
    return f
f()
";
        let program = Program::parse(source).unwrap();
        let made = ("f", "<function log.<locals>.inner>");
        let check = |top: Shown<'_>, expected: bool| {
            let at = state(Event::Line, &[("<module>", 8, &[made]), top], None);
            assert_eq!(
                program.own_hidden_function(&at, "f").is_some(),
                expected,
                "{top:?}"
            );
            assert_eq!(program.shadows(&at, "f"), expected, "{top:?}");
        };
        check(("inner", 3, &[]), true);
        check(("log", 4, &[]), true);
        // What is shown is another one, and the function itself has no such variable.
        check(("inner", 3, &[made]), false);
        check(("f", 7, &[]), false);
    }
}
