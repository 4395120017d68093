//! Characters that cannot be seen, made visible: programs and values can be a stranger's, and what is shown must be what
//! is there. Control codes (as of terminals), codes that turn the direction of what follows, and characters without
//! width are written as Python's `repr` writes them.

use std::borrow::Cow;

use hunch::debugger::{LocalView, StateView};

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

/// A state with all its texts visible.
pub fn visible_state(mut view: StateView) -> StateView {
    let write = |text: &mut String| {
        if let Cow::Owned(shown) = visible(text) {
            *text = shown;
        }
    };
    let local = |local: &mut LocalView| {
        local
            .value
            .iter_mut()
            .chain(&mut local.before)
            .for_each(write)
    };
    view.value.iter_mut().for_each(write);
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
