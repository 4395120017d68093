//! The work that outlives the session: when it is kept, and what its user is told if it cannot be.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::replaced::Replaced;
use super::{Session, watches};
use crate::notices::{Notice, Remedy, Topic};
use crate::words;
use crate::work::{Kept, Work};

/// How long the text rests before it is kept.
const AFTER_MS: u32 = 300;

impl Session {
    /// Keeps the work after a moment of rest.
    pub(super) fn save_soon(self) {
        self.saving
            .set_value(Some(Timeout::new(AFTER_MS, move || self.save())));
    }

    /// Keeps the work now.
    pub fn save(self) {
        let work = self.work();
        let kept = self
            .keeper
            .try_update_value(|keeper| keeper.as_mut().map(|keeper| keeper.keep(&work)));
        let Some(kept) = kept.flatten() else { return };
        if let Kept::WithOthers { own, waiting } = &kept {
            if own.is_some() {
                self.own.set(own.clone());
            }
            self.others.update(|others| others.join_late(waiting));
        }
        // Told once: who has dismissed it knows.
        let news = self.kept.get_value() != kept;
        match words::not_kept(&kept) {
            None => self.clear_notice(Topic::Storage),
            Some(_) if !news => {}
            Some(text) => self.notify(Notice {
                topic: Topic::Storage,
                error: false,
                text: text.to_owned(),
                remedy: (kept == Kept::Conflict).then_some(Remedy::ChooseWork),
            }),
        }
        self.kept.set_value(kept);
    }

    fn work(self) -> Work {
        Work {
            before: self.before.with_value(work_of),
            others: (self.others).with_untracked(|others| {
                others.iter().map(|other| (*other.work).clone()).collect()
            }),
            ..self.work_here()
        }
    }

    /// What is in the editor, with all that belongs to it.
    pub(super) fn work_here(self) -> Work {
        Work {
            text: self.text.get_untracked(),
            breakpoints: self.breakpoints.get_untracked(),
            conditions: self.conditions.get_untracked(),
            change_stops: self.change_stops.get_untracked(),
            watches: self
                .watches
                .with_untracked(|watches| watches::expressions(watches)),
            careful: self.careful.get_untracked(),
            several: self.several.get_untracked(),
            example: self.example.get_untracked(),
            own: self.own.get_untracked(),
            input: self.input.get_untracked(),
            before: None,
            others: Vec::new(),
        }
    }

    /// Shows a program with all that belongs to it. Watches and modes, which are its user's for any program, stay.
    pub(super) fn open_work(self, work: Work) {
        self.change_own(work.own);
        self.example.set(work.example);
        self.open(&work.text, &work.breakpoints);
        self.set_input(work.input);
        self.conditions.set(work.conditions);
        self.change_stops.set(work.change_stops);
    }

    /// Keeps this tab's work in place of another tab's.
    pub fn keep_mine(self) {
        self.keeper
            .update_value(|keeper| keeper.iter_mut().for_each(|keeper| keeper.overwrite()));
        self.save();
    }

    /// Goes on with the work that another tab has kept. The editor's undo brings this tab's program back.
    pub fn open_others_work(self) {
        let other = self
            .keeper
            .try_update_value(|keeper| keeper.as_mut()?.take_other())
            .flatten();
        self.clear_notice(Topic::Storage);
        if let Some(work) = other {
            self.make_room();
            self.careful.set(work.careful);
            self.several.set(work.several);
            let watches = watches::restored(work.watches.clone());
            self.open_work(work);
            self.watches.set(watches);
        }
    }
}

fn work_of(replaced: &Option<Replaced>) -> Option<Box<Work>> {
    replaced.as_ref().map(|replaced| replaced.work.clone())
}
