//! The line that is about to run, opened up: its sub-expressions in the order of their evaluation, each with its value
//! when the user asks for it.

use hunch::request::{Evaluated, Subexpression};
use leptos::html;
use leptos::prelude::*;

use crate::command::Command;
use crate::drawn::once_drawn;
use crate::panels::Panel;
use crate::session::{Found, Opened, Session};
use crate::words::{self, panels};

/// The panel; nothing while no line is opened.
#[component]
pub fn InsideLine() -> impl IntoView {
    let session = Session::get();
    let title = move || {
        let line = session.opened.with(|opened| Some(opened.as_ref()?.line));
        panels::inside(line.unwrap_or_default())
    };
    let content = move || match session.opened.get()? {
        Opened {
            parts: Found::Asked,
            ..
        } => Some(view! { <p class="empty">{panels::ASKING}</p> }.into_any()),
        Opened {
            parts: Found::Impossible(reason),
            ..
        } => Some(view! { <p class="empty">{reason}</p> }.into_any()),
        Opened {
            parts: Found::Known(parts),
            told,
            ..
        } => {
            let items = parts.into_iter().enumerate();
            let items = items.map(|(index, part)| item(part, index < told, index + 1 == told));
            Some(view! { <ol class="parts">{items.collect_view()}</ol> }.into_any())
        }
    };
    let more = Memo::new(move |_| session.more_to_tell());
    let end = NodeRef::<html::P>::new();
    Effect::new(move |_| {
        // On a phone it comes below what is in view.
        if session.opened.with(Option::is_some) {
            once_drawn(end, |end| end.scroll_into_view_with_bool(false));
        }
    });
    view! {
        <Show when=move || session.opened.with(Option::is_some)>
            <Panel id="inside-title" title=title aside=panels::INSIDE_HOW>
                <div role="status">{content}</div>
                <p class="acts" node_ref=end data-opener=Command::Open.name()>
                    <Show when=move || more.get() != 0>
                        <button class="button primary" on:click=move |_| session.tell_more(1)>
                            {panels::NEXT_PART}
                        </button>
                        <button class="button outlined" on:click=move |_| session.tell_more(more.get_untracked())>
                            {panels::ALL_PARTS}
                        </button>
                    </Show>
                    <button class="button outlined" on:click=move |_| session.close_line()>
                        {words::CLOSE}
                    </button>
                </p>
            </Panel>
        </Show>
    }
}

/// A sub-expression, with its value if that is `told`.
fn item(part: Subexpression, told: bool, last: bool) -> impl IntoView {
    let Subexpression {
        expression,
        outcome,
        probability,
    } = part;
    let value = told.then(|| {
        let class = match outcome {
            Evaluated::Value(_) => "value code",
            Evaluated::Exception(_) => "value code raises",
            Evaluated::Skipped => "skipped",
        };
        let doubtful = words::is_unsure(probability);
        let is_evaluated = outcome != Evaluated::Skipped;
        view! {
            <span class=class>{panels::evaluated(&outcome)}</span>
            <span class="sure" class:doubtful=doubtful>
                {is_evaluated.then(|| panels::sureness(probability, doubtful))}
            </span>
        }
    });
    view! {
        <li class="part" class:current=last class:later=!told>
            <code>{expression}</code>
            {value}
        </li>
    }
}
