//! Several pasts as ranked alternatives; and where a jump disagrees with the careful way.

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
    view! {
        <Show when=move || !pasts.with(Vec::is_empty)>
            <Panel id="pasts-title" title=panels::PASTS>
                <ul class="pasts" aria-labelledby="pasts-title">
                    {move || pasts.get().into_iter().map(item).collect_view()}
                </ul>
            </Panel>
        </Show>
    }
}

/// What a jump says instead of the careful way; nothing where they agree. Nobody asked for it, so it stands below the call stack, which
/// stays where it is while steps come and go.
#[component]
pub fn Disagreement() -> impl IntoView {
    let session = Session::get();
    let said = Memo::new(move |_| session.disagreement());
    view! {
        <Show when=move || said.with(Option::is_some)>
            <Panel id="disagreement-title" title=panels::DISAGREEMENT>
                <p class="disagreement">{move || said.get()}</p>
            </Panel>
        </Show>
    }
}
