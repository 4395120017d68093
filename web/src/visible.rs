//! Characters that cannot be seen, made visible: programs and values can be a stranger's, and what is shown must be what
//! is there. Control codes (as of terminals), codes that turn the direction of what follows, and characters without
//! width are written as Python's `repr` writes them.
//!
//! The page is watched as a whole ([`watch`]), so that no part of it has to think of this. The editor is left out, which
//! draws the program's own characters itself; what is shown beside its lines comes from [`visible_state`].

use std::borrow::Cow;

use hunch::debugger::{LocalView, StateView, Truth};
use js_sys::Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MutationObserver, MutationObserverInit, MutationRecord, Node};

/// The attributes that are read, by eyes or aloud.
const READ: [&str; 4] = ["title", "aria-label", "aria-valuetext", "placeholder"];

/// From now on everything that is put into the page is made visible, before it is painted or read aloud.
pub fn watch() {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(body) = document.and_then(|document| document.body()) else {
        return;
    };
    let write = Closure::<dyn Fn(Array)>::new(|changes: Array| {
        for change in changes {
            write_change(&change.unchecked_into());
        }
    });
    let what = MutationObserverInit::new();
    what.set_subtree(true);
    what.set_child_list(true);
    what.set_character_data(true);
    what.set_attribute_filter(&READ.into_iter().map(JsValue::from).collect::<Array>());
    if let Ok(observer) = MutationObserver::new(write.as_ref().unchecked_ref())
        && observer.observe_with_options(&body, &what).is_ok()
    {
        // As long as the page is there.
        write.forget();
    }
}

fn write_change(change: &MutationRecord) {
    let Some(target) = change.target() else {
        return;
    };
    match change.attribute_name() {
        Some(name) => write_attribute(target.unchecked_ref(), &name),
        None if target.node_type() == Node::TEXT_NODE => write_texts(&target),
        None => {
            let added = change.added_nodes();
            for node in (0..added.length()).filter_map(|index| added.get(index)) {
                write_texts(&node);
                if let Some(element) = node.dyn_ref() {
                    write_attributes(element);
                }
            }
        }
    }
}

/// All texts of a node; mostly there is nothing to do, which its whole text says at once.
fn write_texts(node: &Node) {
    let Some(text) = node.text_content() else {
        return;
    };
    let Cow::Owned(shown) = visible(&text) else {
        return;
    };
    if node.node_type() == Node::TEXT_NODE {
        node.set_node_value(Some(&shown));
    }
    let mut child = node.first_child();
    while let Some(this) = child {
        write_texts(&this);
        child = this.next_sibling();
    }
}

fn write_attributes(element: &Element) {
    for name in READ {
        write_attribute(element, name);
        let below = element.query_selector_all(&format!("[{name}]"));
        // No name of these is no selector.
        let Ok(below) = below else { continue };
        for node in (0..below.length()).filter_map(|index| below.get(index)) {
            write_attribute(node.unchecked_ref(), name);
        }
    }
}

fn write_attribute(element: &Element, name: &str) {
    if let Some(text) = element.get_attribute(name)
        && let Cow::Owned(shown) = visible(&text)
    {
        // Only names that are none are refused.
        let _ = element.set_attribute(name, &shown);
    }
}

/// The text with everything in it that can be seen; line ends and tabs stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        let code = u32::from(letter);
        match code {
            _ if !is_hidden(letter) => shown.push(letter),
            0..=0xff => shown.push_str(&format!("\\x{code:02x}")),
            0x100..=0xffff => shown.push_str(&format!("\\u{code:04x}")),
            _ => shown.push_str(&format!("\\U{code:08x}")),
        }
    }
    Cow::Owned(shown)
}

/// A state with all that is shown of its values and output visible, wherever it is shown: in the editor and in fields, too.
pub fn visible_state(mut view: StateView) -> StateView {
    let write = |text: &mut String| {
        if let Cow::Owned(shown) = visible(text) {
            *text = shown;
        }
    };
    let local = |local: &mut LocalView| {
        let truth = local.truth.as_mut().and_then(|truth| match truth {
            Truth::Value(text) | Truth::Lacking(text) => Some(text),
            Truth::Absent => None,
        });
        local
            .value
            .iter_mut()
            .chain(&mut local.before)
            .chain(truth)
            .for_each(write)
    };
    view.value.iter_mut().for_each(write);
    let messages = view
        .uncaught
        .iter_mut()
        .flat_map(|uncaught| &mut uncaught.message);
    messages.for_each(write);
    write(&mut view.output);
    view.inline
        .iter_mut()
        .for_each(|value| local(&mut value.local));
    for frame in &mut view.frames {
        frame.locals.iter_mut().flatten().for_each(local);
        frame.pending.iter_mut().flatten().flatten().for_each(write);
    }
    view
}

/// Whether a character shows nothing of itself, or changes how others are shown.
fn is_hidden(letter: char) -> bool {
    let is_control = letter.is_control() && !matches!(letter, '\n' | '\t');
    is_control
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_written_out() {
        let check = |text: &str, expected: &str| assert_eq!(visible(text), expected);
        check("'plain', 'ü🙂'\n\t", "'plain', 'ü🙂'\n\t");
        check("\x1b[31mred", "\\x1b[31mred");
        check("a\0b\x7f\u{85}", "a\\x00b\\x7f\\x85");
        check("admin\u{202e}txt.exe", "admin\\u202etxt.exe");
        check("a\u{200b}b\u{feff}", "a\\u200bb\\ufeff");
        check("\u{e0041}", "\\U000e0041");
        // What is merely written from right to left is text like any other.
        check("שלום مرحبا", "שלום مرحبا");
    }
}
