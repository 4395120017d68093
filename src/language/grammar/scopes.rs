//! Which locals a frame can have, and which of them one step can change: only what the program's code binds there, and
//! what is not written like a value that never changes.

use super::Grammar;
use super::body::Place;
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::state::{AliasName, Event};

impl Grammar<'_> {
    /// Whether the frame whose body is being written can have a local of this name, as far as the program says.
    pub(super) fn has_scope_for(&self, name: &str) -> bool {
        let definition = match self.body.place {
            Place::Full => self.given.last().map(|frame| frame.definition),
            _ => self.surviving_definition(),
        };
        if self.program.is_cached_name(name, definition) {
            return false;
        }
        definition.is_none_or(|definition| {
            may_have(self.program, definition, name)
                && (!self.is_just_entered() || may_begin_with(self.program, definition, name))
        })
    }

    /// Whether the body is that of a frame of a function or a class that has run nothing yet.
    pub(super) fn is_just_entered(&self) -> bool {
        let entered = self.event == Event::Call && self.body.place == Place::Full;
        let top = self.given.last().filter(|frame| frame.line.is_none());
        let begins = |definition: &Definition| {
            // The body of a class of the module captures nothing.
            let class = definition.kind == DefinitionKind::Class && self.before.depth() == 1;
            let kind = class || definition.kind == DefinitionKind::Function;
            kind && definition.first == self.line
        };
        entered && top.is_some_and(|frame| begins(frame.definition))
    }

    /// Whether the step can change, or bind, a local of the surviving frame whose changes are being written.
    pub(super) fn may_change(&self, name: &str) -> bool {
        let Some((index, definition)) = self.surviving_index().zip(self.surviving_definition())
        else {
            return true;
        };
        let (Some(moves), Some(frame)) = (&self.moves, self.before.frames.get(index)) else {
            return true;
        };
        let Some(locals) = frame.locals.as_ref().filter(|_| moves.is_single()) else {
            return true;
        };
        // A state of which a part is hidden may leave locals out; and the frame of an earlier call of the same function
        // looks like that of this one.
        let partly = self.before.aliases.is_none();
        if partly || (moves.is_inverse() && self.before.event == Event::Call) {
            return true;
        }
        // The name of a handler that is left is deleted, whatever it has got.
        if self.owes(name) && locals.contains_key(name) {
            return false;
        }
        let line = match (locals.get(name), moves.is_inverse(), self.body.place) {
            // What is not known may come out; what does not exist may have existed.
            (Some(None), ..) | (None, true, _) => return true,
            // Or be bound by a line of the module that is not shown.
            (None, ..)
                if definition.kind == DefinitionKind::Module
                    && !definition.scope.names().any(|bound| bound == name) =>
            {
                return true;
            }
            (Some(Some(value)), ..)
                if self.may_touch(index, name)
                    && (!is_constant(value) || self.program.writes_values()) =>
            {
                return true;
            }
            (_, false, _) => {
                // A frame that waits for those above it binds nothing.
                let waits =
                    matches!(self.body.place, Place::Lower(_)) && index + 1 < self.before.depth();
                if waits {
                    return self.is_foreign(name) && self.runs_binding(name);
                }
                frame.line
            }
            (_, true, Place::Top) => self.line,
            (_, true, _) => return true,
        };
        let last = self.program.line(line).map_or(line, |logical| logical.last);
        definition.scope.binds(name, line..=last) || self.runs_foreign(name)
    }

    /// Whether the object may change that a local of a frame has.
    fn may_touch(&self, frame: usize, name: &str) -> bool {
        let is_it = |one: &AliasName| one.frame == frame && one.name == name;
        let touched = self.touched.as_ref();
        touched.is_none_or(|all| all.iter().any(is_it))
    }

    /// Whether the definition whose code the step runs binds a name in frames of others: where a frame returns, that is its caller's.
    fn runs_foreign(&self, name: &str) -> bool {
        let inverse = self.moves.as_ref().is_none_or(|moves| moves.is_inverse());
        let frames = match self.before.event {
            Event::Return => self.before.frames.split_last().map(|(_, rest)| rest),
            _ => Some(self.before.frames.as_slice()),
        };
        let running = frames.and_then(|frames| frames.last());
        let running =
            running.and_then(|frame| self.program.definition_at(&frame.function, frame.line));
        match running.filter(|_| !inverse) {
            Some(running) => {
                let mut foreign = running.scope.foreign.iter();
                foreign.any(|one| one == name) && self.runs_binding(name)
            }
            None => self.is_foreign(name),
        }
    }

    /// Whether the line that a single step forward runs may bind a name, as far as its text says: what does not mention it does not, nor does
    /// what only returns or prints something.
    fn runs_binding(&self, name: &str) -> bool {
        let frames = match self.before.event {
            Event::Return => self.before.frames.split_last().map(|(_, rest)| rest),
            _ => Some(self.before.frames.as_slice()),
        };
        let line = frames.and_then(|frames| self.program.line(frames.last()?.line));
        line.is_none_or(|line| {
            let text = line.text.as_str();
            let plain = !text.contains(":=") && !text.contains(';');
            let gives = ["return ", "print("]
                .iter()
                .any(|word| text.starts_with(word));
            text.starts_with("match ") || (mentions(text, name) && !(plain && gives))
        })
    }

    /// Whether the step can delete a local of the surviving frame whose changes are being written: a `del` of it runs, or a handler is left
    /// that it is the name of.
    pub(super) fn may_be_deleted(&self, name: &str) -> bool {
        let frame = self
            .surviving_index()
            .and_then(|index| self.before.frames.get(index));
        let (Some(moves), Some(frame)) = (&self.moves, frame) else {
            return true;
        };
        let known = self.before.aliases.is_some() && frame.locals.is_some();
        if !moves.is_single() || moves.is_inverse() || !known {
            return true;
        }
        let runs = self.program.line(frame.line).map_or("", |line| &line.text);
        self.owes(name) || runs.starts_with("del ") && mentions(runs, name) || self.is_foreign(name)
    }

    /// Whether some definition binds a name in frames of others.
    fn is_foreign(&self, name: &str) -> bool {
        let foreign = |one: &Definition| one.scope.foreign.iter().any(|declared| declared == name);
        self.program.definitions().iter().any(foreign)
    }

    fn surviving_definition(&self) -> Option<&Definition> {
        let moves = self.moves.as_ref()?;
        moves.old_definition(self.surviving_index()?)
    }
}

/// Whether frames of a definition can have a local of this name: one that its code binds, or that a function around it
/// does and it captures; the module has what any function declares as `global`, and, since a part of the program may not be
/// shown, what is read and bound nowhere.
fn may_have(program: &Program, definition: &Definition, name: &str) -> bool {
    let binds = |one: &Definition| {
        one.scope
            .shown()
            .any(|bound| is_spelled(program, bound, name))
    };
    let own = definition.scope.names().any(|bound| bound == name);
    let around = |one: &&Definition| {
        one.kind == DefinitionKind::Function
            && one.line != definition.line
            && one.contains(definition.line)
    };
    let foreign = |one: &Definition| program.is_global(one, name);
    let reads = |one: &Definition| one.scope.reads_foreign(name) && !program.captures(one, name);
    let module = definition.kind == DefinitionKind::Module;
    let definitions = program.definitions().iter();
    binds(definition)
        || (module && !own && definitions.clone().any(|one| foreign(one) || reads(one)))
        || definitions.filter(around).any(binds)
}

/// Whether a frame of a definition can have a local of this name before it has run anything: its caller gives it, or the function captures
/// it.
fn may_begin_with(program: &Program, definition: &Definition, name: &str) -> bool {
    let mut variables = definition.scope.variables.iter();
    let given = variables.any(|one| one.is_parameter && is_spelled(program, &one.name, name));
    given || program.captures(definition, name)
}

/// Whether a name that the code binds can be `name` among the locals: a class mangles private ones.
fn is_spelled(program: &Program, bound: &str, name: &str) -> bool {
    let mangled = |class: &Definition| {
        let inside = name
            .strip_prefix('_')
            .and_then(|rest| rest.strip_prefix(class.name.trim_start_matches('_')));
        class.kind == DefinitionKind::Class && inside == Some(bound)
    };
    bound == name || (bound.starts_with("__") && program.definitions().iter().any(mangled))
}

/// Whether a value is written like a number, a string or a name of the language: what is so never changes, it can only be
/// bound anew.
fn is_constant(value: &str) -> bool {
    let text = value.strip_prefix('b').unwrap_or(value);
    let number = value.strip_prefix('-').unwrap_or(value);
    matches!(value, "None" | "True" | "False")
        || text.starts_with(['\'', '"'])
        || number.starts_with(|first: char| first.is_ascii_digit())
}
