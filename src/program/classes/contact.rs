//! Whether evaluating a text has to do with objects of the program, so that methods of theirs may run.

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{CmpOp, Expr, ExprCall, Operator, Stmt};

use super::asked::Asked;
use super::values::{found, parsed, value};
use crate::program::displays::is_display;
use crate::program::exact::is_amount;
use crate::program::expressions::written;
use crate::program::rewriting::behind_header;
use crate::program::{Definition, DefinitionKind, LogicalLine, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// Methods that Python calls by itself only where an object is made.
const MADE_BY: [&str; 2] = ["__init__", "__post_init__"];

/// Types of the standard library that are written as a call.
const LIBRARY: [&str; 6] = [
    "deque",
    "Counter",
    "defaultdict",
    "OrderedDict",
    "range",
    "slice",
];

impl Program {
    /// Whether evaluating a text at a state may call a method of the program by its name: of a number or a list it is Python's own.
    pub(in crate::program) fn may_call(&self, at: &State, text: &str, method: &str) -> bool {
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
            let text = |line: &LogicalLine| match behind_header(&line.text) {
                Some(text) if line.number == one.line => text,
                _ => line.text.clone(),
            };
            let said: Vec<String> = own
                .filter_map(|line| Some(text(line).strip_prefix("return ")?.to_owned()))
                .collect();
            !said.is_empty() && said.iter().all(|text| plain(text))
        };
        let mut said = self.sayings();
        let first = said.next();
        self.writes_values() && !(first.is_some_and(returns) && said.all(returns))
    }

    /// What objects of the program say that they are written as: the methods of all classes that say so, under whichever names they are defined.
    fn sayings(&self) -> impl Iterator<Item = &Definition> {
        let classes = self.definitions.iter();
        let classes = classes.filter(|one| one.kind == DefinitionKind::Class);
        classes.filter_map(|class| self.method(class, "__repr__"))
    }

    /// Whether an object of the program may be written so: not where all that say themselves how they are written begin otherwise.
    pub(in crate::program) fn may_be_written(&self, text: &str) -> bool {
        self.sayings().any(|method| {
            let own = self
                .lines
                .iter()
                .filter(|line| method.contains(line.number));
            let said: Vec<String> = own
                .filter_map(|line| {
                    let behind = behind_header(&line.text).filter(|_| line.number == method.line);
                    let line = behind.unwrap_or_else(|| line.text.clone());
                    Some(line.strip_prefix("return ")?.to_owned())
                })
                .collect();
            let other = |said: &String| {
                let parsed = ruff_python_parser::parse_expression(said);
                let first = parsed.ok().and_then(|parsed| begins(parsed.expr()));
                first.is_some_and(|first| !text.starts_with(first))
            };
            said.is_empty() || !said.iter().all(other)
        })
    }

    /// Whether evaluating a text at a state may do something with an object of the program, other than read an attribute of it
    /// that is none.
    pub(in crate::program) fn touches_objects(&self, at: &State, text: &str) -> bool {
        let Some(parsed) = parsed(text) else {
            return true;
        };
        let body = &parsed.syntax().body;
        let asked = Asked::by(self, at, body);
        let classes = self.definitions.iter();
        let mut classes = classes.filter(|one| one.kind == DefinitionKind::Class);
        // Whatever objects look like, there is nothing that they could be asked.
        if !classes.any(|class| self.acts(class, &asked)) {
            return false;
        }
        if self.disguises() {
            return true;
        }
        let mut touched = Touched {
            program: self,
            at,
            text,
            asked,
            any: false,
        };
        touched.visit_body(&parsed.syntax().body);
        touched.any
    }

    /// Whether a class of the program has a method of this name of its own.
    pub(in crate::program) fn has_method(&self, name: &str) -> bool {
        let bound = |one: &Definition| {
            one.kind == DefinitionKind::Class && one.scope.names().any(|own| own == name)
        };
        self.definitions
            .iter()
            .any(|one| one.name == name || (name.starts_with("__") && bound(one)))
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
    pub(in crate::program) fn holds_objects(&self, value: &PythonValue) -> bool {
        let is_one = match value {
            PythonValue::Object { name, .. } => {
                let amount = is_amount(name) && self.has_amounts();
                let date = name.starts_with("datetime.") && self.has_dates();
                let library = LIBRARY.contains(&name.as_str()) && self.class(name).is_none();
                !(library || amount || date)
            }
            PythonValue::Name(name) => self.class(name).is_some(),
            PythonValue::Opaque(text) => {
                !text.starts_with("<class '") && self.member(text).is_none()
            }
            _ => false,
        };
        let mut held = value.held().into_iter();
        is_one || held.any(|one| self.holds_objects(one))
    }

    /// Whether a value is, or holds, an object of the program of whose class Python may call a method by itself that is asked for.
    fn holds_acting(&self, value: &PythonValue, asked: &Asked) -> bool {
        let acts = match value {
            PythonValue::Object { name, .. } => match self.class(name) {
                Some(class) => self.acts(class, asked),
                // What exceptions of Python's are asked for runs nothing of the program's.
                None if self.parent(name).is_some() => false,
                None => return self.holds_objects(value),
            },
            PythonValue::Name(_) | PythonValue::Opaque(_) => self.holds_objects(value),
            _ => false,
        };
        let mut held = value.held().into_iter();
        acts || held.any(|one| self.holds_acting(one, asked))
    }

    /// Whether a class may have a method that Python calls by itself where that is asked for.
    fn acts(&self, class: &Definition, asked: &Asked) -> bool {
        let lineage = match self.is_named_tuple(class) {
            true => Some(vec![class]),
            // What an exception has from Python's runs nothing of the program's.
            false => self.whole_lineage(class).or_else(|| {
                // Nor does what an enumeration has.
                let is_one = self.is_exception(class) || self.is_of_enumerations_alone(class);
                is_one.then(|| self.lineage(class))
            }),
        };
        let calls =
            |name: &str| name.starts_with("__") && !MADE_BY.contains(&name) && asked.asks(name);
        let acts = |one: &Definition| {
            let mut methods = self.definitions.iter();
            let method = methods.any(|method| calls(&method.name) && one.contains(method.line));
            let whole = self.stays_itself(one) || self.is_dataclass(one);
            method || one.scope.names().any(calls) || !whole && self.finishes_itself(one).is_none()
        };
        lineage.is_none_or(|lineage| lineage.into_iter().any(acts))
    }
}

/// The letter that a text begins with which an expression puts together, where that is written out.
fn begins(expr: &Expr) -> Option<char> {
    match expr {
        Expr::StringLiteral(text) => text.value.to_str().chars().next(),
        Expr::BinOp(sum) if sum.op == Operator::Add => begins(&sum.left),
        Expr::BinOp(filled) if filled.op == Operator::Mod => {
            begins(&filled.left).filter(|first| *first != '%')
        }
        Expr::FString(formatted) => {
            let first = formatted.value.elements().next()?;
            first.as_literal()?.value.chars().next()
        }
        Expr::Call(call) => {
            let method = call.func.as_attribute_expr()?;
            let formats = method.attr.as_str() == "format";
            begins(&method.value).filter(|first| formats && *first != '{')
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
            let extended =
                |value: &PythonValue| self.program.extending(value.kind(), self.method).is_some();
            let plain = known
                .is_some_and(|value| !self.program.holds_objects(&value) && !extended(&value))
                || self.program.is_pythons_above(self.at, attribute)
                || self.program.is_kept(self.at, attribute);
            self.any |= !plain && !is_display(object) && !object.is_f_string_expr();
        }
        walk_expr(self, expr);
    }
}

/// Whether objects of the program are among what is evaluated.
struct Touched<'p> {
    program: &'p Program,
    at: &'p State,
    text: &'p str,
    asked: Asked,
    any: bool,
}

/// Whether an operator is `is` or `is not`.
pub(in crate::program) fn is_identity(operator: &CmpOp) -> bool {
    matches!(operator, CmpOp::Is | CmpOp::IsNot)
}

/// Functions of Python's that make a plain value, with the methods that they ask what they are given for.
const PLAIN: [(&str, &[&str]); 8] = [
    ("abs", &["__abs__"]),
    ("bool", &["__bool__", "__len__"]),
    ("float", &["__float__"]),
    ("int", &["__int__", "__trunc__"]),
    ("len", &["__len__"]),
    ("repr", &["__repr__"]),
    ("slice", &[]),
    ("str", &["__repr__", "__str__"]),
];

impl<'p> Touched<'p> {
    /// The class that extends a type of Python's of whose object a call makes a plain value, with the methods that it asks for: a function of
    /// Python's, or a method of that type.
    fn made_plain(&self, call: &ExprCall) -> Option<(&'p Definition, &'static [&'static str])> {
        match &*call.func {
            Expr::Name(name) => {
                let mut plain = PLAIN.iter();
                let (_, asked) = plain.find(|(one, _)| *one == name.id.as_str())?;
                let [given] = &*call.arguments.args else {
                    return None;
                };
                let class = self.program.class_extending(self.at, given)?;
                (!self.program.binds(&name.id)).then_some((class, *asked))
            }
            Expr::Attribute(method) => {
                let class = self.program.class_extending(self.at, &method.value)?;
                let own = self.program.method(class, &method.attr).is_some();
                (!own).then_some((class, &[]))
            }
            _ => None,
        }
    }
}

impl Touched<'_> {
    /// The container that a call makes of an object with fields.
    fn converted(&self, call: &Expr) -> Option<PythonValue> {
        let converted = self.program.converted(self.at, written(call, self.text)?)?;
        PythonValue::read(&converted).ok()
    }

    /// Whether a target is an attribute that is set without a method.
    fn is_plain(&self, target: &Expr) -> bool {
        target.as_attribute_expr().is_some_and(|attribute| {
            attribute.value.is_name_expr() && !self.program.may_be_property(&attribute.attr)
        }) && !self.program.has_method("__setattr__")
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
                    Some(old) => !self.program.holds_acting(&old, &self.asked),
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
            // Nothing of what it is shown as tells what class it is of.
            Expr::Name(name) if let Some(class) = self.program.class_extending(self.at, expr) => {
                let lineage = self.program.lineage(class);
                let mut methods = self.program.definitions.iter();
                let acts = methods.any(|method| {
                    let own = |class: &&Definition| self.program.is_method_of(method, class);
                    method.name.starts_with("__")
                        && !MADE_BY.contains(&method.name.as_str())
                        && self.asked.asks(&method.name)
                        && lineage.iter().any(own)
                });
                self.any |= acts && name.ctx.is_load();
            }
            Expr::Name(name) => {
                let free = match found(self.at, &name.id) {
                    // Of a name that no frame has, the definition is what counts.
                    None => true,
                    Some(text) => text
                        .and_then(|text| PythonValue::read(text).ok())
                        .is_some_and(|value| !self.program.holds_acting(&value, &self.asked)),
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
            // What is made of one has nothing of its class.
            Expr::Call(call) if let Some((class, asked)) = self.made_plain(call) => {
                self.any |= asked
                    .iter()
                    .any(|name| self.program.method(class, name).is_some());
                call.arguments.args.iter().for_each(|one| {
                    if self.program.class_extending(self.at, one).is_none() {
                        self.visit_expr(one);
                    }
                });
            }
            // What is made of its fields is no such object.
            Expr::Call(_) if let Some(made) = self.converted(expr) => {
                self.any |= self.program.holds_acting(&made, &self.asked);
            }
            // A format of its own is asked of the class alone: it is not written as a text first.
            Expr::FString(formatted) if !self.program.has_method("__format__") => {
                let parts = formatted
                    .value
                    .elements()
                    .filter_map(|one| one.as_interpolation());
                let others = parts.filter(|part| {
                    let bare = part.format_spec.is_none();
                    bare || self
                        .program
                        .class_extending(self.at, &part.expression)
                        .is_none()
                });
                let others: Vec<&'a Expr> = others.map(|part| &*part.expression).collect();
                others.into_iter().for_each(|one| self.visit_expr(one));
            }
            Expr::Attribute(attribute) if attribute.ctx.is_load() => {
                let args = || self.program.args_of_exception(self.at, attribute);
                match value(self.at, expr).or_else(args) {
                    Some(value) => self.any |= self.program.holds_acting(&value, &self.asked),
                    None => walk_expr(self, expr),
                }
            }
            _ => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;

    #[test]
    fn what_begins_otherwise_is_no_object() {
        let check = |returned: &str, text: &str, expected: bool| {
            let source = format!("class A:\n    def __repr__(self):\n        return {returned}\n");
            let program = Program::parse(&source).unwrap();
            assert_eq!(program.may_be_written(text), expected, "{returned} {text}");
        };
        check("'{%s}' % self.x", "42", false);
        check("'{%s}' % self.x", "{1}", true);
        check("f'{self.x}'", "42", true);
        check("f'{{{self.x}}}'", "42", false);
        check("f'<{self.x}>'", "42", false);
        check("'%d' % self.x", "42", true);
        check("str(self.x)", "42", true);
        check("', '.join(self.x)", "42", true);
        check("'<' + str(self.x)", "42", false);
    }
}
