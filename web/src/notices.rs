//! Messages to the user: what happened and what to do, each dismissed or replaced by its next version.

use leptos::prelude::*;

use crate::icons::{Glyph, Icon};
use crate::session::Session;

/// What a message is about; a new one replaces the old one of its topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The program's text.
    Program,
    /// The engines and the weights.
    Engine,
    /// A single prediction.
    Prediction,
    /// The examples.
    Examples,
    /// The browser's storage.
    Storage,
    /// The link that the page was opened with.
    Link,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub topic: Topic,
    /// Whether something does not work, or is only good to know.
    pub error: bool,
    /// The text: what happened, and what to do.
    pub text: String,
    /// What the user can do about it here.
    pub remedy: Option<Remedy>,
}

/// A button in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Start the engine again.
    RestartEngine,
    /// Go to the line.
    GoTo(u32),
    /// Take the steps that a link holds.
    TakeWay,
}

/// All messages, the errors first for screen readers: `alert` interrupts, `status` waits.
#[component]
pub fn Notices() -> impl IntoView {
    let session = Session::get();
    let dismiss = move |topic: Topic| {
        session
            .notices
            .update(|notices| notices.retain(|notice| notice.topic != topic))
    };
    view! {
        <div class="messages">
            <For
                each=move || session.notices.get()
                key=|notice| (notice.topic, notice.text.clone())
                children=move |notice| {
                    let topic = notice.topic;
                    view! {
                        <div class="message" class:error=notice.error role=if notice.error { "alert" } else { "status" }>
                            <p>{notice.text}</p>
                            {notice
                                .remedy
                                .map(|remedy| {
                                    let (label, act): (_, Box<dyn Fn()>) = match remedy {
                                        Remedy::RestartEngine => {
                                            ("Try again".to_owned(), Box::new(move || session.restart_engine()))
                                        }
                                        Remedy::TakeWay => {
                                            ("Take these steps".to_owned(), Box::new(move || session.take_way()))
                                        }
                                        Remedy::GoTo(line) => {
                                            (
                                                format!("Go to line {line}"),
                                                Box::new(move || session.with_editor(|editor| editor.go_to(line))),
                                            )
                                        }
                                    };
                                    view! {
                                        <button class="button outlined" on:click=move |_| act()>
                                            {label}
                                        </button>
                                    }
                                })}
                            <button class="button icon" aria-label="Dismiss" on:click=move |_| dismiss(topic)>
                                <Glyph icon=Icon::Close />
                            </button>
                        </div>
                    }
                }
            />
        </div>
    }
}
