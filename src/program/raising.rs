//! What a `raise` raises.

use std::borrow::Cow;

use ruff_python_ast::{Expr, Stmt};

use super::classes::found;
use super::displays::is_display;
use super::expressions::written;
use super::pieces::{Piece, pieces_of};
use super::reduction::named_class;
use super::targets::{Origin, Target};
use super::{Definition, DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// Exceptions of Python's that show the one value that they are made with as `str` writes it.
pub(super) const PLAIN: [&str; 49] = [
    "ArithmeticError",
    "AssertionError",
    "AttributeError",
    "BaseException",
    "BrokenPipeError",
    "BufferError",
    "ConnectionAbortedError",
    "ConnectionError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "DeprecationWarning",
    "EOFError",
    "Exception",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "FrozenInstanceError",
    "ImportError",
    "IndentationError",
    "IndexError",
    "InterruptedError",
    "IsADirectoryError",
    "KeyboardInterrupt",
    "LookupError",
    "MemoryError",
    "ModuleNotFoundError",
    "NameError",
    "NotADirectoryError",
    "NotImplementedError",
    "OSError",
    "OverflowError",
    "PermissionError",
    "RecursionError",
    "ReferenceError",
    "RuntimeError",
    "RuntimeWarning",
    "StopAsyncIteration",
    "StopIteration",
    "SyntaxError",
    "SystemError",
    "SystemExit",
    "TimeoutError",
    "TypeError",
    "UnboundLocalError",
    "UnicodeError",
    "UserWarning",
    "ValueError",
    "Warning",
    "ZeroDivisionError",
];

/// Those of them that say of several values that they are a tuple.
const SAYS_TUPLES: [&str; 12] = [
    "ArithmeticError",
    "AssertionError",
    "Exception",
    "IndexError",
    "KeyError",
    "LookupError",
    "NotImplementedError",
    "OverflowError",
    "RuntimeError",
    "TypeError",
    "ValueError",
    "ZeroDivisionError",
];

impl Program {
    /// What the exception says that a `raise` raises at a state, if its class writes what it is made with.
    pub(super) fn raised(&self, at: &State, text: &str) -> Option<(Target, Origin)> {
        let parsed = text
            .starts_with("raise")
            .then(|| ruff_python_parser::parse_module(text).ok())??;
        let [Stmt::Raise(raise)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let (class, argument) = match raise.exc.as_deref()? {
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let argument = match &*call.arguments.args {
                    [] => None,
                    [Expr::Starred(_)] => return None,
                    [one] => Some(one),
                    several => return self.raised_with_several(at, &call.func, several, text),
                };
                (&*call.func, argument)
            }
            class => (class, None),
        };
        // What it is given may ask an object first what it says of itself.
        let asks = |one: &Expr| written(one, text).is_some_and(|one| self.may_enter(at, one));
        if argument.is_some_and(asks) {
            return None;
        }
        let (name, variable) = self.class_raised(at, class)?;
        if name == "KeyError" && (variable || !self.binds(name)) {
            // It says its key as `repr` writes it.
            let mut pieces = vec![Piece::Text(name.to_owned())];
            if let Some(key) = argument {
                let key = written(key, text)?.to_owned();
                pieces.extend([Piece::Text(": ".to_owned()), Piece::Shown(key)]);
            }
            return Some((Target::Raised, Origin::Text(pieces)));
        }
        if !self.shows_its_value(name) {
            return None;
        }
        let mut pieces = vec![Piece::Text(name.to_owned())];
        match argument {
            None => {}
            Some(Expr::FString(formatted)) => {
                pieces.push(Piece::Text(": ".to_owned()));
                pieces.extend(pieces_of(formatted, text)?);
            }
            Some(value) => {
                let empty = value
                    .as_string_literal_expr()
                    .is_some_and(|text| text.value.is_empty());
                let value = written(value, text).filter(|_| !empty)?;
                pieces.extend([Piece::Text(": ".to_owned()), Piece::Value(value.to_owned())]);
            }
        }
        Some((Target::Raised, Origin::Text(pieces)))
    }

    /// The name of the class that an expression stands for which is raised, or called to make what is, and whether the expression is a variable,
    /// which stands for a class that has another name.
    fn class_raised<'a>(&'a self, at: &'a State, class: &'a Expr) -> Option<(&'a str, bool)> {
        let name = match class {
            Expr::Attribute(inner) => return Some((&self.inner_class(at, inner)?.name, false)),
            class => class.as_name_expr()?.id.as_str(),
        };
        match found(at, name) {
            Some(held) => {
                let class = named_class(held?)?;
                let class = class.strip_prefix("__main__.").unwrap_or(class);
                Some((class.rsplit('.').next().unwrap_or(class), true))
            }
            None => Some((name, false)),
        }
    }

    /// The same of one that is made with several values: it says the tuple of them.
    fn raised_with_several(
        &self,
        at: &State,
        class: &Expr,
        given: &[Expr],
        text: &str,
    ) -> Option<(Target, Origin)> {
        let (name, _) = self.class_raised(at, class)?;
        let starred = given.iter().any(Expr::is_starred_expr);
        if !self.says_tuples(name) || starred {
            return None;
        }
        let given: Option<Vec<&str>> = given.iter().map(|one| written(one, text)).collect();
        let pieces = vec![
            Piece::Text(format!("{name}: ")),
            Piece::Value(format!("({})", given?.join(", "))),
        ];
        Some((Target::Raised, Origin::Text(pieces)))
    }

    /// What an exception that there is says as a `raise` raises it by its name.
    pub(super) fn raised_by_name(&self, at: &State, text: &str) -> Option<(Target, Origin)> {
        let raised = text.strip_prefix("raise ")?;
        let name = raised.split(" from ").next().unwrap_or(raised);
        let shown = is_identifier(name).then(|| found(at, name))??;
        let shown = shown?;
        let (class, _) = shown.split_once('(')?;
        let said = match self.shown_key(shown) {
            Some(key) => key.to_owned(),
            None => {
                let value = PythonValue::read(&self.shown_value(shown)?).ok()?;
                match value {
                    PythonValue::Str(said) => said,
                    value if plainly(&value) => value.to_string(),
                    _ => return None,
                }
            }
        };
        let message = match said.is_empty() {
            true => class.to_owned(),
            false => format!("{class}: {said}"),
        };
        Some((Target::Raised, Origin::Shown(message)))
    }

    /// How an exception is shown that the `raise` at a state has raised, which said this, if it was made there of values that states show.
    pub fn shown_as_raised(&self, origin: &State, message: &str) -> Option<String> {
        let text = &self.line(origin.line()?)?.text;
        let parsed = text
            .starts_with("raise ")
            .then(|| ruff_python_parser::parse_module(text).ok())??;
        let [Stmt::Raise(raise)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let call = raise.exc.as_deref()?.as_call_expr()?;
        let name = call.func.as_name_expr()?.id.as_str();
        let plain = name == "KeyError" && !self.binds(name) || self.shows_its_value(name);
        if !plain || !call.arguments.keywords.is_empty() {
            return None;
        }
        let said = message.strip_prefix(name)?;
        let shown = |one: &Expr| match one {
            Expr::FString(_) if call.arguments.args.len() == 1 && name != "KeyError" => {
                let said = said.strip_prefix(": ").unwrap_or_default();
                Some(PythonValue::Str(said.to_owned()).to_string())
            }
            Expr::Name(local) => {
                let value = PythonValue::read(found(origin, local.id.as_str())??).ok()?;
                plainly(&value).then(|| value.to_string())
            }
            one if is_display(one) => Some(PythonValue::of_literal(one)?.to_string()),
            _ => None,
        };
        let given: Option<Vec<String>> = call.arguments.args.iter().map(shown).collect();
        Some(format!("{name}({})", given?.join(", ")))
    }

    /// Whether a class of exceptions shows the one value that it is made with: one of Python's, or one of the program's that adds nothing.
    pub(super) fn shows_its_value(&self, name: &str) -> bool {
        self.shows(name, 0)
    }

    /// Whether a class of exceptions says of several values that they are a tuple: one of Python's, or one of the program's that adds nothing.
    fn says_tuples(&self, name: &str) -> bool {
        let mut name = name;
        while let Some(class) = self.class(name).filter(|_| self.shows_its_value(name)) {
            let Some(base) = self.bases(class) else {
                return false;
            };
            name = base;
        }
        SAYS_TUPLES.contains(&name) && !self.binds(name)
    }

    /// The one value that an exception was made with, if `str` of the exception is `str` of that.
    /// Of several values it is the tuple of them, and of none the empty text, but for classes that say something else of several.
    pub fn shown_value<'v>(&self, exception: &'v str) -> Option<Cow<'v, str>> {
        let (name, rest) = exception.split_once('(')?;
        let inside = rest.strip_suffix(')')?;
        if !self.shows_its_value(name) {
            return None;
        }
        let parts = match PythonValue::read(exception) {
            Ok(PythonValue::Object { parts, .. }) => parts.len(),
            _ => 1,
        };
        Some(match parts {
            0 => Cow::Borrowed("''"),
            1 => Cow::Borrowed(inside),
            _ if self.says_tuples(name) => Cow::Owned(format!("({inside})")),
            _ => return None,
        })
    }

    /// What `str` makes of a `KeyError` that is shown so: its key as `repr` writes it, so that it is seen to be one.
    pub fn shown_key<'v>(&self, exception: &'v str) -> Option<&'v str> {
        let key = exception.strip_prefix("KeyError(")?.strip_suffix(')')?;
        let plain = PythonValue::read(key).is_ok_and(|one| one.to_string() == key);
        (plain && !self.binds("KeyError")).then_some(key)
    }

    fn shows(&self, name: &str, depth: usize) -> bool {
        let mut own = self.definitions.iter().filter(|one| one.name == name);
        let Some(class) = own.next() else {
            // It is imported, which is no other meaning.
            return name == "JSONDecodeError" || (PLAIN.contains(&name) && !self.binds(name));
        };
        // What has a say in how it is made and written has such a name.
        let says = |name: &str| name.starts_with("__");
        let mut methods = self.definitions.iter();
        let bare = !class.scope.names().any(says)
            && !methods.any(|one| says(&one.name) && self.is_method_of(one, class));
        let alone = own.next().is_none() && class.kind == DefinitionKind::Class;
        // Classes may be written to inherit from one another, which Python refuses.
        alone
            && bare
            && depth < 8
            && self
                .bases(class)
                .is_some_and(|base| self.shows(base, depth + 1))
    }

    /// What a class inherits from, as it is written, without what gives objects nothing (`ABC`).
    pub(super) fn bases(&self, class: &Definition) -> Option<&str> {
        let header = self.line(class.line)?.text.strip_prefix("class ")?;
        let bases = header.strip_prefix(class.name.as_str())?;
        let (mut bases, _) = bases.strip_prefix('(')?.split_once("):")?;
        while let (before, last) = without_last(bases)
            && self.gives_nothing(last.trim())
        {
            bases = before;
        }
        // `Stack[int]` is `Stack`: only its annotations say more.
        match without_last(bases) {
            ("", one) => one.split('[').next(),
            _ => Some(bases),
        }
    }

    /// Whether a base class of the library, or a keyword beside base classes, leaves all that objects have to the class itself.
    fn gives_nothing(&self, base: &str) -> bool {
        let name = base.split('[').next().unwrap_or(base);
        // What `__init_subclass__` is given.
        if base
            .split_once('=')
            .is_some_and(|(name, _)| is_identifier(name) && name != "metaclass")
        {
            return true;
        }
        let of_library = match base.strip_prefix("metaclass=") {
            Some(meta) => matches!(meta, "ABCMeta" | "abc.ABCMeta"),
            None => matches!(name, "ABC" | "abc.ABC" | "Generic" | "Protocol" | "object"),
        };
        of_library && self.class(name).is_none()
    }

    /// Whether the program gives a name another meaning.
    pub(super) fn binds(&self, name: &str) -> bool {
        self.definitions
            .iter()
            .any(|one| one.scope.names().any(|own| own == name))
    }
}

/// Whether a value is of Python's types all through, and shown as a whole.
fn plainly(value: &PythonValue) -> bool {
    match value {
        PythonValue::None
        | PythonValue::Bool(_)
        | PythonValue::Int(_)
        | PythonValue::Float(_)
        | PythonValue::Str(_)
        | PythonValue::Bytes(_) => true,
        PythonValue::List(items) | PythonValue::Tuple(items) => items.iter().all(plainly),
        PythonValue::Dict(items) => items
            .iter()
            .all(|(key, value)| plainly(key) && plainly(value)),
        _ => false,
    }
}

/// What is written before the last one of several base classes, and that one; commas within brackets are its own.
fn without_last(bases: &str) -> (&str, &str) {
    let mut depth = 0_usize;
    for (place, character) in bases.char_indices().rev() {
        match character {
            ']' | ')' => depth += 1,
            '[' | '(' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => return (&bases[..place], &bases[place + 1..]),
            _ => {}
        }
    }
    ("", bases)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "import os.path\nfrom math import pi as circle\nclass Own(ValueError):\n    pass\nclass Odd(Exception):\n    def __str__(self):\n        return 'x'\nclass Loop(Loop):\n    pass\ndef f(n):\n    return n\nx = f(1)\ndef later():\n    pass\nclass Box:\n    class Empty(Exception):\n        pass\n";

    #[test]
    fn an_exception_says_what_it_is_made_with() {
        let program = Program::parse(SOURCE).unwrap();
        let known = [
            ("E", "<class 'TypeError'>"),
            ("O", "<class '__main__.Own'>"),
            ("e", "ValueError('a')"),
            ("box", "Box()"),
        ];
        let at = state(Event::Line, &[("<module>", 12, &known)], None);
        let check = |text: &str, expected: Option<&str>| {
            let told = program.raised(&at, text).map(|(target, origin)| {
                assert_eq!(target, Target::Raised);
                let Origin::Text(pieces) = origin else {
                    panic!("{text}")
                };
                let piece = |piece: Piece| match piece {
                    Piece::Text(text) => text,
                    Piece::Value(value) | Piece::Shown(value) => format!("<{value}>"),
                    Piece::Each { iterated, .. } => format!("<*{iterated}>"),
                    filled @ Piece::Filled { .. } => format!("{filled:?}"),
                };
                pieces.into_iter().map(piece).collect::<String>()
            });
            assert_eq!(told.as_deref(), expected, "{text}");
        };
        check("raise ValueError", Some("ValueError"));
        check("raise NotImplementedError()", Some("NotImplementedError"));
        check("raise ValueError('no '+s)", Some("ValueError: <'no '+s>"));
        check("raise Own(f'no {n}')", Some("Own: no <n>"));
        check("raise Own from None", Some("Own"));
        check("raise E('a')", Some("TypeError: <'a'>"));
        check("raise O", Some("Own"));
        check("raise KeyError('a')", Some("KeyError: <'a'>"));
        check(
            "raise KeyError(f'no {n}') from e",
            Some("KeyError: <f'no {n}'>"),
        );
        check("raise ValueError(n, 3)", Some("ValueError: <(n, 3)>"));
        check("raise KeyError(n, 3)", Some("KeyError: <(n, 3)>"));
        check("raise O(n, 3)", Some("Own: <(n, 3)>"));
        check("raise OSError(n, 3)", None);
        check("raise ValueError(*n, 3)", None);
        // What stands in the body of a class is one of its attributes.
        check("raise Box.Empty('a')", Some("Empty: <'a'>"));
        check("raise box.Empty", Some("Empty"));
        check("raise box.Own", None);
        // What writes itself in another way, or is not known.
        check("raise e", None);
        check("raise Odd('a')", None);
        check("raise Loop('a')", None);
        check("raise Odd(1, 2)", None);
        check("raise Own('')", None);
        check("raise error", None);
        check("raise", None);
        check("x=1", None);
    }

    #[test]
    fn an_exception_shows_what_its_raise_has_made_it_with() {
        let check = |statement: &str, message: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("xs = [1]\n{statement}\n")).unwrap();
            let origin = state(
                Event::Exception,
                &[("<module>", 2, &[("xs", "[1]")])],
                Some(message),
            );
            let shown = program.shown_as_raised(&origin, message);
            assert_eq!(shown.as_deref(), expected, "{statement}");
        };
        check(
            "raise ValueError(xs)",
            "ValueError: [1]",
            Some("ValueError([1])"),
        );
        check("raise ValueError((1, 'a'), 2)", "", None);
        let several = "ValueError: ((1, 'a'), 2)";
        check(
            "raise ValueError((1, 'a'), 2)",
            several,
            Some("ValueError((1, 'a'), 2)"),
        );
        check(
            "raise ValueError(f'{xs}')",
            "ValueError: [1]",
            Some("ValueError('[1]')"),
        );
        check("raise ValueError(len(xs))", "ValueError: 1", None);
        check("x = int('q')", "ValueError: 1", None);
    }

    #[test]
    fn a_class_that_says_nothing_of_how_it_is_written_shows_its_value() {
        let check = |body: &str, expected: bool| {
            let source = format!("class Own(ValueError):\n    {body}\n");
            let program = Program::parse(&source).unwrap();
            assert_eq!(program.shows_its_value("Own"), expected, "{body}");
        };
        check("pass", true);
        check("'What went wrong.'", true);
        check("code = 4", true);
        check("def help(self):\n        return 1", true);
        check("def __str__(self):\n        return 'x'", false);
        check("__str__ = repr", false);
        check("def __init__(self, x):\n        pass", false);
    }

    #[test]
    fn a_key_is_written_so_that_it_is_seen_to_be_one() {
        let program = Program::parse("pass\n").unwrap();
        assert_eq!(program.shown_key("KeyError('a')"), Some("'a'"));
        assert_eq!(program.shown_key("KeyError(3)"), Some("3"));
        assert_eq!(program.shown_key("KeyError()"), None);
        assert_eq!(program.shown_key("KeyError('a', 3)"), None);
        assert_eq!(program.shown_key("ValueError('a')"), None);
    }
}
