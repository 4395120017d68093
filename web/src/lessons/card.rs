//! The card of the lesson that is being taken: its goal, the current step, its questions, and the way through it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::play::{End, Play, Try};
use super::question::QuestionForm;
use super::{Lessons, Origin, prose};
use crate::icons::{Glyph, Icon};
use crate::session::Session;
use crate::touch::is_touched;
use crate::words::{lessons as words, quiz};

/// The card; nothing while no lesson is open.
#[component]
pub fn LessonCard() -> impl IntoView {
    let lessons = Lessons::get();
    let open = Memo::new(move |_| lessons.play.with(Option::is_some));
    view! {
        <Show when=move || open.get()>
            <Card />
        </Show>
    }
}

#[component]
fn Card() -> impl IntoView {
    let lessons = Lessons::get();
    let session = Session::get();
    let read = move |read: fn(&Play) -> String| {
        lessons
            .play
            .with(|play| play.as_ref().map(read).unwrap_or_default())
    };
    // Which step it is, made anew only when the learner moves: an answer must not take its own field away.
    let at = Memo::new(move |_| {
        let moved = lessons.moved.get();
        lessons.play.with(|play| {
            play.as_ref()
                .map(|play| (moved, play.at(), play.lesson.steps.len()))
        })
    });
    let preview = Memo::new(move |_| {
        lessons.play.with(|play| {
            play.as_ref()
                .is_some_and(|play| play.origin == Origin::Preview)
        })
    });
    let place = move || {
        let place = at.get().map(|(_, at, of)| words::step_of(at, of))?;
        Some(match preview.get() {
            true => words::previewed(&place),
            false => place,
        })
    };
    let leave = move || {
        if preview.get() {
            words::CLOSE_PREVIEW
        } else {
            words::LEAVE
        }
    };
    let changed = Memo::new(move |_| {
        let source = lessons
            .play
            .with(|play| play.as_ref().map(|play| play.lesson.source()));
        session
            .text
            .with(|text| source.is_some_and(|source| source.trim_end() != text.trim_end()))
    });
    let astray = Memo::new(move |_| !changed.get() && lessons.is_astray());
    let content = move || {
        let (_, at, of) = at.get()?;
        let view = if at == of {
            summary(lessons).into_any()
        } else {
            step(lessons).into_any()
        };
        Some(view)
    };
    focus_moves(lessons);
    view! {
        <section class="card panel lesson" aria-labelledby="lesson-title">
            <h2>
                <span id="lesson-title">{move || read(|play| play.lesson.title.clone())}</span>
                <span class="aside">{place}</span>
                <button class="button icon small" aria-label=leave title=leave on:click=move |_| lessons.leave()>
                    <Glyph icon=Icon::Close />
                </button>
            </h2>
            <div class="body">
                <p class="goal">
                    <b>{words::GOAL}</b>
                    " "
                    {move || lessons.play.with(|play| play.as_ref().map(|play| prose::line(&play.lesson.goal)))}
                </p>
                <Show when=move || changed.get()>
                    <div class="changed" role="status">
                        <p>{words::CHANGED}</p>
                        <button
                            class="button outlined"
                            on:click=move |_| {
                                lessons.bring_back();
                                focus_next();
                            }
                        >
                            {words::BRING_BACK}
                        </button>
                    </div>
                </Show>
                <Show when=move || astray.get()>
                    <div class="changed" role="status">
                        <p>{words::ASTRAY}</p>
                        <button
                            class="button outlined"
                            on:click=move |_| {
                                lessons.return_to_place();
                                focus_next();
                            }
                        >
                            {words::TO_PLACE}
                        </button>
                    </div>
                </Show>
                {content}
                <Dots />
                <Show when=move || preview.get()>
                    <p class="acts">
                        <button class="button outlined" on:click=move |_| lessons.leave()>
                            {words::BACK_TO_EDITING}
                        </button>
                    </p>
                </Show>
            </div>
        </section>
    }
}

/// Moves the focus along with the learner: to the answer's field, where there is a keyboard, or to the step's text.
fn focus_moves(lessons: Lessons) {
    Effect::new(move |before: Option<u32>| {
        let now = lessons.moved.get();
        // Not when the lesson opens: the focus is where the learner put it.
        if before.is_some_and(|before| before != now) {
            focus_first([ANSWER, TOLD, GO_ON]);
        }
        now
    });
}

/// Moves the focus on from a question that is settled, and takes its fields with it: to the next one, or to the step's button.
/// Who is left to the page's own rule lands on whatever stands where the last button stood.
pub(super) fn focus_next() {
    focus_first([ANSWER, GO_ON, TOLD]);
}

/// Moves the focus to the beginning of a lesson that its learner has chosen.
pub(super) fn focus_begins() {
    focus_first([TOLD, ANSWER, GO_ON]);
}

/// The field of an answer.
const ANSWER: &str = ".lesson [data-answer]";
/// A step's text, where it has one.
const TOLD: &str = ".lesson .told:not(:empty)";
/// The button that leads on.
const GO_ON: &str = ".lesson .go-on";

/// Focuses the first of these that there is once the page is drawn. Where there is no keyboard it is no field of an answer:
/// one would come up, over what is to be read.
pub(super) fn focus_first<S: AsRef<str> + 'static>(
    selectors: impl IntoIterator<Item = S> + 'static,
) {
    request_animation_frame(move || {
        let touched = is_touched();
        let found = |selector: S| document().query_selector(selector.as_ref()).ok().flatten();
        let mut elements = selectors.into_iter().filter_map(found);
        let element = elements.find(|element| !(touched && element.has_attribute("data-answer")));
        if let Some(element) =
            element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
        {
            // Only elements that left the page refuse the focus.
            let _ = element.focus();
        }
    });
}

/// A step: what became of the last one, its text, its questions, and the way on.
fn step(lessons: Lessons) -> impl IntoView {
    let session = Session::get();
    let told = lessons.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let first = (play.at() == 0).then(|| prose::paragraphs(&play.lesson.text));
        let text = play.step().map(|step| prose::paragraphs(&step.text));
        Some(view! { {first} {text} })
    });
    let count = lessons.play.with_untracked(|play| {
        play.as_ref()
            .and_then(|play| Some(play.step()?.questions.len()))
            .unwrap_or_default()
    });
    let next = Memo::new(move |_| {
        lessons
            .play
            .with(|play| play.as_ref().and_then(Play::open_question))
    });
    let go = lessons.play.with_untracked(|play| {
        let step = play.as_ref()?.step()?;
        Some(
            step.go
                .as_ref()
                .map_or_else(|| words::NEXT.to_owned(), words::command),
        )
    });
    let first = lessons
        .play
        .with_untracked(|play| play.as_ref().is_some_and(|play| play.at() == 0));
    let open = move || next.get().is_some();
    let ready = move || !session.waiting();
    view! {
        {outcome(lessons)}
        <div class="told" tabindex="-1">
            {told}
        </div>
        {(0..count)
            .map(|index| {
                view! {
                    <Show when=move || next.get().is_none_or(|next| index <= next)>
                        <QuestionForm index=index />
                    </Show>
                }
            })
            .collect_view()}
        <p class="acts">
            <button
                class="button go-on"
                class:primary=move || !open()
                class:outlined=open
                aria-disabled=move || (open() || !ready()).to_string()
                on:click=move |_| {
                    if !open() && ready() {
                        lessons.go_on();
                    }
                }
            >
                {go}
            </button>
            {first.then(print_button)}
        </p>
    }
}

/// What became of the step before: the learner, the model and Python side by side.
fn outcome(lessons: Lessons) -> impl IntoView {
    let rows = lessons.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let before = play.at().checked_sub(1)?;
        let questions = play.lesson.steps.get(before)?.questions.iter().enumerate();
        let rows: Vec<_> = questions
            .filter_map(|(index, question)| {
                let said = play.model_said(before, question)?;
                let right = play.model_is_right(before, question) == Some(true);
                let attempt = play.try_of(before, index);
                let row = view! {
                    <tr>
                        <th scope="row" class="code">{words::short(question)}</th>
                        <td class:wrong=attempt.end != Some(End::Right)>{learner(&attempt)}</td>
                        <td class:wrong=!right>{words::answer(&said)}</td>
                        <td>{words::answer(&question.answer)}</td>
                    </tr>
                };
                Some(row)
            })
            .collect();
        Some(rows).filter(|rows| !rows.is_empty())
    });
    let table = rows.map(|rows| {
        view! {
            <table class="said">
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{quiz::YOU}</th>
                        <th scope="col">{quiz::MODEL}</th>
                        // Nobody has asked Python about a lesson that is not the course's.
                        <th scope="col">{if lessons.is_course() { quiz::PYTHON } else { quiz::EXPECTED }}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        }
    });
    view! {
        {table}
        <Show when=move || lessons.erred.get()>
            <p class="note">{if lessons.is_course() { words::MODEL_ERRED } else { words::MODEL_DIFFERED }}</p>
        </Show>
    }
}

/// What the learner answered in the end.
fn learner(attempt: &Try) -> String {
    match attempt.end {
        Some(End::Right) => words::answer(&attempt.typed),
        _ if attempt.typed.is_empty() => quiz::NOT_ANSWERED.to_owned(),
        _ => words::answer(&attempt.typed),
    }
}

/// The end: what to keep in mind, and how it went.
fn summary(lessons: Lessons) -> impl IntoView {
    let (texts, score) = lessons.play.with_untracked(|play| {
        let Some(play) = play else {
            return Default::default();
        };
        (play.lesson.summary.clone(), play.score())
    });
    let items = texts
        .iter()
        .map(|text| view! { <li>{prose::line(text)}</li> })
        .collect_view();
    let kept = if texts.is_empty() {
        view! { <p>{words::OVER}</p> }.into_any()
    } else {
        view! {
            <h3>{words::SUMMARY}</h3>
            <ul class="summary">{items}</ul>
        }
        .into_any()
    };
    let following = move || {
        let next = lessons.following()?;
        Some(view! {
            <button class="button primary" on:click=move |_| lessons.choose(next.id.clone())>
                {words::next_lesson(&next.title)}
            </button>
        })
    };
    view! {
        {outcome(lessons)}
        <div class="told" tabindex="-1">
            {kept}
            <p role="status">{words::score(score.right, score.at_once, score.of)}</p>
        </div>
        <p class="acts">
            {following}
            <button class="button outlined" on:click=move |_| lessons.again()>
                {words::AGAIN}
            </button>
            {print_button()}
        </p>
    }
}

/// Prints the hand-out.
fn print_button() -> impl IntoView {
    let print = move |_| {
        // A browser that cannot print says so itself.
        let _ = window().print();
    };
    view! {
        <button class="button outlined" on:click=print>
            {words::PRINT}
        </button>
    }
}

/// The steps as dots, with the way back and on.
#[component]
fn Dots() -> impl IntoView {
    let lessons = Lessons::get();
    let at = Memo::new(move |_| lessons.play.with(|play| play.as_ref().map_or(0, Play::at)));
    let of = Memo::new(move |_| {
        lessons
            .play
            .with(|play| play.as_ref().map_or(0, |play| play.lesson.steps.len()))
    });
    let dot = move |index: usize| {
        view! { <li class:gone=move || index < at.get() class:here=move || index == at.get()></li> }
    };
    let turn = move |name: &'static str, icon: Icon, to: fn(usize) -> Option<usize>| {
        let target = move || to(at.get()).filter(|to| *to <= of.get());
        view! {
            <button
                class="button icon small"
                aria-label=name
                title=name
                aria-disabled=move || target().is_none().to_string()
                on:click=move |_| {
                    if let Some(to) = untrack(target) {
                        lessons.move_to(to);
                    }
                }
            >
                <Glyph icon=icon />
            </button>
        }
    };
    view! {
        <nav class="way" aria-label=words::STEPS>
            {turn(words::PREVIOUS, Icon::Previous, |at| at.checked_sub(1))}
            // The title says the same in words, and counts alike: the end is no step.
            <ol class="dots" aria-hidden="true">
                {move || (0..of.get()).map(dot).collect_view()}
            </ol>
            {turn(words::NEXT_STEP, Icon::Next, |at| at.checked_add(1))}
        </nav>
    }
}
