//! The end of the author's view: what the lesson still lacks, what CPython says of it, and what can be done with it.

use leptos::prelude::*;

use crate::clipboard;
use crate::lessons::{Checked, Lessons};
use crate::words::{self, lessons as texts, making};

/// What is still wrong, and what can be done with the lesson.
#[component]
pub fn Sharing() -> impl IntoView {
    let lessons = Lessons::get();
    let done = RwSignal::new(String::new());
    let lacks = Memo::new(move |_| lessons.lacks());
    let is_other = Memo::new(move |_| lessons.is_other_program());
    let checked = Memo::new(move |_| lessons.checked());
    let sound = move || !is_other.get() && lacks.with(Option::is_none);
    let state = move || {
        if is_other.get() {
            return making::CHOOSE_FIRST.to_owned();
        }
        lacks.with(|lacks| match lacks {
            Some(error) => texts::unsound(error),
            None => checked.with(making::ready),
        })
    };
    let can_check =
        move || checked.with(|checked| matches!(checked, Checked::Not | Checked::Failed(_)));
    let can_take = move || checked.with(|checked| matches!(checked, Checked::Differs(_)));
    let copy = move |_| match lessons.draft_link() {
        Some(Ok(link)) => clipboard::copy(link, move |copied| {
            let said = if copied {
                words::COPIED
            } else {
                words::NOT_COPIED
            };
            done.set(said.to_owned());
        }),
        Some(Err(error)) => done.set(texts::no_link(error)),
        None => {}
    };
    let link = Memo::new(move |_| {
        lessons.draft.track();
        is_other.track();
        lessons
            .draft_link()
            .and_then(Result::ok)
            .unwrap_or_default()
    });
    view! {
        <p class="note" class:ready=sound role="status">{state}</p>
        <Show when=move || !lessons.draft_kept.get()>
            <p class="note">{texts::NOT_KEPT}</p>
        </Show>
        // Side by side they would be taken for one choice.
        <p class="acts">
            <Show when=can_check>
                <button class="button outlined" on:click=move |_| lessons.check_draft()>
                    {making::CHECK}
                </button>
            </Show>
            <Show when=can_take>
                <button class="button outlined" on:click=move |_| lessons.take_all_truths()>
                    {making::TAKE_ALL}
                </button>
            </Show>
        </p>
        <p class="acts">
            <button class="button primary preview" disabled=move || !sound() on:click=move |_| lessons.preview()>
                {texts::PREVIEW}
            </button>
            <button class="button outlined" disabled=move || !sound() on:click=copy>
                {texts::COPY_LINK}
            </button>
            // What is not ready may be kept as a file, but not what would be taken for another program's lesson.
            <button
                class="button outlined"
                disabled=move || is_other.get()
                on:click=move |_| {
                    let saved = lessons.save_draft_file();
                    done.set((if saved { words::SAVED } else { words::NOT_SAVED }).to_owned());
                }
            >
                {texts::SAVE_FILE}
            </button>
            <button class="button outlined" on:click=move |_| lessons.choose_file()>
                {texts::OPEN_FILE}
            </button>
            <button class="button" on:click=move |_| lessons.discard()>
                {texts::DISCARD}
            </button>
        </p>
        <Show when=sound>
            <label class="labelled">
                <span>{texts::LINK}</span>
                <input class="code" readonly prop:value=move || link.get() />
            </label>
        </Show>
        <p class="note" role="status">{move || done.get()}</p>
    }
}
