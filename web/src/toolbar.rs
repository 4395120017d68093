//! The debugger's commands as buttons: backward on the left, forward on the right, as time goes.

use leptos::html::Div;
use leptos::prelude::*;

use crate::command::Command;
use crate::icons::{Glyph, Icon};
use crate::lessons::Lessons;
use crate::roving::{Move, move_focus};
use crate::session::Session;
use crate::words::commands;

/// The bar of commands.
#[component]
pub fn Toolbar() -> impl IntoView {
    let bar = NodeRef::<Div>::new();
    // Each button is also a stop of Tab: who does not know of the arrows finds them all the same.
    let on_key = move |event: web_sys::KeyboardEvent| {
        let held = event.shift_key() || event.alt_key() || event.ctrl_key() || event.meta_key();
        let to = Move::of_key(&event.key(), "ArrowLeft", "ArrowRight").filter(|_| !held);
        if let (Some(to), Some(bar)) = (to, bar.get_untracked()) {
            event.prevent_default();
            move_focus(&bar, "button", to);
        }
    };
    view! {
        <div class="toolbar" role="toolbar" aria-label=commands::TOOLBAR node_ref=bar on:keydown=on_key>
            <div class="group">
                <StartButton />
                <CommandButton command=Command::Undo terse=true />
            </div>
            <div class="divider"></div>
            <div class="group backward" role="group" aria-label=commands::BACKWARD>
                <span class="caption" aria-hidden="true">
                    {commands::BACK}
                </span>
                // The one beside "Back" that looks like Continue's mirror image needs no word.
                {Command::BACKWARD
                    .map(|command| view! { <CommandButton command=command terse=command == Command::BackContinue /> })}
            </div>
            <div class="divider"></div>
            <div class="group" role="group" aria-label=commands::FORWARD>
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
            (Command::Stop.into(), commands::STOP, Command::Stop)
        } else if session.paused() {
            (Command::Restart.into(), commands::RESTART, Command::Restart)
        } else {
            (Icon::Start, commands::START, Command::Restart)
        }
    });
    view! {
        <button
            class="button"
            class:primary=move || face.get().0 == Icon::Start
            class:stops=move || face.get().2 == Command::Stop
            title=move || commands::title(face.get().2)
            on:click=move |_| session.run(face.get_untracked().2)
        >
            {move || view! { <Glyph icon=face.get().0 /> }}
            // As wide as the longest of them, whichever it shows: what stands beside it must not move at every step.
            <span class="faces" data-all=[commands::START, commands::RESTART, commands::STOP].join("\n")>
                {move || face.get().1}
            </span>
        </button>
    }
}

/// Opens the line up that is about to run; nothing where it has no parts.
#[component]
pub fn OpenButton() -> impl IntoView {
    let session = Session::get();
    let possible = Memo::new(move |_| session.can(Command::Open));
    let open = move || session.opened.with(Option::is_some);
    view! {
        <Show when=move || possible.get() || open()>
            <button
                class="mode"
                aria-label=Command::Open.name()
                aria-pressed=move || open().to_string()
                title=commands::title(Command::Open)
                on:click=move |_| session.run(Command::Open)
            >
                <Glyph icon=Command::Open />
                <span>{commands::OPEN}</span>
            </button>
        </Show>
    }
}

/// How jumps are predicted, in one go or carefully, that several pasts are drawn (where that is on), and whether steps are
/// asked about.
#[component]
pub fn ModeButtons() -> impl IntoView {
    let session = Session::get();
    let button = move |command: Command, setting: RwSignal<bool>, label: &'static str| {
        view! {
            <button
                class="mode"
                aria-label=command.name()
                aria-pressed=move || setting.get().to_string()
                title=commands::title(command)
                on:click=move |_| session.run(command)
            >
                <Glyph icon=command />
                <span>{label}</span>
            </button>
        }
    };
    view! {
        <Show when=move || session.several.get()>{button(Command::Pasts, session.several, commands::PASTS)}</Show>
        {button(Command::Careful, session.careful, commands::CAREFUL)}
        {button(Command::Quiz, session.quiz.on, commands::QUIZ)}
    }
}

/// A command as an icon with its short name, or `alone`; `terse`: alone where the names stand beside the icons.
#[component]
fn CommandButton(
    command: Command,
    #[prop(optional)] alone: bool,
    #[prop(optional)] terse: bool,
) -> impl IntoView {
    let session = Session::get();
    let lessons = Lessons::get();
    // What leads on in a lesson is the lesson's own button.
    let first = move || {
        command == Command::Continue && session.paused() && lessons.play.with(Option::is_none)
    };
    view! {
        <button
            class="button"
            class:icon=alone
            class:terse=terse
            class:undo=command == Command::Undo
            class:primary=first
            class:longest=matches!(command, Command::Continue | Command::BackContinue)
            class:call=command == Command::BackCall
            class:back-continue=command == Command::BackContinue
            aria-label=command.name()
            title=commands::title(command)
            // Not `disabled`: a button that has the focus would lose it at every step.
            aria-disabled=move || (!session.can(command)).to_string()
            on:click=move |_| {
                if session.can_untracked(command) {
                    session.run(command);
                }
            }
        >
            <Glyph icon=command />
            {(!alone).then(|| view! { <span><span class="direction">{direction(command)}</span>{command.label()}</span> })}
        </button>
    }
}

/// Which way a step goes, to stand above its short name where the groups of the bar have no captions.
fn direction(command: Command) -> Option<&'static str> {
    match command {
        command if Command::BACKWARD.contains(&command) => Some(commands::BACK),
        Command::Over | Command::Into | Command::Out => Some(commands::STEP),
        _ => None,
    }
}

/// Undo once more, above the code, for the narrowest pages: their bar is full.
#[component]
pub fn UndoButton() -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="mode undo"
            title=commands::title(Command::Undo)
            aria-disabled=move || (!session.can(Command::Undo)).to_string()
            on:click=move |_| {
                if session.can_untracked(Command::Undo) {
                    session.run(Command::Undo);
                }
            }
        >
            <Glyph icon=Command::Undo />
            <span>{Command::Undo.name()}</span>
        </button>
    }
}
