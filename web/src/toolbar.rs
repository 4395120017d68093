//! The debugger's commands as buttons: backward on the left, forward on the right, as time goes.

use leptos::prelude::*;

use crate::command::Command;
use crate::icons::{Glyph, Icon};
use crate::session::Session;

/// The bar of commands.
#[component]
pub fn Toolbar() -> impl IntoView {
    let session = Session::get();
    view! {
        <div class="toolbar" role="toolbar" aria-label="Debugger">
            <div class="group">
                <Show
                    when=move || session.waiting()
                    fallback=move || {
                        view! {
                            <button
                                class="button"
                                class:primary=move || !session.paused()
                                title="Go to the start of the program (r)"
                                on:click=move |_| session.run(Command::Restart)
                            >
                                {move || {
                                    let icon = if session.paused() { Icon::Restart } else { Icon::Start };
                                    view! { <Glyph icon=icon /> }
                                }}
                                {move || if session.paused() { "Restart" } else { "Start" }}
                            </button>
                        }
                    }
                >
                    <button class="button" title="Give up what is being predicted (Shift+F5)" on:click=move |_| session.stop()>
                        <Glyph icon=Icon::Stop />
                        "Stop"
                    </button>
                </Show>
                <IconButton command=Command::Undo />
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
            <IconButton command=Command::Palette />
        </div>
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

/// A command as an icon alone.
#[component]
fn IconButton(command: Command) -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="button icon"
            class:undo=command == Command::Undo
            aria-label=command.name()
            title=title(command)
            disabled=move || !session.can(command)
            on:click=move |_| session.run(command)
        >
            <Glyph icon=command.icon() />
        </button>
    }
}

/// What a button says when the pointer rests on it.
fn title(command: Command) -> String {
    let keys = command.keys_in_words();
    let keys = keys.map_or_else(String::new, |keys| format!(" ({keys})"));
    format!("{}: {}{keys}", command.name(), command.explanation())
}

#[component]
fn CommandButton(command: Command) -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="button"
            class:primary=move || command == Command::Continue && session.paused()
            aria-label=command.name()
            title=title(command)
            disabled=move || !session.can(command)
            on:click=move |_| session.run(command)
        >
            <Glyph icon=command.icon() />
            <span>{command.label()}</span>
        </button>
    }
}
