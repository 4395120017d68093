//! The small panels: predicted output, and the legend of provenances.

use leptos::prelude::*;

use crate::session::Session;
use crate::stack::ProvenanceMark;

/// What the program has printed up to the state that is shown, as predicted; what this state's step printed is marked.
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
                    let (earlier, now) = session.output();
                    if earlier.is_empty() && now.is_empty() {
                        view! { <p class="empty">"Nothing printed yet."</p> }.into_any()
                    } else {
                        view! {
                            <pre class="output" tabindex="0" aria-label="Predicted output">
                                {earlier}
                                {(!now.is_empty()).then(|| view! { <span class="now">{now}</span> })}
                            </pre>
                        }
                            .into_any()
                    }
                }}
            </div>
        </section>
    }
}

/// What the shapes, colours and marks mean.
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
        <ul class="legend marks" aria-label="What the marks mean">
            <li title="New, or different from the state shown before">
                <span class="mark-changed">"1"</span>
                "changed"
            </li>
            <li title="The model gives it less than 60%">
                <span class="mark-doubtful">"1 ?"</span>
                "doubtful"
            </li>
            <li title="Variables with this letter are one object">
                <span class="same same-0">"A"</span>
                "same object"
            </li>
        </ul>
    }
}
