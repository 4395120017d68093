//! The small panels: predicted output, and the legend of provenances.

use leptos::prelude::*;

use crate::session::Session;
use crate::stack::ProvenanceMark;

/// What the program has printed so far, as predicted.
#[component]
pub fn Output() -> impl IntoView {
    let session = Session::get();
    view! {
        <section class="card panel" aria-labelledby="output-title">
            <h2 id="output-title">
                "Output" <span class="aside">"predicted, nothing ran"</span>
            </h2>
            <div class="body">
                {move || {
                    let output = session.output();
                    if output.is_empty() {
                        view! { <p class="empty">"Nothing printed yet."</p> }.into_any()
                    } else {
                        view! {
                            <pre class="output" tabindex="0" aria-label="Predicted output">
                                {output}
                            </pre>
                        }
                            .into_any()
                    }
                }}
            </div>
        </section>
    }
}

/// What the shapes and colours mean.
#[component]
pub fn Legend() -> impl IntoView {
    let entry = |name: &'static str, meaning: &'static str| {
        view! {
            <li title=meaning>
                <ProvenanceMark name=name />
            </li>
        }
    };
    view! {
        <ul class="legend" aria-label="What the shapes mean">
            {entry("predicted", "Predicted forward by the model")}
            {entry("inferred", "Inferred backward by the model")}
            {entry("visited", "Shown before in this session, and replayed")}
            {entry("edited", "Typed by you")}
        </ul>
    }
}
