//! What the program reads: the lines that its user types, and the field for the one that it waits for.

use leptos::ev;
use leptos::html::{Input as InputElement, Textarea};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

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
    // Where the focus was when the program asked: the step's button, or the page, which hears keys.
    let before = StoredValue::new_local(None::<HtmlElement>);
    let waits = Memo::new(move |_| session.awaited.with(Option::is_some));
    Effect::new(move |_| {
        // Whoever embeds the page may have the focus elsewhere.
        let own = !address::is_embed() || document().has_focus().unwrap_or(false);
        if waits.get()
            && own
            && let Some(field) = field.get_untracked()
        {
            // Not a menu's button: what was chosen there has begun this, and is over.
            let active = document().active_element();
            let active = active.filter(|active| !active.has_attribute("aria-haspopup"));
            before.set_value(active.and_then(|active| active.dyn_into().ok()));
            // Only elements that left the page refuse the focus.
            let _ = field.focus();
            // On a phone the panel is below the program, and what moves the program's line into view comes after this.
            request_animation_frame(move || {
                field.scroll_into_view_with_bool(false);
                // What was taken back gives way to what is typed.
                field.select();
            });
        }
    });
    Effect::new(move |_| {
        // What was taken back is there to be typed otherwise.
        if let Some(line) = session.taken_back.with(|lines| lines.first().cloned()) {
            text.set(line);
        }
    });
    let leave = move || {
        if let Some(field) = field.get_untracked() {
            let _ = field.blur();
        }
        if let Some(element) = before.try_update_value(Option::take).flatten()
            && element.is_connected()
        {
            let _ = element.focus();
        }
    };
    let enter = move || {
        let line = text.get_untracked();
        let waited = waits.get_untracked();
        // An empty line is an answer, but nobody types one ahead without seeing it.
        if waited || !line.is_empty() {
            text.set(String::new());
            if waited {
                leave();
            }
            session.type_lines(vec![line]);
        }
    };
    let paste = move |event: ev::ClipboardEvent| {
        let data = event.clipboard_data();
        let pasted = data.and_then(|data| data.get_data("text").ok());
        let lines = pasted.filter(|pasted| pasted.trim_end_matches('\n').contains('\n'));
        if let Some(pasted) = lines {
            event.prevent_default();
            session.type_lines(pasted.lines().map(str::to_owned).collect());
        }
    };
    let asked = move || {
        let awaited = session.awaited.get();
        awaited.map(|awaited| view! { <p class="question">{words::asks(&awaited)}</p> })
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
                {asked}
                <div class="row" on:paste=paste>
                    <TextField
                        label=words::NEXT
                        placeholder=Signal::derive(placeholder)
                        value=text
                        error=RwSignal::new(None::<String>)
                        node=field
                        on_text=move |typed| text.set(typed)
                        on_enter=enter
                        on_escape=leave
                    />
                    <button class="button outlined" on:click=move |_| enter()>
                        {move || if waits.get() { words::ANSWER } else { words::ADD }}
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
    let lines = NodeRef::<Textarea>::new();
    let rows = move || session.input.with(Vec::len).clamp(1, MOST_ROWS).to_string();
    let on_change = move |event| {
        let text = event_target_value(&event);
        let lines = text.lines().map(str::to_owned).collect();
        session.set_input(lines);
    };
    let read = move || {
        let read = session.lines_read();
        read.map(|read| words::read(read, session.input.with(Vec::len)))
    };
    Effect::new(move |_| {
        session.input.track();
        // The newest one is in view.
        if let Some(lines) = lines.get() {
            request_animation_frame(move || lines.set_scroll_top(lines.scroll_height()));
        }
    });
    view! {
        <div class="field typed-lines">
            <textarea
                node_ref=lines
                class="code"
                aria-label=words::LINES
                title=words::LINES
                spellcheck="false"
                rows=rows
                prop:value=move || session.input.with(|lines| lines.join("\n"))
                on:change=on_change
            />
            <p class="aside">{read}</p>
        </div>
    }
}
