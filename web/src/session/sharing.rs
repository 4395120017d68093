//! What a link holds of a session, and a session from a link.

use hunch::debugger::{Command as Step, Debugger};
use hunch::request::Mode;
use hunch::state::State;
use leptos::prelude::*;

use super::Session;
use super::watches::expressions;
use crate::link::{self, LinkError, Shared};
use crate::notices::{Notice, Remedy, Topic};
use crate::words::share;

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
            watches: self.watches.with(|watches| expressions(watches)),
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

    /// Shows what is shared; its steps wait until its reader asks for them.
    pub fn open_shared(self, shared: Shared) {
        self.clear_notice(Topic::Link);
        self.example.set(None);
        self.careful.set(shared.mode == Mode::Careful);
        self.open(&shared.text, &shared.breakpoints);
        self.conditions.set(shared.conditions.clone());
        self.watch_also(&shared.watches);
        self.unasked.set_value(true);
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
