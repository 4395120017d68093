//! The quiz's place in the column of panels: the questions about the step that was asked for, one after the other.

use leptos::prelude::*;

use super::truth::python_says;
use super::{Attempt, Judge, PythonSays, QuestionCard};
use crate::session::Session;
use crate::words::quiz;

/// The questions about the last step, or that there are none; nothing while nothing is asked.
#[component]
pub fn QuizPanel() -> impl IntoView {
    let session = Session::get();
    let visible = Memo::new(move |_| {
        session.quiz.round.with(|round| {
            let round = round.as_ref()?;
            Some((round.id, round.visible()))
        })
    });
    let cards = move || {
        let (id, visible) = visible.get().unwrap_or_default();
        (0..visible).map(|index| (id, index)).collect::<Vec<_>>()
    };
    let card = move |(round, index): (u32, usize)| {
        let (question, topic) = session.quiz.round.with_untracked(|round| {
            let posed = round.as_ref()?.posed.get(index)?;
            Some((posed.question.clone(), posed.topic.clone()))
        })?;
        let python = Memo::new(move |_| python_says(session, &topic));
        Effect::new(move |_| {
            if let PythonSays::Answer(truth) = python.get() {
                session.judge_by_python(index, &truth);
            }
        });
        let ask_python = Callback::new(move |()| session.ask_python());
        let lines = untrack(|| {
            session.with_debugger(|debugger| debugger.program().lines_with_code().to_vec())
        });
        Some(view! {
            <QuestionCard
                question=question
                judge=Judge::Model
                lines=lines.unwrap_or_default()
                python=Some(python.into())
                on_ask_python=Some(ask_python)
                on_done=move |attempt: Attempt| session.finish_question(round, index, attempt)
                on_next=Some(Callback::new(move |()| session.close_quiz()))
            />
        })
    };
    view! {
        // The announcer tells it to screen readers.
        <Show when=move || session.quiz.nothing.get()>
            <p class="card no-question">{quiz::NO_QUESTION}</p>
        </Show>
        <Show when=move || visible.get().is_some()>
            <div class="quiz">
                <For each=cards key=|card| *card children=card />
            </div>
        </Show>
    }
}
