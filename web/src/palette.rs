//! The command palette: every command by its name, found by typing.

use leptos::prelude::*;

use crate::command::Command;
use crate::dialog::{Dialog, Modal};
use crate::icons::Glyph;
use crate::session::Session;
use crate::touch::is_touched;
use crate::words::commands;

/// The palette.
#[component]
pub fn Palette() -> impl IntoView {
    view! {
        <Modal dialog=Dialog::Palette title=commands::PALETTE class="palette">
            <PaletteList />
        </Modal>
    }
}

/// The field and the commands that match it. The focus stays in the field; arrows move through the list.
#[component]
fn PaletteList() -> impl IntoView {
    let session = Session::get();
    // A field with the focus would bring the keyboard over the commands that it looks for.
    let touch = is_touched();
    let query = RwSignal::new(String::new());
    let active = RwSignal::new(0_usize);
    let found = Memo::new(move |_| query.with(|query| matching(query)));
    let run = move |command: Command| {
        if session.can_untracked(command) {
            session.dialog.set(None);
            session.run(command);
            session.tell_switch(command);
        }
    };
    let on_key = move |event: web_sys::KeyboardEvent| {
        let count = found.with_untracked(Vec::len);
        match event.key().as_str() {
            "ArrowDown" if count > 0 => active.update(|active| *active = (*active + 1) % count),
            "ArrowUp" if count > 0 => {
                active.update(|active| *active = (*active + count - 1) % count);
            }
            "Enter" => {
                let chosen =
                    found.with_untracked(|found| found.get(active.get_untracked()).copied());
                chosen.into_iter().for_each(run);
            }
            _ => return,
        }
        event.prevent_default();
    };
    Effect::new(move |_| {
        let chosen = found.with(|found| found.get(active.get()).copied());
        let element = chosen.and_then(|command| document().get_element_by_id(&option_id(command)));
        if let Some(element) = element {
            element.scroll_into_view_with_bool(false);
        }
    });
    let option = move |index: usize, command: Command| {
        let (chord, letter) = command.keys();
        let key = if chord.is_empty() { letter } else { chord };
        view! {
            <li
                id=option_id(command)
                role="option"
                class="option"
                aria-selected=move || (active.get() == index).to_string()
                aria-disabled=move || (!session.can(command)).to_string()
                on:click=move |_| run(command)
                on:pointermove=move |_| active.set(index)
            >
                <Glyph icon=command />
                <span class="name">{command.name()}</span>
                <span class="what">{command.explanation()}</span>
                {(!key.is_empty()).then(|| view! { <kbd class="keyboard">{key}</kbd> })}
            </li>
        }
    };
    view! {
        <input
            class="query"
            type="text"
            role="combobox"
            autofocus=!touch
            autocomplete="off"
            spellcheck="false"
            aria-label=commands::FIND
            aria-expanded="true"
            aria-controls="palette-list"
            aria-activedescendant=move || {
                found.with(|found| found.get(active.get()).map(|command| option_id(*command)))
            }
            placeholder=commands::FIND
            prop:value=move || query.get()
            on:input=move |event| {
                query.set(event_target_value(&event));
                active.set(0);
            }
            on:keydown=on_key
        />
        <ul
            id="palette-list"
            class="options"
            role="listbox"
            aria-label=commands::FOUND
            tabindex=touch.then_some("-1")
            autofocus=touch
        >
            {move || found.get().into_iter().enumerate().map(|(index, command)| option(index, command)).collect_view()}
        </ul>
        // In the dialog: what is outside of it says nothing while it is open.
        <div role="status">
            <Show when=move || found.with(Vec::is_empty)>
                <p class="empty">{commands::NONE_FOUND}</p>
            </Show>
        </div>
    }
}

fn option_id(command: Command) -> String {
    format!("palette-{command:?}")
}

/// The commands in whose name or explanation every word of the query occurs; those with all in the name first.
fn matching(query: &str) -> Vec<Command> {
    let query = query.to_lowercase();
    let has = |text: &str| query.split_whitespace().all(|word| text.contains(word));
    let name = |command: &Command| command.name().to_lowercase();
    let mut found: Vec<Command> = Command::ALL
        .into_iter()
        .filter(|command| *command != Command::Palette)
        .filter(|command| {
            has(&format!(
                "{} {}",
                name(command),
                command.explanation().to_lowercase()
            ))
        })
        .collect();
    found.sort_by_key(|command| {
        (
            !has(&name(command)),
            !name(command).starts_with(query.trim()),
        )
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_by_words() {
        let check = |query: &str, expected: &[Command]| {
            let found = matching(query);
            assert_eq!(
                &found[..expected.len().min(found.len())],
                expected,
                "{query}"
            );
        };
        assert_eq!(matching("").len(), Command::ALL.len() - 1);
        check("run", &[Command::RunToCursor]);
        check("IN step", &[Command::Into]);
        check(
            "st",
            &[Command::Over, Command::Into, Command::Out, Command::Stop],
        );
        check("arguments", &[Command::BackCall]);
        assert!(matching("no such words").is_empty());
    }
}
