//! The card of the check: how far CPython is, what it says of the state that is shown, and the score.

use hunch::debugger::Provenance;
use hunch::truth::{Counterpart, Finding, Judgement, Score};
use leptos::prelude::*;

use super::Check;
use super::reference::Phase;
use crate::panels::Panel;
use crate::provenance::ProvenanceMark;
use crate::session::Session;
use crate::words::check;

/// The card; it is there as long as the mode is on.
#[component]
pub fn CheckCard() -> impl IntoView {
    let state = Check::get();
    view! {
        <Show when=move || state.on.get()>
            <Panel id="check-title" title=check::TITLE aside=check::HOW>
                <Progress />
                <ThisState />
                <ScoreTable />
            </Panel>
        </Show>
    }
}

/// How far CPython is, or why there is nothing to compare with.
#[component]
fn Progress() -> impl IntoView {
    let state = Check::get();
    let session = Session::get();
    // How many of its bytes are there is seen, and not told: that would be said anew with every part that arrives.
    let text = Memo::new(move |_| {
        if let Some(error) = state.error() {
            return check::failure(&error);
        }
        match state.phase.get() {
            Phase::Loading { .. } => check::LOADING.to_owned(),
            Phase::Working | Phase::Asleep if state.busy() => check::STARTING.to_owned(),
            _ if !session.paused() => check::NO_PROGRAM.to_owned(),
            _ => state
                .run()
                .as_deref()
                .and_then(check::note)
                .unwrap_or_default(),
        }
    });
    let loaded = move || match state.phase.get() {
        Phase::Loading { loaded, total } if state.error().is_none() => {
            Some(check::loaded_of(loaded, total))
        }
        _ => None,
    };
    let fraction = move || match state.phase.get() {
        Phase::Loading { loaded, total } if total > 0.0 => Some(loaded / total),
        _ => None,
    };
    view! {
        <p class="check-status" class:failed=move || state.error().is_some()>
            <span role="status">{text}</span>
            {loaded}
        </p>
        {move || fraction().map(|done| view! {
            <progress class="progress" aria-label=check::LOADING max="1" value=format!("{done:.3}")></progress>
        })}
    }
}

/// What CPython says of the state that is shown, and the way on from the truth.
#[component]
fn ThisState() -> impl IntoView {
    let state = Check::get();
    let session = Session::get();
    let told =
        move || {
            let position = session.position()?;
            let counterpart = state.counterpart(position)?;
            let Counterpart::At { .. } = counterpart else {
                return Some(
                    view! {
                        <p>{check::not_compared(counterpart, state.verdict(position))}</p>
                    }
                    .into_any(),
                );
            };
            let judgement = state.judgement(position)?;
            let Some(overall) = judgement.verdict() else {
                return Some(
                    view! {
                        <p class="check-verdict">
                            <ProvenanceMark of=Provenance::Edited />
                            " "
                            {check::EDITED}
                        </p>
                    }
                    .into_any(),
                );
            };
            let lines = session
                .with_debugger(|debugger| {
                    let uncaught = debugger.uncaught(position);
                    check::differences(debugger.state(), uncaught.as_ref(), &judgement)
                })
                .unwrap_or_default();
            let known = session.with_debugger(|debugger| debugger.moment().found(overall))?;
            let said = match known {
                Provenance::Taken => check::TAKEN_HERE,
                _ => check::verdict(overall, state.verdict(position)),
            };
            Some(view! {
            <p class="check-verdict">
                <ProvenanceMark of=known />
                " "
                {said}
            </p>
            {(overall == Finding::Contradicted).then(|| differences(lines, judgement, session))}
        }
        .into_any())
        };
    view! { <div class="check-state">{told}</div> }
}

/// What differs, the predicted beside the true, and the button that goes on from the truth.
fn differences(
    lines: Vec<check::Difference>,
    judgement: Judgement,
    session: Session,
) -> impl IntoView {
    let rows = lines.into_iter().map(|line| {
        view! {
            <tr>
                <th scope="row">{line.what}</th>
                <td class="predicted-value">{line.predicted}</td>
                <td class="true-value">{line.truth}</td>
            </tr>
        }
    });
    view! {
        <table class="check-differences" aria-label=check::DIFFERENCES>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{check::PREDICTED}</th>
                    <th scope="col">{check::CPYTHON}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <button class="button outlined" title=check::FOLLOW_MEANS on:click=move |_| session.follow(judgement.truth.clone())>
            {check::FOLLOW}
        </button>
    }
}

/// The score of the session, by action.
#[component]
fn ScoreTable() -> impl IntoView {
    let state = Check::get();
    let table = move || {
        let judged = state.judged()?;
        let score: &Score = &judged.score;
        if score.all.all == 0 {
            return None;
        }
        let rows: Vec<_> = score
            .actions
            .iter()
            .map(|(action, tally)| {
                view! {
                    <tr>
                        <th scope="row">{check::action(action)}</th>
                        <td>{check::tally(*tally)}</td>
                    </tr>
                }
            })
            .collect();
        Some(view! {
            <table class="check-score" aria-label=check::SCORE>
                <thead>
                    <tr>
                        <th scope="row">{check::SCORE}</th>
                        <td>{check::tally(score.all)}</td>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="check-rest">{check::rest(score)}</p>
        })
    };
    view! { {table} }
}
