//! A question of a lesson: a field for the answer, what is said to it, hints, and in the end the answer with its
//! explanation. The quiz's card ends with the first answer; a lesson lets its learner try again, so that a hint can help.

use hunch::quiz::Mark;
use leptos::prelude::*;

use super::card::focus_next;
use super::format::{Ask, Question};
use super::play::{End, Try};
use super::{Lessons, prose};
use crate::field::Refusal;
use crate::session::Session;
use crate::words::lessons as words;
use crate::words::quiz;

/// A question of the current step; it stays while its step does.
#[component]
pub fn QuestionForm(
    /// Its number in the step, from 0.
    index: usize,
) -> impl IntoView {
    let lessons = Lessons::get();
    let asked = lessons.play.with_untracked(|play| {
        let step = play.as_ref()?.step()?;
        let question = step.questions.get(index)?;
        Some((question.clone(), words::question(question, step)))
    });
    let Some((question, text)) = asked else {
        return ().into_any();
    };
    let attempt = Memo::new(move |_| {
        lessons
            .play
            .with(|play| {
                let (_, attempt) = play.as_ref()?.question(index)?;
                Some(attempt)
            })
            .unwrap_or_default()
    });
    let typed = RwSignal::new(attempt.with_untracked(|attempt| attempt.typed.clone()));
    let ended = Memo::new(move |_| attempt.with(|attempt| attempt.end));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let answer = typed.get_untracked();
        lessons.act(|play| play.answer(index, &answer));
        if attempt.with_untracked(|attempt| attempt.end.is_some()) {
            focus_next();
        }
    };
    let id = format!("lesson-question-{index}");
    let invalid =
        Signal::derive(move || attempt.with(|attempt| matches!(attempt.grade, Some(Err(_)))));
    let fields = {
        let (question, id) = (question.clone(), id.clone());
        move || {
            (ended.get().is_none()).then(|| {
                view! {
                    {field(&question, typed, invalid, id.clone())}
                    <Verdict attempt=attempt hints=question.hints.len() />
                    {hints(&question, attempt)}
                    <p class="acts">
                        <button type="submit" class="button primary">
                            {quiz::ANSWER}
                        </button>
                        {more(lessons, index, &question, attempt)}
                    </p>
                }
            })
        }
    };
    let answer = move || {
        let remark = attempt.with_untracked(|attempt| match &attempt.grade {
            // What is only close is right here, and needs no remark.
            Some(Ok(grade)) if grade.mark == Mark::Right => grade.remark.as_ref().map(quiz::remark),
            _ => None,
        });
        ended.get().map(|end| answered(&question, end, remark))
    };
    view! {
        <form class="lesson-question" on:submit=submit>
            <p class="asked" id=id>{prose::line(&text)}</p>
            {fields}
            <div role="status">{answer}</div>
        </form>
    }
    .into_any()
}

/// The field; printed text may have several lines, and a line can be clicked beside the code.
fn field(
    question: &Question,
    typed: RwSignal<String>,
    invalid: Signal<bool>,
    label: String,
) -> impl IntoView + use<> {
    let on_input = move |event: web_sys::Event| typed.set(event_target_value(&event));
    let how = match question.ask {
        Ask::Line => quiz::CLICK_A_LINE,
        Ask::Value | Ask::Result => quiz::WRITE_A_VALUE,
        Ask::Output => quiz::WRITE_THE_TEXT,
    };
    if question.ask == Ask::Line {
        Session::get()
            .picker
            .hand_to(move |line| typed.set(line.to_string()));
    }
    let field = if question.ask == Ask::Output && question.answer.contains('\n') {
        view! {
            <textarea
                class="code"
                rows="3"
                data-answer
                spellcheck="false"
                aria-labelledby=label
                aria-invalid=move || invalid.get().to_string()
                prop:value=move || typed.get()
                on:input=on_input
            ></textarea>
        }
        .into_any()
    } else {
        view! {
            <input
                class="code"
                type="text"
                data-answer
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-labelledby=label
                aria-invalid=move || invalid.get().to_string()
                prop:value=move || typed.get()
                on:input=on_input
            />
        }
        .into_any()
    };
    view! {
        {field}
        <p class="how">{how}</p>
    }
}

/// What is said to an answer that is not right, or none.
#[component]
fn Verdict(
    attempt: Memo<Try>,
    /// How many hints there are.
    hints: usize,
) -> impl IntoView {
    let refused = move || {
        let grade = attempt.with(|attempt| attempt.grade.clone());
        grade?.err().map(|reason| quiz::refusal(&reason))
    };
    let wrong = move || {
        let grade = attempt.with(|attempt| attempt.grade.clone())?.ok()?;
        let difference = grade.difference.as_ref().map(quiz::difference);
        Some(view! {
            <p class="lesson-verdict wrong">
                {move || words::wrong(attempt.with(|attempt| attempt.hints) < hints)}
            </p>
            {difference.map(|difference| view! { <p class="why">{difference}</p> })}
        })
    };
    view! {
        <Refusal error=Signal::derive(refused) />
        <div role="status">{wrong}</div>
    }
}

/// The hints that were asked for.
fn hints(question: &Question, attempt: Memo<Try>) -> impl IntoView + use<> {
    let hints = question.hints.clone();
    let all = hints.len();
    let shown = move || {
        let count = attempt.with(|attempt| attempt.hints);
        let hint = |(index, text): (usize, &String)| {
            view! {
                <li>
                    <b>{quiz::hint_number(index + 1, all)}</b>
                    " "
                    {prose::line(text)}
                </li>
            }
        };
        hints
            .iter()
            .take(count)
            .enumerate()
            .map(hint)
            .collect_view()
    };
    view! {
        <div role="status">
            <ul class="lesson-hints">{shown}</ul>
        </div>
    }
}

/// A hint more, or the answer.
fn more(
    lessons: Lessons,
    index: usize,
    question: &Question,
    attempt: Memo<Try>,
) -> impl IntoView + use<> {
    let count = question.hints.len();
    let any = move || attempt.with(|attempt| attempt.hints) < count;
    view! {
        <Show when=any>
            <button type="button" class="button outlined" on:click=move |_| lessons.act(|play| play.hint(index))>
                {quiz::HINT}
            </button>
        </Show>
        <button type="button" class="button outlined" on:click=move |_| {
            lessons.act(|play| play.show(index));
            focus_next();
        }>
            {quiz::SHOW}
        </button>
    }
}

/// The settled question: the answer, and why.
fn answered(question: &Question, end: End, remark: Option<String>) -> impl IntoView + use<> {
    let right = end == End::Right;
    let answer = words::answer(&question.answer);
    view! {
        <p class="lesson-verdict" class:right=right>
            {right.then(|| view! { <b>{words::RIGHT}</b> " " })}
            {words::ANSWER_IS}
            " "
            <code>{answer}</code>
        </p>
        {remark.filter(|_| right).map(|remark| view! { <p class="why">{remark}</p> })}
        {(!question.why.is_empty()).then(|| view! { <p class="why">{prose::line(&question.why)}</p> })}
    }
}
