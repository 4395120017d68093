//! The attributes that an object has itself, as a dictionary: `vars(x)` and `x.__dict__` (Python's library reference, "Special Attributes"). A
//! state shows them all, in the order in which they were set.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use super::classes::value;
use super::displays::spelled;
use super::rewriting::{first_told, with_told};
use super::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// The most lists of one line.
const MOST: usize = 4;

impl Program {
    /// An expression with dictionaries for the attributes of objects that it lists; `None` where it lists none that can be told.
    pub fn with_attributes_listed(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("__dict__") && !expression.contains("vars(") {
            return None;
        }
        with_told(expression, |expr| {
            let object = self.listed(expr)?;
            self.attributes_of(value(at, object)?)
        })
    }

    /// The program with dictionaries for the attributes that the line which goes on at a state lists of objects, also for the elements of a
    /// comprehension; `None` where it lists none that can be told.
    pub fn with_dictionaries(&self, at: &State) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let line = &self.line(frame.line)?.text;
        if !line.contains("__dict__") && !line.contains("vars(") {
            return None;
        }
        self.with_parts(frame, MOST, |program, operands| {
            first_told(operands, |expr| program.dictionary_read(at, expr))
        })
    }

    /// The dictionary of what has a name of the frame's, if an expression lists that; of a comprehension, the one in what it goes through first,
    /// which is evaluated where it stands.
    fn dictionary_read(&self, at: &State, expr: &Expr) -> Option<(Range<usize>, String)> {
        let generators = match expr {
            Expr::ListComp(list) => &list.generators,
            Expr::SetComp(set) => &set.generators,
            Expr::DictComp(dict) => &dict.generators,
            Expr::Generator(generator) => &generator.generators,
            expr => {
                let object = self.listed(expr).filter(|object| object.is_name_expr())?;
                return Some((expr.range().into(), self.attributes_of(value(at, object)?)?));
            }
        };
        let first = &generators.first()?.iter;
        first_told(&[first], |expr| self.dictionary_read(at, expr))
    }

    /// The object whose attributes an expression lists.
    pub(super) fn listed<'e>(&self, expr: &'e Expr) -> Option<&'e Expr> {
        match expr {
            Expr::Attribute(read) if read.attr.as_str() == "__dict__" => Some(&read.value),
            Expr::Call(call) => {
                let function = call.func.as_name_expr()?;
                let ([object], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                    return None;
                };
                (function.id.as_str() == "vars" && !self.defines("vars")).then_some(object)
            }
            _ => None,
        }
    }

    /// Whether objects of a class have their attributes in a dictionary.
    pub(super) fn has_dictionary(&self, class: &Definition) -> bool {
        !self.text.contains("__slots__")
            && !self.text.contains("slots=True")
            && !self.is_enumeration(class)
    }

    /// A dictionary of what an object has; `None` where its class keeps that elsewhere, or where it holds objects, which stand nowhere.
    fn attributes_of(&self, object: PythonValue) -> Option<String> {
        let PythonValue::Object { name, parts } = object else {
            return None;
        };
        let mut classes = self.definitions.iter();
        let class = classes.find(|one| one.kind == DefinitionKind::Class && one.name == name)?;
        if !self.has_dictionary(class) {
            return None;
        }
        let pair =
            |(name, value): (Option<String>, PythonValue)| Some((PythonValue::Str(name?), value));
        let pairs: Vec<(PythonValue, PythonValue)> =
            parts.into_iter().map(pair).collect::<Option<_>>()?;
        spelled(&PythonValue::Dict(pairs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn what_an_object_has_is_listed() {
        let program = Program::parse("class Cat:\n    pass\ntom = Cat()\n").unwrap();
        let locals = [
            ("tom", "Cat(name='Tom', lives=[9])"),
            ("pair", "Cat(other=Cat())"),
            ("n", "5"),
        ];
        let at = State {
            event: Event::Line,
            frames: vec![Frame::new("<module>", 3).knowing(&locals)],
            ..State::start()
        };
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_attributes_listed(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("tom.__dict__", Some("{'name': 'Tom', 'lives': [9]}"));
        check("len(vars(tom))", Some("len({'name': 'Tom', 'lives': [9]})"));
        check("vars(pair)", None);
        check("n.__dict__", None);
        let line = |line: &str| {
            let source = format!("class Cat:\n    pass\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let mut at = at.clone();
            at.frames[0].line = 3;
            let told = program.with_dictionaries(&at)?;
            Some(told.line(3)?.text.clone())
        };
        assert_eq!(
            line("x = [f'{k}={v}' for k, v in vars(tom).items()]").as_deref(),
            Some("x=[f'{k}={v}' for k, v in {'name': 'Tom', 'lives': [9]}.items()]")
        );
        assert_eq!(line("x = [vars(tom) for tom in cats]"), None);
        check("vars()", None);
    }
}
