//! What `for` and `with` call by themselves of objects of the program: an iterator is asked for with `__iter__`, and for one value after
//! the other with `__next__`; a block is entered with `__enter__` and left with `__exit__` (Python's language reference, "The for
//! statement", "The with statement"). No call in the text says so, and which object it is stands in the states before.

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_body};
use ruff_python_ast::{Expr, Stmt, StmtWith};
use ruff_text_size::Ranged;

use super::expressions::{Header, canonical};
use super::heap::{Cell, Held, Style};
use super::objects::Objects;
use super::positions::Positions;
use super::{Definition, Program, Resumption, calling};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State};

/// The most values of an iterator that are written out.
const MOST: usize = 60;

/// A `with` of a program.
struct Block {
    /// Where its body begins and ends.
    body: (u32, u32),
    /// The line of the statement behind it in the same block.
    behind: Option<u32>,
    /// The name behind its `as`; `None` in it where that is no name.
    bound: Option<Option<String>>,
    /// The only expression, in canonical spelling.
    context: Option<String>,
}

impl Program {
    /// Whether it has objects that are gone through, or whose blocks are entered and left.
    pub(super) fn has_protocols(&self) -> bool {
        let mut names = self.definitions.iter().map(|one| one.name.as_str());
        names.any(|name| matches!(name, "__next__" | "__exit__"))
    }

    /// The state that comes next where a `for` or a `with` calls a method by itself, or goes on after that: `past` ends with the state that
    /// there is.
    pub fn protocol_goes_on(&self, past: &[&State], objects: &Objects) -> Option<State> {
        let at = *past.last()?;
        if !self.has_protocols() {
            return None;
        }
        match at.event {
            Event::Line => {
                let line = self.line(at.line()?)?;
                if line.text.starts_with("for ") {
                    let count = at.top()?.loops.as_ref()?.get(&line.number).copied()??;
                    let object = match count {
                        0 => objects.read(self, &self.iterated(line.number)?)?,
                        _ => objects.iterator(line.number)?,
                    };
                    let method = if count == 0 { "__iter__" } else { "__next__" };
                    return self.calls(at, objects, object, method, &[]);
                }
                let with = line.text.starts_with("with ");
                let block = with.then(|| self.block(line.number))??;
                match leaving(past, &block) {
                    Some(raised) => {
                        let object = objects.manager(line.number)?;
                        let given = match raised {
                            None => ["None"; 3].map(str::to_owned),
                            Some(message) => self.raised_as(message, objects)?,
                        };
                        self.calls(at, objects, object, "__exit__", &given)
                    }
                    None => {
                        let object = objects.read(self, block.context.as_deref()?)?;
                        self.calls(at, objects, object, "__enter__", &[])
                    }
                }
            }
            Event::Return => self.after_protocol(past, at, objects),
            _ => None,
        }
    }

    /// The same where a frame returns.
    fn after_protocol(&self, past: &[&State], at: &State, objects: &Objects) -> Option<State> {
        let returning = at.top()?;
        // A frame that is left by an exception returns, too.
        let before = past
            .len()
            .checked_sub(2)
            .and_then(|index| past.get(index))?;
        if before.event == Event::Exception && before.depth() == at.depth() {
            return None;
        }
        let next = calling(at);
        let caller = next.top()?;
        let line = self.line(caller.line)?;
        let value = at.value.as_deref()?;
        let protocol = returning.function.as_str();
        let method = self.definition_at(protocol, returning.line)?;
        let own = self.is_method(method);
        let waiting = |state: State, result: &str| {
            let mut state = state;
            let frame = state.frames.last_mut()?;
            frame.pending.as_mut()?.push(Some(result.to_owned()));
            Some(state)
        };
        if line.text.starts_with("for ") {
            let count = caller.loops.as_ref()?.get(&line.number).copied()??;
            if count > 0 {
                return None;
            }
            return match protocol {
                "__iter__" if own => {
                    let Held::Object(object) = *objects.returned()? else {
                        return None;
                    };
                    self.calls(&waiting(next, value)?, objects, object, "__next__", &[])
                }
                "__next__" => None,
                _ => {
                    let object = objects.read_after(self, &self.iterated(line.number)?)?;
                    self.calls(&waiting(next, value)?, objects, object, "__iter__", &[])
                }
            };
        }
        let with = line.text.starts_with("with ");
        let block = with.then(|| self.block(line.number))??;
        match protocol {
            "__enter__" if own => {
                let mut state = next;
                let index = state.depth().checked_sub(1)?;
                let frame = state.frames.last_mut()?;
                frame.line = block.body.0;
                frame.pending = Some(Vec::new());
                if let Some(bound) = block.bound {
                    let name = bound?;
                    let locals = frame.locals.as_mut()?;
                    locals.insert(name.clone(), Some(value.to_owned()));
                    let one = AliasName::new(index, name);
                    objects.share(&mut state, objects.returned()?, &one);
                }
                Some(state)
            }
            "__exit__" if own => {
                let caller_past: Vec<&State> = past
                    .iter()
                    .copied()
                    .filter(|state| state.depth() <= next.depth())
                    .collect();
                let raised = leaving(&caller_past, &block)?.is_some();
                let swallowed = PythonValue::read(value).ok()?.is_true()?;
                self.after_block(next, &block, raised && !swallowed, &caller_past)
            }
            _ => {
                let object = objects.read_after(self, block.context.as_deref()?)?;
                self.calls(&waiting(next, value)?, objects, object, "__enter__", &[])
            }
        }
    }

    /// Where a frame goes on whose `with` has been left.
    fn after_block(
        &self,
        mut state: State,
        block: &Block,
        raised: bool,
        past: &[&State],
    ) -> Option<State> {
        let number = state.line()?;
        let frame = state.top()?;
        let flow = &self.definition_at(&frame.function, number)?.flow;
        let mut outside = flow.raised(number);
        let (first, second) = (outside.next(), outside.next());
        let to = if raised {
            match (first, second) {
                (Some(line), None) => Some(line),
                (None, _) => None,
                _ => return None,
            }
        } else {
            // A `return` in the block goes on with its value, and a `break` to the end of a loop.
            let last = past
                .iter()
                .rev()
                .nth(1)
                .filter(|one| one.event == Event::Line);
            let text = last.and_then(|one| Some(self.line(one.line()?)?.text.as_str()));
            let leaves =
                |text: &str| text.starts_with("return") || matches!(text, "break" | "continue");
            if text.is_some_and(leaves) {
                return None;
            }
            let ways: Vec<u32> = flow
                .following(number)
                .filter(|line| *line != block.body.0 && Some(*line) != first)
                .collect();
            match (block.behind, ways.as_slice()) {
                (Some(line), ways) if ways.contains(&line) => Some(line),
                (None, [line]) => Some(*line),
                (None, []) => None,
                _ => return None,
            }
        };
        let frame = state.frames.last_mut()?;
        match to {
            Some(line) => {
                frame.line = line;
                frame.pending = Some(Vec::new());
                let definition = self.definition_at(&frame.function, line)?;
                let running = self.loops_at(definition, line);
                frame
                    .loops
                    .as_mut()?
                    .retain(|header, _| running.iter().any(|span| span.header == *header));
            }
            None => {
                state.event = Event::Return;
                state.value = Some("None".to_owned());
            }
        }
        Some(state)
    }

    /// The rest of the header of a `for` whose iterator has returned a value, or has come to its end.
    pub fn after_iterator(&self, at: &State, raised: Option<&str>) -> Option<Resumption> {
        let value = at.value.as_deref().filter(|_| at.event == Event::Return)?;
        let top = at.top().filter(|top| top.function == "__next__")?;
        let method = self.definition_at(&top.function, top.line)?;
        let mut state = calling(at);
        let caller = state.frames.last_mut()?;
        let line = self.line(caller.line)?;
        let header = line.text.starts_with("for ") && self.is_method(method);
        let count = caller.loops.as_ref()?.get(&line.number).copied()??;
        let count = usize::try_from(count)
            .ok()
            .filter(|count| header && *count < MOST)?;
        let mut items = vec!["None".to_owned(); count];
        let ended = raised.is_some();
        if raised.is_some_and(|message| !message.starts_with("StopIteration")) {
            return None;
        }
        caller.pending = Some(Vec::new());
        if !ended {
            let mut name = "object_0".to_owned();
            while self.identifiers.contains(&name) {
                name.push('_');
            }
            caller
                .locals
                .as_mut()?
                .insert(name.clone(), Some(value.to_owned()));
            items.push(name);
        }
        let place = self.with_header(line.number, |header| match header {
            Header::Statement(Stmt::For(repeated)) => {
                Some(std::ops::Range::<usize>::from(repeated.iter.range()))
            }
            _ => None,
        })?;
        let mut text = self.text.clone();
        text.replace_range(place, &format!("[{}]", items.join(", ")));
        Some(Resumption::of(self.rewritten(&text)?, &state))
    }

    /// The line of a `with` that is about to be entered, as one that only has its expression.
    pub fn entering(&self, past: &[&State]) -> Option<Program> {
        let at = past.last().filter(|at| at.event == Event::Line)?;
        let line = self.line(at.line()?)?;
        if !self.has_protocols() || !line.text.starts_with("with ") {
            return None;
        }
        if leaving(past, &self.block(line.number)?).is_some() {
            return None;
        }
        let program = self.with_only_context(line.number)?;
        program.entered(at)?;
        Some(program)
    }

    fn with_only_context(&self, number: u32) -> Option<Program> {
        let range = self.with_header(number, |header| match header {
            Header::Statement(Stmt::With(stmt)) => {
                let [item] = stmt.items.as_slice() else {
                    return None;
                };
                let context = std::ops::Range::<usize>::from(item.context_expr.range());
                let end = usize::from(item.end());
                Some((usize::from(stmt.start()), context, end))
            }
            _ => None,
        });
        let (start, context, end) = range?;
        let mut text = self.text.clone();
        let only = format!("if {}", &self.text[context]);
        text.replace_range(start..end, &only);
        self.rewritten(&text)
    }

    /// What is gone through by the `for` in a line, in canonical spelling.
    fn iterated(&self, number: u32) -> Option<String> {
        self.with_header(number, |header| match header {
            Header::Statement(Stmt::For(repeated)) => {
                let place = std::ops::Range::<usize>::from(repeated.iter.range());
                canonical(self.text.get(place)?)
            }
            _ => None,
        })
    }

    /// The `with` in a line.
    fn block(&self, number: u32) -> Option<Block> {
        let parsed = ruff_python_parser::parse_module(&self.text).ok()?;
        let mut search = Search {
            program: self,
            positions: Positions::new(&self.text),
            line: number,
            found: None,
        };
        search.visit_body(&parsed.syntax().body);
        search.found
    }

    /// The state in which a method of an object has been called by a statement.
    fn calls(
        &self,
        at: &State,
        objects: &Objects,
        object: usize,
        method: &str,
        given: &[String],
    ) -> Option<State> {
        let Cell::Instance { class, .. } = objects.heap.cells.get(object)? else {
            return None;
        };
        let definition = self.method(self.class(class)?, method)?;
        if self.is_generator(definition) || definition.first != definition.line {
            return None;
        }
        let frame = self.entered_with(definition, objects, object, given)?;
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        let first = definition.scope.variables.first()?.name.clone();
        next.frames.push(frame);
        let own = AliasName::new(next.depth() - 1, first);
        objects.share(&mut next, &Held::Object(object), &own);
        Some(next)
    }

    fn entered_with(
        &self,
        definition: &Definition,
        objects: &Objects,
        object: usize,
        given: &[String],
    ) -> Option<Frame> {
        let mut frame = Frame::new(definition.name.clone(), definition.first);
        let header = &self.line(definition.line)?.text;
        let parameters = definition
            .scope
            .variables
            .iter()
            .filter(|one| one.is_parameter);
        let names: Vec<&str> = parameters.map(|one| one.name.as_str()).collect();
        let locals = frame.locals.as_mut()?;
        let shown = objects
            .heap
            .text(self, &Held::Object(object), Style::Shown)
            .ok()?;
        let (first, rest) = names.split_first()?;
        locals.insert((*first).to_owned(), Some(shown));
        if let [all] = rest
            && header.contains(&format!("*{all}"))
            && !header.contains("**")
        {
            let all = (*all).to_owned();
            locals.insert(all, Some(format!("({})", given.join(", "))));
            return Some(frame);
        }
        if rest.len() != given.len() || header.contains('*') {
            return None;
        }
        for (name, value) in rest.iter().zip(given) {
            locals.insert((*name).to_owned(), Some(value.clone()));
        }
        Some(frame)
    }

    /// What `__exit__` is given where an exception has been raised.
    fn raised_as(&self, message: &str, objects: &Objects) -> Option<[String; 3]> {
        let (class, said) = match message.split_once(": ") {
            Some((class, said)) => (class, Some(said)),
            None => (message, None),
        };
        let own = self.class(class).is_some();
        let kind = if own {
            format!("<class '__main__.{class}'>")
        } else {
            format!("<class '{class}'>")
        };
        let hidden = self.hides_objects_of(class);
        let value = if hidden {
            objects
                .heap
                .text(self, objects.raised()?, Style::Shown)
                .ok()?
        } else if class == "KeyError" {
            format!("KeyError({})", said?)
        } else if !self.shows_its_value(class) || message.ends_with('…') {
            return None;
        } else {
            match said {
                Some(said) => format!("{class}({})", PythonValue::Str(said.to_owned())),
                None => format!("{class}()"),
            }
        };
        Some([kind, value, "<traceback>".to_owned()])
    }
}

/// Whether the `with` that a state is at is left, with what was raised in its block: the frame was in that before.
fn leaving<'s>(past: &[&'s State], block: &Block) -> Option<Option<&'s str>> {
    let at = past.last()?;
    let depth = at.depth();
    let mut own = past.iter().rev().skip(1);
    let before = own.find(|state| state.depth() <= depth)?;
    let line = before.line().filter(|_| before.depth() == depth)?;
    let inside = (block.body.0..=block.body.1).contains(&line);
    let raised = before
        .value
        .as_deref()
        .filter(|_| before.event == Event::Exception);
    inside.then_some(raised)
}

/// Looks for the `with` in a line.
struct Search<'p> {
    program: &'p Program,
    positions: Positions,
    line: u32,
    found: Option<Block>,
}

impl Search<'_> {
    fn line(&self, offset: ruff_text_size::TextSize) -> u32 {
        self.positions.line(usize::from(offset))
    }

    fn block(&self, stmt: &StmtWith, behind: Option<&Stmt>) -> Option<Block> {
        let [item] = stmt.items.as_slice() else {
            return None;
        };
        let named = |expr: &Expr| expr.as_name_expr().map(|name| name.id.to_string());
        let context = std::ops::Range::<usize>::from(item.context_expr.range());
        Some(Block {
            body: (self.line(stmt.body.first()?.start()), self.line(stmt.end())),
            behind: behind.map(|behind| self.line(behind.start())),
            bound: item.optional_vars.as_deref().map(named),
            context: self.program.text.get(context).and_then(canonical),
        })
    }
}

impl<'a> StatementVisitor<'a> for Search<'_> {
    fn visit_body(&mut self, body: &'a [Stmt]) {
        for (index, stmt) in body.iter().enumerate() {
            if let Stmt::With(with) = stmt
                && self.line(with.start()) == self.line
            {
                self.found = self.block(with, body.get(index + 1));
            }
        }
        walk_body(self, body);
    }

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        ruff_python_ast::statement_visitor::walk_stmt(self, stmt);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
class Timer:
    def __enter__(self):
        return self
    def __exit__(self, *args):
        pass
t = Timer()
with t as u:
    x = 1
y = 2
";

    #[test]
    fn a_with_enters_and_leaves_its_block() {
        let program = Program::parse(SOURCE).unwrap();
        let timer = ("t", "Timer()");
        let entered = ("u", "Timer()");
        let own = [("self", "Timer()")];
        let left = [("self", "Timer()"), ("args", "(None, None, None)")];
        let module =
            |line, names: &[(&str, &str)]| state(Event::Line, &[("<module>", line, names)], None);
        let inside =
            |event, names: &[(&str, &str)], function: &str, line, own: &[(&str, &str)], value| {
                state(
                    event,
                    &[("<module>", 7, names), (function, line, own)],
                    value,
                )
            };
        let states = [
            State::start(),
            module(6, &[]),
            module(7, &[timer]),
            inside(Event::Call, &[timer], "__enter__", 2, &own, None),
            inside(Event::Line, &[timer], "__enter__", 3, &own, None),
            inside(
                Event::Return,
                &[timer],
                "__enter__",
                3,
                &own,
                Some("Timer()"),
            ),
            module(8, &[timer, entered]),
            module(7, &[timer, entered, ("x", "1")]),
            inside(
                Event::Call,
                &[timer, entered, ("x", "1")],
                "__exit__",
                4,
                &left,
                None,
            ),
            inside(
                Event::Line,
                &[timer, entered, ("x", "1")],
                "__exit__",
                5,
                &left,
                None,
            ),
            inside(
                Event::Return,
                &[timer, entered, ("x", "1")],
                "__exit__",
                5,
                &left,
                Some("None"),
            ),
            module(9, &[timer, entered, ("x", "1")]),
        ];
        for (index, next) in states.iter().enumerate().skip(1) {
            let past: Vec<&State> = states[..index].iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let told = program.protocol_goes_on(&past, &objects);
            let tells = [3, 6, 8, 11].contains(&index);
            assert_eq!(told.is_some(), tells, "{index}");
            if let Some(told) = told {
                assert_eq!(
                    (told.event, &told.value),
                    (next.event, &next.value),
                    "{index}"
                );
                let shown = |state: &State| {
                    let frames = state.frames.iter();
                    frames
                        .map(|frame| (frame.function.clone(), frame.line, frame.locals.clone()))
                        .collect::<Vec<_>>()
                };
                assert_eq!(shown(&told), shown(next), "{index}");
            }
        }
    }
}
