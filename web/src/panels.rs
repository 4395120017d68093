//! The frame of every panel, and the small panels: predicted output, and the legend of provenances.

use leptos::prelude::*;
use leptos::text_prop::TextProp;

use crate::session::Session;
use crate::stack::ProvenanceMark;

/// A panel beside the program: its title, a few words beside that, and what it shows.
#[component]
pub fn Panel(
    /// Names the title in the document; what is in the panel can take its name from it.
    id: &'static str,
    /// The title.
    #[prop(into)]
    title: TextProp,
    /// The words beside it.
    #[prop(optional)]
    aside: &'static str,
    /// Whether it takes the room that the others leave.
    #[prop(optional)]
    grow: bool,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="card panel" class:grow=grow aria-labelledby=id>
            <h2 id=id>
                {move || title.get()}
                {(!aside.is_empty()).then(|| view! { " " <span class="aside">{aside}</span> })}
            </h2>
            <div class="body">{children()}</div>
        </section>
    }
}

/// What the program has printed up to the state that is shown, as predicted; what this state's step printed is marked.
#[component]
pub fn Output() -> impl IntoView {
    let session = Session::get();
    view! {
        <Panel id="output-title" title="Output" aside="predicted, nothing ran">
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
        </Panel>
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
