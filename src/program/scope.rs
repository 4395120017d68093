//! Which variables the frames of a definition can have: its parameters and the names that its statements bind, with the
//! lines that bind them.

use crate::visitor::{
    Visitor, walk_elif_else_clause, walk_except_handler, walk_expr, walk_match_case, walk_pattern,
    walk_stmt,
};
use ruff_python_ast::{
    Alias, Comprehension, ElifElseClause, ExceptHandler, Expr, ExprContext, ExprDictComp,
    ExprGenerator, ExprListComp, ExprSetComp, MatchCase, Parameters, Pattern, Stmt,
};
use ruff_text_size::Ranged;

use super::Positions;
use super::patterns::name_of;

/// Names that Python has by itself, as far as programs for learners use them.
const BUILT_IN: [&str; 66] = [
    "abs",
    "all",
    "any",
    "ascii",
    "bin",
    "bool",
    "bytes",
    "callable",
    "chr",
    "classmethod",
    "complex",
    "dict",
    "dir",
    "divmod",
    "enumerate",
    "filter",
    "float",
    "format",
    "frozenset",
    "getattr",
    "hasattr",
    "hash",
    "hex",
    "id",
    "input",
    "int",
    "isinstance",
    "issubclass",
    "iter",
    "len",
    "list",
    "map",
    "max",
    "min",
    "next",
    "object",
    "oct",
    "open",
    "ord",
    "pow",
    "print",
    "property",
    "range",
    "repr",
    "reversed",
    "round",
    "set",
    "setattr",
    "slice",
    "sorted",
    "staticmethod",
    "str",
    "sum",
    "super",
    "tuple",
    "type",
    "zip",
    "Exception",
    "ValueError",
    "TypeError",
    "KeyError",
    "IndexError",
    "ZeroDivisionError",
    "AttributeError",
    "RuntimeError",
    "StopIteration",
];

/// Names of Python's that fewer programs use.
const RARE: [&str; 18] = [
    "aiter",
    "anext",
    "breakpoint",
    "bytearray",
    "compile",
    "copyright",
    "credits",
    "delattr",
    "eval",
    "exec",
    "exit",
    "globals",
    "help",
    "license",
    "locals",
    "memoryview",
    "quit",
    "vars",
];

/// Whether Python has a name by itself; of those that begin with a capital letter, not all are known.
pub(super) fn is_built_in(name: &str) -> bool {
    BUILT_IN.contains(&name) || RARE.contains(&name)
}

/// A variable of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// The first line that binds it; for a parameter the line of the function's first statement or decorator.
    pub line: u32,
    /// Whether the caller gives it.
    pub is_parameter: bool,
}

/// The names that a definition's own code binds, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// Its variables, each once, parameters first. Imports, functions and classes are not among them, since states do not
    /// show those under their own names, nor are names that the body declares as `global` or `nonlocal`.
    pub variables: Vec<Variable>,
    /// Names that the body declares as `global` or `nonlocal`: it binds them in frames of other definitions.
    pub foreign: Vec<String>,
    /// Names that its code reads, also in its comprehensions and lambdas, but for what these bind.
    read: Vec<String>,
    /// Functions and classes of its that a decorator may put something else in the place of, or that have another name than their own there.
    decorated: Vec<String>,
    /// All that its statements bind, imports, functions and classes, too, each with a line that its statement begins at.
    bound: Vec<(String, u32)>,
}

impl Scope {
    /// What a body binds; `first`: the line of the function's first statement or decorator.
    pub(super) fn of(
        positions: &Positions,
        first: u32,
        parameters: Option<&Parameters>,
        body: &[Stmt],
    ) -> Scope {
        let mut collector = Collector {
            positions,
            statement: first,
            inner: Vec::new(),
            scope: Scope::default(),
        };
        for parameter in parameters.iter().flat_map(|parameters| parameters.iter()) {
            collector.add(parameter.name().as_str(), first, true);
        }
        collector.visit_body(body);
        let mut scope = collector.scope;
        let foreign = &scope.foreign;
        scope
            .variables
            .retain(|variable| !foreign.contains(&variable.name));
        scope.bound.retain(|(name, _)| !foreign.contains(name));
        scope
    }

    /// Gives what the body of a class defines the names that it has there beside its own, where `longer` knows one: those that are private
    /// to the class. Unlike its own name, such a name is shown.
    pub(super) fn spell_private(&mut self, longer: impl Fn(&str) -> Option<String>) {
        let private = self.bound.iter().filter(|(name, _)| name.starts_with("__"));
        let private = private.filter_map(|(name, line)| Some((longer(name)?, *line)));
        let private: Vec<(String, u32)> = private.collect();
        let names = private.iter().map(|(name, _)| name.clone());
        self.decorated.extend(names);
        self.bound.extend(private);
    }

    /// The names that its frames can have of themselves.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let variables = self.variables.iter().map(|variable| &variable.name);
        let bound = self.bound.iter().map(|(name, _)| name);
        variables.chain(bound).map(String::as_str)
    }

    /// The names that its frames can show of themselves: functions and classes are not shown under their own names.
    pub fn shown(&self) -> impl Iterator<Item = &str> {
        let variables = self.variables.iter().map(|variable| &variable.name);
        variables.chain(&self.decorated).map(String::as_str)
    }

    /// Whether its code reads a name.
    pub fn reads(&self, name: &str) -> bool {
        self.read.iter().any(|read| read == name)
    }

    /// Whether its code reads a name that it does not bind, and that Python has not either.
    pub fn reads_foreign(&self, name: &str) -> bool {
        self.reads(name) && !BUILT_IN.contains(&name) && !self.names().any(|bound| bound == name)
    }

    /// The line that the only statement begins at which binds a name, if it is one.
    pub fn only_line_of(&self, name: &str) -> Option<u32> {
        let mut lines = self.bound.iter().filter(|(bound, _)| bound == name);
        let (_, line) = lines.next()?;
        lines.next().is_none().then_some(*line)
    }

    /// Whether its statements bind anything.
    pub fn binds_any(&self) -> bool {
        !self.bound.is_empty()
    }

    /// Whether a statement that begins within `lines` binds a name.
    pub fn binds(&self, name: &str, lines: std::ops::RangeInclusive<u32>) -> bool {
        self.bound
            .iter()
            .any(|(bound, line)| bound == name && lines.contains(line))
    }
}

/// The class that a statement makes by a call and gives its own name to (`Point = namedtuple('Point', 'x y')`), and the call.
fn made_class(stmt: &Stmt) -> Option<(&str, &Expr)> {
    const MAKERS: [&str; 6] = [
        "Enum",
        "IntEnum",
        "NamedTuple",
        "make_dataclass",
        "namedtuple",
        "type",
    ];
    let assign = stmt.as_assign_stmt()?;
    let [Expr::Name(target)] = assign.targets.as_slice() else {
        return None;
    };
    let call = assign.value.as_call_expr()?;
    let maker = match &*call.func {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(attribute) => attribute.attr.as_str(),
        _ => return None,
    };
    let [Expr::StringLiteral(own), _, ..] = &*call.arguments.args else {
        return None;
    };
    let named = own.value.to_str() == target.id.as_str() && MAKERS.contains(&maker);
    named.then_some((target.id.as_str(), &*assign.value))
}

struct Collector<'p> {
    positions: &'p Positions,
    /// The line that the statement or clause begins at that is being visited.
    statement: u32,
    /// What the comprehensions and lambdas around bind.
    inner: Vec<String>,
    scope: Scope,
}

impl Collector<'_> {
    fn line(&self, place: &impl Ranged) -> u32 {
        self.positions.line(place.start().to_usize())
    }

    fn add(&mut self, name: &str, line: u32, is_parameter: bool) {
        let variables = &mut self.scope.variables;
        if !variables.iter().any(|variable| variable.name == name) {
            variables.push(Variable {
                name: name.to_owned(),
                line,
                is_parameter,
            });
        }
    }

    fn bind(&mut self, name: &str, place: &impl Ranged) {
        self.add(name, self.line(place), false);
        self.note(name, self.statement);
    }

    /// Notes that a statement binds a name.
    fn note(&mut self, name: &str, line: u32) {
        self.scope.bound.push((name.to_owned(), line));
    }

    /// Visits what has names of its own.
    fn binding(&mut self, names: Vec<String>, visit: impl FnOnce(&mut Self)) {
        let outer = self.inner.len();
        self.inner.extend(names);
        visit(self);
        self.inner.truncate(outer);
    }

    /// Visits what begins a line of its own.
    fn within(&mut self, place: &impl Ranged, visit: impl FnOnce(&mut Self)) {
        let line = self.line(place);
        let outer = std::mem::replace(&mut self.statement, line);
        visit(self);
        self.statement = outer;
    }
}

impl<'a> Visitor<'a> for Collector<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let definition = match stmt {
            // Their bodies are frames of their own.
            Stmt::FunctionDef(def) => Some((&def.name, &def.decorator_list)),
            Stmt::ClassDef(class) => Some((&class.name, &class.decorator_list)),
            _ => None,
        };
        if let Some((name, decorators)) = definition {
            if !decorators.is_empty() {
                self.scope.decorated.push(name.to_string());
            }
            // The last decorator's line is not the first one's; the keyword's is that of the name.
            for line in self.line(stmt)..=self.line(name) {
                self.note(name.as_str(), line);
            }
            return;
        }
        if let Some((name, made)) = made_class(stmt) {
            self.within(stmt, |collector| {
                collector.note(name, collector.statement);
                collector.visit_expr(made);
            });
            return;
        }
        self.within(stmt, |collector| match stmt {
            Stmt::Global(global) => {
                let names = global.names.iter().map(|name| name.to_string());
                collector.scope.foreign.extend(names);
            }
            Stmt::Nonlocal(nonlocal) => {
                let names = nonlocal.names.iter().map(|name| name.to_string());
                collector.scope.foreign.extend(names);
            }
            _ => walk_stmt(collector, stmt),
        });
    }

    fn visit_elif_else_clause(&mut self, clause: &'a ElifElseClause) {
        self.within(clause, |collector| walk_elif_else_clause(collector, clause));
    }

    fn visit_match_case(&mut self, case: &'a MatchCase) {
        self.within(case, |collector| walk_match_case(collector, case));
    }

    fn visit_alias(&mut self, alias: &'a Alias) {
        let name = alias.asname.as_ref().unwrap_or(&alias.name).as_str();
        let bound = name.split('.').next().unwrap_or(name);
        self.note(bound, self.statement);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if name.ctx == ExprContext::Store => self.bind(name.id.as_str(), name),
            Expr::Name(name) => {
                if !self.inner.iter().any(|inner| inner == name.id.as_str()) {
                    self.scope.read.push(name.id.to_string());
                }
            }
            Expr::Lambda(lambda) => {
                let parameters = lambda.parameters.iter().flat_map(|all| all.iter());
                let names = parameters.map(|one| one.name().to_string()).collect();
                self.binding(names, |collector| walk_expr(collector, expr));
            }
            Expr::ListComp(ExprListComp { generators, .. })
            | Expr::SetComp(ExprSetComp { generators, .. })
            | Expr::DictComp(ExprDictComp { generators, .. })
            | Expr::Generator(ExprGenerator { generators, .. }) => {
                let names = variables(generators);
                self.binding(names, |collector| walk_expr(collector, expr));
            }
            _ => walk_expr(self, expr),
        }
    }

    /// The variables of a comprehension are not the frame's, but what `:=` binds in it is.
    fn visit_comprehension(&mut self, comprehension: &'a Comprehension) {
        self.visit_expr(&comprehension.iter);
        comprehension
            .ifs
            .iter()
            .for_each(|test| self.visit_expr(test));
    }

    fn visit_except_handler(&mut self, handler: &'a ExceptHandler) {
        self.within(handler, |collector| {
            let ExceptHandler::ExceptHandler(one) = handler;
            if let Some(name) = &one.name {
                collector.bind(name.as_str(), name);
            }
            walk_except_handler(collector, handler);
        });
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        if let Some(name) = name_of(pattern) {
            self.bind(name.as_str(), name);
        }
        walk_pattern(self, pattern);
    }
}

/// The names that the targets of a comprehension store to.
pub(super) fn variables(generators: &[Comprehension]) -> Vec<String> {
    let mut names = Stored::default();
    for generator in generators {
        names.visit_expr(&generator.target);
    }
    names.0
}

/// The names that targets store to.
#[derive(Default)]
struct Stored(Vec<String>);

impl<'a> Visitor<'a> for Stored {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) => self.0.push(name.id.to_string()),
            _ => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;

    #[test]
    fn a_class_that_a_call_makes_is_not_shown_under_its_own_name() {
        let source = "P = namedtuple('P', 'x y')\nQ = namedtuple('P', 'x')\nn = f('n', 1)\n";
        let program = Program::parse(source).unwrap();
        let scope = &program.definitions()[0].scope;
        assert_eq!(scope.shown().collect::<Vec<_>>(), ["Q", "n"]);
        assert!(scope.names().any(|name| name == "P") && scope.reads("namedtuple"));
    }

    #[test]
    fn a_definition_has_its_parameters_and_what_it_binds() {
        let source = "\
import math
def f(a, /, b=1, *rest, key, **more):
    global seen
    seen = total = 0
    for i, (x, y) in rest:
        total += (z := x)
    squares = [q * q for q in rest]
    try:
        with open(a) as file:
            k = lambda w: w
    except ValueError as error:
        pass
    match key:
        case [first, *others]:
            del first
    def inner():
        hidden = 1
class C:
    size = 3
seen = f(1)
";
        let program = Program::parse(source).unwrap();
        let check = |name: &str, expected: &str| {
            let definition = program
                .definitions()
                .iter()
                .find(|definition| definition.name == name)
                .unwrap();
            let found: Vec<String> = definition
                .scope
                .variables
                .iter()
                .map(|variable| {
                    format!(
                        "{}{}",
                        variable.name,
                        if variable.is_parameter { "*" } else { "" }
                    )
                })
                .collect();
            assert_eq!(found.join(" "), expected);
        };
        check("<module>", "seen");
        check(
            "f",
            "a* b* rest* key* more* total i x y z squares file k error first others",
        );
        check("C", "size");
        check("inner", "hidden");
        let line = |name: &str| {
            let variables = &program.definitions()[1].scope.variables;
            variables
                .iter()
                .find(|variable| variable.name == name)
                .map(|variable| variable.line)
        };
        assert_eq!(
            (line("a"), line("x"), line("file")),
            (Some(2), Some(5), Some(9))
        );
    }
}
