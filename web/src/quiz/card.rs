//! The card of one question: asks it, gives hints, takes the answer, and shows what that is worth.

use std::sync::atomic::{AtomicU32, Ordering};

use hunch::quiz::{Expected, Question};
use leptos::html::{ElementType, Input, Section, Textarea};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::verdict::graded;
use super::{PythonSays, Verdict};
use crate::field::{Refusal, TextField};
use crate::session::Session;
use crate::touch::is_touched;
use crate::words::quiz;

/// How a question ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// What was answered; `None`: the learner let it be shown.
    pub answer: Option<String>,
    /// How many hints were taken.
    pub hints: usize,
}

/// Who knows the answer, before Python is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// The expected answer is a prediction of the model's.
    Model,
    /// It is what the question's author says.
    Author,
}

/// A question, and after the answer its verdict. The focus goes into the field when the card appears (to the question itself
/// where that would bring up a keyboard that covers the code); Enter answers, Escape lets the answer be shown. Where the
/// focus goes afterwards is for `on_done` to say.
#[component]
pub fn QuestionCard(
    /// What is asked.
    question: Question,
    /// Whose the expected answer is.
    judge: Judge,
    /// The lines with code; empty: any line is an answer to which line it is.
    #[prop(optional)]
    lines: Vec<u32>,
    /// What the model says, where the author's answer is the expected one.
    #[prop(optional_no_strip)]
    model: Option<String>,
    /// What Python says; without it there is no column for it.
    #[prop(optional_no_strip)]
    python: Option<Signal<PythonSays>>,
    /// Asks Python.
    #[prop(optional_no_strip)]
    on_ask_python: Option<Callback<()>>,
    /// The question is answered, or given up.
    #[prop(into)]
    on_done: Callback<Attempt>,
    /// The learner goes on; without it the verdict has no button.
    #[prop(optional_no_strip)]
    on_next: Option<Callback<()>>,
) -> impl IntoView {
    let prompt = question.prompt.clone();
    let kind = quiz::kind(question.kind);
    let question = StoredValue::new(question);
    let lines = StoredValue::new(lines);
    let model = StoredValue::new(model);
    let attempt = RwSignal::new(None::<Attempt>);
    let typed = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let hints = RwSignal::new(0_usize);
    let id = next_id();
    let labelled = id.clone();
    // There from the start: what appears together with its text is not always read out.
    let announced = move || {
        let attempt = attempt.get()?;
        question.with_value(|question| {
            let grade = lines.with_value(|lines| graded(&attempt, &question.expected, lines));
            let mark = grade.map(|grade| grade.mark);
            Some(quiz::announced(mark, &question.expected.text(quiz::END)))
        })
    };
    let is_line = question
        .with_value(|question| matches!(question.expected, Expected::Line(_) | Expected::End));
    let finish = move |answer: Option<String>| {
        if attempt.with_untracked(Option::is_some) {
            return;
        }
        let done = Attempt {
            answer,
            hints: hints.get_untracked(),
        };
        attempt.set(Some(done.clone()));
        on_done.run(done);
    };
    let answer = move |text: String| {
        let grade =
            question.with_value(|question| lines.with_value(|lines| question.grade(&text, lines)));
        match grade {
            Ok(_) => finish(Some(text)),
            Err(reason) => error.set(Some(quiz::refusal(&reason))),
        }
    };
    let on_key = move |event: web_sys::KeyboardEvent| {
        if event.is_composing() {
            return;
        }
        // The answer has moved the focus to a button, which this press is not for.
        if event.key() == "Enter" && is_field(&event) {
            event.prevent_default();
        }
        if event.key() != "Escape" {
            return;
        }
        event.prevent_default();
        if attempt.with_untracked(Option::is_none) {
            finish(None);
        } else if let Some(next) = on_next {
            next.run(());
        }
    };
    let asking = move || {
        view! {
            <AnswerField question=question typed=typed error=error on_answer=move |text| answer(text) />
            <TakenHints question=question taken=hints />
            <div class="acts">
                <button class="button primary" on:click=move |_| answer(typed.get_untracked())>
                    {quiz::ANSWER}
                </button>
                {is_line
                    .then(|| {
                        view! {
                            <button class="button outlined" on:click=move |_| answer(quiz::END.to_owned())>
                                {quiz::IT_ENDS}
                            </button>
                        }
                    })}
                <span class="space"></span>
                <Show when=move || hints.get() < question.with_value(|question| question.hints.len())>
                    <button
                        class="button"
                        title=quiz::HINT_COSTS
                        on:click=move |_| hints.update(|taken| *taken += 1)
                    >
                        {quiz::HINT}
                    </button>
                </Show>
                <button class="button" title=quiz::SHOW_MEANS on:click=move |_| finish(None)>
                    {quiz::SHOW}
                </button>
            </div>
        }
    };
    let verdict = move |attempt: Attempt| {
        view! {
            <Verdict
                question=question.get_value()
                judge=judge
                lines=lines.get_value()
                model=model.get_value()
                python=python
                on_ask_python=on_ask_python
                attempt=attempt
            />
            {on_next
                .map(|next| {
                    view! {
                        <div class="acts next">
                            <button class="button outlined" on:click=move |_| next.run(())>
                                {quiz::DONE}
                            </button>
                        </div>
                    }
                })}
        }
    };
    let card = NodeRef::<Section>::new();
    if is_touched() {
        card.on_load(|card| drop(card.focus()));
    }
    view! {
        <section
            node_ref=card
            tabindex="-1"
            class="card panel question"
            class:answered=move || attempt.with(Option::is_some)
            aria-labelledby=labelled
            on:keydown=on_key
        >
            <h2>
                {quiz::QUIZ} " " <span class="aside">{kind}</span>
            </h2>
            <div class="body">
                <p class="prompt" id=id>
                    {prompt}
                </p>
                {move || match attempt.get() {
                    None => asking().into_any(),
                    Some(attempt) => verdict(attempt).into_any(),
                }}
                <p class="hidden-text" role="status">
                    {announced}
                </p>
            </div>
        </section>
    }
}

/// The field for the answer, of the kind that the question needs.
#[component]
fn AnswerField(
    question: StoredValue<Question>,
    typed: RwSignal<String>,
    error: RwSignal<Option<String>>,
    #[prop(into)] on_answer: Callback<String>,
) -> impl IntoView {
    let session = Session::get();
    let prompt = question.with_value(|question| question.prompt.clone());
    let expected = question.with_value(|question| question.expected.clone());
    let set = move |text: String| {
        typed.set(text);
        error.set(None);
    };
    match expected {
        Expected::Choice { options, .. } => {
            let name = next_id();
            let first = NodeRef::<Input>::new();
            begin_at(first);
            let option = move |(index, text): (usize, String)| {
                let (value, name) = (text.clone(), name.clone());
                let input = match index {
                    0 => view! { <input type="radio" name=name node_ref=first on:change=move |_| set(value.clone()) /> }.into_any(),
                    _ => view! { <input type="radio" name=name on:change=move |_| set(value.clone()) /> }.into_any(),
                };
                view! { <label class="choice">{input} <span>{text}</span></label> }
            };
            let on_key = move |event: web_sys::KeyboardEvent| {
                if event.key() == "Enter" {
                    event.prevent_default();
                    on_answer.run(typed.get_untracked());
                }
            };
            view! {
                <div class="choices" role="radiogroup" aria-label=prompt on:keydown=on_key>
                    {options.into_iter().enumerate().map(option).collect_view()}
                </div>
                <Refusal error=error />
            }
            .into_any()
        }
        Expected::Printed(text) if text.trim_end().contains('\n') => {
            let field = NodeRef::<Textarea>::new();
            begin_at(field);
            let on_key = move |event: web_sys::KeyboardEvent| {
                if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
                    event.prevent_default();
                    on_answer.run(typed.get_untracked());
                }
            };
            view! {
                <div class="field">
                    <textarea
                        class="code"
                        node_ref=field
                        rows="3"
                        spellcheck="false"
                        aria-label=prompt
                        aria-invalid=move || error.with(Option::is_some).to_string()
                        prop:value=move || typed.get()
                        on:input=move |event| set(event_target_value(&event))
                        on:keydown=on_key
                    ></textarea>
                    <Refusal error=error />
                </div>
                <p class="how">{quiz::WRITE_THE_LINES}</p>
            }
            .into_any()
        }
        expected => {
            let is_line = matches!(expected, Expected::Line(_) | Expected::End);
            let how = match expected {
                Expected::Line(_) | Expected::End => quiz::CLICK_A_LINE,
                Expected::Printed(_) => quiz::WRITE_THE_TEXT,
                Expected::Raised(_) => quiz::WRITE_A_TYPE,
                _ => quiz::WRITE_A_VALUE,
            };
            let field = NodeRef::<Input>::new();
            begin_at(field);
            // A line that is clicked beside the code is typed, not yet answered: a finger can miss.
            if is_line {
                session.picker.hand_to(move |line| {
                    set(line.to_string());
                    if let Some(field) = field.get_untracked() {
                        // Only elements that left the page refuse the focus.
                        let _ = field.focus();
                    }
                });
            }
            view! {
                <TextField
                    label=prompt
                    value=typed
                    error=error
                    node=field
                    numeric=is_line
                    on_text=set
                    on_enter=move || on_answer.run(typed.get_untracked())
                />
                <p class="how">{how}</p>
            }
            .into_any()
        }
    }
}

/// The hints that were taken, the last one last; each is read out as it comes.
#[component]
fn TakenHints(question: StoredValue<Question>, taken: RwSignal<usize>) -> impl IntoView {
    let all = question.with_value(|question| question.hints.len());
    let item = move |(index, text): (usize, String)| {
        view! {
            <li>
                <b>{quiz::hint_number(index + 1, all)}</b>
                " "
                {text}
            </li>
        }
    };
    let items = move || {
        let hints = question.with_value(|question| question.hints.clone());
        let told = hints.into_iter().enumerate().take(taken.get());
        told.map(item).collect_view()
    };
    view! {
        <div role="log" aria-label=quiz::HINTS>
            <ol class="hints">{items}</ol>
        </div>
    }
}

/// Moves the focus to an element as soon as it is there.
fn begin_at<E>(node: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: JsCast + AsRef<web_sys::HtmlElement> + Clone + 'static,
{
    if !is_touched() {
        // Only elements that left the page refuse the focus.
        node.on_load(|element: E::Output| {
            drop(AsRef::<web_sys::HtmlElement>::as_ref(&element).focus())
        });
    }
}

/// Whether a key was pressed in a field.
fn is_field(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA"))
}

/// Several cards can be on the page: each has names of its own.
fn next_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("question-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
