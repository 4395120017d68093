//! The frame of every panel, and the small panels: predicted output, and the legend of provenances.

use hunch::debugger::{Printed, Provenance};
use hunch::truth::Finding;
use leptos::html;
use leptos::prelude::*;
use leptos::text_prop::TextProp;

use crate::check::TrueValue;
use crate::provenance::ProvenanceMark;
use crate::session::Session;
use crate::steady::hold_height;
use crate::words::{check, panels, uncaught};

/// A panel beside the program: its title, a few words beside that, and what it shows.
#[component]
pub fn Panel(
    /// Names the title in the document; what is in the panel can take its name from it.
    id: &'static str,
    /// The title.
    #[prop(into)]
    title: TextProp,
    /// The words beside it.
    #[prop(optional, into)]
    aside: TextProp,
    /// What is added to these where there are keys.
    #[prop(optional)]
    aside_of_keys: &'static str,
    /// Whether it takes the room that the others leave.
    #[prop(optional)]
    grow: bool,
    /// Whether it changes with the steps: then it holds its height.
    #[prop(optional)]
    steady: bool,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let content = NodeRef::<html::Div>::new();
    if steady {
        hold_height(content);
    }
    view! {
        <section class="card panel" class:grow=grow aria-labelledby=id>
            <h2 id=id>
                {move || title.get()}
                {(!aside.get().is_empty())
                    .then(|| {
                        view! {
                            " "
                            <span class="aside">
                                {move || aside.get()} <span class="keyboard">{aside_of_keys}</span>
                            </span>
                        }
                    })}
            </h2>
            <div class="body">
                <div class="content" node_ref=content>
                    {children()}
                </div>
            </div>
        </section>
    }
}

/// What the program has printed up to the state that is shown, as predicted; what this state's step printed is marked. Below it,
/// where a program was ended by an exception, stands what Python writes of that where errors go.
#[component]
pub fn Output() -> impl IntoView {
    let session = Session::get();
    let judged = Memo::new(move |_| session.output_judged());
    let how = move || {
        let finding = judged.with(|judged| judged.as_ref().map(|(finding, _)| *finding));
        panels::output_how(session.check.on.get(), finding)
    };
    let printed = NodeRef::<html::Pre>::new();
    Effect::new(move |_| {
        session.output();
        // What was printed last is in view.
        if let Some(printed) = printed.get() {
            request_animation_frame(move || printed.set_scroll_top(printed.scroll_height()));
        }
    });
    view! {
        <Panel id="output-title" title=panels::OUTPUT aside=how steady=true>
            {move || {
                let (earlier, now) = session.output();
                if earlier.is_empty() && now.is_empty() {
                    // Below an error it would be said of that.
                    let silent = session.error_output().is_none();
                    silent.then(|| view! { <p class="empty">{panels::NO_OUTPUT}</p> }).into_any()
                } else {
                    let now_printed = !now.is_empty();
                    let is_wrong = move || {
                        let judgement = session.position().and_then(|at| session.check.judgement(at));
                        judgement.is_some_and(|one| one.output == Some(Finding::Contradicted))
                    };
                    view! {
                        <pre class="output" node_ref=printed tabindex="0" aria-label=panels::PREDICTED_OUTPUT>
                            {parts(earlier)}
                            {now_printed
                                .then(|| {
                                    view! { <span class="now" class:contradicted=is_wrong>{parts(now)}</span> }
                                })}
                        </pre>
                    }
                        .into_any()
                }
            }}
            {move || {
                let (_, truly) = judged.get()?;
                Some(view! { <TrueValue text=check::printed(truly?.trim_end_matches('\n')) /> })
            }}
            {move || {
                session
                    .error_output()
                    .map(|(text, provenance)| {
                        view! {
                            <div class="error-output" role="group" aria-label=uncaught::ERROR_OUTPUT>
                                <span class="kind" aria-hidden="true">{uncaught::ERROR}</span>
                                <span class="code">{text}</span>
                                <ProvenanceMark of=provenance />
                            </div>
                        }
                    })
            }}
        </Panel>
    }
}

/// Parts of the output, the doubtful ones marked as doubtful values are.
fn parts(printed: Vec<Printed>) -> impl IntoView {
    let part = |part: Printed| {
        let Printed {
            text,
            doubtful,
            typed,
        } = part;
        if typed {
            return view! { <span class="typed">{text}</span> }.into_any();
        }
        if !doubtful {
            return text.into_any();
        }
        // The mark stands before the line's end, beside what it is of.
        let end = text.len() - text.trim_end_matches('\n').len();
        let (text, end) = text.split_at(text.len() - end);
        view! {
            <span class="hidden-text">{panels::DOUBTFUL_SPOKEN}</span>
            <span class="unsure" title=panels::DOUBTFUL_OUTPUT>{text.to_owned()}</span>
            {end.to_owned()}
        }
        .into_any()
    };
    printed.into_iter().map(part).collect_view()
}

/// The last line that this state's step printed, above the code: where the page is one column, the panel is out of sight.
#[component]
pub fn Printed() -> impl IntoView {
    let session = Session::get();
    let line = move || {
        let now = session.printed_now();
        let last = now.lines().rfind(|line| !line.trim().is_empty());
        last.map(str::to_owned)
    };
    // For screen readers the panel says the same.
    view! {
        <span class="printed" aria-hidden="true">
            {move || line().map(|line| view! { {panels::PRINTED} " " <code>{line}</code> })}
        </span>
    }
}

/// What the shapes, colours and marks mean.
#[component]
pub fn Legend() -> impl IntoView {
    let session = Session::get();
    let entry = |of: Provenance, meaning: &'static str| {
        view! {
            <li title=meaning>
                <ProvenanceMark of=of />
            </li>
        }
    };
    // What few sessions have is explained where there is one.
    let rare = move |of: Provenance, meaning: &'static str| {
        view! { <Show when=move || session.has(of)>{entry(of, meaning)}</Show> }
    };
    view! {
        <div class="legends">
            <ul class="legend" aria-label=panels::SHAPES>
                {entry(Provenance::Predicted, panels::PREDICTED)}
                {entry(Provenance::Inferred, panels::INFERRED)}
                {entry(Provenance::Visited, panels::VISITED)}
                {entry(Provenance::Edited, panels::EDITED)}
                {rare(Provenance::Told, panels::TOLD)}
                {rare(Provenance::Taken, check::TAKEN)}
                <Show when=move || session.check.on.get()>
                    {entry(Provenance::Confirmed, check::CONFIRMED)}
                    {entry(Provenance::Contradicted, check::CONTRADICTED)}
                    <Show when=move || session.is_unspecified()>{entry(Provenance::Unspecified, check::UNSPECIFIED)}</Show>
                </Show>
            </ul>
            <ul class="legend marks" aria-label=panels::MARKS>
                <li title=panels::CHANGED_MEANS>
                    <span class="mark-changed">"1"</span>
                    {panels::CHANGED}
                </li>
                <li title=panels::doubtful_means()>
                    <span class="mark-doubtful">"1 ?"</span>
                    {panels::DOUBTFUL_MARK}
                </li>
                <li title=panels::SAME_MEANS>
                    <span class="same same-0">"A"</span>
                    {panels::SAME}
                </li>
            </ul>
        </div>
    }
}
