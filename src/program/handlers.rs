//! Handlers: where an exception that was raised leads, and whether an `except` takes it. That stands in the statements around the line and
//! in the names of classes; what was raised is told by whoever has seen it, for a state at an `except` does not show it.

use std::ops::RangeInclusive;

use crate::visitor::{Visitor, walk_except_handler};
use ruff_python_ast::ExceptHandler;
use ruff_text_size::Ranged;

use super::classes::value;
use super::exact::is_signal;
use super::keeping::join;
use super::positions::Positions;
use super::reduction::named_class;
use super::resumption::calling;
use super::{DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

/// Where an exception leads within its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caught {
    /// To the `except` or the `finally` in this line.
    Line(u32),
    /// Nowhere: it leaves the frame.
    Leaves,
}

/// Where an `except` leads that has been asked whether it takes an exception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handled {
    /// Whether it takes the exception. One that does not leaves every name as it is.
    pub takes: bool,
    /// The line that runs next; `None` where the exception leaves the frame.
    pub line: Option<u32>,
    /// The name that the exception gets, with its value, where that can be told.
    pub bound: Option<(String, String)>,
}

impl Program {
    /// Where the exception leads that was raised at a state, where there is only one way.
    pub fn caught(&self, at: &State) -> Option<Caught> {
        let frame = at.top().filter(|_| at.event == Event::Exception)?;
        let flow = &self.definition_at(&frame.function, frame.line)?.flow;
        let mut ways = flow.raised(frame.line);
        match (ways.next(), ways.next()) {
            (None, _) => Some(Caught::Leaves),
            (Some(line), None) => Some(Caught::Line(line)),
            _ => None,
        }
    }

    /// Where the `except` that is about to run at a state leads, if `raised` is what was raised (`ValueError: no number`), and `shown` how it
    /// is shown where that does not tell it.
    pub fn handled(&self, at: &State, raised: &str, shown: Option<&str>) -> Option<Handled> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let header = self.line(frame.line)?.text.strip_prefix("except")?;
        let header = header.strip_suffix(':')?.trim();
        let (types, name) = match header.split_once(" as ") {
            Some((types, name)) => (types, Some(name)),
            None => (header, None),
        };
        let class = raised.split(": ").next().unwrap_or(raised);
        let meant = self.classes_meant(at, types);
        let takes = self.takes(meant.as_deref().unwrap_or(types), class)?;
        let flow = &self.definition_at(&frame.function, frame.line)?.flow;
        let mut ways = flow.following(frame.line);
        // The block comes first, and behind it the next `except` or a `finally`.
        let (block, other) = (ways.next()?, ways.next());
        if ways.next().is_some() {
            return None;
        }
        let bound = || {
            if let Some(shown) = shown {
                return Some((name?.to_owned(), shown.to_owned()));
            }
            Some((name?.to_owned(), self.shown_plainly(raised)?))
        };
        Some(Handled {
            takes,
            line: if takes { Some(block) } else { other },
            bound: takes.then(bound).flatten(),
        })
    }

    /// How an exception is shown that said this as it was raised (`ValueError: no number`), where that tells it.
    pub(super) fn shown_plainly(&self, raised: &str) -> Option<String> {
        let (class, message) = match raised.split_once(": ") {
            Some((class, message)) => (class, Some(message)),
            None => (raised, None),
        };
        let key = class == "KeyError" || is_signal(class);
        if !key && !self.shows_its_value(class) || raised.ends_with('…') {
            return None;
        }
        Some(match message {
            None => format!("{class}()"),
            Some(message) if key => format!("{class}({message})"),
            // What reads as a value that is no text may have been made with that value.
            Some(message) if reads(message) => return None,
            Some(message) => format!("{class}({})", PythonValue::Str(message.to_owned())),
        })
    }

    /// Notes in the state behind an `except … as NAME` that this name stands for the object which a `raise` has raised by another name in
    /// the state `origin`.
    pub fn share_raised(&self, origin: &State, bound: &AliasName, after: &mut State) {
        let text = origin.line().and_then(|line| self.line(line));
        let Some(raised) = text.and_then(|line| line.text.strip_prefix("raise ")) else {
            return;
        };
        let name = raised.split(" from ").next().unwrap_or(raised);
        let shown = |state: &State, one: &AliasName| {
            let frame = state.frames.get(one.frame)?;
            frame.known(&one.name).map(str::to_owned)
        };
        let top = AliasName::new(origin.depth().saturating_sub(1), name);
        let outer = AliasName::new(0, name);
        let known = [top, outer]
            .into_iter()
            .find_map(|one| Some((shown(origin, &one)?, one)));
        let Some((raised, is)) =
            known.filter(|(shown, _)| shown.ends_with(')') && !shown.starts_with('<'))
        else {
            return;
        };
        let groups = origin.aliases.iter().flatten();
        let others = groups.filter(|group| group.contains(&is)).flatten();
        let same = [&is].into_iter().chain(others).find(|one| {
            let stays = shown(after, one).as_ref() == Some(&raised);
            *one != bound && one.frame <= bound.frame && stays
        });
        if let Some(same) = same {
            join(after, same.clone(), bound.clone());
        }
    }

    /// The state of the caller, as its line is about to be gone on with, if the frame that returns at a state is left by the exception
    /// that its line raises.
    pub fn left(&self, at: &State) -> Option<State> {
        let (returning, rest) = at.frames.split_last()?;
        let line = &self.line(returning.line)?.text;
        let raises = line.starts_with("raise ") || line == "raise";
        let raises = at.event == Event::Return && (raises || self.goes_on_from(at).is_some());
        (raises && !rest.is_empty()).then(|| calling(at))
    }

    /// The line of the `except` whose exception goes on and leaves the frame that returns at a state: it has not taken that, or a bare `raise`
    /// in its block raises it again.
    pub fn goes_on_from(&self, at: &State) -> Option<u32> {
        let line = at.line().filter(|_| at.event == Event::Return)?;
        match self.line(line)?.text.as_str() {
            "raise" => self.handler_around(line),
            text => (text.starts_with("except") && text.ends_with(':')).then_some(line),
        }
    }

    /// Whether statements raise again what was raised: states have shown that long ago.
    pub(super) fn raises_again(&self) -> bool {
        self.lines.iter().any(|line| line.text == "raise")
    }

    /// The line of the innermost `except` in whose block a line is.
    pub(super) fn handler_around(&self, line: u32) -> Option<u32> {
        self.blocks_around(line).header
    }

    /// The blocks of `except` in which a line is.
    fn blocks_around(&self, line: u32) -> Blocks {
        let mut search = Blocks {
            positions: Positions::new(&self.text),
            line,
            found: None,
            header: None,
        };
        search.visit_body(self.body());
        search
    }

    /// The names that are unbound on the way from a line to an event at another one, because the block of an `except … as NAME` is left, or
    /// the line is `del NAME`.
    pub fn unbound(&self, from: u32, event: Event, to: u32) -> Vec<String> {
        if !matches!(event, Event::Line | Event::Return) {
            return Vec::new();
        }
        let left = self.block_around(from);
        let left = left.filter(|(block, _)| event == Event::Return || !block.contains(&to));
        let deleted = || self.deleted(from).unwrap_or_default();
        left.map_or_else(deleted, |(_, name)| vec![name])
    }

    /// The names that a line deletes which does nothing else: `del a, b`.
    pub fn deleted(&self, line: u32) -> Option<Vec<String>> {
        let names = self.line(line)?.text.strip_prefix("del ")?;
        let mut deleted: Vec<String> = Vec::new();
        for name in names.split(',').map(str::trim) {
            // To delete a name twice raises.
            if !is_identifier(name) || deleted.iter().any(|one| one == name) {
                return None;
            }
            deleted.push(name.to_owned());
        }
        Some(deleted)
    }

    /// The name of the `except … as NAME` in whose block a line is: it goes when the block is left.
    pub fn lent(&self, line: u32) -> Option<String> {
        Some(self.block_around(line)?.1)
    }

    /// Takes the name from the top frame that goes as control leaves a line for an event at another one; `None` where several may go.
    pub(super) fn take_lent(&self, state: &mut State, event: Event, to: u32) -> Option<()> {
        let from = state.line()?;
        let Some((block, name)) = self.block_around(from) else {
            return Some(());
        };
        if event != Event::Return && block.contains(&to) {
            return Some(());
        }
        self.block_around(block.start().checked_sub(1)?)
            .is_none()
            .then_some(())?;
        let top = state.depth().checked_sub(1)?;
        let locals = state.frames.last_mut()?.locals.as_mut()?;
        locals.shift_remove(&name);
        state.part(|alias| alias.frame == top && alias.name == name);
        Some(())
    }

    /// The lines, without the header, and the name of the `except … as NAME` in whose block a line is.
    fn block_around(&self, line: u32) -> Option<(RangeInclusive<u32>, String)> {
        // Hardly any program has one, and all of a program takes time to parse.
        let binds = |text: &str| text.starts_with("except ") && text.contains(" as ");
        if !self.lines.iter().any(|line| binds(&line.text)) {
            return None;
        }
        self.blocks_around(line).found
    }

    /// The classes that an `except` asks for by a name or an attribute which has them, as they would be named there: `except self.errors:`.
    fn classes_meant(&self, at: &State, types: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(types).ok()?;
        if !(parsed.expr().is_name_expr() || parsed.expr().is_attribute_expr()) {
            return None;
        }
        let shown = value(at, parsed.expr())?.to_string();
        let inside = shown
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'));
        let all = inside.unwrap_or(&shown).split(',').map(str::trim);
        let name = |shown: &str| {
            let class = named_class(shown)?;
            Some(class.rsplit('.').next().unwrap_or(class).to_owned())
        };
        let names = all.filter(|one| !one.is_empty()).map(name);
        Some(format!(
            "({})",
            names.collect::<Option<Vec<_>>>()?.join(", ")
        ))
    }

    /// Whether classes as an `except` names them take an exception of a class; `None` where one of them is not known.
    pub(super) fn takes(&self, types: &str, class: &str) -> Option<bool> {
        if types.is_empty() {
            return Some(true);
        }
        let mut ancestors = vec![class];
        while let Some(parent) = self.parent(ancestors[ancestors.len() - 1]) {
            // Classes may be written to inherit from one another, which Python refuses.
            if ancestors.len() > 20 {
                return None;
            }
            ancestors.push(parent);
        }
        if ancestors.last() != Some(&"BaseException") {
            return None;
        }
        // It has two bases.
        if ancestors.contains(&"DivisionByZero") {
            ancestors.push("DecimalException");
        }
        let inside = types
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'));
        for name in inside.unwrap_or(types).split(',').map(str::trim) {
            // A class of a module is shown by its own name alone.
            let name = name.rsplit('.').next().unwrap_or(name);
            if ancestors.contains(&name) {
                return Some(true);
            }
            if name != "BaseException" {
                self.parent(name)?;
            }
        }
        Some(false)
    }

    /// The class that a class of exceptions inherits from.
    pub(super) fn parent(&self, class: &str) -> Option<&str> {
        let mut own = self.definitions.iter().filter(|one| one.name == class);
        if let Some(one) = own.next() {
            let alone = own.next().is_none() && one.kind == DefinitionKind::Class;
            let base = self.bases(one).filter(|_| alone)?;
            return (!base.contains([',', '=', '.'])).then_some(base);
        }
        Some(match class {
            "DivisionByZero" => "ZeroDivisionError",
            "InvalidOperation" => "DecimalException",
            "ZeroDivisionError" | "OverflowError" | "DecimalException" | "FloatingPointError" => {
                "ArithmeticError"
            }
            "IndexError" | "KeyError" => "LookupError",
            "UnboundLocalError" => "NameError",
            "RecursionError" | "NotImplementedError" => "RuntimeError",
            "FileNotFoundError" | "PermissionError" | "TimeoutError" | "FileExistsError"
            | "IsADirectoryError" | "NotADirectoryError" | "InterruptedError"
            | "ConnectionError" => "OSError",
            "ConnectionRefusedError"
            | "ConnectionResetError"
            | "ConnectionAbortedError"
            | "BrokenPipeError" => "ConnectionError",
            "IndentationError" => "SyntaxError",
            "UserWarning" | "DeprecationWarning" | "RuntimeWarning" => "Warning",
            "ModuleNotFoundError" => "ImportError",
            "FrozenInstanceError" => "AttributeError",
            "UnicodeError" | "JSONDecodeError" | "IllegalMonthError" => "ValueError",
            "ArithmeticError" | "LookupError" | "NameError" | "RuntimeError" | "OSError"
            | "ImportError" | "ValueError" | "TypeError" | "AttributeError" | "AssertionError"
            | "StopIteration" | "StopAsyncIteration" | "EOFError" | "MemoryError"
            | "SyntaxError" | "BufferError" | "SystemError" | "ReferenceError" | "Warning" => {
                "Exception"
            }
            "Exception" | "KeyboardInterrupt" | "SystemExit" => "BaseException",
            _ => return None,
        })
    }
}

/// Whether what an exception says reads as a value of Python's.
fn reads(message: &str) -> bool {
    use PythonValue::{Name, Object, Opaque};
    PythonValue::read(message)
        .is_ok_and(|value| !matches!(value, Name(_) | Object { .. } | Opaque(_)))
}

/// Looks for the innermost blocks of an `except` and of an `except … as NAME` around a line.
struct Blocks {
    positions: Positions,
    line: u32,
    /// Its lines, without the header, and the name.
    found: Option<(RangeInclusive<u32>, String)>,
    /// The line of the innermost header of any.
    header: Option<u32>,
}

impl<'a> Visitor<'a> for Blocks {
    fn visit_except_handler(&mut self, handler: &'a ExceptHandler) {
        let ExceptHandler::ExceptHandler(one) = handler;
        let line = |offset| self.positions.line(usize::from(offset));
        let header = line(one.start());
        let block = header + 1..=line(one.end());
        if block.contains(&self.line) {
            self.header = Some(header);
        }
        if let Some(name) = one.name.as_ref().filter(|_| block.contains(&self.line)) {
            self.found = Some((block, name.to_string()));
        }
        walk_except_handler(self, handler);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    const SOURCE: &str = "\
class Own(ValueError):
    pass
class Odd(ValueError):
    def __init__(self, a):
        self.a = a
def f(x):
    try:
        x = int(x)
    except (KeyError, IndexError):
        x = 1
    except ValueError as error:
        x = 2
    except:
        x = 3
    finally:
        x = 4
    raise Own('no')
f(1)
";

    fn at(event: Event, line: u32) -> State {
        State {
            event,
            frames: vec![Frame::new("<module>", 18), Frame::new("f", line)],
            ..State::start()
        }
    }

    #[test]
    fn an_exception_leads_to_the_handler_around_its_line() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |line: u32, expected: Caught| {
            let state = at(Event::Exception, line);
            assert_eq!(program.caught(&state), Some(expected), "{line}");
        };
        check(8, Caught::Line(9));
        check(12, Caught::Line(16));
        check(17, Caught::Leaves);
        assert_eq!(program.caught(&at(Event::Line, 8)), None);
    }

    #[test]
    fn what_an_except_has_not_taken_goes_on_and_what_a_bare_raise_raises_again() {
        let source = "\
def f():
    try:
        g()
    except KeyError:
        h()
        raise
    raise ValueError
";
        let program = Program::parse(source).unwrap();
        let check = |event: Event, line: u32, expected: Option<u32>| {
            assert_eq!(program.goes_on_from(&at(event, line)), expected, "{line}");
        };
        check(Event::Return, 4, Some(4));
        check(Event::Return, 6, Some(4));
        check(Event::Line, 6, None);
        check(Event::Return, 5, None);
        check(Event::Return, 7, None);
    }

    #[test]
    fn a_handler_takes_its_classes_and_what_inherits_from_them() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |line: u32, raised: &str, expected: Option<(u32, Option<&str>)>| {
            let told = program.handled(&at(Event::Line, line), raised, None);
            let told = told.as_ref().map(|told| {
                let passes = [Some(11), Some(13)].contains(&told.line);
                assert_eq!(told.takes, !passes, "{line} {raised}");
                let value = told.bound.as_ref().map(|(name, value)| {
                    assert_eq!(name, "error");
                    value.as_str()
                });
                (told.line.unwrap_or_default(), value)
            });
            assert_eq!(told, expected, "{line} {raised}");
        };
        check(9, "KeyError: 'a'", Some((10, None)));
        check(9, "ZeroDivisionError: division by zero", Some((11, None)));
        check(
            11,
            "ValueError: it's",
            Some((12, Some("ValueError(\"it's\")"))),
        );
        check(11, "Own: no", Some((12, Some("Own('no')"))));
        check(11, "ValueError", Some((12, Some("ValueError()"))));
        check(11, "ValueError: no…", Some((12, None)));
        check(11, "Odd: no", Some((12, None)));
        let message = "Expecting value: line 1 column 1 (char 0)";
        let shown = format!("JSONDecodeError('{message}')");
        check(
            11,
            &format!("JSONDecodeError: {message}"),
            Some((12, Some(&shown))),
        );
        check(11, "TypeError: no", Some((13, None)));
        check(13, "TypeError: no", Some((14, None)));
        check(11, "Unknown: no", None);
        check(12, "ValueError: no", None);
    }

    #[test]
    fn a_handler_may_name_its_classes_by_a_name_of_its_own() {
        let source = "try:\n    f()\nexcept on as e:\n    x = 1\nelse:\n    x = 2\n";
        let program = Program::parse(source).unwrap();
        let check = |on: &str, expected: Option<&str>| {
            let frame = Frame::new("<module>", 3).knowing(&[("on", on)]);
            let at = State {
                event: Event::Line,
                frames: vec![frame],
                ..State::start()
            };
            let told = program.handled(&at, "ValueError: no", None);
            let bound = told.and_then(|told| Some(told.bound?.1));
            assert_eq!(bound.as_deref(), expected, "{on}");
        };
        check(
            "(<class 'KeyError'>, <class 'ValueError'>)",
            Some("ValueError('no')"),
        );
        check("<class 'Exception'>", Some("ValueError('no')"));
        check("<class 'KeyError'>", None);
        check("7", None);
    }

    #[test]
    fn a_handler_unbinds_its_name_at_its_end() {
        let program = Program::parse(SOURCE).unwrap();
        let name = ["error"];
        assert_eq!(program.unbound(12, Event::Line, 16), name);
        assert_eq!(program.unbound(12, Event::Return, 12), name);
        assert!(program.unbound(12, Event::Line, 12).is_empty());
        assert!(program.unbound(12, Event::Call, 6).is_empty());
        assert!(program.unbound(11, Event::Line, 13).is_empty());
        assert!(program.unbound(14, Event::Line, 16).is_empty());
    }

    #[test]
    fn a_name_that_is_deleted_is_unbound() {
        let program = Program::parse("x = [1]\ndel x\ndel x[0]\ndel x, x\ndel x, y\n").unwrap();
        let name = ["x"];
        assert_eq!(program.unbound(2, Event::Line, 3), name);
        assert_eq!(program.unbound(2, Event::Return, 2), name);
        assert!(program.unbound(2, Event::Exception, 2).is_empty());
        assert!(program.unbound(3, Event::Line, 4).is_empty());
        assert!(program.unbound(4, Event::Return, 4).is_empty());
        assert_eq!(program.unbound(5, Event::Return, 5), ["x", "y"]);
    }

    #[test]
    fn a_handler_of_the_module_has_its_block() {
        let source = "try:\n    f(3)\nexcept ValueError as e:\n    print(e)\nprint(1)\n";
        let program = Program::parse(source).unwrap();
        let at = State {
            event: Event::Line,
            frames: vec![Frame::new("<module>", 3)],
            ..State::start()
        };
        let told = program.handled(&at, "ValueError: no 3", None).unwrap();
        let value = "ValueError('no 3')".to_owned();
        assert_eq!(told.line, Some(4));
        assert_eq!(told.bound, Some(("e".to_owned(), value)));
        let told = program.handled(&at, "TypeError: no", None).unwrap();
        assert_eq!(told.line, None);
    }

    #[test]
    fn a_frame_whose_line_raises_is_left_by_that() {
        let program = Program::parse(SOURCE).unwrap();
        let left = program.left(&at(Event::Return, 17));
        assert_eq!(
            left.map(|state| (state.event, state.depth())),
            Some((Event::Line, 1))
        );
        assert_eq!(program.left(&at(Event::Return, 16)), None);
        assert_eq!(program.left(&at(Event::Line, 17)), None);
    }
}
