//! Keys: the one listener of the page.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::command::{Command, KeyPress};
use crate::session::Session;

/// Listens to keys everywhere on the page.
pub fn listen(session: Session) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let leaves_clean = event.key() == "Escape"
            && session.clean.get_untracked()
            && session.dialog.with_untracked(Option::is_none);
        // Also where keys are switched off: it is the way out.
        if leaves_clean && !event.default_prevented() {
            session.clean.set(false);
            session.tell_switch(Command::Clean);
            return;
        }
        let elsewhere =
            session.dialog.with_untracked(Option::is_some) || !session.keys_on.get_untracked();
        if event.is_composing() || event.default_prevented() || elsewhere || is_in_menu(&event) {
            return;
        }
        if event.key() == "Escape" && session.opened.with_untracked(Option::is_some) {
            event.prevent_default();
            session.close_line();
            return;
        }
        let press = KeyPress {
            key: event.key(),
            shift: event.shift_key(),
            alt: event.alt_key(),
            control: event.ctrl_key() || event.meta_key(),
        };
        if let Some(command) =
            Command::of_key(&press, is_typing(&event), session.paused_untracked())
        {
            event.prevent_default();
            session.run(command);
            session.tell_switch(command);
        }
    });
    on_cleanup(move || handle.remove());
}

/// Where a key was pressed. Events from the editor's shadow root carry its host as target.
fn element_of(event: &web_sys::KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// Whether something is being chosen in a menu: there a letter looks for an item, if anything.
fn is_in_menu(event: &web_sys::KeyboardEvent) -> bool {
    let menu = element_of(event).map(|element| element.closest("[role=menu]"));
    matches!(menu, Some(Ok(Some(_))))
}

/// Whether letters go into a text where the focus is.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    let Some(element) = element_of(event) else {
        return false;
    };
    matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
        || element.class_list().contains("editor")
}
