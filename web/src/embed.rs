//! The embed: the page as a part of another one. `?embed` shows program, commands, values and output; `&theme=light` or
//! `&theme=dark` makes it look like its surroundings, `&mode=` says how jumps are predicted, `&height=` how high it is.
//! What it shows comes from its link, or from messages of the other page (`messages`).

mod messages;

use leptos::prelude::*;

use crate::address;
use crate::badge::Badge;
use crate::icons::{Glyph, Icon, Mark};
use crate::session::Session;
use crate::words::{page, share};

/// How high an embed is unless its page says otherwise.
const HEIGHT: u32 = 520;

/// How high it can be asked to be.
const HEIGHTS: std::ops::RangeInclusive<u32> = 200..=2000;

/// The height that the address asks for, in pixels; `None`: the frame's.
pub fn height() -> Option<u32> {
    let asked = address::parameter("height")?.parse().ok()?;
    (address::is_embed() && HEIGHTS.contains(&asked)).then_some(asked)
}

/// Begins as the address asks, and listens to the page around.
pub fn begin(session: Session) {
    match address::parameter("mode").as_deref() {
        Some("careful") => session.careful.set(true),
        Some("jump") => session.careful.set(false),
        _ => {}
    }
    messages::listen(session);
}

/// What another page writes to show this one. Everything in it is either a constant or has passed through base64.
pub fn snippet(fragment: &str, theme: &str) -> Option<String> {
    let query = if theme.is_empty() {
        "?embed".to_owned()
    } else {
        format!("?embed&amp;theme={theme}")
    };
    let address = address::with_fragment(&query, fragment)?;
    let title = share::EMBED_TITLE;
    Some(format!(
        r#"<iframe src="{address}" title="{title}" width="100%" height="{HEIGHT}" loading="lazy" style="border:0"></iframe>"#
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
