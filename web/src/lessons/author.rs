//! The author's view: the lesson's texts, and its steps with their questions, beside the program that it is about.

mod field;
mod question;
mod sharing;
mod step;

use hunch::program::Program;
use leptos::prelude::*;

use super::Lessons;
use super::card::focus_first;
use super::draft::{self, Next};
use super::format::Lesson;
use crate::icons::{Glyph, Icon};
use crate::session::Session;
use crate::words::{lessons as texts, making};
use field::Labelled;
use sharing::Sharing;
use step::StepForm;

/// The button that shows the lesson as its learners see it.
const PREVIEW: &str = ".author .preview";

/// Where the step is that was added last.
const LAST_STEP: &str = ".author-steps > li:last-child";

/// The card; nothing while nobody makes a lesson.
#[component]
pub fn AuthorCard() -> impl IntoView {
    let lessons = Lessons::get();
    view! {
        <Show when=move || lessons.making.get()>
            <Card />
        </Show>
    }
}

#[component]
fn Card() -> impl IntoView {
    let lessons = Lessons::get();
    let steps = Memo::new(move |_| {
        lessons
            .draft
            .with(|draft| draft.as_ref().map_or(0, |lesson| lesson.steps.len()))
    });
    let text =
        move |label, lines: bool, read: fn(&Lesson) -> String, write: fn(&mut Lesson, &str)| {
            let value = Signal::derive(move || {
                lessons
                    .draft
                    .with(|draft| draft.as_ref().map(read).unwrap_or_default())
            });
            let on_text =
                Callback::new(move |typed: String| lessons.change(|lesson| write(lesson, &typed)));
            view! { <Labelled label=label lines=lines value=value on_text=on_text /> }
        };
    let next = Memo::new(move |_| lessons.next());
    let can_add = move || matches!(next.get(), Next::Follows | Next::Behind(..));
    let has_steps = move || steps.get() > 0;
    let filled = move || texts::filled(lessons.filled.get(), steps.get());
    view! {
        <section class="card panel author" aria-labelledby="author-title">
            <h2>
                <span id="author-title">{texts::AUTHOR}</span>
                <button
                    class="button icon small"
                    aria-label=texts::STOP_MAKING
                    title=texts::STOP_MAKING
                    on:click=move |_| lessons.close()
                >
                    <Glyph icon=Icon::Close />
                </button>
            </h2>
            <div class="body">
                <p class="note">{texts::AUTHOR_LEAD}</p>
                <OtherProgram />
                {text(texts::TITLE, false, |lesson| lesson.title.clone(), |lesson, typed| lesson.title = typed.to_owned())}
                {text(texts::GOAL, false, |lesson| lesson.goal.clone(), |lesson, typed| lesson.goal = typed.to_owned())}
                {text(texts::TEXT, true, |lesson| lesson.text.join("\n"), |lesson, typed| lesson.text = draft::paragraphs(typed))}
                <p class="note" role="status">{filled}</p>
                <ol class="author-steps">
                    {move || (0..steps.get()).map(|index| view! { <StepForm index=index /> }).collect_view()}
                </ol>
                <Show when=has_steps>
                    <p class="acts">
                        <button class="button" on:click=move |_| lessons.clear_path()>
                            {texts::CLEAR_PATH}
                        </button>
                    </p>
                </Show>
                <p class="acts add">
                    <button
                        class="button outlined"
                        title=texts::NO_STEP
                        aria-disabled=move || (!can_add()).to_string()
                        on:click=move |_| {
                            if untrack(can_add) {
                                lessons.add_step();
                                show_last_step();
                            }
                        }
                    >
                        {move || texts::add(next.get())}
                    </button>
                    <button class="button outlined" on:click=move |_| lessons.add_text()>
                        {texts::ADD_TEXT}
                    </button>
                </p>
                <p class="note" role="status">
                    {move || texts::next(next.get())}
                </p>
                {text(texts::SUMMARY_FIELD, true, |lesson| lesson.summary.join("\n"), |lesson, typed| lesson.summary = draft::paragraphs(typed))}
                <Sharing />
            </div>
        </section>
    }
}

/// Puts the focus back to the button that has shown the lesson as its learners see it.
pub(super) fn focus_preview() {
    focus_first([PREVIEW]);
}

/// Brings the step that was added last into sight, once the page is drawn.
fn show_last_step() {
    request_animation_frame(|| {
        let added = document().query_selector(LAST_STEP).ok().flatten();
        if let Some(added) = added {
            added.scroll_into_view_with_bool(false);
        }
    });
}

/// What to choose where the editor shows another program than the lesson's.
#[component]
fn OtherProgram() -> impl IntoView {
    let lessons = Lessons::get();
    let session = Session::get();
    let is_other = Memo::new(move |_| lessons.is_other_program());
    let refused = Memo::new(move |_| {
        let refused = session.text.with(|text| Program::parse(text).err());
        refused.map(|error| making::not_usable(&error))
    });
    let usable = move || refused.with(Option::is_none);
    view! {
        // There before it says something: screen readers tell what comes into such a place, and not the place itself.
        <div role="status">
            <Show when=move || is_other.get()>
                <div class="changed">
                    <p>{making::OTHER_PROGRAM}</p>
                    <p class="note">{move || refused.get().unwrap_or_else(|| making::USE_MEANS.to_owned())}</p>
                    <p class="acts">
                        <button
                            class="button primary"
                            aria-disabled=move || (!usable()).to_string()
                            on:click=move |_| {
                                if untrack(usable) {
                                    lessons.use_program();
                                }
                            }
                        >
                            {making::USE_PROGRAM}
                        </button>
                        <button class="button outlined" on:click=move |_| lessons.return_to_program()>
                            {texts::BRING_BACK}
                        </button>
                        <button class="button outlined" on:click=move |_| lessons.discard()>
                            {making::NEW_LESSON}
                        </button>
                    </p>
                </div>
            </Show>
        </div>
    }
}
