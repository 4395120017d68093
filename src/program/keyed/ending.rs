//! How a statement ends that has to do with keys: what its set or its dictionary is then, or the name that has got one.

use super::operation::{Form, Read};
use super::{Run, shown};
use crate::program::Program;
use crate::quiz::PythonValue;
use crate::state::{AliasName, State, cut_value};

impl Program {
    /// What a statement makes of a set or a dictionary, or of a name that gets one.
    pub(super) fn changed_to(&self, run: &Run<'_>, found: &[Option<usize>]) -> Option<String> {
        let text = |key: usize| run.objects.heap.shown(self, key);
        let new = run.keys.iter().zip(found);
        let new = new
            .filter(|(_, found)| found.is_none())
            .map(|(key, _)| *key);
        let all: Option<Vec<String>> = run.inside.iter().copied().chain(new).map(text).collect();
        let all = all?;
        // Sets are shown in the order of their texts.
        let as_set = |mut texts: Vec<String>| {
            texts.sort();
            match texts.is_empty() {
                true => "set()".to_owned(),
                false => format!("{{{}}}", texts.join(", ")),
            }
        };
        match &run.operation.form {
            Form::Adds | Form::Sets { .. } => Some(as_set(all)),
            Form::Discards { raises } => {
                let lost = *found.first()?;
                if *raises && lost.is_none() {
                    return None;
                }
                let left = run.inside.iter().copied();
                let left: Option<Vec<String>> =
                    left.filter(|one| Some(*one) != lost).map(text).collect();
                Some(as_set(left?))
            }
            Form::Stores { value, read } => {
                let mut value = value.clone();
                if let Some(read) = read {
                    let before = self.read_by(run, read, found)?;
                    value.replace_range(read.place.clone(), &before);
                }
                let held = run.operation.held.as_ref()?;
                let PythonValue::Dict(pairs) = PythonValue::read(&shown(&run.state, held)?).ok()?
                else {
                    return None;
                };
                let value = self.plain_value(&run.state, &value)?;
                let key = text((*found.last()?).or(run.keys.last().copied())?)?;
                let mut pairs: Vec<(String, String)> = pairs
                    .iter()
                    .map(|(key, value)| (key.to_string(), value.to_string()))
                    .collect();
                set_under(&mut pairs, key, value);
                Some(as_dictionary(pairs))
            }
            Form::Pairs { values, .. } => {
                let mut pairs: Vec<(usize, String)> = Vec::new();
                for ((key, found), value) in run.keys.iter().zip(found).zip(values) {
                    let value = self.plain_value(&run.state, value)?;
                    set_under(&mut pairs, found.unwrap_or(*key), value);
                }
                let pairs = pairs.into_iter();
                let pairs = pairs.map(|(key, value)| Some((text(key)?, value)));
                Some(as_dictionary(pairs.collect::<Option<_>>()?))
            }
            _ => None,
        }
    }

    /// What is read of a dictionary under the first key.
    pub(super) fn read_by(
        &self,
        run: &Run<'_>,
        read: &Read,
        found: &[Option<usize>],
    ) -> Option<String> {
        match found.first()? {
            Some(key) => self.under(run, *key),
            None => read.default.clone(),
        }
    }

    /// What a dictionary has under a key, if that is a plain value.
    fn under(&self, run: &Run<'_>, key: usize) -> Option<String> {
        let held = shown(&run.state, run.operation.held.as_ref()?)?;
        let PythonValue::Dict(pairs) = PythonValue::read(&held).ok()? else {
            return None;
        };
        let key = run.objects.heap.shown(self, key)?;
        let mut pairs = pairs.iter();
        let (_, value) = pairs.find(|(one, _)| one.to_string() == key)?;
        (!self.holds_objects(value) && value.can_be_typed()).then(|| value.to_string())
    }
}

/// Gives a dictionary a value under a key.
fn set_under<K: PartialEq>(pairs: &mut Vec<(K, String)>, key: K, value: String) {
    match pairs.iter_mut().find(|(one, _)| *one == key) {
        Some((_, old)) => *old = value,
        None => pairs.push((key, value)),
    }
}

fn as_dictionary(pairs: Vec<(String, String)>) -> String {
    let pairs: Vec<String> = pairs
        .into_iter()
        .map(|(key, value)| format!("{key}: {value}"))
        .collect();
    format!("{{{}}}", pairs.join(", "))
}

/// Gives a name of the frame that runs a set or a dictionary.
pub(super) fn bind(state: &mut State, name: &str, text: String) -> Option<()> {
    let local = AliasName::new(state.depth().checked_sub(1)?, name);
    put(state, local, text)
}

/// Puts a set or a dictionary in the place of what it was, in a local or in an attribute of one.
pub(super) fn change(state: &mut State, held: &str, text: String) -> Option<()> {
    let before = shown(state, held)?;
    let mut way = held.split('.');
    let name = way.next()?;
    let own = state.top()?.locals.as_ref()?.contains_key(name);
    let frame = if own { state.depth() - 1 } else { 0 };
    let old = state.frames.get(frame)?.known(name)?;
    let new = match way.next_back() {
        None => text,
        // What it was shown as stands there in the text of the object.
        Some(attribute) => {
            let part = |text: &str| format!("{attribute}={text}");
            let alone = old.matches(&part(&before)).count() == 1;
            alone.then(|| old.replacen(&part(&before), &part(&text), 1))?
        }
    };
    put(state, AliasName::new(frame, name), new)
}

/// Puts a text into a local, and into all that are the same object.
fn put(state: &mut State, local: AliasName, new: String) -> Option<()> {
    let mut groups = state.aliases.iter().flatten();
    let group = groups.find(|group| group.contains(&local)).cloned();
    for one in group.unwrap_or_else(|| vec![local]) {
        let frame = state.frames.get_mut(one.frame)?;
        let locals = frame.locals.as_mut()?;
        locals.insert(one.name, Some(cut_value(new.clone())));
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn sets_are_changed_where_they_are() {
        let module: [(&str, &str); 2] = [("seen", "set()"), ("g", "Group(members=set(), n=1)")];
        let own: [(&str, &str); 1] = [("self", "Group(members=set(), n=1)")];
        let frames: [(&str, u32, &[_]); 2] = [("<module>", 9, &module), ("f", 3, &own)];
        let mut at = state(Event::Line, &frames, None);
        let same = ["g", "self"].into_iter().enumerate();
        let same = same.map(|(frame, name)| AliasName::new(frame, name));
        at.aliases = Some(vec![same.collect()]);
        let check = |held: &str, places: &[(usize, &str)], expected: Option<&str>| {
            let mut next = at.clone();
            let changed = change(&mut next, held, "{1}".to_owned());
            assert_eq!(changed.is_some(), expected.is_some(), "{held}");
            for (frame, name) in places {
                assert_eq!(next.frames[*frame].known(name), expected, "{held}");
            }
        };
        check("seen", &[(0, "seen")], Some("{1}"));
        let both = [(0, "g"), (1, "self")];
        check("self.members", &both, Some("Group(members={1}, n=1)"));
        check("other", &[(1, "other")], None);
        // What a function changes of the module's is no local of its own.
        let mut next = at.clone();
        change(&mut next, "seen", "{1}".to_owned()).unwrap();
        assert_eq!(next.frames[1].known("seen"), None);
        let mut next = at.clone();
        assert!(bind(&mut next, "seen", "{2}".to_owned()).is_some());
        assert_eq!(next.frames[1].known("seen"), Some("{2}"));
    }
}
