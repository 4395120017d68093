//! What the page opens with: a link, an example, or the user's work.

use hunch::action::Action;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Session;
use crate::address;
use crate::examples::{self, Example};
use crate::notices::{Notice, Remedy, Topic};
use crate::storage;
use crate::words::page;

/// How many single steps an example takes by itself when it opens, so that there is something to see: usually some
/// definitions and the first lines of a call. Single steps are what the model is best at.
const STEPS: usize = 5;

impl Session {
    /// Opens an example or goes on with the user's work, unless the address' `fragment` has been `opened`.
    pub fn open_first(self, fragment: &str, opened: bool) {
        // In an embed there is no menu of examples, and none in place of a link that is damaged.
        if !(address::is_embed() && (opened || !fragment.is_empty())) {
            spawn_local(self.open_example_first(opened || self.opens_lesson()));
        }
    }

    /// Opens an example, or goes on with the user's work, where the lesson that the address names is not there.
    pub fn open_without_lesson(self) {
        spawn_local(self.open_example_first(false));
    }

    /// Whether a lesson is to be opened, or gone on with.
    fn opens_lesson(self) -> bool {
        address::parameter("lesson").is_some() || self.lesson().is_some()
    }

    /// Loads the examples after that has failed.
    pub fn load_examples(self) {
        self.clear_notice(Topic::Examples);
        spawn_local(self.open_example_first(self.opens_lesson()));
    }

    /// Loads the list of examples, and unless something is `opened` already, opens one where the user has left no
    /// program: the one that the address names, or the first.
    async fn open_example_first(self, opened: bool) {
        let list = match examples::fetch_list().await {
            Ok(list) => list,
            Err(text) => return self.no_example(text),
        };
        self.examples.set(list.clone());
        if opened {
            return;
        }
        let asked = address::parameter("example");
        let has_text = self.text.with_untracked(|text| !text.trim().is_empty());
        if asked.is_none() && has_text {
            // An example that was only looked at plays again; the user's own program waits for its user.
            if self.example.with_untracked(Option::is_some) {
                self.play_opening();
            }
            return;
        }
        let named = |example: &&Example| Some(&example.id) == asked.as_ref();
        let Some(example) = list.iter().find(named).or(list.first()) else {
            return;
        };
        match examples::fetch_program(example).await {
            // The user may have been faster.
            Ok(_) if asked.is_none() && self.text.with_untracked(|text| !text.is_empty()) => {}
            Ok(text) => {
                self.open_example(example, &text);
                // Who followed a link to it must not take another one for it.
                if let Some(asked) = asked.filter(|asked| *asked != example.id) {
                    self.notify(Notice {
                        topic: Topic::Examples,
                        error: false,
                        text: page::no_such_example(&asked, &example.title),
                        remedy: None,
                    });
                }
            }
            Err(text) => self.no_example(text),
        }
    }

    /// Shows an example's program and, as soon as the model can, its first steps.
    pub fn open_example(self, example: &Example, text: &str) {
        self.make_room();
        self.example.set(Some(example.id.clone()));
        self.open(text, &example.breakpoints);
        self.play_opening();
    }

    /// Says why an example is not there, with a way to try again.
    pub fn no_example(self, text: String) {
        self.notify(Notice {
            topic: Topic::Examples,
            error: true,
            text,
            remedy: Some(Remedy::Examples),
        });
    }

    /// Begins the session of an unedited example, with its first steps; in an embed these wait for its reader.
    fn play_opening(self) {
        self.begin();
        if !address::is_embed() {
            self.welcome.set(!storage::load_known());
            self.play(vec![Action::StepInto; STEPS]);
        }
    }

    /// Whether what is shown are the first steps that an example has taken by itself, to somebody who has never given a
    /// command: of their own program, or of a lesson, that would not be true.
    pub fn welcomes(self) -> bool {
        let is_example = self.example.with(Option::is_some) && self.lesson().is_none();
        self.welcome.get() && is_example && self.paused()
    }

    /// Somebody has given a command: they need no welcome any more.
    pub(super) fn end_welcome(self) {
        if self.welcome.get_untracked() {
            self.welcome.set(false);
            storage::save_known();
        }
    }
}
