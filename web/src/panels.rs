//! The small panels: predicted output, breakpoints, and the legend of provenances.

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

/// The breakpoints as a list: the gutter is not for keyboards and screen readers.
#[component]
pub fn Breakpoints() -> impl IntoView {
    let session = Session::get();
    view! {
        <section class="card panel" aria-labelledby="breakpoints-title">
            <h2 id="breakpoints-title">
                "Breakpoints" <span class="aside">"click left of a line, or F9"</span>
            </h2>
            <div class="body">
                <Show
                    when=move || !session.breakpoints.with(Vec::is_empty)
                    fallback=|| view! { <p class="empty">"None. Continue then goes to the end."</p> }
                >
                    <ul class="breakpoints" aria-labelledby="breakpoints-title">
                        <For
                            each=move || session.breakpoint_lines()
                            key=|(line, text)| (*line, text.clone())
                            children=move |(line, text)| {
                                let go = format!("Go to line {line}: {text}");
                                view! {
                                    <li>
                                        <button
                                            class="go"
                                            aria-label=go
                                            on:click=move |_| session.with_editor(|editor| editor.go_to(line))
                                        >
                                            <span class="number">{line}</span>
                                            <span class="code">{text}</span>
                                        </button>
                                        <button
                                            class="button icon small"
                                            aria-label=format!("Remove breakpoint on line {line}")
                                            on:click=move |_| session.remove_breakpoint(line)
                                        >
                                            <crate::icons::Glyph icon=crate::icons::Icon::Close />
                                        </button>
                                    </li>
                                }
                            }
                        />
                    </ul>
                </Show>
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
