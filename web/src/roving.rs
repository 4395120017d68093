//! The keys that go through a menu or a toolbar, as its role promises: arrows to the next part and the one before, round
//! its ends, Home and End to these.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The one before.
    Previous,
    /// The one after.
    Next,
    /// The first.
    First,
    /// The last.
    Last,
}

impl Move {
    /// What a key means; `back` and `on`: the arrows of the parts' row or column.
    pub fn of_key(key: &str, back: &str, on: &str) -> Option<Move> {
        match key {
            "Home" => Some(Move::First),
            "End" => Some(Move::Last),
            _ if key == back => Some(Move::Previous),
            _ if key == on => Some(Move::Next),
            _ => None,
        }
    }

    /// The place among `count` parts; `current`: which of them has the focus.
    fn target(self, current: Option<usize>, count: usize) -> Option<usize> {
        let last = count.checked_sub(1)?;
        Some(match (self, current) {
            (Move::First, _) | (Move::Next, None) => 0,
            (Move::Last, _) | (Move::Previous, None) => last,
            (Move::Next, Some(index)) => (index + 1) % count,
            (Move::Previous, Some(index)) => (index + last) % count,
        })
    }
}

/// Moves the focus among the parts of `scope`: its elements of a class, as far as they are shown. `false`: there are none.
pub fn move_focus(scope: &web_sys::HtmlElement, class: &str, to: Move) -> bool {
    let list = scope.get_elements_by_class_name(class);
    let parts: Vec<web_sys::HtmlElement> = (0..list.length())
        .filter_map(|index| list.item(index)?.dyn_into::<web_sys::HtmlElement>().ok())
        .filter(|part| part.offset_width() > 0)
        .collect();
    let active = document().active_element();
    let current = parts
        .iter()
        .position(|part| active.as_ref() == Some(part.as_ref()));
    let target = to.target(current, parts.len());
    if let Some(index) = target {
        // Only elements that left the page refuse the focus.
        let _ = parts[index].focus();
    }
    target.is_some()
}

#[cfg(test)]
mod tests {
    use super::Move;

    #[test]
    fn keys_go_round() {
        let check = |key, current, count, expected| {
            let found = Move::of_key(key, "ArrowUp", "ArrowDown");
            let target = found.and_then(|to| to.target(current, count));
            assert_eq!(target, expected, "{key} from {current:?} of {count}");
        };
        check("ArrowDown", None, 3, Some(0));
        check("ArrowDown", Some(0), 3, Some(1));
        check("ArrowDown", Some(2), 3, Some(0));
        check("ArrowUp", None, 3, Some(2));
        check("ArrowUp", Some(0), 3, Some(2));
        check("ArrowUp", Some(2), 3, Some(1));
        check("Home", Some(2), 3, Some(0));
        check("End", Some(0), 3, Some(2));
        check("End", None, 0, None);
        check("ArrowLeft", Some(0), 3, None);
    }
}
