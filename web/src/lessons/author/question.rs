//! A question of the draft: what it asks for, the expected answer and what CPython says of that, hints, and why.

use leptos::prelude::*;

use super::field::Labelled;
use crate::lessons::format::{Ask, Question, Step};
use crate::lessons::{Answered, Lessons, draft};
use crate::words::{lessons as texts, making};

/// A question of the draft.
#[component]
pub fn QuestionFields(
    /// Its step's number, from 0.
    step: usize,
    /// Its own.
    number: usize,
) -> impl IntoView {
    let lessons = Lessons::get();
    let with = move |read: &dyn Fn(&Step, &Question) -> String| {
        lessons
            .draft
            .with(|draft| {
                let step = draft.as_ref()?.steps.get(step)?;
                Some(read(step, step.questions.get(number)?))
            })
            .unwrap_or_default()
    };
    let change = move |change: &dyn Fn(&mut Step, usize)| {
        lessons.change(|lesson| {
            if let Some(step) = lesson
                .steps
                .get_mut(step)
                .filter(|step| number < step.questions.len())
            {
                change(step, number);
            }
        });
    };
    let kind = Memo::new(move |_| {
        lessons.draft.with(|draft| {
            let step = draft.as_ref()?.steps.get(step)?;
            Some((step.questions.get(number)?.ask, draft::names(step)))
        })
    });
    let field = move |label,
                      lines: bool,
                      read: fn(&Question) -> String,
                      write: fn(&mut Step, usize, &str)| {
        let value = Signal::derive(move || with(&|_, question| read(question)));
        let on_text =
            Callback::new(move |typed: String| change(&|step, number| write(step, number, &typed)));
        view! { <Labelled label=label lines=lines value=value on_text=on_text /> }
    };
    let ask_again = move |ask: Ask, name: Option<String>| {
        change(&|step, number| {
            let Some(then) = &step.then else { return };
            let name = name.clone().or_else(|| draft::names(step).first().cloned());
            let fresh = draft::asked(then, ask, name.filter(|_| ask == Ask::Value));
            let question = &mut step.questions[number];
            (question.ask, question.name, question.answer) = (fresh.ask, fresh.name, fresh.answer);
        });
    };
    let choose_ask = move |event| {
        let chosen = event_target_value(&event);
        let ask = texts::ASKS.iter().find(|(_, words)| *words == chosen);
        if let Some((ask, _)) = ask {
            ask_again(*ask, None);
        }
    };
    let options = move || {
        let current = kind.get().map(|(ask, _)| ask);
        let option = move |(ask, words): (Ask, &'static str)| {
            view! { <option value=words selected=Some(ask) == current>{words}</option> }
        };
        texts::ASKS.map(option).collect_view()
    };
    let names = move || {
        let (ask, names) = kind.get()?;
        let current = with(&|_, question| question.name.clone().unwrap_or_default());
        let option = |name: String| {
            let chosen = name == current;
            let value = name.clone();
            view! { <option value=value selected=chosen>{name}</option> }
        };
        (ask == Ask::Value).then(|| {
            view! {
                <label class="labelled">
                    <span>{texts::NAME}</span>
                    <select on:change=move |event| ask_again(Ask::Value, Some(event_target_value(&event)))>
                        {names.into_iter().map(option).collect_view()}
                    </select>
                </label>
            }
        })
    };
    let answered = Memo::new(move |_| lessons.answered(step, number));
    let is_other = move || answered.with(|answered| matches!(answered, Some(Answered::Other(_))));
    view! {
        <fieldset class="author-question">
            <legend>{texts::question_title(number)}</legend>
            <div class="pair">
                <label class="labelled">
                    <span>{texts::ASK}</span>
                    <select on:change=choose_ask>{options}</select>
                </label>
                {names}
            </div>
            {field(texts::ANSWER, false, |question| question.answer.clone(), draft::correct)}
            <p class="note" class:contradicted=is_other>
                {move || answered.with(|answered| making::answered(answered.as_ref()))}
            </p>
            <Show when=is_other>
                <button class="button outlined small" on:click=move |_| lessons.take_truth(step)>
                    {making::TAKE_ANSWER}
                </button>
            </Show>
            {field(
                texts::WORDS,
                false,
                |question| question.words.clone().unwrap_or_default(),
                |step, number, typed| {
                    step.questions[number].words = Some(typed.to_owned()).filter(|typed| !typed.trim().is_empty());
                },
            )}
            {field(
                texts::HINTS,
                true,
                |question| question.hints.join("\n"),
                |step, number, typed| step.questions[number].hints = draft::paragraphs(typed),
            )}
            {field(
                texts::WHY,
                true,
                |question| question.why.clone(),
                |step, number, typed| step.questions[number].why = draft::paragraphs(typed).join(" "),
            )}
            <button
                class="button small"
                on:click=move |_| change(&|step, number| drop(step.questions.remove(number)))
            >
                {texts::REMOVE_QUESTION}
            </button>
        </fieldset>
    }
}
