//! The menu of lessons: the course, with what of it is done, and what else there is to do with lessons.

use leptos::prelude::*;

use super::index::Entry;
use super::{Lessons, prose};
use crate::icons::{Glyph, Icon};
use crate::menu::Menu;
use crate::save;
use crate::words::lessons as words;

/// The menu. Its button says which lesson is taken.
#[component]
pub fn LessonsMenu() -> impl IntoView {
    let lessons = Lessons::get();
    let title = Signal::derive(move || lessons.title());
    let items = move |close: Callback<()>| view! { <Items close=close /> };
    view! { <Menu name=words::LESSONS title=title icon=Icon::Lessons items=items /> }
}

/// The lessons, and below them the rest.
#[component]
fn Items(
    /// Closes the menu.
    close: Callback<()>,
) -> impl IntoView {
    let lessons = Lessons::get();
    let count = move || {
        let list = lessons.list.get();
        let done = lessons.progress.with(|progress| progress.done(&list));
        words::lessons_done(done, list.len())
    };
    let item = move |entry: Entry| {
        let (id, chosen) = (entry.id.clone(), entry.id.clone());
        let done = {
            let id = id.clone();
            move || {
                lessons
                    .progress
                    .with(|progress| progress.of(&id).is_some_and(|reached| reached.done))
            }
        };
        let checked = move || {
            let current =
                |play: &Option<super::Play>| play.as_ref().is_some_and(|play| play.lesson.id == id);
            lessons.play.with(current).to_string()
        };
        view! {
            <button
                class="menu-item lesson-item"
                role="menuitemradio"
                aria-checked=checked
                on:click=move |_| {
                    close.run(());
                    lessons.choose(chosen.clone());
                }
            >
                <b>
                    <span class="name">{entry.title}</span>
                    <Show when=done fallback=move || view! { <span class="minutes">{words::minutes(entry.minutes)}</span> }>
                        <span class="tick">
                            <Glyph icon=Icon::Right />
                            <span class="hidden-text">{words::DONE}</span>
                        </span>
                    </Show>
                </b>
                <span>{prose::line(&entry.goal)}</span>
            </button>
        }
    };
    let act = move |name: &'static str, means: &'static str, run: fn(Lessons)| {
        view! {
            <button
                class="menu-item"
                role="menuitem"
                on:click=move |_| {
                    close.run(());
                    run(lessons);
                }
            >
                <b>{name}</b>
                <span>{means}</span>
            </button>
        }
    };
    view! {
        <p class="menu-title" aria-hidden="true">
            <span>{words::COURSE}</span>
            <span>{count}</span>
        </p>
        <div role="group" aria-label=words::COURSE>
            <For each=move || lessons.list.get() key=|entry| entry.id.clone() children=item />
        </div>
        <div class="menu-part" role="group" aria-label=words::FOR_TEACHERS>
            <p class="menu-title" aria-hidden="true">
                <span>{words::FOR_TEACHERS}</span>
            </p>
            {act(words::MAKE, words::MAKE_MEANS, Lessons::make)}
            {act(words::OPEN_FILE, words::OPEN_FILE_MEANS, Lessons::choose_file)}
            {act(words::SAVE_CSV, words::PROGRESS_MEANS, |lessons| save_progress(lessons, "csv"))}
            {act(words::SAVE_JSON, words::PROGRESS_MEANS, |lessons| save_progress(lessons, "json"))}
        </div>
    }
}

/// The chooser of a lesson's file. The browser shows its own dialog; the field itself is not seen.
#[component]
pub fn LessonFile() -> impl IntoView {
    let lessons = Lessons::get();
    view! {
        <input
            type="file"
            class="hidden-text"
            tabindex="-1"
            aria-hidden="true"
            accept=".json,application/json"
            node_ref=lessons.chooser
            on:change=move |_| lessons.open_chosen()
        />
    }
}

/// Saves the progress as a file.
fn save_progress(lessons: Lessons, kind: &str) {
    let text = lessons.progress.with_untracked(|progress| match kind {
        "csv" => lessons.list.with_untracked(|list| progress.csv(list)),
        _ => progress.json(),
    });
    let name = format!("hunch-lessons.{kind}");
    let media = if kind == "csv" {
        "text/csv"
    } else {
        "application/json"
    };
    if save::save(&name, media, &text).is_err() {
        lessons.tell(crate::words::NOT_SAVED.to_owned());
    }
}
