//! Private names. Inside of a class `Monster`, `__hp` is another spelling of `_Monster__hp` (Python's language reference, "Identifiers (Names)",
//! "Private name mangling"), and states show the longer one. So a program is read with that one, which means the same everywhere. Names of
//! functions and classes stay as they are: frames show them so.

use std::ops::Range;

use ruff_python_ast::Stmt;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::token::{Token, TokenKind};
use ruff_text_size::Ranged;

use super::{DefinitionKind, Program};
use crate::state::State;

impl Program {
    /// The program with its private names as states show them.
    pub fn with_private_names(self) -> Program {
        if !self.identifiers.iter().any(|name| is_private(name)) {
            return self;
        }
        let mut classes = Classes::default();
        classes.visit_body(self.body());
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

fn is_private(name: &str) -> bool {
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
    for token in tokens.iter().filter(|one| one.kind() == TokenKind::Name) {
        let range = Range::<usize>::from(token.range());
        let name = text.get(range.clone()).filter(|name| is_private(name));
        let body = name.and_then(|_| around(token));
        if let (Some(name), Some(body)) = (name, body)
            && !body.prefix.is_empty()
            && !body.defined.iter().any(|one| one == name)
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
}

impl Body {
    fn new(class: &str, range: Range<usize>) -> Body {
        let name = class.trim_start_matches('_');
        let prefix = match name {
            "" => String::new(),
            name => format!("_{name}"),
        };
        Body {
            range,
            prefix,
            defined: Vec::new(),
        }
    }
}

/// Collects the bodies of classes, an inner one behind the one around it.
#[derive(Default)]
struct Classes {
    found: Vec<Body>,
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
