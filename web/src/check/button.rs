//! The switch of the mode.

use leptos::prelude::*;

use super::Check;
use super::reference::Phase;
use crate::command::Command;
use crate::icons::Glyph;
use crate::session::Session;
use crate::words::{check, commands};

/// The switch; while Python is loaded it says how much of it is there.
#[component]
pub fn CheckButton() -> impl IntoView {
    let session = Session::get();
    let state = Check::get();
    let label = move || match state.phase.get() {
        Phase::Loading { loaded, total } if state.on.get() => check::loaded(loaded, total),
        _ => commands::CHECK.to_owned(),
    };
    view! {
        <button
            class="mode"
            aria-label=Command::Check.name()
            aria-pressed=move || state.on.get().to_string()
            title=commands::title(Command::Check)
            on:click=move |_| session.run(Command::Check)
        >
            <Glyph icon=Command::Check />
            <span>{label}</span>
        </button>
    }
}
