//! Aliases: the marks that turn the groups of one state into those of the next, and back (LANGUAGE.md, "Aliases").

use std::collections::{BTreeMap, HashMap, HashSet};

use indexmap::IndexMap;

use crate::state::{AliasName, Frame, State, Value};

/// A local: the index of its frame, 0 for the outermost, and its name.
pub(super) type Name = AliasName;

/// What is said of a name beside its value: `<same>` with its target, or `None` for `<apart>`.
pub(super) type Marks = HashMap<Name, Option<Name>>;

/// The marks of the step from `before` (`None` for a key frame) to `after`; `shared`: the number of surviving frames.
pub(super) fn marks(before: Option<&State>, after: &State, shared: usize) -> Marks {
    let mut marks = Marks::new();
    let Some(groups) = &after.aliases else {
        return marks;
    };
    let old = match before {
        None => Vec::new(),
        Some(before) => match &before.aliases {
            None => return marks,
            Some(groups) => groups_before(groups, after, shared),
        },
    };
    let group_before: HashMap<&Name, &Vec<Name>> = old
        .iter()
        .flat_map(|group| group.iter().map(move |name| (name, group)))
        .collect();
    let mut single: HashSet<&Name> = group_before.keys().copied().collect();
    let groups: Vec<Vec<Name>> = groups
        .iter()
        .map(|group| ordered(group, &after.frames))
        .collect();
    for name in groups.iter().flatten() {
        single.remove(name);
    }
    let singles: Vec<Vec<Name>> = single.into_iter().map(|name| vec![name.clone()]).collect();
    for group in groups.iter().chain(&singles) {
        let Some((leader, rest)) = group.split_first() else {
            continue;
        };
        let known = group_before.get(leader);
        let keeps = known.is_none_or(|known| known.first() == Some(leader));
        if !keeps {
            marks.insert(leader.clone(), None);
        }
        for name in rest {
            if !(keeps && known.is_some_and(|known| known.contains(name))) {
                marks.insert(name.clone(), Some(leader.clone()));
            }
        }
    }
    marks
}

/// The groups before, restricted to names that survive, and split by their values after.
fn groups_before(groups: &[Vec<Name>], after: &State, shared: usize) -> Vec<Vec<Name>> {
    let surviving = after.frames.get(..shared).unwrap_or(&after.frames);
    groups
        .iter()
        .flat_map(|group| split(group.iter().cloned(), surviving))
        .map(|group| ordered(&group, surviving))
        .collect()
}

/// The groups after a step: marked names leave their groups, each `<same>` joins the group of its target, then groups
/// are split by value.
pub(super) fn read(
    old: &[Vec<Name>],
    shared: usize,
    frames: &[Frame],
    marks: &[(Name, Option<Name>)],
) -> Vec<Vec<Name>> {
    let marked: HashSet<&Name> = marks.iter().map(|(name, _)| name).collect();
    let mut groups: Vec<Vec<Name>> = old
        .iter()
        .map(|group| {
            group
                .iter()
                .filter(|name| name.frame < shared && !marked.contains(name))
                .cloned()
                .collect()
        })
        .collect();
    for (name, target) in marks {
        let Some(target) = target else { continue };
        match groups.iter_mut().find(|group| group.contains(target)) {
            Some(group) => group.push(name.clone()),
            None => groups.push(vec![target.clone(), name.clone()]),
        }
    }
    let mut groups: Vec<Vec<Name>> = groups
        .into_iter()
        .flat_map(|group| split(group.into_iter(), frames))
        .map(|mut group| {
            group.sort();
            group.dedup();
            group
        })
        .filter(|group| group.len() > 1)
        .collect();
    groups.sort();
    groups
}

/// Splits a group into those of equal value; names that do not exist and groups of one vanish.
fn split(group: impl Iterator<Item = Name>, frames: &[Frame]) -> Vec<Vec<Name>> {
    let mut by_value: IndexMap<&Value, Vec<Name>> = IndexMap::new();
    for name in group {
        if let Some(value) = value_of(&name, frames) {
            by_value.entry(value).or_default().push(name);
        }
    }
    by_value
        .into_values()
        .filter(|group| group.len() > 1)
        .collect()
}

fn value_of<'a>(name: &Name, frames: &'a [Frame]) -> Option<&'a Value> {
    frames.get(name.frame)?.locals.as_ref()?.get(&name.name)
}

/// A group's names by frame, then by the order of the frame's locals.
fn ordered(group: &[Name], frames: &[Frame]) -> Vec<Name> {
    let sorted: BTreeMap<(usize, usize, &str), &Name> = group
        .iter()
        .map(|name| {
            let index = frames
                .get(name.frame)
                .and_then(|frame| frame.locals.as_ref()?.get_index_of(&name.name));
            ((name.frame, index.unwrap_or(0), name.name.as_str()), name)
        })
        .collect();
    sorted.into_values().cloned().collect()
}
