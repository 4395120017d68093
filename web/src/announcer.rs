//! What screen readers are told beside the state (`app.rs` has that): what is under way, and what a key has done that no
//! focus shows. One polite region for all of it.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use crate::session::Session;
use crate::words::page;

/// A text that follows at once takes the place of the one before; and the same text is heard again, since the region was
/// empty in between.
const PAUSE_MS: u32 = 60;

/// What arrives sooner needs no report that it is on its way.
const FIRST_REPORT_MS: u32 = 800;

/// How often it is looked whether something else is under way by now.
const NEXT_REPORT_MS: u32 = 1_000;

/// Tells texts; a copy is the same one.
#[derive(Clone, Copy)]
pub struct Announcer {
    text: RwSignal<String>,
    /// What puts the next text there.
    coming: StoredValue<Option<Timeout>, LocalStorage>,
    /// What reports next how far a prediction is.
    reporting: StoredValue<Option<Timeout>, LocalStorage>,
    /// Whether the last text was such a report.
    is_report: StoredValue<bool>,
}

impl Announcer {
    /// One that has said nothing.
    pub fn new() -> Announcer {
        Announcer {
            text: RwSignal::new(String::new()),
            coming: StoredValue::new_local(None),
            reporting: StoredValue::new_local(None),
            is_report: StoredValue::new(false),
        }
    }

    /// Tells a text.
    pub fn say(self, text: String) {
        self.clear();
        let coming = Timeout::new(PAUSE_MS, move || self.text.set(text));
        self.coming.set_value(Some(coming));
    }

    /// Takes back what is about to be told or has been.
    pub fn clear(self) {
        self.coming.set_value(None);
        self.is_report.set_value(false);
        if self.text.with_untracked(|text| !text.is_empty()) {
            self.text.set(String::new());
        }
    }

    /// Reports, from `delay` on, what is under way that takes long: once, since how far it is can be read above the code, and
    /// its end speaks for itself. `told`: what was reported last.
    fn report(self, delay: u32, told: Option<String>, under_way: impl Fn() -> String + 'static) {
        let next = Timeout::new(delay, move || {
            let text = under_way();
            if told.as_ref() != Some(&text) {
                self.say(text.clone());
                self.is_report.set_value(true);
            }
            self.report(NEXT_REPORT_MS, Some(text), under_way);
        });
        self.reporting.set_value(Some(next));
    }

    /// It has arrived, or was given up.
    fn end_report(self) {
        self.reporting.set_value(None);
        if self.is_report.get_value() {
            self.clear();
        }
    }
}

/// The region.
#[component]
pub fn Announcements() -> impl IntoView {
    let session = Session::get();
    let announcer = session.announcer;
    let predicting = Memo::new(move |_| session.predicting());
    Effect::new(move |_| {
        if predicting.get() {
            announcer.report(FIRST_REPORT_MS, None, move || {
                untrack(|| session.under_way())
            });
        } else {
            announcer.end_report();
        }
    });
    view! {
        <span class="hidden-text" role="status" aria-label=page::WHAT_HAPPENS>
            {move || announcer.text.get()}
        </span>
    }
}
