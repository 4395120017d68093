//! What CPython has in the place of a value, below the predicted one.

use leptos::prelude::*;

use crate::words::check;

/// The true value.
#[component]
pub fn TrueValue(text: String) -> impl IntoView {
    view! {
        <div class="truth">
            <span class="by">{check::CPYTHON}</span>
            <span class="value">{text}</span>
        </div>
    }
}
