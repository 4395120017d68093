//! A field of the author's view.

use leptos::prelude::*;

/// A field with its label. What is shown is what was typed, until something else changes the draft: a line that is being
/// typed may end in a space.
#[component]
pub fn Labelled(
    /// Its name.
    label: &'static str,
    /// Whether several lines can be typed.
    lines: bool,
    /// What the draft says.
    value: Signal<String>,
    /// The author has typed.
    on_text: Callback<String>,
) -> impl IntoView {
    let typed = RwSignal::new(value.get_untracked());
    let focused = RwSignal::new(false);
    Effect::new(move |_| {
        let value = value.get();
        if !focused.get() {
            typed.set(value);
        }
    });
    let on_input = move |event: web_sys::Event| {
        let text = event_target_value(&event);
        typed.set(text.clone());
        on_text.run(text);
    };
    let field = if lines {
        view! {
            <textarea
                rows="2"
                prop:value=move || typed.get()
                on:input=on_input
                on:focus=move |_| focused.set(true)
                on:blur=move |_| focused.set(false)
            ></textarea>
        }
        .into_any()
    } else {
        view! {
            <input
                type="text"
                autocomplete="off"
                prop:value=move || typed.get()
                on:input=on_input
                on:focus=move |_| focused.set(true)
                on:blur=move |_| focused.set(false)
            />
        }
        .into_any()
    };
    view! {
        <label class="labelled">
            <span>{label}</span>
            {field}
        </label>
    }
}
