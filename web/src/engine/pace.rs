//! A pace that can be read: of values that come fast, the newest is shown from time to time.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

/// How long a value stays, at least.
const STAYS_MS: u32 = 200;

/// What is shown of such values; a copy is the same.
#[derive(Clone, Copy)]
pub struct Paced<T: Copy + Send + Sync + 'static> {
    shown: RwSignal<Option<T>>,
    next: StoredValue<Option<T>>,
    /// Ends when the value that is shown has stayed long enough.
    staying: StoredValue<Option<Timeout>, LocalStorage>,
}

impl<T: Copy + Send + Sync + 'static> Paced<T> {
    /// Nothing yet.
    pub fn new() -> Paced<T> {
        Paced {
            shown: RwSignal::new(None),
            next: StoredValue::new(None),
            staying: StoredValue::new_local(None),
        }
    }

    /// What is to be seen.
    pub fn get(self) -> Option<T> {
        self.shown.get()
    }

    /// Shows a value, when the one before has stayed long enough.
    pub fn show(self, value: T) {
        if self.staying.with_value(Option::is_some) {
            self.next.set_value(Some(value));
            return;
        }
        self.shown.set(Some(value));
        let staying = Timeout::new(STAYS_MS, move || {
            self.staying.set_value(None);
            if let Some(next) = self.next.try_update_value(Option::take).flatten() {
                self.show(next);
            }
        });
        self.staying.set_value(Some(staying));
    }

    /// Shows nothing any more.
    pub fn clear(self) {
        self.staying.set_value(None);
        self.next.set_value(None);
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
    }
}
