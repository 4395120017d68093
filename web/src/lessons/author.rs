//! The author's view: the lesson's texts, and its steps with their questions, beside the program that it is about.

use leptos::prelude::*;

use super::draft::{self, Next};
use super::format::{Ask, Lesson, Question, Step};
use super::{Lessons, index_of};
use crate::clipboard;
use crate::icons::{Glyph, Icon};
use crate::words::{self, lessons as texts};

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
    let can_add = move || next.get() == Next::Follows;
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
                {text(texts::TITLE, false, |lesson| lesson.title.clone(), |lesson, typed| lesson.title = typed.to_owned())}
                {text(texts::GOAL, false, |lesson| lesson.goal.clone(), |lesson, typed| lesson.goal = typed.to_owned())}
                {text(texts::TEXT, true, |lesson| lesson.text.join("\n"), |lesson, typed| lesson.text = draft::paragraphs(typed))}
                <p class="note" role="status">{filled}</p>
                <ol class="author-steps">
                    {move || (0..steps.get()).map(|index| view! { <StepForm index=index /> }).collect_view()}
                </ol>
                <p class="acts">
                    <button
                        class="button outlined"
                        title=texts::NO_STEP
                        aria-disabled=move || (!can_add()).to_string()
                        on:click=move |_| {
                            if untrack(can_add) {
                                lessons.add_step();
                            }
                        }
                    >
                        {texts::ADD_STEP}
                    </button>
                    <button class="button outlined" on:click=move |_| lessons.add_text()>
                        {texts::ADD_TEXT}
                    </button>
                    <Show when=has_steps>
                        <button class="button" on:click=move |_| lessons.clear_path()>
                            {texts::CLEAR_PATH}
                        </button>
                    </Show>
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

/// What is still wrong, and what can be done with the lesson.
#[component]
fn Sharing() -> impl IntoView {
    let lessons = Lessons::get();
    let done = RwSignal::new(String::new());
    let lacks = Memo::new(move |_| lessons.lacks());
    let sound = move || lacks.with(Option::is_none);
    let state = move || {
        lacks.with(|lacks| match lacks {
            Some(error) => texts::unsound(error),
            None => texts::SOUND.to_owned(),
        })
    };
    let copy = move |_| match lessons.draft_link() {
        Some(Ok(link)) => clipboard::copy(link, move |copied| {
            let said = if copied {
                words::COPIED
            } else {
                words::NOT_COPIED
            };
            done.set(said.to_owned());
        }),
        Some(Err(error)) => done.set(texts::no_link(error)),
        None => {}
    };
    let link = Memo::new(move |_| {
        lessons.draft.track();
        lessons
            .draft_link()
            .and_then(Result::ok)
            .unwrap_or_default()
    });
    view! {
        <p class="note" class:ready=sound role="status">{state}</p>
        <Show when=move || !lessons.draft_kept.get()>
            <p class="note">{texts::NOT_KEPT}</p>
        </Show>
        <p class="acts">
            <button class="button primary" disabled=move || !sound() on:click=move |_| lessons.preview()>
                {texts::PREVIEW}
            </button>
            <button class="button outlined" disabled=move || !sound() on:click=copy>
                {texts::COPY_LINK}
            </button>
            <button
                class="button outlined"
                on:click=move |_| {
                    let saved = lessons.save_draft_file();
                    done.set((if saved { words::SAVED } else { words::NOT_SAVED }).to_owned());
                }
            >
                {texts::SAVE_FILE}
            </button>
            <button class="button outlined" on:click=move |_| lessons.choose_file()>
                {texts::OPEN_FILE}
            </button>
            <button class="button" on:click=move |_| lessons.discard()>
                {texts::DISCARD}
            </button>
        </p>
        <Show when=sound>
            <label class="labelled">
                <span>{texts::LINK}</span>
                <input class="code" readonly prop:value=move || link.get() />
            </label>
        </Show>
        <p class="note" role="status">{move || done.get()}</p>
    }
}

/// A step of the draft.
#[component]
fn StepForm(
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
    };
    let remove = move |_| lessons.remove_step(index);
    let id = index_of("author-step", index);
    let label = id.clone();
    view! {
        <li>
            <div role="group" aria-labelledby=label>
            <h3 id=id>{move || title.get()}</h3>
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

/// A question of the draft.
#[component]
fn QuestionFields(
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

/// A field with its label. What is shown is what was typed, until something else changes the draft: a line that is being
/// typed may end in a space.
#[component]
fn Labelled(
    /// Its name.
    label: &'static str,
    /// Whether several lines can be typed.
    lines: bool,
    /// What the draft says.
    value: Signal<String>,
    /// The author has typed.
    on_text: Callback<String>,
) -> impl IntoView {
    let typed = RwSignal::new(value.get_untracked());
    let focused = RwSignal::new(false);
    Effect::new(move |_| {
        let value = value.get();
        if !focused.get() {
            typed.set(value);
        }
    });
    let on_input = move |event: web_sys::Event| {
        let text = event_target_value(&event);
        typed.set(text.clone());
        on_text.run(text);
    };
    let field = if lines {
        view! {
            <textarea
                rows="2"
                prop:value=move || typed.get()
                on:input=on_input
                on:focus=move |_| focused.set(true)
                on:blur=move |_| focused.set(false)
            ></textarea>
        }
        .into_any()
    } else {
        view! {
            <input
                type="text"
                autocomplete="off"
                prop:value=move || typed.get()
                on:input=on_input
                on:focus=move |_| focused.set(true)
                on:blur=move |_| focused.set(false)
            />
        }
        .into_any()
    };
    view! {
        <label class="labelled">
            <span>{label}</span>
            {field}
        </label>
    }
}
