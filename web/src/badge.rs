//! What the model runs on, and how fast; while it loads, how far it is.

use hunch::protocol::{Backend, Stage};
use leptos::prelude::*;

use crate::engine::Phase;
use crate::session::Session;

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
                <span>{stage_name(stage)}</span>
                <progress
                    class="progress"
                    aria-label="Loading the model"
                    max="1"
                    value=(total > 0.0).then(|| format!("{fraction:.3}"))
                ></progress>
                <span class="detail">{(total > 0.0).then(|| megabytes(loaded, total))}</span>
            }
            .into_any()
        }
        Phase::Failed => view! { <span>"No model"</span> }.into_any(),
        Phase::Asleep => view! { <span>"Loads at the first step"</span> }.into_any(),
        Phase::Ready { backend, tokens_per_second } => view! {
            <b>{backend_name(backend)}</b>
            <span class="detail">
                {speed(tokens_per_second)}
            </span>
            {session.engine.is_trying_webgpu().then_some(view! { <span class="detail">"· trying WebGPU"</span> })}
        }
        .into_any(),
    }
    };
    view! {
        <span class=class role="group" aria-label="Engine" title="What the model runs on, and its measured speed">
            <span class="lamp" aria-hidden="true"></span>
            {content}
        </span>
    }
}

fn backend_name(backend: Backend) -> &'static str {
    match backend {
        Backend::Cpu => "CPU",
        Backend::Webgpu => "WebGPU",
    }
}

fn speed(tokens_per_second: f64) -> String {
    let digits = usize::from(tokens_per_second < 10.0);
    format!("{tokens_per_second:.digits$} tokens/s")
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Adapter | Stage::Download => "Loading the model",
        Stage::Prepare => "Preparing the model",
        Stage::SelfTest => "Testing the model",
        Stage::Timing => "Timing the model",
    }
}

fn megabytes(loaded: f64, total: f64) -> String {
    const MEGABYTE: f64 = 1_000_000.0;
    format!("{:.1} of {:.1} MB", loaded / MEGABYTE, total / MEGABYTE)
}
