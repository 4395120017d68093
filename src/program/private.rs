//! Private names. Inside of a class `Monster`, `__hp` is another spelling of `_Monster__hp` (Python's language reference, "Identifiers (Names)",
//! "Private name mangling"), and states show the longer one. So a program is read with that one, which means the same everywhere. Names of
//! functions and classes stay as they are where they are defined: frames show them so. They stay so in all of a class, unless another class
//! defines the same name: then the longer name tells whose method is meant.

use std::ops::Range;

use ruff_python_ast::Stmt;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::token::{Token, TokenKind};
use ruff_text_size::Ranged;

use super::decorators::Decoration;
use super::{Definition, DefinitionKind, Program};
use crate::state::State;

impl Program {
    /// The program with its private names as states show them.
    pub fn with_private_names(self) -> Program {
        if !self.identifiers.iter().any(|name| is_private(name)) {
            return self;
        }
        let mut classes = Classes::default();
        classes.visit_body(self.body());
        classes.tell_apart();
        let Ok(parsed) = ruff_python_parser::parse_module(&self.text) else {
            return self;
        };
        let around = |token: &Token| {
            let within = |body: &&Body| body.range.contains(&usize::from(token.start()));
            classes.found.iter().rfind(within)
        };
        let text = spelled(&self.text, parsed.tokens(), around);
        self.rewritten(&text).unwrap_or(self)
    }

    /// The name that the body of a class has for the method with a private name whose definition begins at a line, and what that is shown as:
    /// it has its name as it is written.
    pub(super) fn private_method(&self, line: u32) -> Option<(String, String)> {
        let mut definitions = self.definitions.iter();
        let method = definitions.find(|one| one.first == line && is_private(&one.name))?;
        let class = self.class_around(line).filter(|_| self.is_method(method))?;
        let name = private_name(&class.name, &method.name)?;
        let function = || format!("<function {}>", self.qualified(method));
        let shown = match self.decoration(method) {
            Decoration::Plain => function(),
            Decoration::Property => "<property>".to_owned(),
            Decoration::Static => format!("<staticmethod({})>", function()),
            Decoration::Class => format!("<classmethod({})>", function()),
            _ => return None,
        };
        Some((name, shown))
    }

    /// Whether a method has this name among those of its class, which is the longer one for a private one.
    pub(super) fn is_called(&self, method: &Definition, name: &str) -> bool {
        let longer = || {
            let class = self.class_around(method.line)?;
            private_name(&class.name, &method.name)
        };
        method.name == name || (name.ends_with(&method.name) && longer().as_deref() == Some(name))
    }

    /// An expression that is to be evaluated in the last frame of a state, with its private names as states show them.
    pub fn with_private_names_of(&self, at: &State, expression: &str) -> String {
        let class = || {
            let frame = at.top()?;
            let function = self.definition_at(&frame.function, frame.line)?;
            let mut classes = self.definitions.iter();
            classes.rfind(|one| one.kind == DefinitionKind::Class && one.contains(function.line))
        };
        let parsed = ruff_python_parser::parse_expression(expression);
        match (class(), parsed) {
            (Some(class), Ok(parsed)) => {
                let body = Body::new(&class.name, 0..expression.len());
                spelled(expression, parsed.tokens(), |_| Some(&body))
            }
            _ => expression.to_owned(),
        }
    }
}

/// The name that what is called `name` has within a class, if that is another one.
pub(super) fn private_name(class: &str, name: &str) -> Option<String> {
    let prefix = prefix(class);
    (is_private(name) && !prefix.is_empty()).then(|| format!("{prefix}{name}"))
}

/// What private names begin with in a class.
fn prefix(class: &str) -> String {
    match class.trim_start_matches('_') {
        "" => String::new(),
        name => format!("_{name}"),
    }
}

/// Whether a name in a class body is one of that class alone (Python's language reference, "Private name mangling").
pub(super) fn is_private(name: &str) -> bool {
    name.starts_with("__") && !name.ends_with("__")
}

/// A text with the private names that stand within a class spelled out.
fn spelled<'b>(
    text: &str,
    tokens: &[Token],
    around: impl Fn(&Token) -> Option<&'b Body>,
) -> String {
    let mut spelled = String::with_capacity(text.len());
    let mut end = 0;
    let mut before = None;
    for token in tokens {
        let defines = matches!(before, Some(TokenKind::Def | TokenKind::Class));
        before = Some(token.kind());
        if token.kind() != TokenKind::Name {
            continue;
        }
        let range = Range::<usize>::from(token.range());
        let name = text.get(range.clone()).filter(|name| is_private(name));
        let body = name.and_then(|_| around(token));
        if let (Some(name), Some(body)) = (name, body)
            && !body.prefix.is_empty()
            && !body.keeps(name, defines)
        {
            spelled.push_str(&text[end..range.start]);
            spelled.push_str(&body.prefix);
            spelled.push_str(name);
            end = range.end;
        }
    }
    spelled.push_str(&text[end..]);
    spelled
}

/// The body of a class.
struct Body {
    range: Range<usize>,
    /// What private names begin with in it; empty where the name of the class is nothing but underscores.
    prefix: String,
    /// The functions and classes that it defines.
    defined: Vec<String>,
    /// Those that other classes define as well.
    shared: Vec<String>,
}

impl Body {
    fn new(class: &str, range: Range<usize>) -> Body {
        Body {
            range,
            prefix: prefix(class),
            defined: Vec::new(),
            shared: Vec::new(),
        }
    }

    /// Whether a name stays as it is written, in the place where something is defined or elsewhere.
    fn keeps(&self, name: &str, defines: bool) -> bool {
        let is = |one: &String| one == name;
        self.defined.iter().any(is) && (defines || !self.shared.iter().any(is))
    }
}

/// Collects the bodies of classes, an inner one behind the one around it.
#[derive(Default)]
struct Classes {
    found: Vec<Body>,
}

impl Classes {
    /// Finds what several of them define.
    fn tell_apart(&mut self) {
        let all = self.found.iter().map(|body| &body.defined);
        let all: Vec<Vec<String>> = all.cloned().collect();
        for (place, body) in self.found.iter_mut().enumerate() {
            let shares = |name: &String| {
                let mut others = all.iter().enumerate();
                others.any(|(other, names)| other != place && names.contains(name))
            };
            let shared = body
                .defined
                .iter()
                .filter(|name| is_private(name) && shares(name));
            body.shared = shared.cloned().collect();
        }
    }
}

impl<'a> StatementVisitor<'a> for Classes {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let (Stmt::ClassDef(class), Some(first)) = (stmt, first_of(stmt)) {
            let mut body = Body::new(&class.name, usize::from(first)..usize::from(class.end()));
            let defined = class.body.iter().filter_map(|one| match one {
                Stmt::FunctionDef(function) => Some(function.name.to_string()),
                Stmt::ClassDef(class) => Some(class.name.to_string()),
                _ => None,
            });
            body.defined = defined.collect();
            self.found.push(body);
        }
        walk_stmt(self, stmt);
    }
}

/// Where the body of a class begins, with the decorators of what it defines first.
fn first_of(class: &Stmt) -> Option<ruff_text_size::TextSize> {
    Some(class.as_class_def_stmt()?.body.first()?.start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_class_has_a_private_method_under_its_longer_name() {
        let check = |line: u32, expected: Option<(&str, &str)>| {
            let source = "class _A:\n    def __f(self):\n        def __g():\n            pass\n    @staticmethod\n    def __h():\n        pass\n    def i(self):\n        pass\n";
            let program = Program::parse(source).unwrap();
            let found = program.private_method(line);
            let found = found
                .as_ref()
                .map(|(name, shown)| (name.as_str(), shown.as_str()));
            assert_eq!(found, expected, "{line}");
        };
        check(2, Some(("_A__f", "<function _A.__f>")));
        check(5, Some(("_A__h", "<staticmethod(<function _A.__h>)>")));
        // A function within one is no method, and what has no private name has its own.
        check(3, None);
        check(8, None);
    }

    #[test]
    fn private_names_are_spelled_as_states_show_them() {
        let check = |source: &str, expected: &str| {
            let program = Program::parse(source).unwrap().with_private_names();
            assert_eq!(program.text(), expected);
        };
        check(
            "class A:\n    __n = 0\n    def __init__(self, x):\n        self.__x = x\n        A.__n += f'{self.__x}'\n",
            "class A:\n    _A__n = 0\n    def __init__(self, x):\n        self._A__x = x\n        A._A__n += f'{self._A__x}'\n",
        );
        // Of the innermost class, without the underscores that its name begins with; outside of one, and in its header, as they are.
        check(
            "class A:\n    class _B(f.__c):\n        __d = 1\n    __e = 2\nx.__f = 3\nclass __:\n    __g = 4\n",
            "class A:\n    class _B(f._A__c):\n        _B__d = 1\n    _A__e = 2\nx.__f = 3\nclass __:\n    __g = 4\n",
        );
        // Frames show the names of functions as they are.
        let method = "class A:\n    def __f(self):\n        return self.__f()\n";
        check(method, method);
        // Where two classes define it, the longer name tells whose is meant.
        check(
            "class A:\n    def __f(self):\n        return self.__f()\nclass B:\n    def __f(self):\n        return 1\n",
            "class A:\n    def __f(self):\n        return self._A__f()\nclass B:\n    def __f(self):\n        return 1\n",
        );
    }

    #[test]
    fn so_are_those_of_an_expression_in_a_method() {
        let program =
            Program::parse("class A:\n    def f(self):\n        return self.__x\nA()\n").unwrap();
        let check = |function: &str, line: u32, expected: &str| {
            let at = state(Event::Line, &[(function, line, &[])], None);
            assert_eq!(program.with_private_names_of(&at, "self.__x + 1"), expected);
        };
        check("f", 3, "self._A__x + 1");
        check("<module>", 4, "self.__x + 1");
    }
}
