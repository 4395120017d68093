//! The examples: a list in `examples/examples.json`, each a Python file beside it.

use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen_futures::spawn_local;

use crate::download;
use crate::lessons::Lessons;
use crate::menu::Menu;
use crate::session::{Listed, Session, Whose};
use crate::words::page;

/// An entry of the list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Example {
    /// Its name in links and storage.
    pub id: String,
    /// Its name in the menu.
    pub title: String,
    /// The file's name in `examples/`.
    pub file: String,
    /// What is worth watching.
    pub description: String,
    /// Lines that have breakpoints at first.
    #[serde(default)]
    pub breakpoints: Vec<u32>,
}

/// Fetches the list.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch_list() -> Result<Vec<Example>, String> {
    let text = fetch("examples/examples.json").await?;
    serde_json::from_str(&text).map_err(|error| format!("the list of examples is damaged: {error}"))
}

/// Fetches an example's program.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch_program(example: &Example) -> Result<String, String> {
    fetch(&format!("examples/{}", example.file)).await
}

async fn fetch(address: &str) -> Result<String, String> {
    download::text(address).await.map_err(|reason| {
        format!(
            "{address} could not be loaded ({reason}). Check the connection; your own program works without it."
        )
    })
}

/// The menu of examples, and the way back to the user's own program. Its button says which of them is shown.
#[component]
pub fn ExamplesMenu() -> impl IntoView {
    let session = Session::get();
    let lessons = Lessons::get();
    let title = Signal::derive(move || {
        if session.lesson().is_some() {
            return None;
        }
        let current = session.example.get();
        let title = session.examples.with(|examples| {
            let example = examples
                .iter()
                .find(|example| Some(&example.id) == current.as_ref());
            example.map(|example| example.title.clone())
        });
        title.or_else(|| Some(name(session.whose()?).to_owned()))
    });
    let choose = move |example: Example| {
        lessons.close();
        spawn_local(async move {
            match fetch_program(&example).await {
                Ok(text) => session.open_example(&example, &text),
                Err(text) => session.no_example(text),
            }
        });
    };
    let items = move |close: Callback<()>| {
        let item = move |example: Example| {
            let id = example.id.clone();
            let chosen = example.clone();
            let is_shown = move || {
                session
                    .example
                    .with(|current| current.as_ref() == Some(&id))
            };
            view! {
                <button
                    class="menu-item"
                    role="menuitemradio"
                    aria-checked=move || is_shown().to_string()
                    on:click=move |_| {
                        close.run(());
                        choose(chosen.clone());
                    }
                >
                    <b>{example.title}</b>
                    <span>{example.description}</span>
                </button>
            }
        };
        let own = move |program: Listed| {
            let Listed { whose, text, shown } = program;
            let first = first_line(&text).unwrap_or(page::NO_CODE).to_owned();
            view! {
                <button
                    class="menu-item"
                    role="menuitemradio"
                    aria-checked=shown.to_string()
                    on:click=move |_| {
                        close.run(());
                        lessons.close();
                        session.open_program(&text);
                    }
                >
                    <b>{name(whose)}</b>
                    <span class="code first-line">{first}</span>
                </button>
            }
        };
        view! {
            <For each=move || session.programs() key=Listed::clone children=own />
            <For each=move || session.examples.get() key=|example| example.id.clone() children=item />
        }
    };
    view! { <Menu name=page::EXAMPLES title=title items=items /> }
}

/// What a program is called that is none of the examples.
fn name(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => page::YOUR_PROGRAM,
        Whose::Other => page::OTHER_PROGRAM,
        Whose::Link => page::LINKS_PROGRAM,
    }
}

/// The first line of a program that says something: a comment where there is nothing else.
fn first_line(text: &str) -> Option<&str> {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let code = lines().find(|line| !line.starts_with('#'));
    code.or_else(|| lines().next())
}

#[cfg(test)]
mod tests {
    use super::first_line;

    #[test]
    fn programs_are_told_apart_by_their_first_line_of_code() {
        let check = |text: &str, expected: Option<&str>| assert_eq!(first_line(text), expected);
        check("x = 1\ny = 2\n", Some("x = 1"));
        check("\n# Plums\n\n  def f():\n    pass\n", Some("def f():"));
        check("\n# Plums\n# Pears\n", Some("# Plums"));
        check(" \n\n", None);
    }
}
