//! What the program reads: the lines that its user types, and the field for the one that it waits for.

use leptos::html::Input as InputElement;
use leptos::prelude::*;

use crate::address;
use crate::field::TextField;
use crate::panels::Panel;
use crate::session::Session;
use crate::words::input as words;

/// The most rows that the lines take before they scroll.
const MOST_ROWS: usize = 5;

/// The panel, where the program asks for input.
#[component]
pub fn Input() -> impl IntoView {
    let session = Session::get();
    let asks = Memo::new(move |_| session.asks_for_input());
    view! {
        <Show when=move || asks.get()>
            <InputPanel />
        </Show>
    }
}

#[component]
fn InputPanel() -> impl IntoView {
    let session = Session::get();
    let text = RwSignal::new(String::new());
    let field = NodeRef::<InputElement>::new();
    let waits = Memo::new(move |_| session.awaited.with(Option::is_some));
    Effect::new(move |_| {
        // Whoever embeds the page has a focus of its own.
        if waits.get()
            && !address::is_embed()
            && let Some(field) = field.get_untracked()
        {
            // Only elements that left the page refuse the focus.
            let _ = field.focus();
            // On a phone the panel is below the program, and what moves the program's line into view comes after this.
            request_animation_frame(move || field.scroll_into_view_with_bool(false));
        }
    });
    let enter = move || {
        let line = text.get_untracked();
        // An empty line is an answer, but nobody types one ahead without seeing it.
        if waits.get_untracked() || !line.is_empty() {
            text.set(String::new());
            session.type_line(line);
        }
    };
    let asked = move || {
        session
            .awaited
            .with(|awaited| awaited.as_ref().map(words::asks))
    };
    let placeholder = move || {
        if waits.get() {
            words::NOW
        } else {
            words::AHEAD
        }
    };
    view! {
        <Panel id="input-title" title=words::INPUT aside=words::HOW>
            <Show when=move || !session.input.with(Vec::is_empty)>
                <TypedLines />
            </Show>
            <div class="next-line" class:awaited=move || waits.get()>
                {move || asked().map(|asked| view! { <p class="question">{asked}</p> })}
                <div class="row">
                    <TextField
                        label=words::NEXT
                        placeholder=Signal::derive(placeholder)
                        value=text
                        error=RwSignal::new(None::<String>)
                        node=field
                        on_text=move |typed| text.set(typed)
                        on_enter=enter
                    />
                    <button class="button outlined" on:click=move |_| enter()>
                        {words::ENTER}
                    </button>
                </div>
            </div>
        </Panel>
    }
}

/// The lines that are there, to be changed.
#[component]
fn TypedLines() -> impl IntoView {
    let session = Session::get();
    let rows = move || session.input.with(Vec::len).clamp(1, MOST_ROWS).to_string();
    let on_change = move |event| {
        let text = event_target_value(&event);
        let lines = text.lines().map(str::to_owned).collect();
        session.set_input(lines);
    };
    view! {
        <div class="field typed-lines">
            <textarea
                class="code"
                aria-label=words::LINES
                title=words::LINES
                spellcheck="false"
                rows=rows
                prop:value=move || session.input.with(|lines| lines.join("\n"))
                on:change=on_change
            />
        </div>
    }
}
