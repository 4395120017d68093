//! What can be done at the end of a program, where there is nothing left to step to: in the room of the call stack, which is
//! empty then.

use leptos::prelude::*;

use crate::command::Command;
use crate::lessons::Lessons;
use crate::session::Session;
use crate::words::{onward, uncaught};

/// The line, with its buttons. A lesson leads on by itself.
#[component]
pub fn Onward() -> impl IntoView {
    let session = Session::get();
    let lessons = Lessons::get();
    let in_lesson = move || lessons.play.with(Option::is_some);
    let has_printed = move || {
        let (earlier, now) = session.output();
        !earlier.is_empty() || !now.is_empty()
    };
    let button = move |command: Command, label: &'static str| {
        let run = move |_| {
            session.run(command);
            session.tell_switch(command);
        };
        view! {
            <button class="button outlined small" on:click=run>
                {label}
            </button>
        }
    };
    // From a crash the way to its cause comes first.
    let to_raise = move || {
        session.raised_at().map(|line| {
            view! {
                <button
                    class="button primary small"
                    title=uncaught::GO_TO_RAISE
                    on:click=move |_| session.go_to_raise()
                >
                    {uncaught::show_raise(line)}
                </button>
            }
        })
    };
    let ways = move || {
        view! {
            <div class="acts" role="group" aria-label=onward::FROM_HERE>
                {to_raise}
                {button(Command::BackInto, onward::STEP_BACK)}
                {button(Command::Restart, onward::START_AGAIN)}
                <Show when=move || !session.check.on.get()>{button(Command::Check, onward::CHECK)}</Show>
            </div>
        }
    };
    view! {
        <div class="onward">
            <Show when=in_lesson fallback=ways>
                <p class="empty">{onward::IN_LESSON}</p>
                <div class="acts">{to_raise}</div>
            </Show>
            <Show when=has_printed>
                <p class="empty">{onward::PRINTED}</p>
            </Show>
        </div>
    }
}
