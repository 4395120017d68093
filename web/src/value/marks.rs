//! Which elements of a value's text are not as they were: for values that are too long to be drawn in boxes.

use super::draw::{compared, is_new_member};
use super::{Key, Value};

/// So many letters before what is marked are in view beside a name.
const IN_VIEW: usize = 30;

/// A part of a text, and whether it is not as it was.
pub type Marked = (String, bool);

/// The text of a value in parts, those marked that are new or different from what stood there in the value before. What was cut off is not
/// compared. `None` where there is nothing to mark, or most of it.
pub fn marked(text: &str, now: &Value, before: &Value) -> Option<Vec<Marked>> {
    let all = elements(now)?;
    let whole = all.len() - usize::from(now.is_cut());
    let (mut parts, mut count): (Vec<Marked>, usize) = (Vec::new(), 0);
    for (index, (lead, key, value)) in all.iter().enumerate().take(whole) {
        let is_new = match now {
            Value::Items { open: '{', .. } => is_new_member(value, Some(before)),
            _ => compared(value, Some(before), key).0,
        };
        count += usize::from(is_new);
        let between = if index == 0 { "" } else { ", " };
        parts.push((format!("{between}{lead}"), false));
        parts.push((value.to_string(), is_new));
    }
    if count == 0 || 2 * count > whole {
        return None;
    }
    let begin = match now {
        Value::Object { name, .. } => format!("{name}("),
        Value::Items { open, .. } => open.to_string(),
        _ => "{".to_owned(),
    };
    parts.insert(0, (begin.clone(), false));
    let told: String = parts.iter().map(|(part, _)| part.as_str()).collect();
    let rest = text.strip_prefix(&told)?;
    parts.push((rest.to_owned(), false));
    Some(in_view(begin, parts))
}

/// The parts from shortly before the first that is marked, where those before it are more than a line has room for.
fn in_view(begin: String, mut parts: Vec<Marked>) -> Vec<Marked> {
    let first = parts.iter().position(|(_, is_new)| *is_new);
    let first = first.unwrap_or_default();
    let letters = |part: &Marked| part.0.chars().count();
    if parts[..first].iter().map(letters).sum::<usize>() > IN_VIEW {
        // With the element before it: each is what stands between, and itself.
        parts.drain(..first.saturating_sub(3));
        parts.insert(0, (format!("{begin}…"), false));
    }
    // Texts in a row are one.
    let mut joined: Vec<Marked> = Vec::new();
    for (part, is_new) in parts {
        match joined.last_mut() {
            Some((before, false)) if !is_new => before.push_str(&part),
            _ => joined.push((part, is_new)),
        }
    }
    joined
}

/// The elements of a value, each with what stands before it and how it is found in another value.
fn elements(value: &Value) -> Option<Vec<(String, Key<'_>, &Value)>> {
    Some(match value {
        Value::Text(_) => return None,
        Value::Items { items, .. } => {
            let element = |(index, item)| (String::new(), Key::Index(index), item);
            items.iter().enumerate().map(element).collect()
        }
        Value::Pairs(pairs) => {
            let entries = pairs.iter();
            let entry = entries.map(|(key, value)| (format!("{key}: "), Key::Of(key), value));
            entry.collect()
        }
        Value::Object { parts, .. } => parts
            .iter()
            .enumerate()
            .map(|(index, (name, value))| match name {
                Some(name) => (format!("{name}="), Key::Named(name), value),
                None => (String::new(), Key::Index(index), value),
            })
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::read;

    #[test]
    fn only_what_is_new_is_marked() {
        // What is marked is put into angle brackets.
        let check = |was: &str, now: &str, wanted: &str| {
            let told = match marked(now, &read(now), &read(was)) {
                Some(parts) => parts
                    .into_iter()
                    .map(|(part, new)| if new { format!("<{part}>") } else { part })
                    .collect(),
                None => now.to_owned(),
            };
            assert_eq!(told, wanted, "{was} -> {now}");
        };
        check("[10, 20, 30]", "[10, 21, 30]", "[10, <21>, 30]");
        check("[10, 20, 30]", "[10, 20, 30, 40]", "[10, 20, 30, <40>]");
        check("[3, 1, 2, 4, 5]", "[1, 3, 2, 4, 5]", "[<1>, <3>, 2, 4, 5]");
        check("[10, 20, 30]", "[10, 20]", "[10, 20]");
        check("{'a': 1, 'b': 2}", "{'a': 1, 'b': 3}", "{'a': 1, 'b': <3>}");
        check("{1, 2, 3}", "{1, 2, 3, 4}", "{1, 2, 3, <4>}");
        check(
            "Box(n=1, name='ä')",
            "Box(n=12, name='ä')",
            "Box(n=<12>, name='ä')",
        );
        // Of what is cut nothing is known, and what moves at the cut is not new.
        check("[1, 2, 3, 4…", "[1, 20, 3,…", "[1, <20>, 3,…");
        check("[1, 2, …", "[1, 2, 3, …", "[1, 2, 3, …");
        check(
            "[[1, 2], [3, 4], [5…",
            "[[1, 2], [3, 9], [5…",
            "[[1, 2], <[3, 9]>, [5…",
        );
        // What is far back in it is brought into view.
        let long = |last: &str| format!("[{}8, {last}, 9]", "1234, ".repeat(8));
        check(&long("5"), &long("6"), "[…, 8, <6>, 9]");
        check("[1, 2]", "['x', 'y']", "['x', 'y']");
        check("[1, 2]", "[1, 2]", "[1, 2]");
        check("7", "[1]", "[1]");
    }
}
