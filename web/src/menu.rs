//! A menu in the bar: a button, and below it the list that it opens. The keys of menus go through the list (`roving.rs`),
//! Escape closes it, and the focus goes back to the button.

use leptos::ev;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::drawn::once_drawn;
use crate::icons::{Glyph, Icon};
use crate::roving::{Move, move_focus};

/// The class of what is listed.
const ITEM: &str = "menu-item";

/// The menu.
#[component]
pub fn Menu<C, V>(
    /// What the list is a list of.
    name: &'static str,
    /// What stands on the button after the name; the name itself where that is `None`.
    #[prop(into)]
    title: Signal<Option<String>>,
    /// The icon before it.
    #[prop(optional)]
    icon: Option<Icon>,
    /// What is listed, given what closes the menu.
    items: C,
) -> impl IntoView
where
    C: Fn(Callback<()>) -> V + Clone + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let open = RwSignal::new(false);
    let menu = NodeRef::<Div>::new();
    let toggle = NodeRef::<Button>::new();
    // By a choice or by Escape: the focus, which was in the menu, goes back to its button.
    let close = Callback::new(move |()| {
        open.set(false);
        if let Some(toggle) = toggle.get_untracked() {
            // Only elements that left the page refuse the focus.
            let _ = toggle.focus();
        }
    });
    Effect::new(move |_| {
        if open.get() {
            begin(menu, open);
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
    let on_key = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "Escape" if open.get_untracked() => close.run(()),
        "ArrowDown" if !open.get_untracked() => {
            event.prevent_default();
            open.set(true);
        }
        key if open.get_untracked() => {
            let to = Move::of_key(key, "ArrowUp", "ArrowDown");
            if let (Some(to), Some(menu)) = (to, menu.get_untracked()) {
                event.prevent_default();
                move_focus(&menu, ITEM, to);
            }
        }
        _ => {}
    };
    let face = move || {
        let title = title.get();
        view! {
            // Where an icon says what is listed, that is enough to see.
            {title
                .is_some()
                .then(|| view! { <span class=if icon.is_some() { "hidden-text" } else { "list" }>{format!("{name}: ")}</span> })}
            <span class="title">{title.unwrap_or_else(|| name.to_owned())}</span>
        }
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
                {icon.map(|icon| view! { <Glyph icon=icon /> })}
                {face}
                <span class="chevron-box"><Glyph icon=Icon::Chevron /></span>
            </button>
            <Show when=move || open.get()>
                <div class="menu-list" role="menu" aria-label=name>
                    {items(close)}
                </div>
            </Show>
        </div>
    }
}

/// Moves the focus to the item that is chosen, or else to the first, as soon as there is one: what is listed may still be on
/// its way.
fn begin(menu: NodeRef<Div>, open: RwSignal<bool>) {
    once_drawn(menu, move |element| {
        if !open.get_untracked() {
            return;
        }
        let chosen = element
            .query_selector("[aria-checked=true]")
            .ok()
            .flatten()
            .and_then(|item| item.dyn_into::<web_sys::HtmlElement>().ok());
        match chosen {
            // Only elements that left the page refuse the focus.
            Some(item) => drop(item.focus()),
            None if move_focus(&element, ITEM, Move::First) => {}
            None => begin(menu, open),
        }
    });
}
