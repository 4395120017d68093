//! The call stack, innermost frame first, and the locals of the selected frame.

use hunch::debugger::{FrameView, LocalView};
use leptos::prelude::*;

use crate::local::{EditButton, LocalForm, LocalName};
use crate::session::Session;
use crate::words;

/// The panel.
#[component]
pub fn CallStack() -> impl IntoView {
    let session = Session::get();
    let frames = move || {
        let view = session.view.get()?;
        let selected = session.selected_frame();
        let outcome = words::outcome(&view).map(|outcome| {
            let class = format!(
                "result {} {}",
                words::provenance_name(view.provenance),
                outcome.kind
            );
            view! {
                <p class=class>
                    <span>{outcome.label}</span>
                    " "
                    <span class="code">{outcome.text}</span>
                </p>
            }
        });
        let frames = view.frames.into_iter().map(|frame| {
            let open = Some(frame.index) == selected;
            view! { <FrameItem frame=frame open=open /> }
        });
        Some(view! {
            {outcome}
            <ol class="frames">{frames.collect_view()}</ol>
        })
    };
    view! {
        <section class="card panel grow" aria-labelledby="stack-title">
            <h2 id="stack-title">"Call stack"</h2>
            <div class="body">
                <Show when=move || !session.paused()>
                    <p class="empty">
                        "Start the program: its frames and their variables appear here, predicted step by step."
                    </p>
                </Show>
                {frames}
            </div>
        </section>
    }
}

#[component]
fn FrameItem(frame: FrameView, open: bool) -> impl IntoView {
    let session = Session::get();
    let index = frame.index;
    let place = words::frame_place(&frame);
    let caption = format!("Locals of {}", frame.function);
    let locals = open.then(|| match frame.locals {
        None => view! { <p class="empty">"Its variables are not known."</p> }.into_any(),
        Some(locals) if locals.is_empty() => {
            view! { <p class="empty">"No variables yet."</p> }.into_any()
        }
        Some(locals) => {
            let rows = locals
                .into_iter()
                .map(|local| view! { <LocalRow frame=index local=local /> });
            view! {
                <table class="locals" aria-label=caption>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            }
            .into_any()
        }
    });
    view! {
        <li>
            <button class="frame-button" aria-pressed=open.to_string() on:click=move |_| session.select_frame(index)>
                <span class="code">{frame.function}</span>
                <span class="where">{place}</span>
            </button>
            {locals}
        </li>
    }
}

#[component]
fn LocalRow(frame: usize, local: LocalView) -> impl IntoView {
    let session = Session::get();
    let doubtful = words::is_doubtful(&local);
    let provenance = words::provenance_name(local.provenance);
    let sure = local.confidence.map(words::percent);
    let explanation = sure
        .as_ref()
        .map(|sure| format!("The model gives this value {sure}"));
    let value = words::value_text(&local).to_owned();
    let whole = local.clone();
    let LocalView { name, changed, .. } = local;
    let this = LocalName {
        frame,
        name: name.clone(),
    };
    let is_edited = Memo::new(move |_| {
        session
            .editing
            .with(|editing| editing.as_ref() == Some(&this))
    });
    let button = name.clone();
    view! {
        <tr class=provenance class:changed=changed class:doubtful=doubtful>
            <th scope="row">
                {name} {changed.then(|| view! { <span class="hidden-text">" (changed)"</span> })}
            </th>
            <td>
                <Show
                    when=move || is_edited.get()
                    fallback=move || view! { <span class="value">{value.clone()}</span> }
                >
                    <LocalForm frame=frame local=whole.clone() />
                </Show>
            </td>
            <td class="sure" title=explanation>
                {sure} {doubtful.then_some(" ?")}
            </td>
            <td class="act">
                <EditButton frame=frame name=button />
            </td>
        </tr>
    }
}

/// A provenance as shape, colour and word.
#[component]
pub fn ProvenanceMark(name: &'static str) -> impl IntoView {
    view! { <span class=format!("provenance {name}")>{name}</span> }
}
