//! The embed: the page as a part of another one. `?embed` shows program, commands, values and output; `&theme=light` or
//! `&theme=dark` makes it look like its surroundings. What it shows comes from its link.

use leptos::prelude::*;

use crate::address;
use crate::badge::Badge;
use crate::icons::{Glyph, Icon, Mark};
use crate::session::Session;
use crate::words::page;

/// How high an embed is unless its page says otherwise.
const HEIGHT: u32 = 520;

/// What another page writes to show this one. Everything in it is either a constant or has passed through base64.
pub fn snippet(fragment: &str, theme: &str) -> Option<String> {
    let query = if theme.is_empty() {
        "?embed".to_owned()
    } else {
        format!("?embed&amp;theme={theme}")
    };
    let address = address::with_fragment(&query, fragment)?;
    Some(format!(
        r#"<iframe src="{address}" title="Hunch: a program, step by step" width="100%" height="{HEIGHT}" loading="lazy" style="border:0"></iframe>"#
    ))
}

/// The bar of an embed: what this is, how far the model is, and the way to the whole page.
#[component]
pub fn EmbedBar() -> impl IntoView {
    let session = Session::get();
    // To the state that is shown: with the steps that were taken here.
    let address = move || {
        let fragment = session.fragment(true).or_else(|_| session.fragment(false));
        address::with_fragment("", &fragment.unwrap_or_default()).unwrap_or_default()
    };
    view! {
        <header class="bar">
            <h1 class="brand">
                <Mark />
                {page::BRAND}
            </h1>
            <span class="space"></span>
            <Badge />
            <a class="button" href=address target="_blank" rel="noopener">
                <Glyph icon=Icon::Away />
                {page::OPEN_WHOLE}
            </a>
        </header>
    }
}
