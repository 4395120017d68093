//! Docstrings that a program reads (`f.__doc__`): the model is shown none, but the text of the program has them.
//!
//! Only those of one line are told. Since 3.13 CPython takes the indent out of longer ones, and before it does not.

use ruff_python_ast::{Expr, ExprAttribute, Stmt};
use ruff_text_size::Ranged;

use super::classes::{found, value};
use super::decorators::Decoration;
use super::types::typed;
use super::{Definition, DefinitionKind, Positions, Program};
use crate::quiz::PythonValue;
use crate::state::State;
use crate::visitor::{Visitor, walk_stmt};

/// The attribute that has the docstring.
pub(super) const DOCSTRING: &str = "__doc__";

impl Program {
    /// The docstring that an attribute is which is read of a function, a class, a method or an object, as a literal; `None` where that cannot
    /// be told.
    pub(super) fn docstring_read(&self, at: &State, read: &ExprAttribute) -> Option<String> {
        if read.attr.as_str() != DOCSTRING {
            return None;
        }
        // What sets one may set any.
        let sets = |line: &str| line.contains("__doc__=") && !line.contains("__doc__==");
        if self.has_metaclasses() || self.lines.iter().any(|line| sets(&line.text)) {
            return None;
        }
        self.docstring(self.documented(at, &read.value)?)
    }

    /// What has the docstring that is read of an expression: a function, or the class of an object.
    pub(super) fn documented(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        if let Some(object) = typed(expr) {
            return self
                .class_of(at, object)
                .filter(|_| self.is_free(at, "type"));
        }
        if let Some(class) = self.class_meant(at, expr) {
            return Some(class);
        }
        match expr {
            Expr::Name(name) => match found(at, &name.id) {
                Some(Some(shown)) if shown.starts_with('<') => {
                    let function = shown.strip_prefix("<function ")?.strip_suffix('>')?;
                    self.function(function)
                        .filter(|function| function.first == function.line)
                }
                Some(_) => self.class_of(at, expr),
                None => {
                    let function = self.visible(at, &name.id)?;
                    // What `@wraps` makes of a function has its docstring; states show what anything else makes.
                    let own = self.decoration(function) == Decoration::Plain
                        || self.standing_for(at, function).is_some();
                    Some(function).filter(|_| own && function.kind == DefinitionKind::Function)
                }
            },
            Expr::Attribute(read) => {
                let meant = self.class_meant(at, &read.value);
                let class = meant.or_else(|| self.class_of(at, &read.value))?;
                // An attribute of its own goes before what its class has.
                if meant.is_none() && value(at, expr).is_some() {
                    return None;
                }
                let method = self.method(class, &read.attr)?;
                let plain = matches!(
                    self.decoration(method),
                    Decoration::Plain | Decoration::Static | Decoration::Class
                );
                Some(method).filter(|_| plain || self.is_property_of(meant, method))
            }
            _ => None,
        }
    }

    /// Whether a method is a property that is read of its class, which has the docstring of the method.
    fn is_property_of(&self, class: Option<&Definition>, method: &Definition) -> bool {
        class.is_some() && self.decoration(method) == Decoration::Property
    }

    /// The docstring of a function or a class as a literal, or `None` as Python has it.
    fn docstring(&self, definition: &Definition) -> Option<String> {
        let mut search = Search {
            positions: Positions::new(&self.text),
            line: definition.line,
            found: None,
        };
        search.visit_body(self.body());
        let first = search.found?;
        let text = match first {
            Stmt::Expr(first) => match &*first.value {
                Expr::StringLiteral(text) => Some(text.value.to_str()),
                _ => None,
            },
            _ => None,
        };
        let Some(text) = text else {
            // Some classes get one from what they are made by.
            let gets_none = definition.kind == DefinitionKind::Function
                || definition.first == definition.line
                    && (self.whole_lineage(definition).is_some() || self.is_exception(definition));
            return gets_none.then(|| PythonValue::None.to_string());
        };
        let plain = text.trim() == text && !text.contains(['\n', '\t']);
        plain.then(|| PythonValue::Str(text.to_owned()).to_string())
    }
}

/// Finds the first statement of the function or the class whose name is in a line.
struct Search<'a> {
    positions: Positions,
    line: u32,
    found: Option<&'a Stmt>,
}

impl<'a> Visitor<'a> for Search<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let (name, body) = match stmt {
            Stmt::FunctionDef(function) => (&function.name, &function.body),
            Stmt::ClassDef(class) => (&class.name, &class.body),
            _ => return walk_stmt(self, stmt),
        };
        if self.positions.line(name.start().to_usize()) == self.line {
            self.found = body.first();
        }
        walk_stmt(self, stmt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn docstrings_are_those_of_the_text() {
        let source = "from dataclasses import dataclass\n\
            def add(a, b):\n    \"\"\"Add two.\"\"\"\n    return a + b\n\
            def bare(): return 1\n\
            def long():\n    \"\"\"One.\n\n    Two.\n    \"\"\"\n\
            class Dog:\n    'A dog.'\n    def bark(self):\n        \"It's.\"\n    @property\n    def age(self):\n        'Years.'\n\
            class Cat:\n    pass\n\
            @dataclass\nclass P:\n    x: int\n\
            d = Dog()\nf = add\nprint(d)\n";
        let program = Program::parse(source).unwrap();
        let line = source.lines().count() as u32;
        let locals = [("d", "Dog()"), ("f", "<function add>"), ("n", "3")];
        let at = state(Event::Line, &[("<module>", line, &locals[..])], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_names_read(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("add.__doc__", Some("'Add two.'"));
        check("f.__doc__", Some("'Add two.'"));
        check("bare.__doc__", Some("None"));
        check("long.__doc__", None);
        check("Dog.__doc__", Some("'A dog.'"));
        check("d.__doc__", Some("'A dog.'"));
        check("type(d).__doc__", Some("'A dog.'"));
        check("d.__class__.__doc__", Some("'A dog.'"));
        check("Dog.bark.__doc__", Some("\"It's.\""));
        check("d.bark.__doc__", Some("\"It's.\""));
        check("Dog.age.__doc__", Some("'Years.'"));
        check("d.age.__doc__", None);
        check("Cat.__doc__.upper()", Some("None.upper()"));
        check("P.__doc__", None);
        check("n.__doc__", None);
    }
}
