//! Room in a decoded step: where it could have said what it leaves out.

use crate::language::{Control, Token, Tokenizer};
use crate::state::{AliasName, State};

use crate::predict::decoder::{Choice, Decoded};

/// Where a decoded step could have said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::predict) struct Room {
    /// The index of the token before which it belongs.
    pub start: usize,
    /// Whether the frame has to be named first.
    pub opens: bool,
}

/// Where a decoded step after `at` could have said a new value of a local that it leaves as it is: before the locals that come after it
/// in its frame. The frame that goes on is told first, those below it behind it, the outermost first.
pub(in crate::predict) fn room_for_local(
    tokenizer: &Tokenizer,
    decoded: &Decoded,
    at: &State,
    local: &AliasName,
) -> Option<Room> {
    let locals = at.frames.get(local.frame)?.locals.as_ref()?;
    let order = |name: &str| locals.get_index_of(name).unwrap_or(usize::MAX);
    let own = order(&local.name);
    let top = at.depth().checked_sub(1)?;
    let block = |frame: usize| if frame == top { 0 } else { frame + 1 };
    let wanted = block(local.frame);
    let mut told = 0;
    let mut begun = None;
    // Locals that are gone are told behind all that have values.
    let mut gone = None;
    for (index, choice) in decoded.choices.iter().enumerate() {
        let Some(Token::Control(control)) = tokenizer.token(choice.id) else {
            continue;
        };
        let here = told == wanted;
        match control {
            Control::Set => begun = Some(index),
            Control::Is if here => {
                let first = begun.take()?;
                let ids: Vec<u32> = decoded.choices[first + 1..index]
                    .iter()
                    .map(|choice| choice.id)
                    .collect();
                if order(&tokenizer.decode(&ids)) > own {
                    return Some(Room {
                        start: first,
                        opens: false,
                    });
                }
            }
            Control::Del if here => {
                let name = decoded.choices[index + 1..].iter().map(|choice| choice.id);
                let name: Vec<u32> = name
                    .take_while(|id| !matches!(tokenizer.token(*id), Some(Token::Control(_))))
                    .collect();
                if tokenizer.decode(&name) == local.name {
                    return None;
                }
                gone.get_or_insert(index);
            }
            Control::In => {
                let next = decoded.choices.get(index + 1);
                let Token::Depth(depth) = tokenizer.token(next?.id)? else {
                    return None;
                };
                // The depths are counted from 1, and so are the blocks of the frames below.
                if depth > wanted {
                    return Some(Room {
                        start: gone.unwrap_or(index),
                        opens: !here,
                    });
                }
                told = depth;
            }
            Control::End | Control::Frame | Control::Output | Control::Value => {
                return Some(Room {
                    start: gone.unwrap_or(index),
                    opens: !here,
                });
            }
            _ => {}
        }
    }
    None
}

/// Where a decoded step into a call could have said one more local of the frame that is entered: behind all that it says of it.
pub(in crate::predict) fn room_for_entered(
    tokenizer: &Tokenizer,
    decoded: &Decoded,
) -> Option<usize> {
    let control = |choice: &Choice| match tokenizer.token(choice.id) {
        Some(Token::Control(control)) => Some(control),
        _ => None,
    };
    let told = decoded.choices.iter().map(control);
    let told: Vec<Option<Control>> = told.collect();
    let frame = told
        .iter()
        .rposition(|one| matches!(one, Some(Control::Frame)))?;
    let ends = |one: &Option<Control>| matches!(one, Some(Control::Output | Control::End));
    Some(frame + told[frame..].iter().position(ends)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::encode_difference;
    use crate::predict::confidence::tests::SOURCE;
    use crate::predict::fixtures::state;
    use crate::program::Program;
    use crate::state::Event;

    #[test]
    fn a_local_that_is_left_out_has_room_in_its_frame() {
        let told = |values: [&str; 3]| {
            let [a, b, x] = values;
            state(
                Event::Line,
                &[
                    ("<module>", 8, &[("a", a), ("b", b)]),
                    ("f", 2, &[("xs", "[1]")]),
                    ("g", 5, &[("x", x), ("ys", "[]")]),
                ],
            )
        };
        let before = told(["[1]", "[2]", "1"]);
        let json = include_bytes!("../../../models/tokenizer.json");
        let tokenizer = Tokenizer::from_bytes(json).unwrap();
        let program = Program::parse(SOURCE).unwrap();
        let check = |after: [&str; 3], frame: usize, name: &str, opens: bool, next: &str| {
            let ids = encode_difference(&tokenizer, &program, &before, &told(after)).unwrap();
            let choice = |id| Choice::given(id, 1.0);
            let decoded = Decoded {
                rivals: Vec::new(),
                choices: ids.iter().copied().map(choice).collect(),
            };
            let local = AliasName::new(frame, name);
            let room = room_for_local(&tokenizer, &decoded, &before, &local).unwrap();
            let rest: Vec<String> = ids[room.start..]
                .iter()
                .map(|id| tokenizer.describe(*id))
                .collect();
            assert_eq!(room.opens, opens, "{name}: {rest:?}");
            assert_eq!(rest.concat(), next, "{name}");
        };
        let same = ["[1]", "[2]", "1"];
        check(same, 2, "x", false, "<end>");
        check(same, 0, "a", true, "<end>");
        check(["[1]", "[2]", "2"], 2, "ys", false, "<end>");
        check(
            ["[1]", "[3]", "1"],
            2,
            "x",
            false,
            r#"<in><D1><set>"b"<is>"[""3""]"<end>"#,
        );
        check(
            ["[1]", "[3]", "1"],
            0,
            "a",
            false,
            r#"<set>"b"<is>"[""3""]"<end>"#,
        );
        check(["[3]", "[2]", "1"], 0, "b", false, "<end>");
        check(["[3]", "[2]", "1"], 1, "xs", true, "<end>");
        let left = |values: [&str; 2]| {
            let known: Vec<(&str, &str)> = ["e", "k"].into_iter().zip(values).collect();
            state(Event::Line, &[("<module>", 8, &known)])
        };
        let (before, mut after) = (left(["1", "2"]), left(["1", "3"]));
        let locals = after.frames[0].locals.as_mut().unwrap();
        locals.shift_remove("e");
        let ids = encode_difference(&tokenizer, &program, &before, &after).unwrap();
        let choice = |id| Choice::given(id, 1.0);
        let decoded = Decoded {
            rivals: Vec::new(),
            choices: ids.iter().copied().map(choice).collect(),
        };
        let room = |name: &str| {
            let local = AliasName::new(0, name);
            let room = room_for_local(&tokenizer, &decoded, &before, &local)?;
            Some(tokenizer.describe(ids[room.start]))
        };
        assert_eq!(room("z").as_deref(), Some("<del>"));
        assert_eq!(room("e").as_deref(), Some("<set>"));
    }
}
