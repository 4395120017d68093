//! The part of a value's text that is not as it was: for values that are too long to be drawn in boxes.

/// What two texts have in common at both ends, and what lies between in the later one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// As it was.
    pub before: String,
    /// Not as it was: whole elements.
    pub changed: String,
    /// As it was.
    pub after: String,
}

/// The stretch of `now` that is not in `was`; `None` where nothing is new in it, or most of it is.
pub fn changed_stretch(was: &str, now: &str) -> Option<Stretch> {
    let (was, now): (Vec<char>, Vec<char>) = (was.chars().collect(), now.chars().collect());
    let same = |(one, other): &(&char, &char)| one == other;
    let start = was.iter().zip(&now).take_while(same).count();
    let room = was.len().min(now.len()) - start;
    let ends = was.iter().rev().zip(now.iter().rev());
    let mut end = now.len() - ends.take(room).take_while(same).count();
    let mut start = start;
    // An element that differs in a digit is another one.
    while start < end && separates(now[start]) {
        start += 1;
    }
    while start < end && separates(now[end - 1]) {
        end -= 1;
    }
    if start == end {
        return None;
    }
    while start > 0 && !separates(now[start - 1]) {
        start -= 1;
    }
    while end < now.len() && !separates(now[end]) {
        end += 1;
    }
    let text = |part: &[char]| part.iter().collect::<String>();
    (2 * (end - start) <= now.len()).then(|| Stretch {
        before: text(&now[..start]),
        changed: text(&now[start..end]),
        after: text(&now[end..]),
    })
}

/// Whether a character stands between elements.
fn separates(character: char) -> bool {
    matches!(
        character,
        ' ' | ',' | ':' | '=' | '(' | ')' | '[' | ']' | '{' | '}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_elements_are_marked() {
        // The stretch is put into angle brackets.
        let check = |was: &str, now: &str, wanted: &str| {
            let told = match changed_stretch(was, now) {
                Some(Stretch {
                    before,
                    changed,
                    after,
                }) => format!("{before}<{changed}>{after}"),
                None => now.to_owned(),
            };
            assert_eq!(told, wanted, "{was} -> {now}");
        };
        check("[10, 20, 30]", "[10, 21, 30]", "[10, <21>, 30]");
        check("[10, 20, 30]", "[10, 20, 30, 40]", "[10, 20, 30, <40>]");
        check("[1, 1, 1]", "[1, 1, 1, 1]", "[1, 1, 1, <1>]");
        check("[10, 20, 30]", "[10, 20]", "[10, 20]");
        check("{'a': 1, 'b': 2}", "{'a': 1, 'b': 3}", "{'a': 1, 'b': <3>}");
        check("[3, 1, 2, 4, 5]", "[1, 3, 2, 4, 5]", "[<1, 3>, 2, 4, 5]");
        check("[1, 2]", "['x', 'y']", "['x', 'y']");
        check("[1, 2]", "[1, 2]", "[1, 2]");
        check("", "[1]", "[1]");
        check(
            "Box(n=1, name='ä')",
            "Box(n=12, name='ä')",
            "Box(n=<12>, name='ä')",
        );
    }
}
