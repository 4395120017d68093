//! A field for a line of code: what is typed into it can be refused or warned of, in words below it.

use leptos::html::Input;
use leptos::prelude::*;

/// The field, and why it was refused.
#[component]
pub fn TextField(
    /// Names it for a label beside it.
    #[prop(optional, into)]
    id: Option<String>,
    /// Its name, where it has no label beside it.
    #[prop(optional, into)]
    label: Option<String>,
    /// What it shows while it is empty.
    #[prop(optional, into)]
    placeholder: Signal<&'static str>,
    /// What is typed.
    #[prop(into)]
    value: Signal<String>,
    /// Why that was refused.
    #[prop(into)]
    error: Signal<Option<String>>,
    /// What the user should know of it.
    #[prop(optional, into)]
    warning: Signal<Option<String>>,
    /// Whether it is a whole number: a phone then shows digits first.
    #[prop(optional)]
    numeric: bool,
    /// The element, for who moves the focus.
    #[prop(optional)]
    node: NodeRef<Input>,
    /// The user has typed.
    #[prop(into)]
    on_text: Callback<String>,
    /// The user has finished.
    #[prop(optional, into)]
    on_enter: Option<Callback<()>>,
    /// The user has changed their mind.
    #[prop(optional, into)]
    on_escape: Option<Callback<()>>,
) -> impl IntoView {
    let on_key = move |event: web_sys::KeyboardEvent| {
        let act = match event.key().as_str() {
            "Enter" => on_enter,
            "Escape" => on_escape,
            _ => None,
        };
        if let Some(act) = act {
            // What is done may move the focus to a button, which Enter would press.
            if event.key() == "Enter" {
                event.prevent_default();
            }
            act.run(());
        }
    };
    view! {
        <div class="field">
            <input
                id=id
                node_ref=node
                class="code"
                type="text"
                autocomplete="off"
                spellcheck="false"
                inputmode=numeric.then_some("numeric")
                aria-label=label
                aria-invalid=move || error.with(Option::is_some).to_string()
                placeholder=move || placeholder.get()
                prop:value=move || value.get()
                on:input=move |event| on_text.run(event_target_value(&event))
                on:keydown=on_key
            />
            <Refusal error=error />
            <div role="status">
                {move || warning.get().map(|warning| view! { <p class="warning">{warning}</p> })}
            </div>
        </div>
    }
}

/// Why what was typed is refused; nothing if it is not.
#[component]
pub fn Refusal(#[prop(into)] error: Signal<Option<String>>) -> impl IntoView {
    move || {
        error
            .get()
            .map(|error| view! { <p class="error" role="alert">{error}</p> })
    }
}
