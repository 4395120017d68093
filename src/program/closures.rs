//! Closures: which values a function captures that is called again, told by the states before. A state shows what a closure's variables are
//! while one of its functions runs, and nothing of it in between.
//!
//! The states are gone through once, and every name of a function that a function made is followed: each call of the function around makes
//! variables of its own.

mod calls;
mod captures;
mod items;

use std::collections::BTreeMap;

use ruff_python_ast::{Expr, Stmt};

pub(super) use self::captures::Captures;
use self::items::Items;
use super::decorators::Decoration;
use super::keeping::share;
use super::{Definition, DefinitionKind, Program, is_identifier, mentions};
use crate::state::{AliasName, Event, Frame, State};

/// The variables of one call of a function around others, as they are now.
#[derive(Default)]
struct Cells {
    /// The line of that function.
    of: u32,
    /// Which state has entered the frame of that call, the first one being 0.
    entered: usize,
    /// Those that this function captures itself.
    around: Option<usize>,
    values: BTreeMap<String, String>,
    /// Where a variable holds a function that a function made: whose variables that one captures.
    functions: BTreeMap<String, usize>,
}

/// What is known of a frame.
#[derive(Clone, Default)]
struct Known {
    /// The variables that it makes itself.
    own: Option<usize>,
    /// Those that it captures.
    captured: Option<usize>,
    /// Whether they can be no others: no other call has made variables with these values.
    only: bool,
    /// Of its names that stand for functions which a function made: whose variables these capture.
    functions: BTreeMap<String, usize>,
    /// The same of what is in its lists and dictionaries.
    items: BTreeMap<String, Items>,
    /// The line that it runs, and how many calls of functions around others there were before that.
    line: u32,
    begun: usize,
}

/// All calls of functions around others, and the frames that there are.
struct Closures<'p> {
    program: &'p Program,
    cells: Vec<Cells>,
    frames: Vec<Known>,
    /// The lines of functions around others which only they call themselves.
    closed: Vec<u32>,
    /// How many states have been gone through by now.
    step: usize,
    /// Of states that enter functions whose origin is known: which state has entered the frame that has made each.
    made_in: BTreeMap<usize, usize>,
}

impl Program {
    /// Whether functions capture variables of others.
    pub(super) fn has_closures(&self) -> bool {
        let functions = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Function);
        let names = |around: &Definition| -> Vec<String> {
            around.scope.names().map(str::to_owned).collect()
        };
        functions.clone().any(|around| {
            let mut inside = functions
                .clone()
                .filter(|one| one.line != around.line && around.contains(one.line));
            let names = names(around);
            inside.any(|one| names.iter().any(|name| self.captures(one, name)))
        })
    }

    /// What the variables are that a function captures which is called by `name` in a frame of the last of these states, which begin with the
    /// first one of the program; `caller` is that frame's place. Where the name does not tell it, `called` is followed, as the line has it, with
    /// `answers`, the values of expressions without names that are known.
    pub fn captured_values(
        &self,
        past: &[&State],
        function: &Definition,
        (caller, name): (usize, &str),
        (called, answers): (&str, &BTreeMap<String, String>),
    ) -> Vec<(String, String)> {
        let names: Vec<&str> = self.identifiers.iter().map(String::as_str).collect();
        let names = names
            .into_iter()
            .filter(|name| self.captures(function, name));
        let closures = Closures::after(self, past);
        // What a frame returns that has made the function is called at once: `make(3)(4)`.
        let shown = format!("<function {}>", self.qualified(function));
        let returned = past.last().is_some_and(|last| {
            last.event == Event::Return && last.value.as_deref() == Some(shown.as_str())
        });
        let made = |around: &Definition| {
            let own = closures.frames.last().filter(|_| returned)?.own?;
            closures.among(own, around)
        };
        let origins = match returned || closures.is_named(caller, name) {
            true => None,
            false => self.origins(past, answers),
        };
        let made_in = origins
            .as_ref()
            .and_then(|origins| origins.made_in(called, function));
        let value = |captured: &str| {
            let around = self.capturing(function, captured)?;
            if let Some((origins, made_in)) = origins.as_ref().zip(made_in) {
                let (_, value) = origins.captures.variable(made_in, around, captured)?;
                return Some((captured.to_owned(), value?.to_owned()));
            }
            let cells = made(around)
                .or_else(|| closures.called_by(past.last()?, (caller, name), around))?;
            let value = closures.cells.get(cells)?.values.get(captured)?;
            Some((captured.to_owned(), value.clone()))
        };
        names.filter_map(value).collect()
    }

    /// The parameters of a function that begins whose frame does not show them, with the function that each stands for: one of its own name.
    fn unshown_arguments(&self, function: &Definition, frame: &Frame) -> Vec<(String, String)> {
        let Some(locals) = &frame.locals else {
            return Vec::new();
        };
        let parameters = function.scope.variables.iter();
        let unshown = parameters.filter(|one| one.is_parameter && !locals.contains_key(&one.name));
        let shown = unshown.filter_map(|one| {
            let mut named = self
                .definitions
                .iter()
                .filter(|other| other.name == one.name);
            let meant = named.next().filter(|_| named.next().is_none())?;
            let plain = meant.kind == DefinitionKind::Function;
            plain.then(|| {
                (
                    one.name.clone(),
                    format!("<function {}>", self.qualified(meant)),
                )
            })
        });
        shown.collect()
    }

    /// Notes in the state after a single step from the last of these, which begin with the first one of the program, that a variable which
    /// several frames show is one: frames of functions that one call has made capture the same. A frame that is entered has what it captures
    /// from those below; which of its locals were said otherwise is told.
    pub fn share_variables(&self, past: &[&State], after: &mut State) -> Vec<(usize, String)> {
        let depth = after.depth();
        if depth < 2 || after.aliases.is_none() || !self.has_closures() {
            return Vec::new();
        }
        let mut mended = Vec::new();
        let found = {
            let states: Vec<&State> = past.iter().copied().chain([&*after]).collect();
            Closures::after(self, &states).variables(after)
        };
        mended.extend(self.set_everywhere(past, &found, after));
        for (of, one) in found {
            let below = after.frames.get(of.frame);
            let below = below
                .and_then(|frame| frame.known(&of.name))
                .map(str::to_owned);
            let entered = after.event == Event::Call && one.frame + 1 == depth;
            let own = after.frames.last_mut().and_then(|top| top.locals.as_mut());
            if let (Some(below), Some(own), true) = (below, own, entered)
                && let Some(value) = own.get_mut(&one.name)
                && value.as_deref() != Some(&below)
            {
                *value = Some(below);
                mended.push((one.frame, one.name.clone()));
            }
            share(after, &of, Some(one));
        }
        mended
    }
}

impl Program {
    /// Gives a variable of a function around (`nonlocal total`) that the running frame has set the same value in all frames that show it;
    /// `same` are locals that are one variable. Which of them had another value is told.
    fn set_everywhere(
        &self,
        past: &[&State],
        same: &[(AliasName, AliasName)],
        after: &mut State,
    ) -> Vec<(usize, String)> {
        let Some(top) = after.depth().checked_sub(1) else {
            return Vec::new();
        };
        let before = past.last().and_then(|before| before.frames.get(top));
        let mut mended = Vec::new();
        for (of, _) in same.iter().filter(|(_, one)| one.frame == top) {
            let known = |frame: Option<&Frame>| {
                let value = frame.and_then(|frame| frame.known(&of.name));
                value.map(str::to_owned)
            };
            let (Some(now), Some(was)) = (known(after.top()), known(before)) else {
                continue;
            };
            if after.event == Event::Call || now == was {
                continue;
            }
            let others = same
                .iter()
                .filter(|(other, one)| other == of && one.frame < top);
            for place in std::iter::once(of).chain(others.map(|(_, one)| one)) {
                let frame = after.frames.get_mut(place.frame);
                let locals = frame.and_then(|frame| frame.locals.as_mut());
                if let Some(value) = locals.and_then(|locals| locals.get_mut(&place.name))
                    && value.as_deref() != Some(&now)
                {
                    *value = Some(now.clone());
                    mended.push((place.frame, place.name.clone()));
                }
            }
        }
        mended
    }
}

impl<'p> Closures<'p> {
    /// What is known when these states have been gone through.
    fn after(program: &'p Program, past: &[&State]) -> Closures<'p> {
        Closures::after_entering(program, past, BTreeMap::new())
    }

    /// The same where it is known, of states that enter functions, which state has entered the frame that has made each.
    fn after_entering(
        program: &'p Program,
        past: &[&State],
        made_in: BTreeMap<usize, usize>,
    ) -> Closures<'p> {
        let mut closures = Closures {
            program,
            cells: Vec::new(),
            frames: Vec::new(),
            closed: program.closed_functions(),
            step: 0,
            made_in,
        };
        let mut before = None;
        for state in past {
            closures.follow(before, state);
            closures.step += 1;
            before = Some(state);
        }
        closures
    }

    /// The locals of a state that are the same variable as one of a frame below, each behind that one.
    fn variables(&self, state: &State) -> Vec<(AliasName, AliasName)> {
        let mut first: BTreeMap<(usize, &str), AliasName> = BTreeMap::new();
        let mut found = Vec::new();
        for (index, (frame, known)) in state.frames.iter().zip(&self.frames).enumerate() {
            let Some(definition) = self.program.definition_at(&frame.function, frame.line) else {
                continue;
            };
            for (name, _) in frame.locals.iter().flatten() {
                let cells = match self.program.capturing(definition, name) {
                    Some(around) => known
                        .captured
                        .filter(|cells| known.only && self.cells[*cells].of == around.line),
                    None => known
                        .own
                        .filter(|_| definition.scope.names().any(|own| own == name)),
                };
                let Some(cells) = cells else { continue };
                let local = AliasName::new(index, name);
                match first.get(&(cells, name.as_str())) {
                    Some(below) => found.push((below.clone(), local)),
                    None => {
                        first.insert((cells, name), local);
                    }
                }
            }
        }
        found
    }

    /// The variables of the call whose frame a state has entered.
    fn cells_of(&self, entered: usize) -> Option<usize> {
        self.cells.iter().position(|one| one.entered == entered)
    }

    /// Those variables of a function that belong to these: they are these, or what its own function captures.
    fn among(&self, cells: usize, of: &Definition) -> Option<usize> {
        let mut next = Some(cells);
        while let Some(one) = next {
            let cells = self.cells.get(one)?;
            if cells.of == of.line {
                return Some(one);
            }
            next = cells.around;
        }
        None
    }

    /// The variables that a function captures which is called by a name in a frame of a state, or as an item there.
    fn called_by(
        &self,
        at: &State,
        (caller, name): (usize, &str),
        around: &Definition,
    ) -> Option<usize> {
        if is_identifier(name) || name.starts_with('.') {
            return self.meant(caller, name, around);
        }
        let parsed = ruff_python_parser::parse_expression(name).ok()?;
        let cells = self.item_meant(caller, at.frames.get(caller)?, parsed.expr())?;
        self.among(cells, around)
    }

    /// Whether it is known where the function comes from that is called by a name in a frame.
    fn is_named(&self, caller: usize, name: &str) -> bool {
        let places = [caller, 0].into_iter();
        let mut frames = places.filter_map(|place| self.frames.get(place));
        frames.any(|frame| frame.functions.contains_key(name))
    }

    /// The variables that a function captures which is called by a name in a frame.
    fn meant(&self, caller: usize, name: &str, around: &Definition) -> Option<usize> {
        let named = [Some(caller), Some(0)]
            .into_iter()
            .flatten()
            .find_map(|frame| self.frames.get(frame)?.functions.get(name).copied());
        let named = named.and_then(|cells| self.among(cells, around));
        // A function that has not been handed on is that of the call of the function around which still runs.
        let running = || {
            let mut frames = self.frames.iter().take(caller + 1).rev();
            frames.find_map(|frame| {
                let among = |cells: Option<usize>| self.among(cells?, around);
                among(frame.own).or_else(|| among(frame.captured))
            })
        };
        let only = || {
            let mut all = self
                .cells
                .iter()
                .enumerate()
                .filter(|(_, one)| one.of == around.line);
            let (only, _) = all.next()?;
            all.next().is_none().then_some(only)
        };
        let decorating = || self.decorating(name, around);
        named.or_else(decorating).or_else(running).or_else(only)
    }

    /// The variables of the only call of a decorator that has a function under a name which stands for what it has made.
    fn decorating(&self, name: &str, around: &Definition) -> Option<usize> {
        let name = name.strip_prefix('.').unwrap_or(name);
        let mut decorated =
            self.program.definitions.iter().filter(|one| {
                one.name == name && self.program.decoration(one) == Decoration::Other
            });
        let function = decorated.next().filter(|_| decorated.next().is_none())?;
        let shown = format!("<function {}>", self.program.qualified(function));
        let has = |cells: &Cells| cells.values.values().any(|value| *value == shown);
        let all = self.cells.iter().enumerate().filter(|(_, one)| has(one));
        let mut found = all.filter_map(|(cells, _)| self.among(cells, around));
        found.next().filter(|_| found.next().is_none())
    }

    /// Notes what a state shows, and where its functions come from.
    fn follow(&mut self, before: Option<&&State>, state: &State) {
        let left = before.filter(|before| before.event == Event::Return);
        let returned = left.and_then(|_| self.frames.last().cloned());
        let depth = state.depth();
        let entered = state.event == Event::Call;
        self.frames
            .truncate(depth.saturating_sub(usize::from(entered)));
        self.frames.resize_with(depth, Known::default);
        if entered {
            self.enter(state);
        }
        if let (Some(left), Some(own)) = (left, returned.as_ref().and_then(|known| known.own)) {
            self.note_hidden(left, own);
        }
        let item = self.complete(state);
        for (index, frame) in state.frames.iter().enumerate() {
            self.note_functions(index, frame, before, returned.as_ref());
            self.note_values(index, frame);
        }
        if let Some((index, name, cells)) = item
            && let Some(known) = self.frames.get_mut(index)
        {
            known.functions.insert(name, cells);
        }
    }

    /// Notes whose variables the frame has that is entered.
    fn enter(&mut self, state: &State) {
        let Some(top) = state.top() else { return };
        let Some(definition) = self.program.definition_at(&top.function, top.line) else {
            return;
        };
        let names: Vec<&str> = top
            .locals
            .iter()
            .flatten()
            .map(|(name, _)| name.as_str())
            .collect();
        let around = names
            .iter()
            .find_map(|name| self.program.capturing(definition, name));
        let of_called = || {
            let around = around?;
            let called = self.called(state, definition)?;
            (self.cells[called].of == around.line).then_some(called)
        };
        let of_origin = || {
            let made = self.cells_of(*self.made_in.get(&self.step)?)?;
            self.among(made, around?)
        };
        let known = self
            .entered_from(definition, around)
            .or_else(of_origin)
            .or_else(of_called);
        if let Some(cells) = known {
            if let Some(frame) = self.frames.last_mut() {
                frame.captured = Some(cells);
                frame.only = true;
            }
        } else if let Some(around) = around {
            // The values that it shows are those that it captures.
            let fits = |cells: &Cells| {
                cells.of == around.line
                    && names.iter().all(|name| {
                        !self.program.captures(definition, name)
                            || cells.values.get(*name).map(String::as_str) == top.known(name)
                    })
            };
            let fitting = self.cells.iter().filter(|cells| fits(cells)).count();
            let found = self.cells.iter().rposition(fits);
            if let Some(frame) = self.frames.last_mut() {
                frame.captured = found;
                frame.only = fitting == 1;
            }
        }
        let inside =
            |one: &&Definition| one.line != definition.line && definition.contains(one.line);
        let functions = self.program.definitions.iter().filter(inside);
        let encloses = functions
            .clone()
            .any(|one| one.kind == DefinitionKind::Function)
            || self.program.makes_lambdas(definition);
        if definition.kind == DefinitionKind::Function && encloses {
            let around = self.frames.last().and_then(|frame| frame.captured);
            self.cells.push(Cells {
                of: definition.line,
                entered: self.step,
                around,
                ..Cells::default()
            });
            let own = self.cells.len() - 1;
            if let Some(frame) = self.frames.last_mut() {
                frame.own = Some(own);
            }
            for (name, shown) in self.program.unshown_arguments(definition, top) {
                self.cells[own].values.insert(name, shown);
            }
        }
    }

    /// The variables that the frame captures which is entered, where only the call of the function `around` that the frame below belongs to
    /// can have made its function.
    fn entered_from(&self, definition: &Definition, around: Option<&Definition>) -> Option<usize> {
        let innermost = || self.program.functions_around(definition).last();
        let around = around.or_else(innermost)?;
        let known = self.closed.contains(&around.line) && !self.program.is_generator(definition);
        let caller = self.frames.get(self.frames.len().checked_sub(2)?)?;
        let of = |cells: &usize| known && self.cells[*cells].of == around.line;
        caller.own.filter(of).or(caller.captured.filter(of))
    }

    /// Notes where functions come from that names stand for which states do not show, for they are the functions' own: `inc, get = counter()`.
    /// `left` is the state in which the frame returns that has made them, with these variables.
    fn note_hidden(&mut self, left: &State, own: usize) {
        let names = || {
            let index = left.depth().checked_sub(2)?;
            let frame = left.frames.get(index)?;
            let line = self.program.line(frame.line)?;
            let parsed = ruff_python_parser::parse_module(&line.text).ok()?;
            let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
                return None;
            };
            let ([target], true) = (&*assign.targets, assign.value.is_call_expr()) else {
                return None;
            };
            let targets = match target {
                Expr::Tuple(all) => all.elts.as_slice(),
                one => std::slice::from_ref(one),
            };
            let value = left.value.as_deref()?;
            let definition = self.program.definition_at(&frame.function, frame.line)?;
            let hidden = |one: &Expr| {
                let name = one.as_name_expr()?.id.as_str();
                let made = format!(".<locals>.{name}>");
                let only = definition.scope.only_line_of(name) == Some(frame.line);
                (only && value.contains(&made) && self.makes(own, value)).then(|| name.to_owned())
            };
            Some((index, targets.iter().filter_map(hidden).collect::<Vec<_>>()))
        };
        if let Some((index, names)) = names()
            && let Some(frame) = self.frames.get_mut(index)
        {
            frame
                .functions
                .extend(names.into_iter().map(|name| (name, own)));
        }
    }

    /// Notes where the functions come from that names of a frame stand for.
    fn note_functions(
        &mut self,
        index: usize,
        frame: &Frame,
        before: Option<&&State>,
        returned: Option<&Known>,
    ) {
        let made = |value: &str| value.starts_with("<function ") && value.contains(".<locals>.");
        let old = before.and_then(|before| before.frames.get(index));
        let new = self
            .frames
            .get(index)
            .is_some_and(|known| known.functions.is_empty());
        for (name, value) in frame.locals.iter().flatten() {
            let Some(value) = value.as_deref().filter(|value| made(value)) else {
                continue;
            };
            let same = old.is_some_and(|old| old.known(name) == Some(value));
            let known = &self.frames[index];
            if same && !new && known.functions.contains_key(name) {
                continue;
            }
            let captured = known.captured.and_then(|cells| self.cells.get(cells));
            let from = captured
                .and_then(|cells| cells.functions.get(name))
                .copied();
            let from = from
                .or_else(|| self.side_by_side(index, name, value, before?))
                .or_else(|| {
                    let returned = returned?;
                    let text = before?.value.as_deref()?;
                    let own = returned.own.filter(|own| self.makes(*own, value));
                    let handed = || returned.functions.values().next().copied();
                    text.contains(value).then(|| own.or_else(handed)).flatten()
                })
                .or_else(|| self.handed_on(index, value, before));
            if let Some(from) = from {
                self.frames[index].functions.insert(name.clone(), from);
            }
        }
    }

    /// Whose variables a function captures that a line gives a name which makes several, side by side: `a, b = make(1), make(2)`.
    fn side_by_side(&self, index: usize, name: &str, value: &str, before: &State) -> Option<usize> {
        let frame = before.frames.get(index)?;
        let line = &self.program.line(frame.line)?.text;
        let parsed = ruff_python_parser::parse_module(line).ok()?;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let ([Expr::Tuple(names)], Expr::Tuple(values)) = (&*assign.targets, &*assign.value) else {
            return None;
        };
        let called = |value: &Expr| {
            let call = value.as_call_expr()?;
            let plain = call.arguments.args.iter().all(Expr::is_literal_expr);
            let plain = plain && call.arguments.keywords.is_empty();
            call.func
                .as_name_expr()
                .filter(|_| plain)
                .map(|name| name.id.to_string())
        };
        let called: Option<Vec<String>> = values.elts.iter().map(called).collect();
        let called = called.filter(|called| called.len() == names.len())?;
        let place = |one: &Expr| one.as_name_expr().is_some_and(|one| one.id == name);
        let place = names.elts.iter().position(place)?;
        let function = called.get(place)?;
        let all = self.cells.iter().enumerate();
        let made = all.filter(|(cells, one)| {
            let around = self.program.definition(one.of);
            around.is_some_and(|around| around.name == *function) && self.makes(*cells, value)
        });
        let made: Vec<usize> = made.map(|(cells, _)| cells).collect();
        // Those that the line has called last.
        let later = called[place..]
            .iter()
            .filter(|one| *one == function)
            .count();
        made.len().checked_sub(later).map(|index| made[index])
    }

    /// Whether a function is written so that the function around it made which has these variables.
    fn makes(&self, cells: usize, value: &str) -> bool {
        let line = self.cells[cells].of;
        let around = self.program.definition(line);
        around.is_some_and(|around| {
            value.contains(&format!("{}.<locals>.", self.program.qualified(around)))
        })
    }

    /// Whose variables a function captures that a line gives another name: the only one of its text that the line mentions.
    fn handed_on(&self, index: usize, value: &str, before: Option<&&State>) -> Option<usize> {
        let before = before?;
        let from = index.min(before.depth().checked_sub(1)?);
        let places = [index.checked_sub(1), Some(from), Some(0)];
        places.into_iter().flatten().find_map(|place| {
            let frame = before.frames.get(place)?;
            let line = &self.program.line(frame.line)?.text;
            let mut named = self
                .frames
                .get(place)?
                .functions
                .iter()
                .filter(|(name, _)| frame.known(name) == Some(value) && mentions(line, name));
            let (_, from) = named.next()?;
            named.all(|(_, other)| other == from).then_some(*from)
        })
    }

    /// Notes what a frame shows of variables that functions capture.
    fn note_values(&mut self, index: usize, frame: &Frame) {
        let Known {
            own,
            captured,
            functions,
            ..
        } = self.frames[index].clone();
        let definition = self.program.definition_at(&frame.function, frame.line);
        for (name, value) in frame.locals.iter().flatten() {
            let Some(value) = value else { continue };
            let caught = definition.is_some_and(|one| self.program.captures(one, name));
            let cells = [own, captured.filter(|_| caught)];
            for cells in cells.into_iter().flatten() {
                self.cells[cells].values.insert(name.clone(), value.clone());
                if let Some(from) = functions.get(name) {
                    self.cells[cells].functions.insert(name.clone(), *from);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{Shown, state};
    use super::*;

    const SOURCE: &str = "\
def make(n):
    def bump():
        nonlocal n
        n += 1
        return n
    return bump
a = make(1)
b = make(10)
a()
b()
";

    const MADE: &str = "<function make.<locals>.bump>";

    /// One call of the function around, from the line that makes it.
    fn making(module: Shown<'_>, n: &str) -> Vec<State> {
        let n = ("n", n);
        vec![
            state(Event::Line, &[module], None),
            state(Event::Call, &[module, ("make", 1, &[n])], None),
            state(Event::Line, &[module, ("make", 2, &[n])], None),
            state(
                Event::Line,
                &[module, ("make", 6, &[n, ("bump", MADE)])],
                None,
            ),
            state(
                Event::Return,
                &[module, ("make", 6, &[n, ("bump", MADE)])],
                Some(MADE),
            ),
        ]
    }

    /// A call of one of them, from the line of the module that makes it.
    fn bumping(known: &[(&str, &str)]) -> Vec<State> {
        let module: Shown<'_> = ("<module>", 9, known);
        let (one, two): (Shown<'_>, Shown<'_>) =
            (("bump", 4, &[("n", "1")]), ("bump", 5, &[("n", "2")]));
        vec![
            state(Event::Call, &[module, ("bump", 2, &[("n", "1")])], None),
            state(Event::Line, &[module, one], None),
            state(Event::Line, &[module, two], None),
            state(Event::Return, &[module, two], Some("2")),
            state(Event::Line, &[("<module>", 10, known)], None),
        ]
    }

    #[test]
    fn every_call_of_the_function_around_has_variables_of_its_own() {
        let program = Program::parse(SOURCE).unwrap();
        assert!(program.has_closures());
        let (a, b) = (("a", MADE), ("b", MADE));
        let mut past = making(("<module>", 7, &[]), "1");
        past.extend(making(("<module>", 8, &[a]), "10"));
        past.push(state(Event::Line, &[("<module>", 9, &[a, b])], None));
        let check = |past: &[State], name: &str, expected: &[&str]| {
            let past: Vec<&State> = past.iter().collect();
            let bump = program.definition(2).unwrap();
            let found = program.captured_values(&past, bump, (0, name), (name, &BTreeMap::new()));
            let expected: Vec<(String, String)> = expected
                .iter()
                .map(|value| ("n".to_owned(), (*value).to_owned()))
                .collect();
            assert_eq!(found, expected, "{name}");
        };
        check(&past, "a", &["1"]);
        check(&past, "b", &["10"]);
        // Whose variables a name of nothing known stands for, nobody can tell.
        check(&past, "c", &[]);
        past.extend(bumping(&[a, b]));
        check(&past, "a", &["2"]);
        check(&past, "b", &["10"]);
    }

    #[test]
    fn a_call_changes_what_the_function_captures_that_it_names() {
        let program = Program::parse(SOURCE).unwrap();
        let (a, b) = (("a", MADE), ("b", MADE));
        let mut past = making(("<module>", 7, &[]), "1");
        past.extend(making(("<module>", 8, &[a]), "1"));
        past.push(state(Event::Line, &[("<module>", 9, &[a, b])], None));
        past.extend(bumping(&[a, b]));
        let past: Vec<&State> = past.iter().collect();
        let bump = program.definition(2).unwrap();
        let check = |name: &str, expected: &str| {
            let found = program.captured_values(&past, bump, (0, name), (name, &BTreeMap::new()));
            assert_eq!(found, [("n".to_owned(), expected.to_owned())], "{name}");
        };
        check("a", "2");
        check("b", "1");
    }

    #[test]
    fn a_captured_variable_is_one_in_all_frames_of_one_call() {
        let source = "\
def walk(n):
    seen = []
    def go(k):
        seen.append(k)
        go(k - 1)
    go(n)
walk(3)
";
        let program = Program::parse(source).unwrap();
        let (n, go) = (("n", "3"), ("go", "<function walk.<locals>.go>"));
        let module: Shown<'_> = ("<module>", 7, &[]);
        let (none, one) = (("seen", "[]"), ("seen", "[3]"));
        let past = [
            state(Event::Line, &[module], None),
            state(Event::Call, &[module, ("walk", 1, &[n])], None),
            state(Event::Line, &[module, ("walk", 6, &[n, none, go])], None),
        ];
        let past: Vec<&State> = past.iter().collect();
        let walk: Shown<'_> = ("walk", 6, &[n, one, go]);
        let check = |inner: &str, expected: usize| {
            let inner: &[(&str, &str)] = &[("k", "2"), ("seen", inner)];
            let below = state(
                Event::Line,
                &[module, walk, ("go", 5, &[("k", "3"), one])],
                None,
            );
            let entered = state(
                Event::Call,
                &[
                    module,
                    ("walk", 6, &[n, none, go]),
                    ("go", 3, &[("k", "3"), none]),
                ],
                None,
            );
            let mut past = past.clone();
            past.extend([&entered, &below]);
            let mut after = state(
                Event::Call,
                &[
                    module,
                    walk,
                    ("go", 5, &[("k", "3"), one]),
                    ("go", 3, inner),
                ],
                None,
            );
            after.aliases = Some(Vec::new());
            program.share_variables(&past, &mut after);
            let groups = after.aliases.unwrap_or_default();
            let seen = groups.iter().flatten().filter(|one| one.name == "seen");
            assert_eq!(seen.count(), expected, "{inner:?}");
        };
        check("[3]", 3);
        // Whatever is said, it is the list of the frames below.
        check("[4]", 3);
    }
}
