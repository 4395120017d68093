//! The classes of a program: which one an object is of, which of its methods a call means, and whether evaluating an expression
//! has to do with objects at all.
//!
//! Methods that Python calls by itself (`__len__`, `__eq__`, …) run where something is done with an object of their class. What is
//! done with a number or a list runs none of them, however many the program defines.

mod allocating;
mod asked;
mod bare;
mod completed;
mod contact;
mod descriptors;
mod extending;
mod inherited;
mod kept;
mod lineage;
mod methods;
mod moves;
mod refusing;
mod said;
mod values;
mod written;

use ruff_python_ast::Expr;

pub(super) use self::asked::method_of;
pub(super) use self::contact::is_identity;
pub(super) use self::descriptors::Descriptors;
pub(super) use self::refusing::is_read;
pub(super) use self::values::{as_if, found, parsed, shown, value};
use super::{Definition, DefinitionKind, LogicalLine, Program, is_identifier, is_word_part};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// Decorators that give back the class that they are given.
const KEEPING: [&str; 5] = [
    "dataclass",
    "final",
    "runtime_checkable",
    "total_ordering",
    "unique",
];

/// The longest chain of base classes that is followed.
pub(super) const MOST_BASES: usize = 8;

/// The name of the class that is shown so.
pub(super) fn class_name(shown: &str) -> Option<&str> {
    shown.strip_prefix("<class '__main__.")?.strip_suffix("'>")
}

impl Program {
    /// Whether classes may say themselves how they are written.
    pub fn has_metaclasses(&self) -> bool {
        let own = |line: &LogicalLine| line.text.contains("metaclass=");
        self.lines.iter().any(own)
    }

    /// The class that an expression's value, at a state, is an object of.
    pub(super) fn class_of(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        if let Some(class) = self.class_of_member(at, expr) {
            return Some(class);
        }
        if let Some(class) = self.class_extending(at, expr) {
            return Some(class);
        }
        if let Expr::Name(name) = expr {
            let text = found(at, &name.id)??.trim_start_matches('<');
            let end = text.find(|c| !is_word_part(c))?;
            let behind = text[end..].starts_with(['(', ' ', '>']);
            return self.class(&text[..end]).filter(|_| behind);
        }
        // To make an object of a dataclass enters nothing, nor does it where there is nothing to be made.
        if let Expr::Call(call) = expr {
            let class = || self.class_named(at, call.func.as_name_expr()?.id.as_str());
            let plain =
                |class: &&Definition| self.is_dataclass(class) && !self.is_named_tuple(class);
            let made = (class().filter(plain)).or_else(|| self.made_bare_at(at, expr));
            return made.or_else(|| self.class_replaced(at, call));
        }
        match value(at, expr)? {
            PythonValue::Object { name, .. } => self.class(&name),
            _ => None,
        }
    }

    /// The class that a name stands for at a state: its own, or that of a local.
    pub(super) fn class_named(&self, at: &State, name: &str) -> Option<&Definition> {
        let class = match found(at, name) {
            None => self.visible(at, name)?,
            Some(text) => self.class_told(text?)?,
        };
        (class.kind == DefinitionKind::Class).then_some(class)
    }

    /// The class that is shown so.
    pub(super) fn class_told(&self, shown: &str) -> Option<&Definition> {
        self.class(class_name(shown)?)
    }

    /// Whether a value is a class of the program, of which `str` makes what it is shown as: no class of its own (`metaclass=`) says otherwise.
    pub fn class_says(&self, shown: &str) -> bool {
        self.class_told(shown).is_some() && !self.has_metaclasses()
    }

    /// The class that an object is of which is shown so with its attributes.
    pub(super) fn class_shown(&self, shown: &str) -> Option<&Definition> {
        let (name, _) = shown
            .split_once('(')
            .filter(|_| shown.ends_with([')', '…']))?;
        self.class(name)
    }

    /// What a new object of a class is shown as, before it has attributes; `None` for one whose base classes the program does not define,
    /// or that says itself how it is written.
    pub(super) fn shown_new(&self, class: &Definition) -> Option<String> {
        let plain = match self.whole_lineage(class) {
            Some(_) => !self.writes_values() && self.stays_itself(class),
            None => self.tells && self.is_exception(class),
        };
        plain.then(|| format!("{}()", class.name))
    }

    /// Whether objects of a class of the program show their attributes.
    pub(super) fn shows_attributes(&self, value: &str) -> bool {
        let name = value.split_once('(').map_or(value, |(name, _)| name);
        self.class(name).is_some_and(|class| {
            self.shown_new(class).is_some()
                || self.is_dataclass(class)
                || (self.finishes_itself(class).is_some() && !self.writes_values())
        })
    }

    /// Whether a value is an object of which that is so, or a list or dictionary of nothing but such.
    pub(super) fn all_show_attributes(&self, value: &str) -> bool {
        match PythonValue::read(value) {
            Ok(value) => self.all_show(&value),
            Err(_) => self.shows_attributes(value),
        }
    }

    fn all_show(&self, value: &PythonValue) -> bool {
        match value {
            PythonValue::List(items) => items.iter().all(|one| self.all_show(one)),
            PythonValue::Dict(pairs) => pairs.iter().all(|(_, one)| self.all_show(one)),
            value => self.shows_attributes(&value.to_string()),
        }
    }

    /// The class whose body is entered by the line that is about to run at a state.
    pub(super) fn class_entered(&self, at: &State) -> Option<&Definition> {
        let line = at.line().filter(|_| at.event == Event::Line)?;
        let classes = self.definitions.iter();
        let mut classes = classes.filter(|one| one.kind == DefinitionKind::Class);
        let class = classes.find(|class| class.first == line)?;
        // Its own frame runs what stands behind its header.
        let running = self.definition_at(&at.top()?.function, line);
        if running.is_some_and(|running| running.line == class.line) {
            return None;
        }
        let plain = self.stays_itself(class) || self.is_dataclass(class);
        let plain = plain || self.finishes_itself(class).is_some();
        // What its decorators are called with comes first, where they are called themselves.
        let calls = self.class_decorated(line).map(|(_, calls)| calls);
        match calls {
            Some(0) => Some(class),
            Some(_) => None,
            None => plain.then_some(class),
        }
    }

    /// What a function or a class of the program that an expression names is shown as.
    pub fn shown_definition(&self, at: &State, expression: &str) -> Option<String> {
        let hidden = found(at, expression).is_some() && !self.shadows(at, expression);
        if !is_identifier(expression) || hidden {
            return None;
        }
        // A name that has got the function of the same name from elsewhere is shown nowhere (`inc, show = counter()`).
        let handed = || {
            let mut named = self.definitions.iter().filter(|one| one.name == expression);
            let only = named.next().filter(|_| named.next().is_none())?;
            let mut modules = self.definitions.iter();
            let module = modules.find(|one| one.kind == DefinitionKind::Module)?;
            let bound = module.scope.names().any(|name| name == expression);
            bound.then_some(only)
        };
        let definition = self.visible(at, expression).or_else(handed)?;
        match definition.kind {
            DefinitionKind::Class => self.shown_class(definition),
            DefinitionKind::Function => (definition.first == definition.line)
                .then(|| format!("<function {}>", self.qualified(definition))),
            DefinitionKind::Module => None,
        }
    }

    /// Whether a name is that of a function or a class which the code that runs defines itself, or has a variable for: no state shows it there,
    /// and what the module has under that name is not meant.
    pub fn shadows(&self, at: &State, name: &str) -> bool {
        let defined = || {
            let top = at.top()?;
            let runs = self.definition_at(&top.function, top.line)?;
            let unshown = !top.locals.as_ref()?.contains_key(name);
            let function = runs.kind == DefinitionKind::Function && unshown;
            let mut definitions = self.definitions.iter();
            let own = definitions.any(|one| {
                let around = self.around(one).last();
                one.name == name && around.is_some_and(|around| around.line == runs.line)
            });
            Some(function && own)
        };
        let variable = || self.own_hidden_function(at, name).is_some();
        (self.has_method(name) && defined() == Some(true)) || (at.depth() > 1 && variable())
    }

    /// What a function of the module is shown as, if its name stands for nothing else and nothing decorates it.
    pub(super) fn shown_function(&self, name: &str) -> Option<String> {
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let function = named.next().filter(|_| named.next().is_none())?;
        let plain = function.kind == DefinitionKind::Function && function.first == function.line;
        let bound = |one: &&Definition| one.scope.names().any(|own| own == name);
        let alone = self.definitions.iter().filter(bound).count() < 2;
        let outer = self.around(function).next().is_none();
        (plain && alone && outer).then(|| format!("<function {name}>"))
    }

    /// What a class of the program is shown as, if no decorator puts something else in its place and no metaclass says it otherwise.
    pub(super) fn shown_class(&self, class: &Definition) -> Option<String> {
        let keeps = |line: &LogicalLine| {
            let name = line.text.trim_start_matches('@').split('(').next();
            let name = name.and_then(|name| name.rsplit('.').next());
            name.is_some_and(|name| KEEPING.contains(&name) && !self.defines_or_hides(name))
                || self.keeps_class(&line.text)
        };
        let header = &self.line(class.line)?.text;
        let made = header.contains("metaclass=") && !header.contains("metaclass=ABCMeta");
        if made || !self.decorators(class).all(keeps) {
            return None;
        }
        Some(match (self.is_enumeration(class), self.is_flag(class)) {
            (true, true) => format!("<flag '{}'>", class.name),
            (true, false) => format!("<enum '{}'>", class.name),
            _ => format!("<class '__main__.{}'>", self.qualified(class)),
        })
    }

    /// The class around a line, if the line is in one of its methods.
    pub(super) fn class_around(&self, line: u32) -> Option<&Definition> {
        let classes = self.definitions.iter();
        let around = classes.filter(|one| one.kind == DefinitionKind::Class && one.contains(line));
        around.max_by_key(|one| one.first)
    }

    /// The only base class of a class, if the program defines it.
    pub(super) fn base(&self, class: &Definition) -> Option<&Definition> {
        self.class(self.bases(class)?)
    }

    /// The only class of a name.
    pub(super) fn class(&self, name: &str) -> Option<&Definition> {
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let class = named.next().filter(|_| named.next().is_none())?;
        (class.kind == DefinitionKind::Class).then_some(class)
    }

    /// The name of a definition with those of what it is written in, as `__qualname__` has it.
    pub(super) fn qualified(&self, definition: &Definition) -> String {
        let mut name = String::new();
        for one in self.around(definition) {
            name.push_str(&one.name);
            name.push_str(match one.kind {
                DefinitionKind::Function => ".<locals>.",
                _ => ".",
            });
        }
        name + &definition.name
    }

    /// The only function of a qualified name.
    pub(super) fn function(&self, qualified: &str) -> Option<&Definition> {
        let functions = self.definitions.iter();
        let mut named = functions
            .filter(|one| one.kind == DefinitionKind::Function && self.qualified(one) == qualified);
        named.next().filter(|_| named.next().is_none())
    }

    /// The only function or class that a name stands for where a frame runs, if nothing else is bound to it; of functions that the module
    /// defines under one name, the one that it has by then.
    pub(super) fn visible(&self, at: &State, name: &str) -> Option<&Definition> {
        let line = at.line()?;
        let reaches = |one: &&Definition| {
            let around = self.around(one).last();
            one.name == name
                && around.is_none_or(|around| {
                    around.kind == DefinitionKind::Function && around.contains(line)
                })
        };
        let depth = |one: &&Definition| self.around(one).count();
        let found = self.definitions.iter().filter(reaches);
        let deepest = found.clone().map(|one| depth(&one)).max()?;
        let mut found = found.filter(|one| depth(one) == deepest);
        let first = found.next()?;
        match found.next() {
            None => Some(first),
            Some(_) if deepest == 0 => self.defined_last(at, name),
            Some(_) => None,
        }
    }

    /// The functions and classes that a definition is written in, the outermost first.
    fn around(&self, definition: &Definition) -> impl Iterator<Item = &Definition> {
        let (line, definitions) = (definition.line, self.definitions.iter());
        definitions.filter(move |one| {
            one.kind != DefinitionKind::Module && one.line != line && one.contains(line)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
class Shape:
    def __init__(self, name):
        self.name = name
    def area(self):
        return 0
class Square(Shape):
    def __init__(self, side):
        super().__init__('square')
        self.side = side
    def area(self):
        return self.side
    def __len__(self):
        return 4
class Late(Unknown):
    pass
def outer():
    def inner():
        return 1
    return inner
s = Square(3)
";

    /// The program, and its last line about to run in a module with some names.
    fn program(rest: &str) -> (Program, State) {
        let program = Program::parse(&format!("{SOURCE}{rest}\n")).unwrap();
        let line = SOURCE.lines().count() as u32 + 1;
        let locals = [
            ("s", "Square(name='square', side=3)"),
            ("xs", "[1, 2]"),
            ("f", "<function outer.<locals>.inner>"),
            ("cut", "[1, 2…"),
        ];
        let at = state(Event::Line, &[("<module>", line, &locals)], None);
        (program, at)
    }

    #[test]
    fn methods_are_those_of_the_class_or_of_its_bases() {
        let (program, at) = program("x = s.area()");
        let parsed = ruff_python_parser::parse_expression("s").unwrap();
        let class = program.class_of(&at, parsed.expr()).unwrap();
        assert_eq!(class.name, "Square");
        let line = |name: &str| program.method(class, name).map(|method| method.line);
        assert_eq!((line("area"), line("__init__")), (Some(10), Some(7)));
        assert_eq!(line("missing"), None);
        let base = program.base(class).unwrap();
        assert_eq!(program.method(base, "area").map(|one| one.line), Some(4));
        assert_eq!(program.shown_new(class).as_deref(), Some("Square()"));
        assert_eq!(program.shown_new(program.class("Late").unwrap()), None);
    }

    #[test]
    fn a_function_is_found_by_what_it_is_shown_as() {
        let (program, at) = program("x = f()");
        let line = |shown: &str| program.function(shown).map(|one| one.line);
        assert_eq!(line("outer.<locals>.inner"), Some(17));
        assert_eq!(line("inner"), None);
        let shown = |name: &str| program.shown_definition(&at, name);
        assert_eq!(shown("outer").as_deref(), Some("<function outer>"));
        assert_eq!(
            shown("Square").as_deref(),
            Some("<class '__main__.Square'>")
        );
        // `inner` is not reached from here, and `xs` is something else.
        assert_eq!((shown("inner"), shown("xs")), (None, None));
    }

    #[test]
    fn a_dataclass_is_shown_as_a_class() {
        let check = |begun: &str, expected: Option<&str>| {
            let source = format!("{begun}\nclass P:\n    x: int\nk = P\n");
            let program = Program::parse(&source).unwrap();
            let line = source.lines().count() as u32;
            let at = state(Event::Line, &[("<module>", line, &[])], None);
            let found = program.shown_definition(&at, "P");
            assert_eq!(found.as_deref(), expected, "{begun}");
        };
        let class = Some("<class '__main__.P'>");
        check("from dataclasses import dataclass\n@dataclass", class);
        check(
            "import dataclasses\n@dataclasses.dataclass(frozen=True)",
            class,
        );
        check("def dataclass(one):\n    return 3\n@dataclass", None);
    }

    #[test]
    fn only_what_has_to_do_with_objects_runs_their_methods() {
        let check = |text: &str, expected: bool| {
            let (program, at) = program("pass");
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        };
        check("len(xs)==2", false);
        check("len(s)", true);
        check("s.side>2", false);
        check("if xs[0] in xs:", false);
        check("elif s==3:", true);
        check("cut[0]", true);
        check("s", false);
        check("f()", true);
    }

    #[test]
    fn nothing_is_entered_above_which_has_no_such_method() {
        let source = "class Base:\n    pass\nclass A(Base):\n    def __init__(self):\n        super().__init__()\nclass Own(ValueError):\n    def __init__(self, n):\n        super().__init__(n)\nclass B(A):\n    def __init__(self):\n        super().__init__()\n";
        let program = Program::parse(source).unwrap();
        let check = |line: u32, shown: &str, enters: bool, changes: bool| {
            let inside = [("self", shown), ("n", "1")];
            let frames = [("<module>", 1, &[][..]), ("__init__", line, &inside)];
            let at = state(Event::Line, &frames, None);
            let text = program.line(line).unwrap().text.clone();
            assert_eq!(program.may_enter(&at, &text), enters, "{text}");
            assert_eq!(!program.keeps_objects(&at), changes, "{text}");
        };
        check(5, "A()", false, false);
        check(8, "Own(1)", false, true);
        check(11, "B()", true, true);
        // Between the class and its base there may be another one.
        check(5, "B()", false, false);
    }

    #[test]
    fn objects_of_a_class_without_such_methods_run_none() {
        let source = "class Pt(NamedTuple):\n    x: int\nclass Plain:\n    def __init__(self):\n        self.n = 1\nclass Pile:\n    def __len__(self):\n        return 1\np = 1\n";
        let program = Program::parse(source).unwrap();
        let locals = [
            ("pt", "Pt(x=1)"),
            ("plain", "Plain(n=1)"),
            ("pile", "Pile()"),
            ("held", "Plain(n=Pile())"),
        ];
        let at = state(Event::Line, &[("<module>", 9, &locals)], None);
        let check = |text: &str, expected: bool| {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        };
        check("pt._replace(x=2)", false);
        check("plain==pt", false);
        check("len(pile)", true);
        check("held==pt", false);
        check("len(held.n)", true);
    }

    #[test]
    fn an_enumeration_is_asked_for_nothing_of_the_program_s() {
        let check = |bases: &str, expected: bool| {
            let source = format!(
                "class Kind({bases}):\n    A = 1\nclass Plain:\n    def __post_init__(self):\n        self.n = 1\np = 1\n"
            );
            let program = Program::parse(&source).unwrap();
            let at = state(
                Event::Line,
                &[("<module>", 6, &[("p", "Plain(n=deque([Plain(n=1)]))")])],
                None,
            );
            assert_eq!(program.may_enter(&at, "len(p.n)"), expected, "{bases}");
        };
        check("Enum", false);
        check("str, enum.Enum", false);
        check("Unknown, Enum", true);
        check("Unknown", true);
    }

    #[test]
    fn a_method_is_python_s_where_its_object_is() {
        let source = "class Pile:\n    def pop(self):\n        return 1\np = 1\n";
        let program = Program::parse(source).unwrap();
        let locals = [("xs", "[1]"), ("pile", "Pile(items=[2])")];
        let at = state(Event::Line, &[("<module>", 4, &locals)], None);
        let check = |text: &str, expected: bool| {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        };
        check("xs.pop()", false);
        check("pile.items.pop()", false);
        check("[1].pop()", false);
        check("pile.pop()", true);
        check("xs[0].pop()", false);
        check("ys[0].pop()", true);
    }

    #[test]
    fn what_is_written_with_a_letter_first_is_no_number() {
        let check = |returned: &str, expected: bool| {
            let source = format!("class A:\n    def __repr__(self):\n        return {returned}\n");
            let program = Program::parse(&source).unwrap();
            assert_eq!(program.disguises(), expected, "{returned}");
        };
        check("f'A({self.x})'", false);
        check("\"<A>\"", false);
        check("f'({self.x})'", true);
        check("f'{self.x}'", true);
        check("str(self.x)", true);
        assert!(!Program::parse("class A:\n    pass\n").unwrap().disguises());
    }
}
