//! Which names a body can speak of: locals to set and to delete, and the targets of aliases.

use super::body::{Phase, Place, spell};
use super::{At, Grammar};
use crate::language::names::Spelled;
use crate::program::{Definition, is_dunder};
use crate::state::{AliasName, Frame};

impl Grammar<'_> {
    /// The frame before whose changes are being written.
    fn old_frame(&self) -> Option<&Frame> {
        match self.body.place {
            Place::Top => self.before.frames.get(self.depth - 1),
            Place::Lower(index) => self.before.frames.get(index),
            Place::None | Place::Full => None,
        }
    }

    /// The index of the surviving frame whose changes are being written.
    pub(super) fn surviving_index(&self) -> Option<usize> {
        match self.body.place {
            Place::Top => Some(self.depth - 1),
            Place::Lower(index) => Some(index),
            Place::None | Place::Full => None,
        }
    }

    /// Notes that a local is being set.
    pub(super) fn note_set(&mut self, name: &str) {
        self.body.listed.push(name.to_owned());
        match (self.surviving_index(), self.given.last_mut()) {
            (Some(index), _) => self.set.push((index, name.to_owned())),
            (None, Some(frame)) => frame.names.push(name.to_owned()),
            (None, None) => {}
        }
    }

    /// Whether the body is that of a function that is just called and has not got all of its parameters yet.
    pub(super) fn lacks_parameters(&self) -> bool {
        let Some(frame) = self.given.last().filter(|frame| frame.line.is_none()) else {
            return false;
        };
        if !self.is_just_entered() || self.body.phase > Phase::Sets {
            return false;
        }
        let Definition { scope, .. } = frame.definition;
        let given = scope
            .variables
            .iter()
            .filter(|variable| variable.is_parameter);
        // The names that a class mangles are others in the frame.
        let mut given = given.filter(|variable| {
            self.is_identifier(&variable.name) && !variable.name.starts_with("__")
        });
        given.any(|variable| !frame.names.contains(&variable.name))
            || self
                .program
                .captured(frame.definition)
                .any(|name| !frame.names.iter().any(|own| own == name))
    }

    /// The names that can be set next.
    pub(super) fn settable(&self) -> Vec<Spelled> {
        let mut names: Vec<Spelled> = self
            .identifiers
            .iter()
            .filter(|spelled| self.is_settable(&spelled.name))
            .cloned()
            .collect();
        let others = self.strange_names();
        names.extend(spell(self.tokenizer, others.cloned()));
        names
    }

    /// Whether a name can be set next.
    pub(super) fn may_set(&self) -> bool {
        self.body.place != Place::None
            && self.body.phase <= Phase::Sets
            && (self
                .identifiers
                .iter()
                .any(|spelled| self.is_settable(&spelled.name))
                || self.strange_names().next().is_some())
    }

    /// Whether an identifier of the program can be set next.
    fn is_settable(&self, name: &str) -> bool {
        let is_old = || {
            self.old_frame()
                .is_some_and(|frame| names(frame).any(|old| old == name))
        };
        let shown = is_old() || (self.has_scope_for(name) && !is_dunder(name));
        self.is_unlisted(name) && shown && self.may_change(name)
    }

    /// Locals before that are no identifiers of the program, and can be set next.
    fn strange_names(&self) -> impl Iterator<Item = &String> {
        self.old_names()
            .filter(|name| !self.is_identifier(name) && self.may_change(name))
    }

    /// The names that can be deleted next.
    pub(super) fn deletable(&self) -> Vec<Spelled> {
        let names = self.old_names().filter(|name| self.may_be_deleted(name));
        spell(self.tokenizer, names.cloned())
    }

    /// Whether a name has to be deleted before the body ends.
    pub(super) fn owes_deletion(&self) -> bool {
        self.body.phase <= Phase::Deletions && self.old_names().any(|name| self.owes(name))
    }

    /// Whether a name has to be deleted, if the frame has it.
    pub(super) fn owes(&self, name: &str) -> bool {
        self.body.owed.iter().any(|owed| owed == name)
    }

    /// Whether a name can be deleted next.
    pub(super) fn may_delete(&self) -> bool {
        self.body.phase <= Phase::Deletions
            && self.old_names().any(|name| self.may_be_deleted(name))
    }

    /// The names of the frame before that were neither set nor deleted.
    fn old_names(&self) -> impl Iterator<Item = &String> {
        self.old_frame()
            .into_iter()
            .flat_map(names)
            .filter(|name| self.is_unlisted(name))
    }

    fn is_unlisted(&self, name: &str) -> bool {
        let current = match &self.at {
            At::DeletedName(choice) => choice.complete(),
            _ => None,
        };
        current != Some(name) && !self.body.listed.iter().any(|listed| listed == name)
    }

    fn is_identifier(&self, name: &str) -> bool {
        self.identifiers.iter().any(|spelled| spelled.name == name)
    }

    /// Whether the local just set was in a group that it can leave.
    pub(super) fn may_be_apart(&self) -> bool {
        let (Some(index), Some(name)) = (self.surviving_index(), &self.body.markable) else {
            return false;
        };
        let name = AliasName::new(index, name.as_str());
        let mut groups = self.before.aliases.iter().flatten();
        groups.any(|group| group.contains(&name))
    }

    /// The frames that the local just set can be an alias into.
    pub(super) fn target_frames(&self) -> Vec<usize> {
        if self.body.markable.is_none() || self.before.aliases.is_none() {
            return Vec::new();
        }
        (0..self.depth)
            .filter(|frame| !self.targets(*frame).is_empty())
            .collect()
    }

    /// The locals of frame `index` that the local just set can be one object with: aliases point to the first name of
    /// their group, so into the same frame or one further out.
    pub(super) fn targets(&self, index: usize) -> Vec<Spelled> {
        let itself = |name: &String| self.body.markable.as_ref() == Some(name);
        let mut found: Vec<String> = Vec::new();
        match self.surviving_index() {
            Some(own) if index < own => found.extend(self.survivor_names(index)),
            Some(own) if index == own => {
                found.extend(self.survivor_names(index).filter(|name| !itself(name)));
            }
            Some(_) => {}
            None => {
                let count = self.given.len();
                // As long as it is open whether the frame is the top one, so is its index.
                let is_top = self.given.last().is_some_and(|frame| frame.line.is_none());
                let counts = if is_top {
                    count..=count
                } else {
                    self.least_new.max(count + 1)..=self.most_new
                };
                for first in counts.map(|count| self.depth - count) {
                    if index < first {
                        found.extend(self.survivor_names(index));
                    } else if let Some(frame) = self.given.get(index - first) {
                        let own = index - first + 1 == count;
                        let names = frame.names.iter();
                        found.extend(names.filter(|name| !(own && itself(name))).cloned());
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        spell(self.tokenizer, found)
    }

    /// The names of a surviving frame, before and as set by this step.
    fn survivor_names(&self, index: usize) -> impl Iterator<Item = String> {
        let old = self.before.frames.get(index).into_iter().flat_map(names);
        let set = self
            .set
            .iter()
            .filter(move |(frame, _)| *frame == index)
            .map(|(_, name)| name);
        old.chain(set).cloned()
    }
}

fn names(frame: &Frame) -> impl Iterator<Item = &String> {
    frame.locals.iter().flat_map(|locals| locals.keys())
}
