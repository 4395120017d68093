//! What waits until the page is drawn: an element that was only just made has no place yet, and none to be scrolled to.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Does something with an element in the next animation frame. Nothing, where the element left the page by then, and its
/// reference with it: what closed it came in between.
pub fn once_drawn<E>(node: NodeRef<E>, act: impl FnOnce(E::Output) + 'static)
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    request_animation_frame(move || {
        if let Some(element) = node.try_get_untracked().flatten() {
            act(element);
        }
    });
}
