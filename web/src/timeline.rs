//! The timeline: all states of the session in a row, higher where the stack is deeper, to click and to scrub.

use leptos::html::Div;
use leptos::prelude::*;

use crate::session::Session;

/// A state in the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// How deep the stack is.
    pub depth: usize,
    /// How the state came about.
    pub provenance: &'static str,
    /// Whether an exception is under way.
    pub exception: bool,
}

/// The place on the strip as a state's number: `fraction` of its width, for `count` ticks of at most 14 pixels.
fn index_at(offset: f64, width: f64, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let tick = (width / count as f64).min(14.0);
    (tick > 0.0).then(|| ((offset.max(0.0) / tick) as usize).min(last))
}

/// The strip and its numbers.
#[component]
pub fn Timeline() -> impl IntoView {
    let session = Session::get();
    let strip = NodeRef::<Div>::new();
    let ticks = Memo::new(move |_| session.ticks());
    let position = Memo::new(move |_| session.position());
    let count = move || ticks.with(Vec::len);
    let scrub = move |event: web_sys::PointerEvent| {
        let Some(strip) = strip.get_untracked() else {
            return;
        };
        let bounds = strip.get_bounding_client_rect();
        let offset = f64::from(event.client_x()) - bounds.left();
        if let Some(index) = index_at(offset, bounds.width(), ticks.with_untracked(Vec::len)) {
            session.go_to(index);
        }
    };
    let on_key = move |event: web_sys::KeyboardEvent| {
        let (Some(position), Some(last)) = (
            position.get_untracked(),
            ticks.with_untracked(Vec::len).checked_sub(1),
        ) else {
            return;
        };
        let target = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => position.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (position + 1).min(last),
            "PageDown" => position.saturating_sub(10),
            "PageUp" => (position + 10).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        session.go_to(target);
    };
    view! {
        <div class="timeline">
            <span aria-hidden="true">"Timeline"</span>
            <div
                class="strip"
                node_ref=strip
                role="slider"
                tabindex="0"
                aria-label="Timeline"
                aria-valuemin="1"
                aria-valuemax=move || count().max(1).to_string()
                aria-valuenow=move || (position.get().unwrap_or(0) + 1).to_string()
                aria-valuetext=move || session.words()
                on:pointerdown=move |event| {
                    if let Some(strip) = strip.get_untracked() {
                        // Without the capture, scrubbing ends at the strip's edge; it works all the same.
                        let _ = strip.set_pointer_capture(event.pointer_id());
                    }
                    scrub(event);
                }
                on:pointermove=move |event| {
                    if event.buttons() & 1 == 1 {
                        scrub(event);
                    }
                }
                on:keydown=on_key
            >
                {move || {
                    ticks
                        .get()
                        .into_iter()
                        .enumerate()
                        .map(|(index, tick)| {
                            view! {
                                <span
                                    class=format!("tick {}", tick.provenance)
                                    class:exception=tick.exception
                                    class:current=move || position.get() == Some(index)
                                    style:--depth=tick.depth.to_string()
                                ></span>
                            }
                        })
                        .collect_view()
                }}
            </div>
            <span class="count">
                {move || match position.get() {
                    Some(position) => format!("{} of {}", position + 1, count()),
                    None => "no states yet".to_owned(),
                }}
            </span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::index_at;

    #[test]
    fn a_place_on_the_strip_is_a_state() {
        let check =
            |offset, width, count, expected| assert_eq!(index_at(offset, width, count), expected);
        check(0.0, 300.0, 3, Some(0));
        check(15.0, 300.0, 3, Some(1));
        // Right of the last tick is the last state, and so is beyond the strip.
        check(250.0, 300.0, 3, Some(2));
        check(900.0, 300.0, 3, Some(2));
        check(-5.0, 300.0, 3, Some(0));
        // Many states shrink their ticks.
        check(150.0, 300.0, 600, Some(300));
        check(10.0, 300.0, 0, None);
    }
}
