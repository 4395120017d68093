//! Several pasts as ranked alternatives, and where a jump disagrees with the careful way.

use leptos::prelude::*;

use crate::icons::{Glyph, Icon};
use crate::panels::Panel;
use crate::session::{Past, Session};
use crate::words::{self, panels};

/// The panel; nothing where there is nothing to choose.
#[component]
pub fn Pasts() -> impl IntoView {
    let session = Session::get();
    let pasts = Memo::new(move |_| session.pasts());
    let disagreement = Memo::new(move |_| session.disagreement());
    let item = move |past: Past| {
        let Past {
            index,
            text,
            probability,
            checked,
        } = past;
        let (class, mark, tried) = match checked {
            Some(true) => ("tried here", Some(Icon::Right), panels::LEADS_HERE),
            Some(false) => (
                "tried elsewhere",
                Some(Icon::Wrong),
                panels::LEADS_ELSEWHERE,
            ),
            None => ("tried", None, panels::NOT_CHECKED),
        };
        view! {
            <li>
                <button
                    class="past"
                    aria-pressed=index.is_none().to_string()
                    on:click=move |_| index.into_iter().for_each(|index| session.choose_past(index))
                >
                    <span class="words">
                        {text} <span class=class>
                            {mark.map(|icon| view! { <Glyph icon=icon /> })}
                            {tried}
                        </span>
                    </span>
                    <span class="sure">{words::percent(probability)}</span>
                </button>
            </li>
        }
    };
    let title = move || {
        if pasts.with(Vec::is_empty) {
            panels::DISAGREEMENT
        } else {
            panels::PASTS
        }
    };
    view! {
        <Show when=move || !pasts.with(Vec::is_empty) || disagreement.with(Option::is_some)>
            <Panel id="pasts-title" title=title>
                <ul class="pasts" aria-labelledby="pasts-title">
                    {move || pasts.get().into_iter().map(item).collect_view()}
                </ul>
                {move || disagreement.get().map(|text| view! { <p class="disagreement">{text}</p> })}
            </Panel>
        </Show>
    }
}
