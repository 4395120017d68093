//! The call stack, innermost frame first, and the locals of the selected frame.

use hunch::debugger::{FrameView, LocalView, Provenance};
use hunch::state::Event;
use hunch::truth::Finding;
use leptos::prelude::*;

use crate::alternatives::{Alternatives, Sureness};
use crate::check::TrueValue;
use crate::onward::Onward;
use crate::panels::Panel;
use crate::provenance;
use crate::row::LocalRow;
use crate::same::SameObjects;
use crate::session::{Session, Subject};
use crate::touch::is_touched;
use crate::value::Folds;
use crate::words::{self, about, check, panels};

/// The panel.
#[component]
pub fn CallStack() -> impl IntoView {
    let session = Session::get();
    Folds::provide();
    let same = Memo::new(move |_| {
        session
            .with_debugger(|debugger| SameObjects::of(debugger.state()))
            .unwrap_or_default()
    });
    let frames = move || {
        let view = session.view.get()?;
        let selected = session.selected_frame();
        let outcome = words::outcome(&view).map(|outcome| {
            let judged = view.judgement.as_ref().and_then(|judgement| judgement.value);
            let is_taken = view.provenance == Provenance::Taken;
            let provenance = judged.filter(|_| !is_taken).map_or(view.provenance, Provenance::from);
            let class = format!("result {} {}", provenance::class(provenance), outcome.kind);
            let truth = (view.judgement.as_ref())
                .filter(|judgement| judgement.value == Some(Finding::Contradicted))
                .map(check::true_value);
            // That nothing is returned is no value to doubt.
            let is_value = !outcome.text.is_empty() && (view.uncaught.is_none() || view.event != Event::Return);
            let sure = (view.confidence.value).filter(|_| is_value).map(|probability| {
                view! { <Sureness of=Subject::Outcome name=outcome.label.clone() probability=probability /> }
            });
            view! {
                <p class=class>
                    <span>{outcome.label.clone()}</span>
                    " "
                    <span class="code">{outcome.text}</span>
                    {sure}
                </p>
                {truth.map(|text| view! { <TrueValue text=text /> })}
                <Alternatives of=Subject::Outcome name=outcome.label />
            }
        });
        let frames = view.frames.into_iter().map(|frame| {
            let open = Some(frame.index) == selected;
            view! { <FrameItem frame=frame open=open same=same.get() /> }
        });
        Some(view! {
            {outcome}
            <ol class="frames">{frames.collect_view()}</ol>
            {(view.event == Event::Exit).then(|| view! { <Onward /> })}
        })
    };
    view! {
        <Panel id="stack-title" title=panels::CALL_STACK grow=true steady=true>
            <Show when=move || !session.paused()>
                <p class="empty">
                    {panels::NO_STACK}
                </p>
            </Show>
            {frames}
            <Show when=move || session.welcomes()>
                <p class="empty welcome">{about::welcome(is_touched())}</p>
            </Show>
        </Panel>
    }
}

#[component]
fn FrameItem(frame: FrameView, open: bool, same: SameObjects) -> impl IntoView {
    let session = Session::get();
    let index = frame.index;
    let place = words::frame_place(&frame);
    let caption = panels::locals_of(&frame.function);
    let function = frame.function.clone();
    // What tells the calls of a function apart. The table of an opened frame has it, and more.
    let arguments = if open {
        Vec::new()
    } else {
        session.arguments(&frame)
    };
    let argument = |local: LocalView| {
        let class = format!("provenance {}", provenance::class(local.provenance));
        let title = words::local_title(&local);
        let doubtful = words::is_doubtful(&local);
        view! { <span class=class class:doubtful=doubtful title=title>{panels::argument(&local)}</span> }
    };
    let arguments = arguments.into_iter().map(argument).collect_view();
    let names = frame.locals.iter().flatten();
    let longest = names.map(|local| local.name.chars().count()).max();
    let locals = open.then(|| match frame.locals {
        None => view! { <p class="empty">{panels::LOCALS_UNKNOWN}</p> }.into_any(),
        Some(locals) if locals.is_empty() => {
            view! { <p class="empty">{panels::NO_LOCALS}</p> }.into_any()
        }
        Some(locals) => {
            let row = |local: LocalView| {
                let others = same.others(index, &local.name);
                view! { <LocalRow frame=index function=function.clone() local=local others=others /> }
            };
            let rows = locals.into_iter().map(row).collect_view();
            view! {
                <table class="locals" aria-label=caption>
                    <tbody>{rows}</tbody>
                </table>
            }
            .into_any()
        }
    });
    view! {
        <li style=("--longest", longest.unwrap_or_default().to_string())>
            <button class="frame-button" aria-pressed=open.to_string() on:click=move |_| session.select_frame(index)>
                <span class="code">{frame.function}</span>
                <span class="arguments">{arguments}</span>
                <span class="where">{place}</span>
            </button>
            {locals}
        </li>
    }
}
