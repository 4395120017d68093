//! The clean view: program, values and output alone, larger, for a slide or a picture. Keys step on in it.

use gloo::timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;

use crate::icons::{Glyph, Icon};
use crate::session::Session;
use crate::words::page;

/// How long the way out stays after the pointer has moved.
const STAYS_MS: u32 = 2_500;

/// The way out: a button that is there while the pointer moves, and when it has the focus, so that no picture has it.
#[component]
pub fn LeaveClean() -> impl IntoView {
    let session = Session::get();
    let awake = RwSignal::new(true);
    let rest = StoredValue::new_local(None::<Timeout>);
    let wake = move || {
        if session.clean.get_untracked() {
            awake.set(true);
            rest.set_value(Some(Timeout::new(STAYS_MS, move || awake.set(false))));
        }
    };
    // It is there at first, to be seen.
    Effect::new(move |_| {
        if session.clean.get() {
            wake();
        }
    });
    let moved = window_event_listener(ev::pointermove, move |_| wake());
    let touched = window_event_listener(ev::pointerdown, move |_| wake());
    on_cleanup(move || {
        moved.remove();
        touched.remove();
    });
    view! {
        <Show when=move || session.clean.get()>
            <button
                class="button outlined leave-clean"
                class:awake=move || awake.get()
                on:click=move |_| session.clean.set(false)
            >
                <Glyph icon=Icon::Close />
                {page::LEAVE_CLEAN}
                <kbd class="keyboard">{page::ESCAPE}</kbd>
            </button>
        </Show>
    }
}
