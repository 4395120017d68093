//! The help: what this is, and the keys, which can be switched off there.

use leptos::prelude::*;

use crate::command::Command;
use crate::dialog::{Dialog, Modal};
use crate::session::Session;
use crate::words::{self, about, commands};

/// The dialog.
#[component]
pub fn HelpDialog() -> impl IntoView {
    let session = Session::get();
    let row = |command: Command| {
        let (chord, letter) = command.keys();
        let key = |key: &'static str| (!key.is_empty()).then(|| view! { <kbd>{key}</kbd> });
        view! {
            <tr>
                <th scope="row">{command.name()}</th>
                <td>{key(chord)}</td>
                <td>{key(letter)}</td>
            </tr>
        }
    };
    let with_keys = |command: &Command| command.keys() != ("", "");
    let rows = move || {
        let commands = Command::ALL.into_iter().filter(with_keys);
        commands.map(row).collect_view()
    };
    view! {
        <Modal dialog=Dialog::Help title=commands::HELP>
            // It has the focus first, so that it is read from its beginning.
            <h2 tabindex="-1" autofocus>
                {about::TITLE}
            </h2>
            <div class="about">
                {about::WHAT.map(|text| view! { <p>{text}</p> })}
                <h3>{about::LIMITS}</h3>
                <ul>{about::LIMITED.map(|text| view! { <li>{text}</li> })}</ul>
            </div>
            <h3 class="keyboard">{commands::KEYS}</h3>
            <label class="switch keyboard">
                <input
                    type="checkbox"
                    prop:checked=move || session.keys_on.get()
                    on:change=move |event| session.switch_keys(event_target_checked(&event))
                />
                <span>{commands::KEYS_ON}</span>
            </label>
            <table class="keys keyboard">
                <thead>
                    <tr>
                        {commands::KEY_COLUMNS.map(|column| view! { <th scope="col">{column}</th> })}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="foot">
                <span class="keyboard">{commands::BEFORE_START} " " {commands::LEAVE_EDITOR}</span>
                <button class="button outlined" on:click=move |_| session.dialog.set(None)>
                    {words::CLOSE}
                </button>
            </p>
        </Modal>
    }
}
