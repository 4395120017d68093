//! The locals that a statement leaves as they are: other objects than what it changes, which do not hold that.

use crate::program::{Target, with_object};
use crate::state::AliasName;

use super::Worked;
use crate::predict::place::Place;

/// The locals that are other objects than what is changed, and do not hold that: they stay as they are. Methods of what is changed show what
/// it becomes.
pub(super) fn bystanders(place: Place<'_>, found: &[Worked]) -> Vec<Worked> {
    let changed: Vec<&AliasName> = found
        .iter()
        .filter_map(|worked| match &worked.target {
            Target::Changed { local, .. } => Some(local),
            _ => None,
        })
        .collect();
    if changed.is_empty() {
        return Vec::new();
    }
    let old = |local: &AliasName| place.at.frames.get(local.frame)?.known(&local.name);
    let texts: Vec<&str> = changed.iter().filter_map(|local| old(local)).collect();
    let statement = place.at.top().and_then(|frame| {
        let definition = place.program.definition_at(&frame.function, frame.line)?;
        Some((&definition.scope, frame.line))
    });
    let own = place.at.depth().saturating_sub(1);
    // What the statement binds gets another value, also where that is not known.
    let bound = |local: &AliasName| {
        statement.is_some_and(|(scope, line)| {
            let foreign = || scope.foreign.contains(&local.name);
            scope.binds(&local.name, line..=line) && (local.frame == own || foreign())
        })
    };
    // What looks like it within another value may be that, unless only names have it.
    let mut known = None;
    let mut apart = || {
        let only = |local: &&AliasName| place.program.is_held_by_names(place.at, local);
        *known.get_or_insert_with(|| changed.iter().all(only))
    };
    // The name of what an `except` has taken may go with the line.
    let lent = place.at.line().and_then(|line| place.program.lent(line));
    let top = place.at.depth().saturating_sub(1);
    let mut others = Vec::new();
    for (index, frame) in place.at.frames.iter().enumerate() {
        for (name, value) in frame.locals.iter().flatten() {
            let local = AliasName::new(index, name);
            let mut stays = |value: &&String| {
                let holds = |text: &&str| value.contains(text) && value.as_str() != *text;
                !texts.is_empty() && (!texts.iter().any(holds) || apart())
            };
            let goes = index == top && lent.as_ref() == Some(name);
            if changed.contains(&&local) || bound(&local) || goes {
                continue;
            }
            let moved = value.as_ref().and_then(|value| {
                found.iter().find_map(|worked| match &worked.target {
                    Target::Changed { local, .. } => {
                        let shown = with_object(value, old(local)?, &worked.value)?;
                        Some((shown, worked.probability))
                    }
                    _ => None,
                })
            });
            if let Some((value, probability)) = moved {
                others.push(Worked {
                    target: Target::whole(local),
                    value,
                    probability,
                });
            } else if let Some(value) = value.as_ref().filter(|value| stays(value)) {
                others.push(Worked {
                    target: Target::whole(local),
                    value: value.clone(),
                    probability: 1.0,
                });
            }
        }
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::fixtures::place;
    use crate::program::Program;
    use crate::state::State;

    #[test]
    fn what_looks_like_the_changed_one_stays_as_it_is() {
        let program = Program::parse("def f(ys):\n    ys.append(1)\nf(xs)\n").unwrap();
        let state = r#"{"event": "line", "aliases": [["0.xs", "1.ys"]], "frames": [
            {"function": "<module>", "line": 3, "locals": {"xs": "[]", "copy": "[]", "other": "[2]", "n": "3", "all": "[[], []]"}},
            {"function": "f", "line": 2, "locals": {"ys": "[]"}}]}"#;
        let at = State::parse(state).unwrap();
        let place = place(&program, &at, &[]);
        let worked = |frame, name: &str| Worked {
            target: Target::whole(AliasName::new(frame, name)),
            value: "[1]".to_owned(),
            probability: 0.9,
        };
        let stays = bystanders(place, &[worked(1, "ys"), worked(0, "xs")]);
        let stays: Vec<_> = stays
            .into_iter()
            .map(|one| (one.target, one.value))
            .collect();
        let other =
            |name: &str, value: &str| (Target::whole(AliasName::new(0, name)), value.to_owned());
        assert_eq!(
            stays,
            vec![other("copy", "[]"), other("other", "[2]"), other("n", "3")]
        );
        assert!(bystanders(place, &[]).is_empty());
    }

    #[test]
    fn a_method_of_what_is_changed_shows_what_it_becomes() {
        let source = "class M:\n    def go(self):\n        self.n += 1\nm = M()\n";
        let program = Program::parse(source).unwrap();
        let state = r#"{"event": "line", "aliases": [], "frames": [
            {"function": "<module>", "line": 4, "locals": {"m": "M(n=1)", "f": "<bound method M.go of M(n=1)>", "g": "<bound method M.go of M(n=3)>"}},
            {"function": "go", "line": 3, "locals": {"self": "M(n=1)"}}]}"#;
        let at = State::parse(state).unwrap();
        let changed = Worked {
            target: Target::whole(AliasName::new(1, "self")),
            value: "M(n=2)".to_owned(),
            probability: 0.9,
        };
        let others = bystanders(place(&program, &at, &[]), &[changed]);
        let value = |name: &str| {
            let target = Target::whole(AliasName::new(0, name));
            let one = others.iter().find(|one| one.target == target);
            one.map(|one| one.value.as_str())
        };
        assert_eq!(value("f"), Some("<bound method M.go of M(n=2)>"));
        assert_ne!(value("g"), Some("<bound method M.go of M(n=2)>"));
    }
}
