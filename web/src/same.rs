//! Which variables are one object: the state's aliases, as letters to show beside their values.

use hunch::state::{AliasName, State};

use crate::words::panels;

/// The groups of variables that are one object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SameObjects(Vec<Vec<(AliasName, String)>>);

/// What a variable shares its object with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Others {
    /// The group's number, from 0: the same for all variables of one object.
    pub group: usize,
    /// The other variables, with their functions where those are not this one's.
    pub names: Vec<String>,
}

impl SameObjects {
    /// The groups of a state; none where they are not known.
    pub fn of(state: &State) -> SameObjects {
        let function = |name: &AliasName| {
            let frame = state.frames.get(name.frame)?;
            Some((name.clone(), frame.function.clone()))
        };
        let groups = state.aliases.iter().flatten();
        SameObjects(
            groups
                .map(|group| group.iter().filter_map(function).collect())
                .collect(),
        )
    }

    /// What the variable `name` of `frame` shares its object with, if with anything.
    pub fn others(&self, frame: usize, name: &str) -> Option<Others> {
        let is_it = |other: &AliasName| other.frame == frame && other.name == name;
        let (group, members) = (self.0.iter().enumerate())
            .find(|(_, members)| members.iter().any(|(member, _)| is_it(member)))?;
        let names = members
            .iter()
            .filter(|(member, _)| !is_it(member))
            .map(|(member, function)| match member.frame == frame {
                true => member.name.clone(),
                false => panels::in_function(&member.name, function),
            })
            .collect();
        Some(Others { group, names })
    }
}

impl Others {
    /// The group's letter: A, B, … Z, then A again (nobody follows 27 shared objects).
    pub fn letter(&self) -> char {
        char::from(b'A' + (self.group % 26) as u8)
    }

    /// In words: `same object as a, b in f`.
    pub fn words(&self) -> String {
        panels::same_object_as(&self.names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::state::Frame;

    #[test]
    fn variables_of_one_object_name_each_other() {
        let mut state = State::start();
        state.frames.push(Frame::new("f", 2));
        let name = |text: &str| text.parse().unwrap();
        state.aliases = Some(vec![
            vec![name("0.a"), name("0.b"), name("1.xs")],
            vec![name("0.c"), name("1.ys"), name("7.gone")],
        ]);
        let same = SameObjects::of(&state);
        let check = |frame, name, expected: Option<(char, &str)>| {
            let others = same.others(frame, name);
            let told = others.map(|others| (others.letter(), others.words()));
            let expected = expected.map(|(letter, words)| (letter, words.to_owned()));
            assert_eq!(told, expected, "{frame}.{name}");
        };
        check(0, "a", Some(('A', "same object as b, xs in f")));
        check(
            1,
            "xs",
            Some(('A', "same object as a in <module>, b in <module>")),
        );
        check(1, "ys", Some(('B', "same object as c in <module>")));
        check(1, "a", None);
        state.aliases = None;
        assert_eq!(SameObjects::of(&state).others(0, "a"), None);
    }
}
