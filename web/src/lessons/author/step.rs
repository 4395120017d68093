//! A step of the draft, with its questions.

use leptos::prelude::*;

use super::field::Labelled;
use super::question::QuestionFields;
use crate::lessons::card::focus_first;
use crate::lessons::draft;
use crate::lessons::format::Step;
use crate::lessons::{Lessons, index_of};
use crate::words::{lessons as texts, making};

/// Puts the focus on the question of a step that was added last: its fields stand above the button that has added it.
fn focus_question(step: usize) {
    let step = index_of("author-step", step);
    focus_first([format!(
        "[aria-labelledby='{step}'] .author-question:last-of-type select"
    )]);
}

/// A step of the draft.
#[component]
pub fn StepForm(
    /// Its number, from 0.
    index: usize,
) -> impl IntoView {
    let lessons = Lessons::get();
    let read = move |read: fn(&Step) -> String| {
        lessons.draft.with(|draft| {
            let step = draft.as_ref().and_then(|lesson| lesson.steps.get(index));
            step.map(read).unwrap_or_default()
        })
    };
    let questions = Memo::new(move |_| {
        lessons.draft.with(|draft| {
            let step = draft.as_ref().and_then(|lesson| lesson.steps.get(index));
            step.map_or(0, |step| step.questions.len())
        })
    });
    let title = Memo::new(move |_| {
        lessons.draft.with(|draft| {
            let step = draft.as_ref().and_then(|lesson| lesson.steps.get(index));
            step.map(|step| texts::step_title(index, step))
                .unwrap_or_default()
        })
    });
    let goes = move || {
        lessons.draft.with(|draft| {
            let step = draft.as_ref().and_then(|lesson| lesson.steps.get(index));
            step.is_some_and(|step| step.then.is_some())
        })
    };
    let value = Signal::derive(move || read(|step| step.text.join("\n")));
    let on_text = Callback::new(move |typed: String| {
        lessons.change(|lesson| {
            if let Some(step) = lesson.steps.get_mut(index) {
                step.text = draft::paragraphs(&typed);
            }
        });
    });
    let add = move |_| {
        lessons.change(|lesson| {
            let question = draft::first_question(lesson, index);
            if let (Some(question), Some(step)) = (question, lesson.steps.get_mut(index)) {
                step.questions.push(question);
            }
        });
        focus_question(index);
    };
    let remove = move |_| lessons.remove_step(index);
    let differences = Memo::new(move |_| lessons.differences(index));
    let id = index_of("author-step", index);
    let label = id.clone();
    view! {
        <li>
            <div role="group" aria-labelledby=label>
            <h3 id=id>{move || title.get()}</h3>
            <Show when=move || !differences.with(Vec::is_empty)>
                <div class="changed">
                    <p>{move || differences.with(|differences| making::other_state(differences))}</p>
                    <button class="button outlined small" on:click=move |_| lessons.take_truth(index)>
                        {making::TAKE_STATE}
                    </button>
                </div>
            </Show>
            <Labelled label=texts::STEP_TEXT lines=true value=value on_text=on_text />
            {move || (0..questions.get()).map(|number| view! { <QuestionFields step=index number=number /> }).collect_view()}
            <p class="acts">
                <Show when=goes>
                    <button class="button outlined small" on:click=add>
                        {texts::ADD_QUESTION}
                    </button>
                </Show>
                <button class="button small" on:click=remove>
                    {texts::REMOVE_STEP}
                </button>
            </p>
            </div>
        </li>
    }
}
