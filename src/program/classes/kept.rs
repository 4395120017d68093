//! Properties that are asked once (`functools.cached_property`): what the method has returned is an attribute of its object from then on, and
//! the class shows what stands for the method (Python's library reference, "functools").

use std::collections::BTreeSet;

use ruff_python_ast::ExprAttribute;

use super::value;
use crate::program::decorators::Decoration;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

/// What stands in a class for such a method.
const SHOWN: &str = "<functools.cached_property>";

impl Program {
    /// Whether a line is the decorator that makes such a property, with the name of that and what it is shown as.
    pub(in crate::program) fn keeping_property(&self, line: u32) -> Option<(&str, &'static str)> {
        let method = self.decorated_from(line)?;
        let keeps = self.is_method(method) && self.decoration(method) == Decoration::Kept;
        keeps.then_some((method.name.as_str(), SHOWN))
    }

    /// Whether an attribute is such a property of which its object shows that it has the value: it is not asked again.
    pub(in crate::program) fn is_kept(&self, at: &State, attribute: &ExprAttribute) -> bool {
        let name = attribute.attr.as_str();
        let method = || self.method(self.class_of(at, &attribute.value)?, name);
        let shows = || match value(at, &attribute.value) {
            Some(PythonValue::Object { parts, .. }) => {
                let mut names = parts.iter().filter_map(|(own, _)| own.as_deref());
                names.any(|own| own == name)
            }
            _ => false,
        };
        method().is_some_and(|method| self.decoration(method) == Decoration::Kept) && shows()
    }

    /// The program with what such properties have returned in the places where the line reads them which goes on at a state, of objects that do
    /// not show it; `None` where it reads none of which that is told. `past` are the states on the way there, from the first one on.
    pub fn with_kept_properties(&self, at: &State, past: &[&State]) -> Option<Program> {
        let kept = |one: &Definition| self.decoration(one) == Decoration::Kept;
        if !self.definitions.iter().any(kept) {
            return None;
        }
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        self.with_reads(frame.line, |read| self.kept_before(at, past, read))
    }

    /// What such a property has returned for the object that a name stands for, if that stays what it is and nothing else sets it.
    fn kept_before(&self, at: &State, past: &[&State], read: &ExprAttribute) -> Option<String> {
        let name = read.attr.as_str();
        let object = read.value.as_name_expr()?;
        let method = self.method(self.class_of(at, &read.value)?, name)?;
        if self.decoration(method) != Decoration::Kept || self.is_kept(at, read) {
            return None;
        }
        let own = self.object_of(method)?;
        let sets = |text: &str| {
            let set = text.contains(&format!(".{name}=")) || text.starts_with("del ");
            set || ["setattr(", "delattr(", "__dict__", "vars("]
                .iter()
                .any(|one| text.contains(one))
        };
        if self.lines.iter().any(|line| sets(&line.text)) {
            return None;
        }
        let top = at.depth().checked_sub(1)?;
        let has = |index: usize| at.frames[index].known(&object.id).is_some();
        let index = if has(top) { top } else { 0 };
        let mut names = BTreeSet::from([AliasName::new(index, object.id.as_str())]);
        for (place, state) in past.iter().enumerate().rev() {
            // What a frame that has returned by then called it does not count any more.
            if let Some(after) = past.get(place + 1) {
                let entered = usize::from(after.event == Event::Call);
                let going_on = after.depth().saturating_sub(entered).min(state.depth());
                names.retain(|name| {
                    let frame = state
                        .frames
                        .get(name.frame)
                        .filter(|_| name.frame < going_on);
                    frame.is_some_and(|frame| {
                        let function = self.definition_at(&frame.function, frame.line);
                        let binds =
                            |one: &Definition| one.scope.binds(&name.name, frame.line..=frame.line);
                        function.is_some_and(|one| !binds(one))
                    })
                });
            }
            let groups = state.aliases.iter().flatten();
            let others = groups.filter(|group| group.iter().any(|one| names.contains(one)));
            names.extend(others.flatten().cloned().collect::<Vec<_>>());
            if names.is_empty() {
                return None;
            }
            let Some(frame) = state.top().filter(|_| state.event == Event::Return) else {
                continue;
            };
            let asked = self.definition_at(&frame.function, frame.line);
            let asked = asked.is_some_and(|one| one.line == method.line);
            if asked && names.contains(&AliasName::new(state.depth() - 1, own)) {
                let value = state.value.as_deref()?;
                // A frame that an exception leaves returns nothing.
                return Some(value.to_owned())
                    .filter(|value| value != "None" && self.never_changes(value));
            }
        }
        None
    }

    /// Gives the object of such a property, whose frame returns at a state, the value in a state of the frames below.
    pub fn keep_property(&self, at: &State, state: &mut State) {
        let given = || {
            let top = at.top().filter(|_| at.event == Event::Return)?;
            let method = self.definition_at(&top.function, top.line)?;
            let own = self.object_of(method)?;
            let shown = top.known(own)?;
            // What says itself how it is written may leave it out.
            self.shown_new(self.class_shown(shown)?)?;
            let with = with_attribute(shown, &method.name, at.value.as_deref()?)?;
            Some((AliasName::new(at.depth() - 1, own), shown, with))
        };
        let Some((object, shown, with)) = given() else {
            return;
        };
        let groups = at.aliases.iter().flatten();
        let mut group = groups.filter(|group| group.contains(&object));
        for name in group.next().into_iter().flatten() {
            let frame = state.frames.get_mut(name.frame);
            let local = frame.and_then(|frame| frame.locals.as_mut()?.get_mut(&name.name));
            if let Some(local) = local.filter(|local| local.as_deref() == Some(shown)) {
                *local = Some(with.clone());
            }
        }
    }

    /// The name that such a property has for its object; `None` for other methods.
    pub(in crate::program) fn object_of<'p>(&self, method: &'p Definition) -> Option<&'p str> {
        let own = method.scope.variables.first()?;
        let keeps = own.is_parameter && self.decoration(method) == Decoration::Kept;
        keeps.then_some(own.name.as_str())
    }
}

/// An object that shows all its attributes, as it is with another one behind them; `None` where states cut what it is shown as.
fn with_attribute(shown: &str, name: &str, value: &str) -> Option<String> {
    let inside = shown.strip_suffix(')').filter(|_| !shown.contains('…'))?;
    let comma = if inside.ends_with('(') { "" } else { ", " };
    Some(format!("{inside}{comma}{name}={value})"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
from functools import cached_property
class Stats:
    def __init__(self, xs):
        self.xs = xs
    @cached_property
    def mean(self):
        return sum(self.xs) / 2
s = Stats([1, 2])
x = s.mean
";

    #[test]
    fn what_a_property_returns_is_kept() {
        let program = Program::parse(SOURCE).unwrap();
        assert_eq!(program.keeping_property(5), Some(("mean", SHOWN)));
        assert_eq!(program.keeping_property(3), None);
        let object = [("self", "Stats(xs=[1, 2])")];
        let names = [("s", "Stats(xs=[1, 2])"), ("t", "Stats(xs=[1, 2])")];
        let frames: &[_] = &[("<module>", 9, &names[..]), ("mean", 7, &object[..])];
        let mut at = state(Event::Return, frames, Some("1.5"));
        at.aliases = Some(vec![vec![
            AliasName::new(0, "s"),
            AliasName::new(1, "self"),
        ]]);
        let mut caller = at.clone();
        program.keep_property(&at, &mut caller);
        let known = |name: &str| caller.frames[0].known(name);
        assert_eq!(known("s"), Some("Stats(xs=[1, 2], mean=1.5)"));
        assert_eq!(known("t"), Some("Stats(xs=[1, 2])"));
    }

    #[test]
    fn what_objects_do_not_show_is_told_by_the_states_before() {
        let source = SOURCE.replace(
            "    def __init__(self, xs):\n        self.xs = xs\n",
            "    xs: list\n    n: int = 0\n",
        );
        let check = |line: &str, group: bool, expected: Option<&str>| {
            let source = source.replace("x = s.mean", &format!("x = s.mean\n{line}"));
            let program = Program::parse(&source).unwrap();
            let shown = "Stats(xs=[1, 2], n=0)";
            let (names, object) = ([("s", shown)], [("self", shown)]);
            let mut asked = state(
                Event::Return,
                &[("<module>", 9, &names[..]), ("mean", 7, &object[..])],
                Some("1.5"),
            );
            let both = vec![AliasName::new(0, "s"), AliasName::new(1, "self")];
            asked.aliases = Some(if group { vec![both] } else { Vec::new() });
            let at = state(Event::Line, &[("<module>", 10, &names)], None);
            let told = program.with_kept_properties(&at, &[&asked, &at]);
            let told = told.map(|told| told.line(10).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        check("y = s.mean + 1", true, Some("y=1.5+1"));
        check("y = s.mean + 1", false, None);
        check("y = s.n", true, None);
        check("s.mean = 3", true, None);
        check("del s.mean", true, None);
    }

    #[test]
    fn a_property_is_asked_once() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |shown: &str, expected: Option<&str>| {
            let at = state(Event::Line, &[("<module>", 9, &[("s", shown)])], None);
            let entered = program.entered(&at).map(|one| one.name.as_str());
            assert_eq!(entered, expected, "{shown}");
            assert_eq!(program.enters(&at), expected.is_some(), "{shown}");
        };
        check("Stats(xs=[1, 2])", Some("mean"));
        check("Stats(xs=[1, 2], mean=1.5)", None);
    }
}
