//! Breakpoints on variables: what they are, the button that sets one from a variable's row, and their rows in the list.

use hunch::program::{MODULE, is_identifier};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::icons::{Glyph, Icon};
use crate::session::Session;
use crate::words::panels;

/// Stops where a variable of a function has another value than before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeStop {
    /// The function, or the module.
    pub function: String,
    /// The variable.
    pub name: String,
}

impl ChangeStop {
    /// Whether a program can have such a variable.
    pub fn is_sound(&self) -> bool {
        is_identifier(&self.name) && (self.function == MODULE || is_identifier(&self.function))
    }
}

/// Sets or removes the breakpoint on a variable.
#[component]
pub fn ChangeButton(stop: ChangeStop) -> impl IntoView {
    let session = Session::get();
    let label = panels::stop_when_changes(&stop.name);
    let set = {
        let stop = stop.clone();
        Memo::new(move |_| session.has_change_stop(&stop))
    };
    view! {
        <button
            class="button icon small edit stop"
            aria-label=label
            aria-pressed=move || set.get().to_string()
            title=panels::STOP_WHEN_CHANGES
            on:click=move |_| session.toggle_change_stop(&stop)
        >
            <Glyph icon=Command::BreakOnChange />
        </button>
    }
}

/// A breakpoint on a variable, in the list of breakpoints.
#[component]
pub fn ChangeItem(stop: ChangeStop) -> impl IntoView {
    let session = Session::get();
    let label = panels::remove_change_stop(&stop.name, &stop.function);
    let place = panels::change_place(&stop.function);
    let name = stop.name.clone();
    view! {
        <li>
            <div class="row">
                <p class="change">
                    <span>{panels::WHEN} <code>{name}</code> {place} {panels::CHANGES}</span>
                </p>
                <button
                    class="button icon small"
                    aria-label=label
                    on:click=move |_| session.toggle_change_stop(&stop)
                >
                    <Glyph icon=Icon::Close />
                </button>
            </div>
        </li>
    }
}
