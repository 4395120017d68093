//! Objects that lambdas capture and that the frame which calls these has no name for: `lambda: counter.add(1)`, which a button keeps, reaches
//! a variable of the function that has made it. As long as that function runs, or another name stands for the object, this gets a name in the
//! state at which the call is told, as one object with that local.

use super::Origins;
use crate::program::heap::Held;
use crate::program::keeping::share;
use crate::program::{Program, mentions};
use crate::state::{AliasName, State};

/// How the names of such objects begin.
const CAPTURED: &str = "captured_";

/// Whether a name is that of an object which a `lambda` captures: it means the same wherever it stands.
pub(super) fn is_captured(name: &str) -> bool {
    let rest = name.strip_prefix(CAPTURED);
    rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

impl Origins<'_> {
    /// The name that a variable gets which the frame has that a state has entered: of the variable itself where that frame waits still, else of
    /// any local that is the same object.
    pub(super) fn name_of_captured(
        &self,
        at: &State,
        entered: usize,
        variable: &str,
    ) -> Option<String> {
        let waiting = 1..at.depth().checked_sub(1)?;
        let has_it = |frame: &usize| self.objects.entered_by(*frame) == Some(entered);
        let own = waiting.clone().find(has_it);
        let own = own.map(|frame| (frame, variable));
        let (frame, name) = own.or_else(|| {
            let held = self.objects.names_entered_by(entered)?.get(variable)?;
            let Held::Object(_) = held else {
                return None;
            };
            (0..at.depth()).rev().find_map(|frame| {
                let names = self.objects.names(frame)?;
                let shown = at.frames.get(frame)?;
                let is_it = |(name, one): &(&String, &Held)| {
                    *one == held && shown.known(name.as_str()).is_some()
                };
                let (name, _) = names.iter().find(is_it)?;
                Some((frame, name.as_str()))
            })
        })?;
        at.frames.get(frame)?.known(name)?;
        Some(self.made_up(frame, name))
    }

    fn made_up(&self, frame: usize, variable: &str) -> String {
        let mut name = format!("{CAPTURED}{frame}_{variable}");
        while self.program.identifiers.contains(&name) {
            name.push('_');
        }
        name
    }

    /// The objects that lambdas capture which the line calls that is about to run at a state, each with the variable that has it.
    pub fn captured_objects(&self, program: &Program, at: &State) -> Vec<(String, AliasName)> {
        let told = program.with_lambdas(at, Some(self));
        let number = at.line();
        let text = told.as_ref().zip(number);
        let Some(line) = text.and_then(|(told, number)| told.line(number)) else {
            return Vec::new();
        };
        if !line.text.contains(CAPTURED) {
            return Vec::new();
        }
        let frames = at.frames.iter().enumerate();
        let variables = frames.flat_map(|(index, frame)| {
            let names = frame.locals.iter().flat_map(|locals| locals.keys());
            names.map(move |name| AliasName::new(index, name))
        });
        let named = variables.map(|local| (self.made_up(local.frame, &local.name), local));
        let read = named.filter(|(name, _)| mentions(&line.text, name));
        read.collect()
    }
}

/// A state with names for objects that lambdas capture, in the frame that runs at a depth.
pub fn with_captured(at: &State, depth: usize, objects: &[(String, AliasName)]) -> Option<State> {
    let place = depth.checked_sub(1)?;
    let mut named = at.clone();
    for (name, variable) in objects {
        let shown = at.frames.get(variable.frame)?.known(&variable.name)?;
        let locals = named.frames.get_mut(place)?.locals.as_mut()?;
        locals.insert(name.clone(), Some(shown.to_owned()));
        share(&mut named, variable, Some(AliasName::new(place, name)));
    }
    Some(named)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};
    use crate::state::Event;

    #[test]
    fn what_a_lambda_captures_gets_a_name_where_it_is_called() {
        let source = "\
def use(f):
    f(3)
def main():
    xs = []
    use(lambda n: xs.append(n))
main()
";
        let program = Program::parse(source).unwrap();
        let module: Shown<'_> = ("<module>", 6, &[]);
        let main: Shown<'_> = ("main", 5, &[("xs", "[]")]);
        let given = [("f", "<function main.<locals>.<lambda>>")];
        let past = [
            State::start(),
            state(Event::Line, &[module], None),
            state(Event::Call, &[module, ("main", 3, &[])], None),
            state(Event::Line, &[module, ("main", 4, &[])], None),
            state(Event::Line, &[module, main], None),
            state(Event::Call, &[module, main, ("use", 1, &given)], None),
            state(Event::Line, &[module, main, ("use", 2, &given)], None),
        ];
        let past: Vec<&State> = past.iter().collect();
        let at = past[past.len() - 1];
        let origins = program.origins(&past, &BTreeMap::new()).unwrap();
        let objects = origins.captured_objects(&program, at);
        let name = "captured_1_xs".to_owned();
        assert_eq!(objects, [(name, AliasName::new(1, "xs"))]);
        let named = with_captured(at, at.depth(), &objects).unwrap();
        assert_eq!(named.frames[2].known("captured_1_xs"), Some("[]"));
        let told = program.with_lambdas(&named, Some(&origins)).unwrap();
        assert_eq!(told.line(2).unwrap().text, "(captured_1_xs.append(3))");
    }
}
