//! The debugger's commands as buttons: backward on the left, forward on the right, as time goes.

use leptos::prelude::*;

use crate::command::Command;
use crate::icons::{Glyph, Icon};
use crate::session::Session;

/// The bar of commands.
#[component]
pub fn Toolbar() -> impl IntoView {
    view! {
        <div class="toolbar" role="toolbar" aria-label="Debugger">
            <div class="group">
                <StartButton />
                <CommandButton command=Command::Undo alone=true />
            </div>
            <div class="divider"></div>
            <div class="group backward" role="group" aria-label="Backward">
                <span class="caption" aria-hidden="true">
                    "Back"
                </span>
                {Command::BACKWARD.map(|command| view! { <CommandButton command=command /> })}
            </div>
            <div class="divider"></div>
            <div class="group" role="group" aria-label="Forward">
                {Command::FORWARD.map(|command| view! { <CommandButton command=command /> })}
            </div>
            <span class="space"></span>
            <CommandButton command=Command::Palette alone=true />
        </div>
    }
}

/// Starts, starts again, or stops what is being predicted: one button, so that the focus stays on it.
#[component]
fn StartButton() -> impl IntoView {
    let session = Session::get();
    let face = Memo::new(move |_| {
        if session.waiting() {
            (
                Icon::Stop,
                "Stop",
                "Give up what is being predicted (Shift+F5)",
            )
        } else if session.paused() {
            (
                Icon::Restart,
                "Restart",
                "Go to the start of the program (r)",
            )
        } else {
            (Icon::Start, "Start", "Go to the start of the program (r)")
        }
    });
    view! {
        <button
            class="button"
            class:primary=move || face.get().0 == Icon::Start
            title=move || face.get().2
            on:click=move |_| {
                session.run(if face.get_untracked().0 == Icon::Stop { Command::Stop } else { Command::Restart });
            }
        >
            {move || view! { <Glyph icon=face.get().0 /> }}
            <span>{move || face.get().1}</span>
        </button>
    }
}

/// How jumps are predicted, in one go or carefully, and (where that is on) that several pasts are drawn.
#[component]
pub fn ModeButtons() -> impl IntoView {
    let session = Session::get();
    let button = move |command: Command, setting: RwSignal<bool>, label: &'static str| {
        view! {
            <button
                class="mode"
                aria-label=command.name()
                aria-pressed=move || setting.get().to_string()
                title=title(command)
                on:click=move |_| session.run(command)
            >
                <Glyph icon=command.icon() />
                <span>{label}</span>
            </button>
        }
    };
    view! {
        <Show when=move || session.several.get()>{button(Command::Pasts, session.several, "Pasts")}</Show>
        {button(Command::Careful, session.careful, "Careful")}
    }
}

/// What a button says when the pointer rests on it.
fn title(command: Command) -> String {
    let keys = command.keys_in_words();
    let keys = keys.map_or_else(String::new, |keys| format!(" ({keys})"));
    format!("{}: {}{keys}", command.name(), command.explanation())
}

/// A command as an icon with its short name, or `alone`.
#[component]
fn CommandButton(command: Command, #[prop(optional)] alone: bool) -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="button"
            class:icon=alone
            class:undo=command == Command::Undo
            class:primary=move || command == Command::Continue && session.paused()
            class:call=command == Command::BackCall
            aria-label=command.name()
            title=title(command)
            // Not `disabled`: a button that has the focus would lose it at every step.
            aria-disabled=move || (!session.can(command)).to_string()
            on:click=move |_| {
                if session.can_untracked(command) {
                    session.run(command);
                }
            }
        >
            <Glyph icon=command.icon() />
            {(!alone).then(|| view! { <span>{command.label()}</span> })}
        </button>
    }
}
