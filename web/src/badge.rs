//! What the model runs on, and how fast; while it loads, how far it is.

use leptos::prelude::*;

use crate::engine::Phase;
use crate::session::Session;
use crate::words::engine;

/// The badge in the bar.
#[component]
pub fn Badge() -> impl IntoView {
    let session = Session::get();
    let phase = move || session.engine.phase();
    let class = move || match phase() {
        Phase::Failed => "badge failed",
        Phase::Asleep => "badge",
        Phase::Loading { .. } => "badge busy",
        Phase::Ready { .. } if session.waiting() => "badge busy",
        Phase::Ready { .. } => "badge ready",
    };
    let content = move || {
        match phase() {
        Phase::Loading { stage, loaded, total } => {
            let fraction = if total > 0.0 { (loaded / total).clamp(0.0, 1.0) } else { 0.0 };
            view! {
                <span>{engine::stage(stage)}</span>
                <progress
                    class="progress"
                    aria-label=engine::LOADING
                    max="1"
                    value=(total > 0.0).then(|| format!("{fraction:.3}"))
                ></progress>
                <span class="detail">{(total > 0.0).then(|| engine::megabytes(loaded, total))}</span>
            }
            .into_any()
        }
        Phase::Failed => view! { <span>{engine::NO_MODEL}</span> }.into_any(),
        Phase::Asleep => view! { <span>{engine::ASLEEP}</span> }.into_any(),
        Phase::Ready { backend, tokens_per_second } => view! {
            <b>{engine::backend(backend)}</b>
            <span class="detail">
                {engine::speed(tokens_per_second)}
            </span>
            {session.engine.is_trying_webgpu().then_some(view! { <span class="detail">{engine::TRYING_WEBGPU}</span> })}
        }
        .into_any(),
    }
    };
    view! {
        <span class=class role="group" aria-label=engine::ENGINE title=engine::ENGINE_MEANS>
            <span class="lamp" aria-hidden="true"></span>
            {content}
        </span>
    }
}
