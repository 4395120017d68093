//! Light or dark: the system's choice until the user makes another.

use leptos::prelude::*;

use crate::icons::{Glyph, Icon};
use crate::storage::{load_theme, save_theme};
use crate::words::page;

/// Switches between light and dark.
#[component]
pub fn ThemeButton() -> impl IntoView {
    let toggle = move |_| {
        let theme = if is_dark() { "light" } else { "dark" };
        save_theme(theme);
        if let Some(root) = document().document_element() {
            // An attribute with a plain name is never refused.
            let _ = root.set_attribute("data-theme", theme);
        }
    };
    view! {
        <button class="button icon" aria-label=page::THEME title=page::THEME on:click=toggle>
            <Glyph icon=Icon::Theme />
        </button>
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
