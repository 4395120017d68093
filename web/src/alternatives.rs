//! How sure the model is of a value and, on demand, what else that could be: ranked, each to go on with.

use leptos::prelude::*;

use crate::session::{Candidate, Doubt, Found, Session, Subject};
use crate::words::{self, panels};

/// How sure the model is of a predicted value. Pressed, it asks what else that could be.
#[component]
pub fn Sureness(
    /// The value.
    of: Subject,
    /// Its name.
    name: String,
    /// Of the value, 0 to 1.
    probability: f64,
) -> impl IntoView {
    let session = Session::get();
    let doubtful = words::is_unsure(probability);
    let text = panels::sureness(probability, doubtful);
    let subject = StoredValue::new(of);
    let open = Memo::new(move |_| {
        let shown = |doubt: &Doubt| subject.with_value(|subject| doubt.of == *subject);
        session
            .doubt
            .with(|doubt| doubt.as_ref().is_some_and(shown))
    });
    if !untrack(|| session.is_predicted()) {
        return view! { <span>{text}</span> }.into_any();
    }
    view! {
        <button
            class="sureness"
            title=panels::WHAT_ELSE
            aria-label=panels::ask_alternatives(&name, probability)
            aria-expanded=move || open.get().to_string()
            on:click=move |_| session.ask_alternatives(subject.get_value())
        >
            {text}
        </button>
    }
    .into_any()
}

/// What a value could be, where that has been asked.
#[component]
pub fn Alternatives(
    /// The value.
    of: Subject,
    /// Its name.
    name: String,
) -> impl IntoView {
    let session = Session::get();
    let label = panels::alternatives_of(&name);
    let found = Memo::new(move |_| {
        let doubt = session.doubt.get().filter(|doubt| doubt.of == of)?;
        Some(doubt.found)
    });
    let item = move |candidate: Candidate| {
        let Candidate {
            value,
            probability,
            other,
        } = candidate;
        let shown = other.is_none();
        let take = move |_| {
            if let Some(other) = &other {
                session.take_alternative(*other.clone());
            }
        };
        view! {
            <li>
                <button
                    class="past"
                    aria-pressed=shown.to_string()
                    title=if shown { panels::SHOWN } else { panels::GO_ON_WITH }
                    on:click=take
                >
                    <span class="words code">{value}</span>
                    <span class="sure">{words::percent(probability)}</span>
                </button>
            </li>
        }
    };
    move || {
        let content = match found.get()? {
            Found::Asked => view! { <p class="empty">{panels::ASKING}</p> }.into_any(),
            Found::Impossible(reason) => view! { <p class="empty">{reason}</p> }.into_any(),
            Found::Known(values) => {
                let alone = values.len() < 2;
                view! {
                    <ul class="pasts" aria-label=label.clone()>
                        {values.into_iter().map(item).collect_view()}
                    </ul>
                    {alone.then(|| view! { <p class="empty">{panels::NOTHING_ELSE}</p> })}
                }
                .into_any()
            }
        };
        Some(view! { <div class="alternatives" role="status">{content}</div> })
    }
}
