//! Keys: the one listener of the page, and the dialog that lists them.

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::command::{Command, KeyPress};
use crate::session::Session;

/// Listens to keys everywhere on the page.
pub fn listen(session: Session) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.is_composing() || event.default_prevented() || session.help.get_untracked() {
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
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether letters go into a text where the focus is. Events from the editor's shadow root carry its host as target.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    let Some(element) = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return false;
    };
    matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
        || element.class_list().contains("editor")
}

/// The list of keys.
#[component]
pub fn KeysDialog() -> impl IntoView {
    let session = Session::get();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if session.help.get() {
            // It fails only where it is open already.
            let _ = dialog.show_modal();
        } else {
            dialog.close();
        }
    });
    let row = |command: Command| {
        let (chord, letter) = command.keys();
        view! {
            <tr>
                <th scope="row">{command.name()}</th>
                <td>{(!chord.is_empty()).then(|| view! { <kbd>{chord}</kbd> })}</td>
                <td>
                    <kbd>{letter}</kbd>
                </td>
            </tr>
        }
    };
    let commands = [Command::Restart]
        .into_iter()
        .chain(Command::FORWARD)
        .chain(Command::BACKWARD)
        .chain([Command::Breakpoint, Command::Help]);
    view! {
        <dialog node_ref=dialog aria-labelledby="keys-title" on:close=move |_| session.help.set(false)>
            <h2 id="keys-title">"Keys"</h2>
            <table class="keys">
                <thead>
                    <tr>
                        <th scope="col">"Command"</th>
                        <th scope="col">"While paused"</th>
                        <th scope="col">"Outside the editor"</th>
                    </tr>
                </thead>
                <tbody>{commands.map(row).collect_view()}</tbody>
            </table>
            <p class="foot">
                <span>"In the editor, Escape and then Tab moves on to the next control."</span>
                <button class="button outlined" on:click=move |_| session.help.set(false)>
                    "Close"
                </button>
            </p>
        </dialog>
    }
}
