//! What stands still while the program is stepped through: the content of a panel is never less high than it has been in this run, so
//! that the panels below it stay where their reader has found them.

use hunch::debugger::StateView;
use leptos::html;
use leptos::prelude::*;

use crate::drawn::once_drawn;
use crate::session::Session;

/// Holds the height of an element's content from step to step. It is given back where the program begins or is over, and where
/// another width breaks the lines elsewhere.
pub fn hold_height(content: NodeRef<html::Div>) {
    let session = Session::get();
    let width = StoredValue::new(0);
    let runs = Memo::new(move |_| {
        let has_begun = session.with_debugger(|debugger| debugger.timeline().nth(1).is_some());
        let is_on = |view: &StateView| !view.frames.is_empty();
        has_begun == Some(true) && session.view.with(|view| view.as_ref().is_some_and(is_on))
    });
    Effect::new(move |_| {
        session.view.track();
        let runs = runs.get();
        once_drawn(content, move |content| {
            let style = web_sys::HtmlElement::style(&content);
            let same_width = width.get_value() == content.client_width();
            width.set_value(content.client_width());
            // The style's own refusals are those of names and values that it does not know: these it does.
            if !runs || !same_width {
                let _ = style.remove_property(HELD);
            }
            if runs {
                let _ = style.set_property(HELD, &format!("{}px", content.offset_height()));
            }
        });
    });
}

/// What the styles have as the least height (`panels.css`).
const HELD: &str = "--held";
