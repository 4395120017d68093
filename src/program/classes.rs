//! The classes of a program: which one an object is of, which of its methods a call means, and whether evaluating an expression
//! has to do with objects at all.
//!
//! Methods that Python calls by itself (`__len__`, `__eq__`, …) run where something is done with an object of their class. What is
//! done with a number or a list runs none of them, however many the program defines.

use ruff_python_ast::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{CmpOp, Expr, ExprAttribute, ModModule, Operator, Stmt};
use ruff_python_parser::Parsed;

use super::decorators::Decoration;
use super::parameters::is_display;
use super::{
    Definition, DefinitionKind, LogicalLine, Program, is_identifier, is_word_part, mentions,
};
use crate::quiz::{PythonValue, compare};
use crate::state::{Event, State};

/// The longest chain of base classes that is followed.
const MOST_BASES: usize = 8;

/// Types of the standard library that are written as a call.
const LIBRARY: [&str; 5] = ["deque", "Counter", "defaultdict", "OrderedDict", "range"];

impl Program {
    /// The class that an expression's value, at a state, is an object of.
    pub(super) fn class_of(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        if let Expr::Name(name) = expr {
            let text = found(at, &name.id)??.trim_start_matches('<');
            let end = text.find(|c| !is_word_part(c))?;
            let behind = text[end..].starts_with(['(', ' ', '>']);
            return self.class(&text[..end]).filter(|_| behind);
        }
        match value(at, expr)? {
            PythonValue::Object { name, .. } => self.class(&name),
            _ => None,
        }
    }

    /// The class that an object is of which is shown so with its attributes.
    pub(super) fn class_shown(&self, shown: &str) -> Option<&Definition> {
        let (name, _) = shown.split_once('(').filter(|_| shown.ends_with(')'))?;
        self.class(name)
    }

    /// What a new object of a class is shown as, before it has attributes; `None` for one whose base classes the program does not define,
    /// or that says itself how it is written.
    pub(super) fn shown_new(&self, class: &Definition) -> Option<String> {
        let mut root = class;
        for _ in 0..MOST_BASES {
            match self.bases(root) {
                None | Some("" | "object") => {
                    let plain = !self.writes_values() && self.stays_itself(class);
                    return plain.then(|| format!("{}()", class.name));
                }
                Some(base) => match self.class(base) {
                    Some(base) => root = base,
                    None => {
                        let plain = self.tells && self.is_exception(class);
                        return plain.then(|| format!("{}()", class.name));
                    }
                },
            }
        }
        None
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
        (plain || self.finishes_itself(class).is_some()).then_some(class)
    }

    /// What a function of the program that an expression names is shown as.
    pub fn shown_function(&self, at: &State, expression: &str) -> Option<String> {
        if !is_identifier(expression) || found(at, expression).is_some() {
            return None;
        }
        let function = self.visible(at, expression)?;
        let plain = function.kind == DefinitionKind::Function && function.first == function.line;
        plain.then(|| format!("<function {}>", self.qualified(function)))
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

    /// The method that objects of a class have under a name, their own or that of a base class.
    pub(super) fn method(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let mut class = class;
        for _ in 0..MOST_BASES {
            let own = |one: &&Definition| {
                one.kind == DefinitionKind::Function
                    && one.name == name
                    && self.is_method_of(one, class)
                    && self.decoration(one) != Decoration::Setter
            };
            let mut methods = self.definitions.iter().filter(own);
            let is_variable = class.scope.variables.iter().any(|one| one.name == name);
            match (methods.next(), methods.next()) {
                (Some(method), None) if !is_variable => return Some(method),
                (None, _) if !is_variable => class = self.base(class)?,
                (None, _) => return self.same_method(class, name),
                _ => return None,
            }
        }
        None
    }

    /// The method of a class that its body gives another name, in one line only: `__rmul__ = __mul__`.
    fn same_method(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let binds = |line: &&LogicalLine| {
            class.contains(line.number)
                && self.is_line_of(class, line.number)
                && mentions(&line.text, name)
        };
        let mut lines = self.lines.iter().filter(binds);
        let line = lines.next().filter(|_| lines.next().is_none())?;
        let (one, other) = line.text.split_once('=')?;
        let own = |method: &&Definition| {
            method.kind == DefinitionKind::Function
                && method.name == other
                && method.line < line.number
                && self.is_method_of(method, class)
                && self.decoration(method) == Decoration::Plain
        };
        let mut methods = self.definitions.iter().filter(own);
        let method = methods.next().filter(|_| methods.next().is_none())?;
        (one == name).then_some(method)
    }

    /// The method that sets an attribute of objects of a class.
    pub(super) fn setter(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let own = |one: &&Definition| {
            one.name == name
                && self.is_method_of(one, class)
                && self.decoration(one) == Decoration::Setter
        };
        let mut setters = self.definitions.iter().filter(own);
        match (setters.next(), setters.next()) {
            (Some(setter), None) => Some(setter),
            // What has no such attribute of its own has that of the class that it inherits from.
            (None, _) if self.method_of_its_own(class, name).is_none() => {
                let base = self.base(class).filter(|base| base.line < class.line)?;
                self.setter(base, name)
            }
            _ => None,
        }
    }

    /// The method or property that the body of a class has under a name.
    fn method_of_its_own(&self, class: &Definition, name: &str) -> Option<&Definition> {
        let mut definitions = self.definitions.iter();
        definitions.find(|one| one.name == name && self.is_method_of(one, class))
    }

    /// Whether a definition is a method of some class.
    pub(super) fn is_method(&self, definition: &Definition) -> bool {
        let around = self.around(definition).last();
        definition.kind == DefinitionKind::Function
            && around.is_some_and(|around| around.kind == DefinitionKind::Class)
    }

    /// Whether evaluating a text at a state may call a method of the program by its name: of a number or a list it is Python's own.
    pub(super) fn may_call(&self, at: &State, text: &str, method: &str) -> bool {
        let Some(parsed) = parsed(text) else {
            return true;
        };
        let mut calls = Named {
            program: self,
            at,
            method,
            any: false,
        };
        calls.visit_body(&parsed.syntax().body);
        calls.any
    }

    /// Whether a definition stands in the body of a class, and in no other definition there.
    fn is_method_of(&self, definition: &Definition, class: &Definition) -> bool {
        self.around(definition)
            .last()
            .is_some_and(|one| one.line == class.line)
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

    /// The only function or class that a name stands for where a frame runs, if nothing else is bound to it.
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
        found.next().filter(|_| found.next().is_none())
    }

    /// The functions and classes that a definition is written in, the outermost first.
    fn around(&self, definition: &Definition) -> impl Iterator<Item = &Definition> {
        let (line, definitions) = (definition.line, self.definitions.iter());
        definitions.filter(move |one| {
            one.kind != DefinitionKind::Module && one.line != line && one.contains(line)
        })
    }

    /// Whether an object of the program may be written like a number, a text or a list: `__repr__` may say anything, but what
    /// begins with a letter is none of these.
    pub fn disguises(&self) -> bool {
        let plain = |text: &str| {
            let text = text.strip_prefix('f').unwrap_or(text);
            let inside = text.strip_prefix(['\'', '"']);
            inside.is_some_and(|inside| {
                inside.starts_with(|first: char| first.is_alphabetic() || first == '<')
            })
        };
        let returns = |one: &Definition| {
            let own = self.lines.iter().filter(|line| one.contains(line.number));
            let said: Vec<&str> = own
                .filter_map(|line| line.text.strip_prefix("return "))
                .collect();
            !said.is_empty() && said.into_iter().all(plain)
        };
        let named = self.definitions.iter().filter(|one| one.name == "__repr__");
        self.writes_values() && !(named.clone().count() > 0 && named.into_iter().all(returns))
    }

    /// Whether evaluating a text at a state may do something with an object of the program, other than read an attribute of it
    /// that is none.
    pub(super) fn touches_objects(&self, at: &State, text: &str) -> bool {
        if self.disguises() {
            return true;
        }
        let Some(parsed) = parsed(text) else {
            return true;
        };
        let mut touched = Touched {
            program: self,
            at,
            any: false,
        };
        touched.visit_body(&parsed.syntax().body);
        touched.any
    }

    /// Whether running a text only hands on what there is, so that nothing is called.
    pub(super) fn only_moves(&self, at: &State, text: &str) -> bool {
        let moves = Moves { program: self, at };
        let text = text.strip_prefix("return ").unwrap_or(text);
        parsed(text).is_some_and(|parsed| match parsed.syntax().body.as_slice() {
            [statement] => moves.is_all_of(statement),
            _ => false,
        })
    }

    /// A state in which what is, or holds, objects of the program is not known.
    pub fn without_objects(&self, at: &State) -> State {
        let mut at = at.clone();
        let locals = at
            .frames
            .iter_mut()
            .filter_map(|frame| frame.locals.as_mut());
        for value in locals.flat_map(|locals| locals.values_mut()) {
            let plain = value.as_ref().is_some_and(|text| {
                PythonValue::read(text).is_ok_and(|value| !self.holds_objects(&value))
            });
            if !plain {
                *value = None;
            }
        }
        at
    }

    /// Whether a value is, or holds, an object of the program.
    fn holds_objects(&self, value: &PythonValue) -> bool {
        let any = |values: &[PythonValue]| values.iter().any(|one| self.holds_objects(one));
        match value {
            PythonValue::List(items) | PythonValue::Tuple(items) => any(items),
            PythonValue::Set { items, .. } => any(items),
            PythonValue::Dict(pairs) => pairs
                .iter()
                .any(|(key, value)| self.holds_objects(key) || self.holds_objects(value)),
            PythonValue::Object { name, parts } => {
                !LIBRARY.contains(&name.as_str())
                    || parts.iter().any(|(_, value)| self.holds_objects(value))
            }
            PythonValue::Name(name) => self.class(name).is_some(),
            PythonValue::Opaque(text) => {
                !text.starts_with("<class '") && self.member(text).is_none()
            }
            _ => false,
        }
    }
}

/// What a name stands for in the frame that runs, or else in the module: `None` if neither has it, `Some(None)` if that is not known.
pub(super) fn found<'s>(at: &'s State, name: &str) -> Option<Option<&'s str>> {
    for frame in [at.top(), at.frames.first()].into_iter().flatten() {
        let Some(locals) = &frame.locals else {
            return Some(None);
        };
        if let Some(value) = locals.get(name) {
            return Some(value.as_deref());
        }
    }
    None
}

/// A statement or an expression, read; a header without its block.
pub(super) fn parsed(text: &str) -> Option<Parsed<ModModule>> {
    let whole = match text.strip_suffix(':') {
        Some(_) => format!("{text} pass"),
        None => text.to_owned(),
    };
    let whole = whole
        .strip_prefix("el")
        .filter(|rest| rest.starts_with("if"))
        .unwrap_or(&whole);
    ruff_python_parser::parse_module(whole).ok()
}

/// What a name, or an attribute or item of one, is.
pub(super) fn value(at: &State, expr: &Expr) -> Option<PythonValue> {
    match expr {
        Expr::Name(name) => PythonValue::read(found(at, &name.id)??).ok(),
        Expr::Attribute(ExprAttribute {
            value: object,
            attr,
            ..
        }) => match value(at, object)? {
            PythonValue::Object { parts, .. } => {
                let named = |(name, _): &(Option<String>, PythonValue)| {
                    name.as_deref() == Some(attr.as_str())
                };
                parts.into_iter().find(named).map(|(_, value)| value)
            }
            _ => None,
        },
        Expr::Subscript(item) => {
            let key = PythonValue::of_literal(&item.slice);
            let key = key.or_else(|| value(at, &item.slice))?;
            match (value(at, &item.value)?, &key) {
                (
                    PythonValue::List(mut items) | PythonValue::Tuple(mut items),
                    PythonValue::Int(index),
                ) => {
                    let index = match index.strip_prefix('-') {
                        Some(back) => items.len().checked_sub(back.parse().ok()?)?,
                        None => index.parse().ok()?,
                    };
                    (index < items.len()).then(|| items.swap_remove(index))
                }
                (PythonValue::Dict(pairs), key) => {
                    let mut pairs = pairs.into_iter();
                    let found = pairs.find(|(one, _)| compare(one, key).is_equal());
                    found.map(|(_, value)| value)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether a method of this name is read of what may be an object of the program.
struct Named<'p> {
    program: &'p Program,
    at: &'p State,
    method: &'p str,
    any: bool,
}

impl<'a> Visitor<'a> for Named<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Attribute(attribute) = expr
            && attribute.attr.as_str() == self.method
        {
            let object = &*attribute.value;
            let known = value(self.at, object);
            let plain = known.is_some_and(|value| !self.program.holds_objects(&value));
            self.any |= !plain && !is_display(object) && !object.is_f_string_expr();
        }
        walk_expr(self, expr);
    }
}

/// Reads what only hands on what there is.
struct Moves<'p> {
    program: &'p Program,
    at: &'p State,
}

impl Moves<'_> {
    /// Whether a statement, or an expression, only hands on what there is: to put an object into a list calls none of its methods.
    fn is_all_of(&self, statement: &Stmt) -> bool {
        let stored = |target: &Expr| match target {
            Expr::Name(_) => true,
            Expr::Tuple(tuple) => tuple.elts.iter().all(Expr::is_name_expr),
            target => target.is_attribute_expr() && self.takes(target),
        };
        match statement {
            Stmt::Expr(statement) => self.takes(&statement.value),
            Stmt::Assign(assign) => assign.targets.iter().all(stored) && self.takes(&assign.value),
            Stmt::Return(returned) => returned.value.as_ref().is_none_or(|one| self.takes(one)),
            _ => false,
        }
    }

    fn takes(&self, expr: &Expr) -> bool {
        let all = |parts: &[Expr]| parts.iter().all(|one| self.takes(one));
        let is_list = |expr: &Expr| {
            let known = || value(self.at, expr);
            expr.is_list_expr() || matches!(known(), Some(PythonValue::List(_)))
        };
        // Keys that are no objects are looked for without a method of theirs.
        let keys_are_plain = |expr: &Expr| match value(self.at, expr) {
            Some(PythonValue::Dict(pairs)) => {
                !pairs.iter().any(|(key, _)| self.program.holds_objects(key))
            }
            _ => false,
        };
        let is_plain = |expr: &Expr| {
            let known = || value(self.at, expr);
            expr.is_literal_expr()
                || known().is_some_and(|value| !self.program.holds_objects(&value))
        };
        match expr {
            Expr::Name(_) | Expr::Lambda(_) => true,
            Expr::Dict(dict) => dict.items.iter().all(|item| {
                item.key.as_ref().is_some_and(Expr::is_literal_expr) && self.takes(&item.value)
            }),
            Expr::Compare(looked) => {
                matches!(&*looked.ops, [CmpOp::In | CmpOp::NotIn])
                    && is_plain(&looked.left)
                    && looked.comparators.iter().all(keys_are_plain)
            }
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr();
                call.arguments.is_empty()
                    && method.is_some_and(|method| {
                        let view = matches!(method.attr.as_str(), "items" | "keys" | "values");
                        view && keys_are_plain(&method.value)
                    })
            }
            Expr::Attribute(attribute) => {
                let plain = !self.program.may_be_property(&attribute.attr);
                plain && self.takes(&attribute.value)
            }
            Expr::List(list) => all(&list.elts),
            Expr::Tuple(tuple) => all(&tuple.elts),
            Expr::BinOp(sum) if sum.op == Operator::Add => [&*sum.left, &*sum.right]
                .into_iter()
                .all(|one| is_list(one) && self.takes(one)),
            Expr::Subscript(item) => {
                let index = item.slice.is_number_literal_expr() || item.slice.is_slice_expr();
                let pair = matches!(value(self.at, &item.value), Some(PythonValue::Tuple(_)));
                index && (is_list(&item.value) || pair)
            }
            expr => expr.is_literal_expr(),
        }
    }
}

/// Whether objects of the program are among what is evaluated.
struct Touched<'p> {
    program: &'p Program,
    at: &'p State,
    any: bool,
}

/// Whether an operator is `is` or `is not`.
pub(super) fn is_identity(operator: &CmpOp) -> bool {
    matches!(operator, CmpOp::Is | CmpOp::IsNot)
}

impl Touched<'_> {
    /// Whether a target is an attribute that is set without a method.
    fn is_plain(&self, target: &Expr) -> bool {
        let mut definitions = self.program.definitions.iter();
        target.as_attribute_expr().is_some_and(|attribute| {
            attribute.value.is_name_expr() && !self.program.may_be_property(&attribute.attr)
        }) && !definitions.any(|one| one.name == "__setattr__")
    }
}

impl<'a> Visitor<'a> for Touched<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::Assign(assign) if assign.targets.iter().all(|one| self.is_plain(one)) => {
                self.visit_expr(&assign.value);
            }
            Stmt::AugAssign(assign) if self.is_plain(&assign.target) => {
                let old = value(self.at, &assign.target);
                let plain = match old {
                    Some(old) => !self.program.holds_objects(&old),
                    None => self.program.counts(self.at, &assign.target),
                };
                self.any |= !plain;
                self.visit_expr(&assign.value);
            }
            _ => walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) => {
                let free = match found(self.at, &name.id) {
                    // Of a name that no frame has, the definition is what counts.
                    None => true,
                    Some(text) => text
                        .and_then(|text| PythonValue::read(text).ok())
                        .is_some_and(|value| !self.program.holds_objects(&value)),
                };
                self.any |= !free && name.ctx.is_load();
            }
            // Which of two objects it is asks none of them.
            Expr::Compare(compare) if compare.ops.iter().all(is_identity) => {
                let sides = std::iter::once(&*compare.left).chain(&compare.comparators);
                let told = |side: &&Expr| {
                    side.is_name_expr()
                        || side.is_attribute_expr() && value(self.at, side).is_some()
                };
                let others: Vec<&'a Expr> = sides.filter(|side| !told(side)).collect();
                others.into_iter().for_each(|side| self.visit_expr(side));
            }
            Expr::Attribute(attribute) if attribute.ctx.is_load() => match value(self.at, expr) {
                Some(value) => self.any |= self.program.holds_objects(&value),
                None => walk_expr(self, expr),
            },
            _ => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

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
        let frame = Frame::new("<module>", line).knowing(&[
            ("s", "Square(name='square', side=3)"),
            ("xs", "[1, 2]"),
            ("f", "<function outer.<locals>.inner>"),
            ("cut", "[1, 2…"),
        ]);
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
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
        let shown = |name: &str| program.shown_function(&at, name);
        assert_eq!(shown("outer").as_deref(), Some("<function outer>"));
        // `inner` is not reached from here, and `xs` is something else.
        assert_eq!((shown("inner"), shown("xs")), (None, None));
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
    fn a_method_is_python_s_where_its_object_is() {
        let source = "class Pile:\n    def pop(self):\n        return 1\np = 1\n";
        let program = Program::parse(source).unwrap();
        let frame =
            Frame::new("<module>", 4).knowing(&[("xs", "[1]"), ("pile", "Pile(items=[2])")]);
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
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
