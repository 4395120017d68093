//! The running score, once there is one.

use hunch::quiz::{QuestionKind, Score, Tally};
use leptos::prelude::*;

use crate::csv;
use crate::panels::Panel;
use crate::save::save;
use crate::session::Session;
use crate::words::{self, quiz};

/// The panel; nothing before the first answer.
#[component]
pub fn ScorePanel() -> impl IntoView {
    let session = Session::get();
    let score = Memo::new(move |_| session.quiz.records.with(|records| Score::of(records)));
    let any = Memo::new(move |_| score.with(|score| score.all.asked > 0));
    let done = RwSignal::new("");
    let row = |(kind, tally): (QuestionKind, Tally)| {
        view! {
            <tr>
                <th scope="row">{quiz::kind(kind)}</th>
                <td>{quiz::right_of(&tally)}</td>
                <td>{quiz::points(tally.points)}</td>
            </tr>
        }
    };
    let kinds = move || {
        let kinds = score.with(|score| score.kinds.clone());
        kinds.into_iter().map(row).collect_view()
    };
    let told = move |tell: fn(&Tally) -> Option<String>| {
        let text = score.with(|score| tell(&score.all));
        text.map(|text| view! { <p class="note">{text}</p> })
    };
    let save_table = move |_| {
        let table = session
            .quiz
            .records
            .with_untracked(|records| csv::of_quiz(records));
        done.set(match save("hunch-quiz.csv", "text/csv", &table) {
            Ok(()) => words::SAVED,
            Err(_) => words::NOT_SAVED,
        });
    };
    view! {
        <Show when=move || any.get()>
            <Panel id="score-title" title=quiz::SCORE aside=quiz::SCORE_HOW>
                <p class="total">
                    <b>{move || score.with(|score| quiz::total(&score.all))}</b>
                    " "
                    <span class="by">{move || score.with(quiz::streak)}</span>
                </p>
                <table class="score" aria-labelledby="score-title">
                    <thead>
                        <tr>
                            {quiz::SCORE_COLUMNS.map(|column| view! { <th scope="col">{column}</th> })}
                        </tr>
                    </thead>
                    <tbody>{kinds}</tbody>
                </table>
                {move || told(quiz::shown)}
                {move || told(quiz::model_right)}
                <p class="acts">
                    <button class="button outlined" on:click=save_table>
                        {quiz::SAVE}
                    </button>
                    <button class="button" on:click=move |_| session.reset_score()>
                        {quiz::RESET}
                    </button>
                    <span class="note" role="status">
                        {move || done.get()}
                    </span>
                </p>
            </Panel>
        </Show>
    }
}
