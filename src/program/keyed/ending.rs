//! How a statement ends that has to do with keys: what its set or its dictionary is then, or the name that has got one.

use super::operation::{Form, Read};
use super::{Run, shown};
use crate::program::Program;
use crate::program::heap::{Held, Style};
use crate::quiz::PythonValue;
use crate::state::{AliasName, State, cut_value};

impl Program {
    /// What a statement makes of a container, or of a name: the text of that, and the local and the attributes on the way to it.
    pub(super) fn changed_to(
        &self,
        run: &Run<'_>,
        found: &[Option<usize>],
    ) -> Option<(Vec<String>, String)> {
        let text = |key: usize| {
            let text = run
                .objects
                .heap
                .text(self, &Held::Object(key), Style::Shown);
            text.ok()
        };
        let new = run.keys.iter().zip(found);
        let new = new
            .filter(|(_, found)| found.is_none())
            .map(|(key, _)| *key);
        let all: Option<Vec<String>> = run.inside.iter().copied().chain(new).map(text).collect();
        let all = all?;
        let way = |held: &str| held.split('.').map(str::to_owned).collect();
        // Sets are shown in the order of their texts.
        let as_set = |mut texts: Vec<String>| {
            texts.sort();
            match texts.is_empty() {
                true => "set()".to_owned(),
                false => format!("{{{}}}", texts.join(", ")),
            }
        };
        match &run.operation.form {
            Form::Adds => Some((way(run.operation.held.as_ref()?), as_set(all))),
            Form::Discards { raises } => {
                let lost = *found.first()?;
                if *raises && lost.is_none() {
                    return None;
                }
                let left = run.inside.iter().copied();
                let left: Option<Vec<String>> =
                    left.filter(|one| Some(*one) != lost).map(text).collect();
                Some((way(run.operation.held.as_ref()?), as_set(left?)))
            }
            Form::Sets { name } => Some((vec![name.clone()], as_set(all))),
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
                match pairs.iter_mut().find(|(one, _)| *one == key) {
                    Some((_, old)) => *old = value,
                    None => pairs.push((key, value)),
                }
                let pairs: Vec<String> = pairs
                    .into_iter()
                    .map(|(key, value)| format!("{key}: {value}"))
                    .collect();
                Some((way(held), format!("{{{}}}", pairs.join(", "))))
            }
            Form::Pairs { name, values } => {
                let mut pairs: Vec<(usize, String)> = Vec::new();
                for ((key, found), value) in run.keys.iter().zip(found).zip(values) {
                    let value = self.plain_value(&run.state, value)?;
                    let key = found.unwrap_or(*key);
                    match pairs.iter_mut().find(|(one, _)| *one == key) {
                        Some((_, old)) => *old = value,
                        None => pairs.push((key, value)),
                    }
                }
                let pairs: Option<Vec<String>> = pairs
                    .into_iter()
                    .map(|(key, value)| Some(format!("{}: {value}", text(key)?)))
                    .collect();
                Some((vec![name.clone()], format!("{{{}}}", pairs?.join(", "))))
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
        let key = run
            .objects
            .heap
            .text(self, &Held::Object(key), Style::Shown)
            .ok()?;
        let mut pairs = pairs.iter();
        let (_, value) = pairs.find(|(one, _)| one.to_string() == key)?;
        (!self.holds_objects(value) && value.can_be_typed()).then(|| value.to_string())
    }
}

/// Puts a text into the local at the beginning of a way of attributes, and into all that are the same object.
pub(super) fn put(state: &mut State, way: Vec<String>, text: String) -> Option<()> {
    let (name, attributes) = way.split_first()?;
    let top = state.depth().checked_sub(1)?;
    let own = state.top()?.locals.as_ref()?.contains_key(name);
    let bound = attributes.is_empty() && !own;
    let frame = if own || bound { top } else { 0 };
    let local = AliasName::new(frame, name.clone());
    let old = state.frames.get(frame)?.known(name).map(str::to_owned);
    let new = match attributes {
        [] => text,
        // What it was shown as stands there in the text of the object.
        [.., attribute] => {
            let (old, before) = (old?, shown(state, &way.join("."))?);
            let part = |text: &str| format!("{attribute}={text}");
            let alone = old.matches(&part(&before)).count() == 1;
            alone.then(|| old.replacen(&part(&before), &part(&text), 1))?
        }
    };
    let mut groups = state.aliases.iter().flatten();
    let group = groups.find(|group| group.contains(&local)).cloned();
    for one in group.unwrap_or_else(|| vec![local]) {
        let frame = state.frames.get_mut(one.frame)?;
        let locals = frame.locals.as_mut()?;
        locals.insert(one.name, Some(cut_value(new.clone())));
    }
    Some(())
}
