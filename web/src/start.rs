//! Starting anywhere: at a line with the locals that the user types, or where a traceback ends.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::dialog::{Dialog, Modal};
use crate::field::{Refusal, TextField};
use crate::session::{Field, Session};
use crate::words::{self, start};

/// Both dialogs.
#[component]
pub fn StartDialogs() -> impl IntoView {
    view! {
        <Modal dialog=Dialog::StartHere title=start::HERE class="start">
            <StartForm />
        </Modal>
        <Modal dialog=Dialog::Traceback title=start::TRACEBACK class="start">
            <TracebackForm />
        </Modal>
    }
}

/// What both have: a title, what it is about, fields, and the way on.
#[component]
fn Form(
    title: &'static str,
    lead: &'static str,
    /// Starts.
    #[prop(into)]
    on_start: Callback<()>,
    /// The fields.
    children: Children,
) -> impl IntoView {
    let session = Session::get();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        on_start.run(());
    };
    view! {
        <form on:submit=submit>
            <h2>{title}</h2>
            <p class="lead">{lead}</p>
            {children()}
            <p class="foot">
                <button type="button" class="button outlined" on:click=move |_| session.dialog.set(None)>
                    {words::CANCEL}
                </button>
                <button type="submit" class="button primary">
                    {start::START}
                </button>
            </p>
        </form>
    }
}

/// A line and its variables. What is left empty is unknown, or not there yet.
#[component]
fn StartForm() -> impl IntoView {
    let session = Session::get();
    // As it is typed: what the dialog shows of it must not change only when the user goes on to a button, which would move away.
    let number = RwSignal::new(session.start_line().to_string());
    let line =
        Memo::new(move |_| number.with(|number| number.parse().ok().filter(|line| *line > 0)));
    let typed = RwSignal::new(BTreeMap::<String, String>::new());
    let errors = RwSignal::new(BTreeMap::<String, String>::new());
    let place = Memo::new(move |_| {
        let place = line.get().map(|line| session.start_place(line));
        place.unwrap_or_default()
    });
    let go = move || {
        let has_code = place.with_untracked(|place| !place.text.is_empty());
        let Some(line) = line.get_untracked().filter(|_| has_code) else {
            return;
        };
        match typed.with_untracked(|typed| session.start_at(line, typed)) {
            Ok(()) => session.dialog.set(None),
            Err(found) => errors.set(found),
        }
    };
    let field = move |field: Field| {
        let Field { name, hint } = field;
        let (key, id) = (name.clone(), format!("start-{name}"));
        let value = {
            let name = name.clone();
            move || typed.with(|typed| typed.get(&name).cloned().unwrap_or_default())
        };
        let error = move || errors.with(|errors| errors.get(&key).cloned());
        let label = name.clone();
        let on_text = move |text| {
            errors.update(|errors| drop(errors.remove(&name)));
            typed.update(|typed| drop(typed.insert(name.clone(), text)));
        };
        view! {
            <div class="row">
                <label class="code" for=id.clone()>
                    {label}
                </label>
                <TextField
                    id=id
                    placeholder=hint
                    value=Signal::derive(value)
                    error=Signal::derive(error)
                    on_text=on_text
                />
            </div>
        }
    };
    view! {
        <Form title=start::HERE lead=start::HERE_LEAD on_start=go>
            <div class="row">
                <label for="start-line">{start::LINE}</label>
                <div class="field">
                    <input
                        id="start-line"
                        type="number"
                        min="1"
                        autofocus
                        prop:value=move || number.get()
                        on:input=move |event| number.set(event_target_value(&event))
                    />
                    {move || match place.with(|place| place.text.clone()) {
                        text if text.is_empty() => view! { <p class="shown">{start::NO_CODE}</p> }.into_any(),
                        text => view! { <p class="code shown">{text}</p> }.into_any(),
                    }}
                </div>
            </div>
            <h3>{move || place.with(|place| place.title.clone())}</h3>
            <div class="variables">
                {move || place.with(|place| place.fields.clone()).into_iter().map(field).collect_view()}
            </div>
        </Form>
    }
}

/// What Python printed.
#[component]
fn TracebackForm() -> impl IntoView {
    let session = Session::get();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let go = move || match session.start_from_traceback(&text.get_untracked()) {
        Ok(()) => session.dialog.set(None),
        Err(reason) => error.set(Some(reason)),
    };
    view! {
        <Form title=start::TRACEBACK lead=start::TRACEBACK_LEAD on_start=go>
            <div class="field">
                <textarea
                    class="code"
                    rows="10"
                    autofocus
                    spellcheck="false"
                    aria-label=start::TRACEBACK_FIELD
                    aria-invalid=move || error.with(Option::is_some).to_string()
                    placeholder=start::TRACEBACK_HINT
                    prop:value=move || text.get()
                    on:input=move |event| {
                        text.set(event_target_value(&event));
                        error.set(None);
                    }
                ></textarea>
                <Refusal error=error />
            </div>
        </Form>
    }
}
