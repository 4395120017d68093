//! The examples: a list in `examples/examples.json`, each a Python file beside it.

use leptos::ev;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use crate::download;
use crate::icons::{Glyph, Icon};
use crate::lessons::{Lessons, LessonsMenu};
use crate::session::Session;
use crate::words::page;

/// An entry of the list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Example {
    /// Its name in links and storage.
    pub id: String,
    /// Its name in the menu.
    pub title: String,
    /// The file's name in `examples/`.
    pub file: String,
    /// What is worth watching.
    pub description: String,
    /// Lines that have breakpoints at first.
    #[serde(default)]
    pub breakpoints: Vec<u32>,
}

/// Fetches the list.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch_list() -> Result<Vec<Example>, String> {
    let text = fetch("examples/examples.json").await?;
    serde_json::from_str(&text).map_err(|error| format!("the list of examples is damaged: {error}"))
}

/// Fetches an example's program.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch_program(example: &Example) -> Result<String, String> {
    fetch(&format!("examples/{}", example.file)).await
}

async fn fetch(address: &str) -> Result<String, String> {
    download::text(address).await.map_err(|reason| {
        format!(
            "{address} could not be loaded ({reason}). Check the connection; your own program works without it."
        )
    })
}

/// The menu of examples, and the way back to the user's own program.
#[component]
pub fn ExamplesMenu() -> impl IntoView {
    let session = Session::get();
    let open = RwSignal::new(false);
    let menu = NodeRef::<Div>::new();
    let toggle = NodeRef::<Button>::new();
    // By a choice or by Escape: the focus, which was in the menu, goes back to its button.
    let close = move || {
        open.set(false);
        if let Some(toggle) = toggle.get_untracked() {
            // Only elements that left the page refuse the focus.
            let _ = toggle.focus();
        }
    };
    Effect::new(move |_| {
        if open.get() {
            request_animation_frame(move || {
                if let Some(menu) = menu.get_untracked() {
                    move_focus(&menu, true);
                }
            });
        }
    });
    let contains = move |target: Option<web_sys::EventTarget>| {
        let node = target.and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        menu.get_untracked()
            .is_some_and(|menu| menu.contains(node.as_ref()))
    };
    let outside = window_event_listener(ev::pointerdown, move |event| {
        if !contains(event.target()) {
            open.set(false);
        }
    });
    on_cleanup(move || outside.remove());
    let lessons = Lessons::get();
    let title = move || {
        if let Some(title) = lessons.title() {
            return title;
        }
        let current = session.example.get();
        session
            .examples
            .with(|examples| {
                examples
                    .iter()
                    .find(|example| Some(&example.id) == current.as_ref())
                    .map(|example| example.title.clone())
            })
            .unwrap_or_else(|| page::YOUR_PROGRAM.to_owned())
    };
    let choose = move |example: Example| {
        close();
        lessons.close();
        spawn_local(async move {
            match fetch_program(&example).await {
                Ok(text) => session.open_example(&example, &text),
                Err(text) => session.no_example(text),
            }
        });
    };
    let on_key = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "Escape" if open.get_untracked() => close(),
        "ArrowDown" if !open.get_untracked() => {
            event.prevent_default();
            open.set(true);
        }
        key @ ("ArrowDown" | "ArrowUp") => {
            event.prevent_default();
            if let Some(menu) = menu.get_untracked() {
                move_focus(&menu, key == "ArrowDown");
            }
        }
        _ => {}
    };
    view! {
        <div class="menu" node_ref=menu on:keydown=on_key on:focusout=move |event| {
            if event.related_target().is_some() && !contains(event.related_target()) {
                open.set(false);
            }
        }>
            <button
                node_ref=toggle
                class="button outlined"
                aria-haspopup="menu"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span class="hidden-text">{page::EXAMPLE_IS}</span>
                <span class="title">{title}</span>
                <span class="chevron-box"><Glyph icon=Icon::Chevron /></span>
            </button>
            <Show when=move || open.get()>
                <div class="menu-list" role="menu" aria-label=page::EXAMPLES>
                    <Show when=move || session.own.with(Option::is_some)>
                        <button
                            class="menu-item"
                            role="menuitemradio"
                            aria-checked=move || session.example.with(Option::is_none).to_string()
                            on:click=move |_| {
                                close();
                                lessons.close();
                                session.open_own();
                            }
                        >
                            <b>{page::YOUR_PROGRAM}</b>
                            <span>{page::AS_YOU_LEFT_IT}</span>
                        </button>
                    </Show>
                    <For
                        each=move || session.examples.get()
                        key=|example| example.id.clone()
                        children=move |example| {
                            let id = example.id.clone();
                            let chosen = example.clone();
                            view! {
                                <button
                                    class="menu-item"
                                    role="menuitemradio"
                                    aria-checked=move || {
                                        session.example.with(|current| current.as_ref() == Some(&id)).to_string()
                                    }
                                    on:click=move |_| choose(chosen.clone())
                                >
                                    <b>{example.title}</b>
                                    <span>{example.description}</span>
                                </button>
                            }
                        }
                    />
                    <LessonsMenu close=close />
                </div>
            </Show>
        </div>
    }
}

/// Moves the focus to the next or previous item of the menu, round its ends.
fn move_focus(menu: &web_sys::HtmlElement, down: bool) {
    let Some(active) = document().active_element() else {
        return;
    };
    let list = menu.get_elements_by_class_name("menu-item");
    let count = list.length();
    let current = (0..count).find(|index| list.item(*index).is_some_and(|item| item == active));
    let next = match (current, down) {
        _ if count == 0 => return,
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(index), true) => (index + 1) % count,
        (Some(index), false) => (index + count - 1) % count,
    };
    if let Some(item) = list
        .item(next)
        .and_then(|item| item.dyn_into::<web_sys::HtmlElement>().ok())
    {
        // Only elements that left the page refuse the focus.
        let _ = item.focus();
    }
}
