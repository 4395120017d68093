//! What a link holds of a session, and a session from a link.

use hunch::debugger::{Command as Step, Debugger};
use hunch::request::Mode;
use hunch::state::State;
use leptos::prelude::*;

use super::Session;
use super::watches::expressions;
use crate::csv::csv;
use crate::dialog::Dialog;
use crate::link::{self, LinkError, Shared};
use crate::notices::{Notice, Remedy, Topic};
use crate::save::save;
use crate::words::{self, share};
use crate::{address, clipboard};

impl Session {
    /// The address of the page with this program, its breakpoints, the mode and the way to the current state.
    ///
    /// # Errors
    /// [`LinkError::TooLong`]; without the way it may still fit.
    pub fn fragment(self, with_way: bool) -> Result<String, LinkError> {
        let mut shared = Shared {
            text: self.text.get(),
            breakpoints: self.breakpoints.get(),
            conditions: self.conditions.get(),
            change_stops: self.change_stops.get(),
            watches: self.watches.with(|watches| expressions(watches)),
            input: if self.asks_for_input() {
                self.input.get()
            } else {
                Vec::new()
            },
            mode: if self.careful.get() {
                Mode::Careful
            } else {
                Mode::Jump
            },
            ..Shared::default()
        };
        let read = |debugger: &Debugger| {
            if with_way {
                let (start, actions) = debugger.way();
                shared.start = Some(start.clone()).filter(|start| *start != State::start());
                shared.actions = actions.into_iter().cloned().collect();
            }
        };
        self.with_debugger(read);
        link::encode(&shared)
    }

    /// Copies a link to what is shown, if it fits into one with the way to it, or else to the program.
    pub(super) fn copy_link(self) {
        let fragment = untrack(|| self.fragment(true).or_else(|_| self.fragment(false)));
        let link = fragment.map(|fragment| address::with_fragment("", &fragment));
        match link {
            Ok(Some(link)) => clipboard::copy(link, move |copied| {
                if copied {
                    self.tell_shared(share::LINK_COPIED.to_owned());
                } else {
                    // There it can be marked and copied by hand.
                    self.dialog.set(Some(Dialog::Share));
                }
            }),
            Ok(None) => {}
            Err(error) => self.tell_shared(words::no_link(error)),
        }
    }

    /// Saves the timeline and the answers of the quiz as JSON; says whether that was allowed. `None`: there is none.
    pub fn save_json(self) -> Option<&'static str> {
        let write = |debugger: &Debugger| {
            let mut export = debugger.export();
            let answers = self.quiz.records.get_untracked();
            if !answers.is_empty() {
                export["quiz"] = serde_json::json!(answers);
            }
            format!("{export:#}\n")
        };
        let text = untrack(|| self.with_debugger(write))?;
        Some(saved("hunch-timeline.json", "application/json", &text))
    }

    /// Saves the timeline as a table, likewise.
    pub fn save_csv(self) -> Option<&'static str> {
        let judged = untrack(|| self.check.judged());
        let found = |position: usize| {
            let judgement = judged.as_ref()?.judgements.get(position)?.as_ref()?;
            judgement.verdict()
        };
        let text = untrack(|| self.with_debugger(|debugger| csv(debugger.timeline(), found)))?;
        Some(saved("hunch-timeline.csv", "text/csv", &text))
    }

    pub(super) fn tell_shared(self, text: String) {
        self.notify(Notice {
            topic: Topic::Sharing,
            error: false,
            text,
            remedy: None,
        });
    }

    /// Shows what a fragment of the address holds; `false` if that is no link, or none that can be opened, which the
    /// user is told. Nothing is predicted yet.
    pub fn open_fragment(self, fragment: &str) -> bool {
        match link::decode(fragment) {
            Some(Ok(shared)) => {
                self.open_shared(shared);
                true
            }
            Some(Err(error)) => {
                self.notify(Notice {
                    topic: Topic::Link,
                    error: true,
                    text: share::not_opened(&error),
                    remedy: None,
                });
                false
            }
            None => false,
        }
    }

    /// Shows what is shared; its steps wait until its reader asks for them, and so does their own program.
    pub fn open_shared(self, shared: Shared) {
        self.clear_notice(Topic::Link);
        let replaces_own = self.shows_own() && self.text.with_untracked(|own| *own != shared.text);
        self.make_room();
        self.example.set(None);
        self.careful.set(shared.mode == Mode::Careful);
        self.open(&shared.text, &shared.breakpoints);
        self.conditions.set(shared.conditions.clone());
        self.change_stops.set(shared.change_stops.clone());
        self.watch_also(&shared.watches);
        self.set_input(shared.input);
        self.unasked.set_value(true);
        if replaces_own {
            self.offer_own();
        }
        if let Some(start) = shared.start {
            self.carry_out(Step::StartAt(start));
        }
        let count = shared.actions.len();
        self.way.set_value(shared.actions);
        if count > 0 {
            self.notify(Notice {
                topic: Topic::Link,
                error: false,
                text: share::leads(count),
                remedy: Some(Remedy::TakeWay),
            });
        }
    }

    /// Takes the steps that a link holds, from where it begins.
    pub fn take_way(self) {
        let actions = self.way.get_value();
        self.forget_way();
        self.command(Step::GoTo(0));
        self.play(actions);
    }

    /// The steps that a link holds are no offer any more once its reader has taken them one by one.
    pub(super) fn forget_way_taken(self) {
        let taken = |debugger: &Debugger| {
            let (_, actions) = debugger.way();
            self.way.with_value(|way| {
                let alike = way.iter().zip(&actions);
                !way.is_empty() && alike.filter(|(one, taken)| one == *taken).count() == way.len()
            })
        };
        if untrack(|| self.with_debugger(taken)) == Some(true) {
            self.forget_way();
        }
    }

    /// The steps that a link holds belong to its program only.
    pub(super) fn forget_way(self) {
        self.way.set_value(Vec::new());
        let is_offer = |notice: &Notice| notice.remedy == Some(Remedy::TakeWay);
        if self
            .notices
            .with_untracked(|notices| notices.iter().any(is_offer))
        {
            self.notices
                .update(|notices| notices.retain(|notice| !is_offer(notice)));
        }
    }
}

/// Saves a file; what became of that, in words.
fn saved(name: &str, kind: &str, text: &str) -> &'static str {
    match save(name, kind, text) {
        Ok(()) => words::SAVED,
        Err(_) => words::NOT_SAVED,
    }
}
