//! The question which variable a command is for: a dialog that lists those of the selected frame.

use hunch::debugger::LocalView;
use leptos::prelude::*;

use crate::dialog::{Dialog, Modal};
use crate::local::LocalName;
use crate::session::Session;
use crate::words::{self, commands};

/// The dialog.
#[component]
pub fn VariableDialog() -> impl IntoView {
    view! {
        <Modal dialog=Dialog::Variable title=commands::WHICH_VARIABLE class="variables">
            <Variables />
        </Modal>
    }
}

#[component]
fn Variables() -> impl IntoView {
    let session = Session::get();
    let command = session.wanting.get_untracked();
    let title = command.map_or(commands::WHICH_VARIABLE, |command| command.name());
    let item = move |(index, (local, shown)): (usize, (LocalName, LocalView))| {
        let value = words::value_text(&shown).to_owned();
        let choose = move |_| {
            session.dialog.set(None);
            command
                .into_iter()
                .for_each(|command| session.give_for(command, &local));
        };
        view! {
            <li>
                <button class="past" autofocus=index == 0 on:click=choose>
                    <span class="code name">{shown.name}</span>
                    " "
                    <span class="code value">{value}</span>
                </button>
            </li>
        }
    };
    let choices = command.map(|command| untrack(|| session.variables(command)));
    view! {
        <h2>{title}</h2>
        <ul class="pasts" aria-label=commands::WHICH_VARIABLE>
            {choices.into_iter().flatten().enumerate().map(item).collect_view()}
        </ul>
        <p class="foot">
            <button class="button outlined" on:click=move |_| session.dialog.set(None)>
                {words::CANCEL}
            </button>
        </p>
    }
}
