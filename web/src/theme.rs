//! Light or dark: the system's choice until the user makes another.

use leptos::prelude::*;

use crate::command::Command;
use crate::icons::Glyph;
use crate::session::Session;
use crate::storage::{load_theme, save_theme};
use crate::words::commands;

/// The button that switches.
#[component]
pub fn ThemeButton() -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="button icon"
            aria-label=Command::Theme.name()
            title=commands::title(Command::Theme)
            on:click=move |_| session.run(Command::Theme)
        >
            <Glyph icon=Command::Theme />
        </button>
    }
}

/// Switches to the other one.
pub fn switch() {
    let theme = if is_dark() { "light" } else { "dark" };
    save_theme(theme);
    if let Some(root) = document().document_element() {
        // An attribute with a plain name is never refused.
        let _ = root.set_attribute("data-theme", theme);
    }
}

fn is_dark() -> bool {
    match document()
        .document_element()
        .and_then(|root| root.get_attribute("data-theme"))
        .or_else(load_theme)
    {
        Some(theme) => theme == "dark",
        None => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    }
}
