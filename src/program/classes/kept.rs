//! Properties that are asked once (`functools.cached_property`): what the method has returned is an attribute of its object from then on, and
//! the class shows what stands for the method (Python's library reference, "functools").

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
