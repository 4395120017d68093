//! A provenance as shape, colour and word.

use hunch::debugger::Provenance;
use leptos::prelude::*;

use crate::words;

/// Its class in the styles, and its name in files and in messages to other pages: the same in every language. The word that
/// people read is the catalogue's.
pub fn class(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Visited => "visited",
        Provenance::Predicted => "predicted",
        Provenance::Inferred => "inferred",
        Provenance::Edited => "edited",
        Provenance::Told => "told",
        Provenance::Taken => "taken",
        Provenance::Confirmed => "confirmed",
        Provenance::Contradicted => "contradicted",
        Provenance::Unspecified => "unspecified",
    }
}

/// The mark.
#[component]
pub fn ProvenanceMark(of: Provenance) -> impl IntoView {
    view! { <span class=format!("provenance {}", class(of))>{words::provenance_name(of)}</span> }
}
