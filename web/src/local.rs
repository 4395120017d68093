//! A local's value, and what can be done with it: set it to another, stop when it changes, or run until it does.

use hunch::debugger::LocalView;
use leptos::html::{Div, Input};
use leptos::prelude::*;

use crate::change::ChangeStop;
use crate::drawn::once_drawn;
use crate::field::TextField;
use crate::icons::{Glyph, Icon};
use crate::session::{Direction, Session};
use crate::words::{self, panels};

/// A local of a frame, as the session names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalName {
    /// The frame, counted from 0 at the outermost.
    pub frame: usize,
    /// The local.
    pub name: String,
}

/// The button that opens the form for a local.
#[component]
pub fn EditButton(frame: usize, name: String) -> impl IntoView {
    let session = Session::get();
    let label = panels::change(&name);
    let local = LocalName { frame, name };
    view! {
        <button
            class="button icon small edit"
            aria-label=label
            title=panels::CHANGE
            on:click=move |_| session.editing.set(Some(local.clone()))
        >
            <Glyph icon=Icon::Edit />
        </button>
    }
}

/// The form in the place of a local's value.
#[component]
pub fn LocalForm(
    /// The frame, counted from 0 at the outermost.
    frame: usize,
    /// What is known of it.
    local: LocalView,
    /// The breakpoint on it.
    stop: ChangeStop,
) -> impl IntoView {
    let session = Session::get();
    // What is cut off is not known: it is typed anew.
    let known = local.value.clone().unwrap_or_default();
    let is_cut = known.ends_with('…');
    let known = if is_cut { String::new() } else { known };
    let local = StoredValue::new(LocalName {
        frame,
        name: local.name,
    });
    let name = local.with_value(|local| local.name.clone());
    let text = RwSignal::new(known);
    let error = RwSignal::new(None::<String>);
    let warning = Signal::derive(move || {
        let is_asked = is_cut && text.with(String::is_empty);
        is_asked.then(panels::type_anew)
    });
    let field = NodeRef::<Input>::new();
    let form = NodeRef::<Div>::new();
    field.on_load(move |field| {
        // Its text comes a moment after it, and a dialog that it was opened from gives the focus back first.
        once_drawn(form, move |form| {
            // Only elements that left the page refuse the focus.
            let _ = field.focus();
            field.select();
            reveal(&form);
        });
    });
    // A reason makes it higher.
    Effect::new(move |_| {
        if error.with(Option::is_some) {
            once_drawn(form, |form| reveal(&form));
        }
    });
    let set = move || {
        let typed = text.get_untracked();
        if let Err(reason) = local.with_value(|local| session.set_local(local, &typed)) {
            error.set(Some(reason));
        }
    };
    let on_text = move |typed| {
        text.set(typed);
        error.set(None);
    };
    let watch = move |direction: Direction| {
        local.with_value(|local| session.run_to_change(local, direction));
    };
    view! {
        <div class="local-form" node_ref=form data-opener=panels::change(&name)>
            <TextField
                label=panels::new_value_of(&name)
                value=text
                error=error
                warning=warning
                node=field
                on_text=on_text
                on_enter=set
                on_escape=move || session.editing.set(None)
            />
            <div class="acts">
                <button class="button primary" on:click=move |_| set()>
                    {panels::SET}
                </button>
                <button class="button outlined" on:click=move |_| session.editing.set(None)>
                    {words::CANCEL}
                </button>
                <button
                    class="button"
                    aria-pressed={
                        let stop = stop.clone();
                        move || session.has_change_stop(&stop).to_string()
                    }
                    on:click=move |_| session.toggle_change_stop(&stop)
                >
                    {panels::stop_when_changes(&name)}
                </button>
                <button class="button" on:click=move |_| watch(Direction::Forward)>
                    {panels::run_until_change(&name)}
                </button>
                <button class="button" on:click=move |_| watch(Direction::Backward)>
                    {panels::back_to_change(&name)}
                </button>
            </div>
        </div>
    }
}

/// Scrolls a form into view, if a part of it is not.
fn reveal(form: &web_sys::HtmlDivElement) {
    let nearest = web_sys::ScrollIntoViewOptions::new();
    nearest.set_block(web_sys::ScrollLogicalPosition::Nearest);
    form.scroll_into_view_with_scroll_into_view_options(&nearest);
}
