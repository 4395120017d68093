//! The breakpoints as a list, those on lines with their conditions, those on variables: the gutter is not for keyboards and screen readers.

use leptos::prelude::*;

use crate::change::{ChangeItem, ChangeStop};
use crate::field::TextField;
use crate::icons::{Glyph, Icon};
use crate::panels::Panel;
use crate::session::Session;
use crate::words::panels;

/// The panel.
#[component]
pub fn Breakpoints() -> impl IntoView {
    let session = Session::get();
    view! {
        <Panel
            id="breakpoints-title"
            title=panels::BREAKPOINTS
            aside=panels::BREAKPOINTS_HOW
            aside_of_keys=panels::BREAKPOINTS_BY_KEY
        >
            <Show
                when=move || {
                    !session.breakpoints.with(Vec::is_empty) || !session.change_stops.with(Vec::is_empty)
                }
                fallback=|| view! { <p class="empty">{panels::NO_BREAKPOINTS}</p> }
            >
                <ul class="breakpoints" aria-labelledby="breakpoints-title">
                    <For
                        each=move || session.breakpoint_lines()
                        key=|(line, text)| (*line, text.clone())
                        children=move |(line, text)| view! { <Breakpoint line=line text=text /> }
                    />
                    <For
                        each=move || session.change_stops.get()
                        key=ChangeStop::clone
                        children=move |stop| view! { <ChangeItem stop=stop /> }
                    />
                </ul>
            </Show>
        </Panel>
    }
}

#[component]
fn Breakpoint(line: u32, text: String) -> impl IntoView {
    let session = Session::get();
    let open = Memo::new(move |_| session.condition_form.get() == Some(line));
    let condition = move || {
        session
            .conditions
            .with(|conditions| conditions.get(&line).cloned())
    };
    view! {
        <li>
            <div class="row">
                <button
                    class="go"
                    class:conditional=move || condition().is_some()
                    on:click=move |_| session.with_editor(|editor| editor.go_to(line))
                >
                    <span class="number">
                        <span class="hidden-text">{panels::GO_TO_LINE}</span>
                        {line}
                        <span class="hidden-text">": "</span>
                    </span>
                    <span class="code">{text.clone()}</span>
                    {move || condition().map(|_| view! { <span class="hidden-text">{panels::CONDITIONAL}</span> })}
                </button>
                <button
                    class="button icon small"
                    aria-label=panels::condition_of(line)
                    aria-expanded=move || open.get().to_string()
                    title=panels::CONDITION
                    on:click=move |_| {
                        session.condition_form.set(Some(line).filter(|_| !open.get_untracked()));
                    }
                >
                    <Glyph icon=Icon::Edit />
                </button>
                <button
                    class="button icon small"
                    aria-label=panels::remove_breakpoint(line)
                    on:click=move |_| session.remove_breakpoint(line)
                >
                    <Glyph icon=Icon::Close />
                </button>
            </div>
            <Show
                when=move || open.get()
                fallback=move || {
                    condition().map(|condition| view! { <p class="condition">{panels::IF} <code>{condition}</code></p> })
                }
            >
                <ConditionForm line=line />
            </Show>
        </li>
    }
}

/// The condition's field; empty for none.
#[component]
fn ConditionForm(line: u32) -> impl IntoView {
    let session = Session::get();
    let text = RwSignal::new(
        session
            .conditions
            .with_untracked(|conditions| conditions.get(&line).cloned())
            .unwrap_or_default(),
    );
    let error = RwSignal::new(None::<String>);
    let field = NodeRef::<leptos::html::Input>::new();
    field.on_load(|field| {
        // A dialog that it was opened from gives the focus back first.
        request_animation_frame(move || {
            // Only elements that left the page refuse the focus.
            let _ = field.focus();
        });
    });
    let on_text = move |typed| {
        text.set(typed);
        error.set(None);
    };
    let close = move || session.condition_form.set(None);
    let set = move || match session.set_condition(line, &text.get_untracked()) {
        Ok(()) => close(),
        Err(reason) => error.set(Some(reason)),
    };
    let warning = Memo::new(move |_| session.effect_of(&text.get()));
    view! {
        <div data-opener=panels::condition_of(line)>
            <TextField
                label=panels::stop_only_if(line)
                placeholder=panels::CONDITION_HINT
                value=text
                error=error
                warning=warning
                node=field
                on_text=on_text
                on_enter=set
                on_escape=close
            />
        </div>
    }
}
