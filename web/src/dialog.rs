//! Dialogs: at most one is open, in front of everything; Escape closes it, and the focus goes back to where it was.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::session::Session;

/// Which dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// What this is, and the list of keys.
    Help,
    /// The palette of commands.
    Palette,
    /// Start at a line with typed locals.
    StartHere,
    /// Start from a traceback.
    Traceback,
    /// Say which variable a command is for.
    Variable,
    /// Share the program and its timeline.
    Share,
}

/// A dialog; its content is made anew whenever it opens, and what has the attribute `autofocus` gets the focus.
#[component]
pub fn Modal(
    /// Which one it is.
    dialog: Dialog,
    /// Its name.
    title: &'static str,
    /// Its class in the styles.
    #[prop(optional)]
    class: &'static str,
    /// Its content.
    children: ChildrenFn,
) -> impl IntoView {
    let session = Session::get();
    let node = NodeRef::<html::Dialog>::new();
    let open = Memo::new(move |_| session.dialog.get() == Some(dialog));
    Effect::new(move |_| {
        let Some(node) = node.get() else { return };
        if open.get() {
            // It fails only where it is open already.
            let _ = node.show_modal();
            request_animation_frame(move || focus_first(&node));
        } else {
            node.close();
        }
    });
    let leave = move || {
        if open.get_untracked() {
            session.dialog.set(None);
        }
    };
    view! {
        // `close` comes a task later than the Escape that closes; a key pressed in between is meant for the page.
        <dialog
            node_ref=node
            class=class
            aria-label=title
            on:cancel=move |_: web_sys::Event| leave()
            on:close=move |_| leave()
        >
            <Show when=move || open.get()>{children()}</Show>
        </dialog>
    }
}

/// Moves the focus to the element that asks for it.
fn focus_first(dialog: &web_sys::HtmlDialogElement) {
    let wanted = dialog.query_selector("[autofocus]").ok().flatten();
    if let Some(element) =
        wanted.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        // Only elements that left the page refuse the focus.
        let _ = element.focus();
    }
}
