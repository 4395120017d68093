//! Watches: expressions whose values are predicted at every state that is shown.

use leptos::html::Input;
use leptos::prelude::*;

use crate::field::TextField;
use crate::icons::{Glyph, Icon};
use crate::panels::Panel;
use crate::session::{Session, Watch, Watched};
use crate::words::{self, panels};

/// The panel.
#[component]
pub fn Watches() -> impl IntoView {
    let session = Session::get();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let field = NodeRef::<Input>::new();
    Effect::new(move |last: Option<u32>| {
        let asked = session.watch_asked.get();
        if last.is_some_and(|last| last != asked)
            && let Some(field) = field.get_untracked()
        {
            // Only elements that left the page refuse the focus.
            let _ = field.focus();
        }
        asked
    });
    let add = move || match session.add_watch(&text.get_untracked()) {
        Ok(()) => {
            text.set(String::new());
            error.set(None);
        }
        Err(reason) => error.set(Some(reason)),
    };
    let on_text = move |typed| {
        text.set(typed);
        error.set(None);
    };
    let warning = Memo::new(move |_| session.effect_of(&text.get()));
    let how = move || {
        let elsewhere = session.looks_elsewhere();
        elsewhere.map_or_else(
            || panels::WATCHES_HOW.to_owned(),
            |function| panels::watches_of(&function),
        )
    };
    view! {
        <Panel id="watches-title" title=panels::WATCHES aside=how steady=true>
            <Show when=move || !session.watches.with(Vec::is_empty)>
                <table class="watches" aria-labelledby="watches-title">
                    <tbody>
                        <For
                            each=move || session.watches.get()
                            key=|watch| format!("{watch:?}")
                            children=|watch| view! { <WatchRow watch=watch /> }
                        />
                    </tbody>
                </table>
            </Show>
            <TextField
                label=panels::WATCH
                placeholder=panels::WATCH_HINT
                value=text
                error=error
                warning=warning
                node=field
                on_text=on_text
                on_enter=add
            />
        </Panel>
    }
}

#[component]
fn WatchRow(watch: Watch) -> impl IntoView {
    let session = Session::get();
    let id = watch.id;
    let doubtful = match watch.watched {
        Watched::Value { probability, .. } | Watched::Exception { probability, .. } => {
            words::is_unsure(probability)
        }
        Watched::Nothing | Watched::Impossible(_) => false,
    };
    let (class, value, sure) = match watch.watched {
        Watched::Nothing => ("", String::new(), None),
        Watched::Value { text, probability } => ("value", text, Some(words::percent(probability))),
        Watched::Exception { text, probability } => {
            ("value raises", text, Some(words::percent(probability)))
        }
        Watched::Impossible(reason) => ("impossible", reason, None),
    };
    let explanation = sure.as_ref().map(|sure| panels::sure_of_watch(sure));
    view! {
        <tr class="predicted" class:stale=!watch.current class:doubtful=doubtful>
            <th scope="row">{watch.expression.clone()}</th>
            <td>
                <span class=class>{value}</span>
            </td>
            <td class="sure" title=explanation>
                {sure} {doubtful.then_some(" ?")}
            </td>
            <td class="act">
                <button
                    class="button icon small"
                    aria-label=panels::remove_watch(&watch.expression)
                    on:click=move |_| session.remove_watch(id)
                >
                    <Glyph icon=Icon::Close />
                </button>
            </td>
        </tr>
    }
}
