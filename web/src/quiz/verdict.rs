//! What an answer is worth: learner, model and Python side by side, each right or wrong by shape, colour and word.

use hunch::quiz::{Expected, Grade, Mark, Question};
use leptos::prelude::*;

use super::{Attempt, Judge};
use crate::icons::{Glyph, Icon};
use crate::words::quiz;

/// What Python says to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PythonSays {
    /// It was not asked.
    Unasked,
    /// It is being asked.
    Working,
    /// It has answered, and its answer waits until the step is shown.
    Later,
    /// Its answer.
    Answer(Expected),
    /// It has none, and why.
    Nothing(String),
}

impl PythonSays {
    /// The answer, if there is one.
    pub fn answer(&self) -> Option<&Expected> {
        match self {
            PythonSays::Answer(expected) => Some(expected),
            _ => None,
        }
    }
}

/// What an answer is worth by what is taken for the truth; `None`: the learner let it be shown.
pub(super) fn graded(attempt: &Attempt, truth: &Expected, lines: &[u32]) -> Option<Grade> {
    let answer = attempt.answer.as_deref()?;
    // It was an answer when it was given; one of another kind is not what Python says.
    Some(truth.grade(answer, lines).unwrap_or(Mark::Wrong.into()))
}

/// The verdict. By Python, once that has answered.
#[component]
pub fn Verdict(
    /// What was asked.
    question: Question,
    /// Whose the expected answer is.
    judge: Judge,
    /// The lines with code, or none.
    lines: Vec<u32>,
    /// What the model says, if that is not the expected answer.
    model: Option<String>,
    /// What Python says; without it there is no column for it.
    python: Option<Signal<PythonSays>>,
    /// Asks Python.
    on_ask_python: Option<Callback<()>>,
    /// The answer.
    attempt: Attempt,
) -> impl IntoView {
    let says = Memo::new(move |_| python.map(|python| python.get()));
    let by_python =
        move || says.with(|says| says.as_ref().is_some_and(|says| says.answer().is_some()));
    let expected = StoredValue::new(question.expected);
    let attempt = StoredValue::new(attempt);
    let truth = Memo::new(move |_| {
        let python = says.with(|says| says.as_ref().and_then(|says| says.answer().cloned()));
        python.unwrap_or_else(|| expected.get_value())
    });
    let lines = StoredValue::new(lines);
    let grade = Memo::new(move |_| {
        truth.with(|truth| {
            attempt.with_value(|attempt| lines.with_value(|lines| graded(attempt, truth, lines)))
        })
    });
    let mark = move || grade.with(|grade| grade.as_ref().map(|grade| grade.mark));
    let model_text = match judge {
        Judge::Model => Some(expected.with_value(|expected| expected.text(quiz::END))),
        Judge::Author => model,
    };
    let model_mark = {
        let text = model_text.clone();
        move || {
            // Of its own prediction the model says nothing new.
            let known = judge == Judge::Author || by_python();
            let text = text.as_deref().filter(|_| known)?;
            let grade = truth.with(|truth| lines.with_value(|lines| truth.grade(text, lines)));
            Some(grade.map_or(Mark::Wrong, |grade| grade.mark))
        }
    };
    let yours = attempt.with_value(|attempt| attempt.answer.clone());
    let by = move || match (by_python(), judge) {
        (true, _) => quiz::BY_PYTHON,
        (false, Judge::Model) => quiz::BY_MODEL,
        (false, Judge::Author) => "",
    };
    let note = move || {
        grade.with(|grade| {
            let grade = grade.as_ref()?;
            let remark = grade.remark.as_ref().map(quiz::remark);
            remark.or_else(|| grade.difference.as_ref().map(quiz::difference))
        })
    };
    let python_cell = move || match says.get()? {
        PythonSays::Unasked => on_ask_python.map(|ask| {
            view! {
                <button
                    class="button outlined small"
                    title=quiz::ASK_PYTHON_MEANS
                    on:click=move |_| ask.run(())
                >
                    {quiz::ASK_PYTHON}
                </button>
            }
            .into_any()
        }),
        PythonSays::Working => Some(
            view! {
                <span class="spinner" aria-hidden="true"></span>
                <span class="said">{quiz::PYTHON_WORKS}</span>
            }
            .into_any(),
        ),
        PythonSays::Later => {
            Some(view! { <span class="silent">{quiz::PYTHON_LATER}</span> }.into_any())
        }
        PythonSays::Answer(answer) => {
            let text = answer.text(quiz::END);
            Some(view! { <code class="said">{text}</code> }.into_any())
        }
        PythonSays::Nothing(_) => {
            Some(view! { <span class="silent">{quiz::NO_ANSWER}</span> }.into_any())
        }
    };
    let expected_text =
        (judge == Judge::Author).then(|| expected.with_value(|expected| expected.text(quiz::END)));
    let has_model = model_text.is_some();
    let has_expected = expected_text.is_some();
    let head = move |shown: bool, title: &'static str| {
        shown.then(|| view! { <th scope="col">{title}</th> })
    };
    view! {
        <p class=move || format!("verdict {}", class_of(mark()))>
            <MarkGlyph mark=Signal::derive(mark) />
            <b>{move || quiz::verdict(mark())}</b>
            " "
            <span class="by">{by}</span>
        </p>
        <table class="answers" aria-label=quiz::SIDE_BY_SIDE>
            <thead>
                <tr>
                    {head(true, quiz::YOU)} {head(has_model, quiz::MODEL)}
                    {head(has_expected, quiz::EXPECTED)} {head(python.is_some(), quiz::PYTHON)}
                </tr>
            </thead>
            <tbody>
                <tr>
                    <td>
                        {match yours {
                            Some(yours) => view! { <code class="said">{yours}</code> }.into_any(),
                            None => view! { <span class="silent">{quiz::NOT_ANSWERED}</span> }.into_any(),
                        }}
                        <MarkWord mark=Signal::derive(mark) />
                    </td>
                    {model_text
                        .map(|text| {
                            view! {
                                <td>
                                    <code class="said">{text}</code>
                                    <MarkWord mark=Signal::derive(model_mark.clone()) />
                                </td>
                            }
                        })}
                    {expected_text.map(|text| view! { <td><code class="said">{text}</code></td> })}
                    {python.is_some().then(|| view! { <td>{python_cell}</td> })}
                </tr>
            </tbody>
        </table>
        {move || note().map(|note| view! { <p class="note">{note}</p> })}
        {move || match says.get() {
            Some(PythonSays::Nothing(reason)) => Some(view! { <p class="note">{reason}</p> }),
            _ => None,
        }}
        {question.explanation.map(|text| view! { <p class="note">{text}</p> })}
    }
}

/// A mark as a shape; the word is beside it.
#[component]
fn MarkGlyph(mark: Signal<Option<Mark>>) -> impl IntoView {
    move || {
        let icon = match mark.get() {
            Some(Mark::Right) => Icon::Right,
            Some(Mark::Close) => Icon::Almost,
            Some(Mark::Wrong) => Icon::Wrong,
            None => Icon::Shown,
        };
        view! { <Glyph icon=icon /> }
    }
}

/// A mark beside one of the answers; nothing where nobody knows.
#[component]
fn MarkWord(mark: Signal<Option<Mark>>) -> impl IntoView {
    move || {
        mark.get().map(|mark| {
            view! {
                <span class=format!("mark {}", class_of(Some(mark)))>
                    <MarkGlyph mark=Signal::stored(Some(mark)) />
                    {quiz::mark(mark)}
                </span>
            }
        })
    }
}

fn class_of(mark: Option<Mark>) -> &'static str {
    match mark {
        Some(Mark::Right) => "right-mark",
        Some(Mark::Close) => "close-mark",
        Some(Mark::Wrong) => "wrong-mark",
        None => "shown-mark",
    }
}
