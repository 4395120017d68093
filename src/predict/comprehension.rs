//! Comprehensions worked out element by element: the engine looks up what there is to go through, and the model says what each
//! condition and each element comes to.

mod elements;
mod groups;
mod raising;

use std::pin::Pin;

use crate::language::elements;
use crate::program::{Arranged, Comprehension, Made, Targets};
use crate::state::State;

use super::decision::is_true;
use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};
pub(super) use elements::Elements;
use elements::MOST_ELEMENTS;

/// Expressions of one comprehension that may be asked about: conditions and elements together.
const MOST: usize = 240;

/// What a comprehension within another counts for, if anything is asked for it.
const NESTED: usize = 4;

impl Predictor {
    /// What a comprehension makes, with its probability; `None` where that cannot be told, or takes too much.
    pub(super) async fn list_of(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let Some(comprehension) = Comprehension::of(expression) else {
            return Ok(None);
        };
        let found = match self.grouped_for(place, &comprehension).await? {
            Some(found) => Some(found),
            None => self.elements(place, &comprehension.iterated).await?,
        };
        let Some(Elements { texts, probability }) = found else {
            return Ok(None);
        };
        let nested = comprehension.element.contains(" for ");
        let functions = comprehension.element.starts_with("lambda");
        if functions && !expression.starts_with('[') {
            return Ok(None);
        }
        let each = comprehension.conditions.len() + if nested { NESTED } else { 1 };
        if texts.len() > MOST_ELEMENTS {
            return Ok(None);
        }
        let mut asked = 0;
        let mut all = Worth {
            value: String::new(),
            probability,
        };
        for text in texts {
            let values = named(&comprehension.targets, &text);
            let Some(mut at) = values.and_then(|values| bound(place.at, values)) else {
                return Ok(None);
            };
            // Which objects elements are is in no group of aliases.
            if asks_identity(&comprehension) {
                at.aliases = None;
            }
            let inside = Place { at: &at, ..place };
            let made = self.made_of(inside, &comprehension).await?;
            let Some((element, probability)) = made else {
                return Ok(None);
            };
            // What is looked up is certain, and takes no time.
            if probability < 1.0 {
                asked += each;
            }
            if asked > MOST {
                return Ok(None);
            }
            all.probability *= probability;
            let inside = |element: String| match comprehension.flattened {
                true => element
                    .strip_prefix('[')?
                    .strip_suffix(']')
                    .map(str::to_owned),
                false => Some(element),
            };
            let element = element.map(|element| inside(element).ok_or(()));
            let Ok(element) = element.transpose() else {
                return Ok(None);
            };
            if let Some(mut element) = element.filter(|element| !element.is_empty()) {
                // A function is shown with where it was made.
                if functions {
                    element = element.replace("<lambda>>", "<listcomp>.<lambda>>");
                }
                if !all.value.is_empty() {
                    all.value.push_str(", ");
                }
                all.value.push_str(&element);
            }
        }
        self.made_into(place, &comprehension.made, all).await
    }

    /// Elements that are written one after the other, as the list, the set or the dictionary that is made of them.
    async fn made_into(
        &mut self,
        place: Place<'_>,
        made: &Made,
        all: Worth,
    ) -> Result<Option<Worth>, PredictError> {
        let call = match made {
            Made::List => {
                return Ok(Some(Worth {
                    value: format!("[{}]", all.value),
                    ..all
                }));
            }
            Made::Set => "set",
            Made::Dict => "dict",
        };
        let made = place.program.with_names_of_members(&all.value);
        let made = format!("{call}([{made}])");
        Ok(
            match place
                .program
                .arranged(&made, |name| place.program.member_shown(place.at, name))
            {
                Some(Arranged::Value(value)) => Some(Worth { value, ..all }),
                Some(Arranged::Set(items)) => {
                    let set = self.set_of(place, items).await?;
                    set.map(|set| Worth {
                        probability: set.probability * all.probability,
                        ..set
                    })
                }
                None => None,
            },
        )
    }

    /// What is made of the element that the names of a place stand for, if its conditions are true; with the probability of all
    /// that was asked.
    async fn made_of(
        &mut self,
        place: Place<'_>,
        comprehension: &Comprehension,
    ) -> Result<Option<(Option<String>, f64)>, PredictError> {
        let mut probability = 1.0;
        for condition in &comprehension.conditions {
            let Some(worth) = self.inner(place, condition).await? else {
                return Ok(None);
            };
            probability *= worth.probability;
            match is_true(place.program, &worth.value) {
                Some(true) => {}
                Some(false) => return Ok(Some((None, probability))),
                None => return Ok(None),
            }
        }
        let worth = self.inner(place, &comprehension.element).await?;
        Ok(worth.map(|worth| (Some(worth.value), probability * worth.probability)))
    }

    /// What an expression is worth. Comprehensions can be inside of each other.
    pub(super) fn inner<'f>(
        &'f mut self,
        place: Place<'f>,
        expression: &'f str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Worth>, PredictError>> + 'f>> {
        Box::pin(self.worth(place, expression))
    }
}

/// Whether what a comprehension makes of its elements depends on which objects they are.
fn asks_identity(comprehension: &Comprehension) -> bool {
    let conditions = comprehension.conditions.iter();
    let mut all = conditions.chain([&comprehension.element]);
    all.any(|one| one.contains(" is "))
}

/// A state in whose top frame some names have these values.
pub(super) fn bound(at: &State, values: Vec<(&str, String)>) -> Option<State> {
    let mut at = at.clone();
    let locals = at.frames.last_mut()?.locals.as_mut()?;
    for (name, value) in values {
        locals.insert(name.to_owned(), Some(value));
    }
    Some(at)
}

/// The names that an element is given, with their values.
pub(super) fn named<'t>(targets: &'t Targets, element: &str) -> Option<Vec<(&'t str, String)>> {
    match targets {
        Targets::Name(name) => Some(vec![(name, element.to_owned())]),
        // It stands for the items that the others leave.
        Targets::Rest(_) => None,
        Targets::Tuple(names) => {
            let rest = names.iter().position(|one| matches!(one, Targets::Rest(_)));
            if let Some(place) = rest
                && let Targets::Rest(name) = &names[place]
            {
                let parts = elements(element)?;
                let behind = names.len() - place - 1;
                let end = parts
                    .len()
                    .checked_sub(behind)
                    .filter(|end| *end >= place)?;
                let (before, after) = (&names[..place], &names[place + 1..]);
                let list = format!("[{}]", parts[place..end].join(", "));
                let others = before.iter().zip(&parts[..place]);
                let others = others.chain(after.iter().zip(&parts[end..]));
                let mut all = vec![(name.as_str(), list)];
                for (targets, part) in others {
                    all.extend(named(targets, part)?);
                }
                return Some(all);
            }
            let parts = elements(element).filter(|parts| parts.len() == names.len())?;
            let pairs = names.iter().zip(parts);
            let all: Option<Vec<_>> = pairs.map(|(targets, part)| named(targets, &part)).collect();
            Some(all?.into_iter().flatten().collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::block_on;
    use crate::predict::fixtures::{before, place, untrained};
    use crate::program::Program;

    #[test]
    fn matches_are_gone_through() {
        let mut predictor = untrained();
        let program = Program::parse("import re\nb = 1\n").unwrap();
        let at = before(2);
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let place = place(&program, &at, &document);
        let found = block_on(predictor.elements(place, "re.finditer('a', 'bab')")).unwrap();
        let texts = found.map(|found| found.texts);
        let expected = ["<re.Match object; span=(1, 2), match='a'>"];
        assert_eq!(texts.unwrap_or_default(), expected);
    }

    #[test]
    fn what_needs_no_model_is_gone_through_for_certain() {
        let mut predictor = untrained();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let mut at = before(2);
        let locals = at.frames[0].locals.as_mut().unwrap();
        locals.insert("xs".to_owned(), Some("[4, 5]".to_owned()));
        locals.insert("d".to_owned(), Some("{'k': 6}".to_owned()));
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str, expected: Option<&str>| {
            let place = place(&program, &at, &document);
            let found = if expression.starts_with('[') {
                block_on(predictor.list_of(place, expression)).unwrap()
            } else {
                let found = block_on(predictor.elements(place, expression)).unwrap();
                found.map(Elements::listed)
            };
            let found = found.filter(|worth| worth.probability == 1.0);
            let value = found.map(|worth| worth.value);
            assert_eq!(value.as_deref(), expected, "{expression}");
        };
        check("[x for x in xs]", Some("[4, 5]"));
        check("[a for x in xs]", Some("[3, 3]"));
        check("[x for x in xs if False]", Some("[]"));
        check("[x for x in xs if x]", Some("[4, 5]"));
        check("[i for i in range(a)]", Some("[0, 1, 2]"));
        check("[i for i in range(5, 0, -2)]", Some("[5, 3, 1]"));
        check("[xs[i] for i in range(2)]", Some("[4, 5]"));
        check(
            "[(i, x) for i, x in enumerate(xs)]",
            Some("[(0, 4), (1, 5)]"),
        );
        check("[i for i, x in enumerate(xs, 1)]", Some("[1, 2]"));
        check("[y for x, y in zip(xs, 'ab')]", Some("['a', 'b']"));
        check("[z for x, (y, z) in [(1, (2, 3))]]", Some("[3]"));
        check("[v for v in d.values()]", Some("[6]"));
        check("[v for k, v in d.items()]", Some("[6]"));
        check("[k for k in d]", Some("['k']"));
        check(
            "[[x for x in xs] for i in range(2)]",
            Some("[[4, 5], [4, 5]]"),
        );
        check(
            "[[x for x in xs][0] for i in range(7)]",
            Some("[4, 4, 4, 4, 4, 4, 4]"),
        );
        check("reversed(xs)", Some("[5, 4]"));
        check("d.items()", Some("[('k', 6)]"));
        check("map(len, ['ab', ''])", Some("[2, 0]"));
        check("map(lambda x:(x, a), xs)", Some("[(4, 3), (5, 3)]"));
        check("filter(lambda x:x==5, xs)", Some("[5]"));
        check("zip(*[[1, 2], 'ab'])", Some("[(1, 'a'), (2, 'b')]"));
        check("zip(reversed(xs), xs)", Some("[(5, 4), (4, 5)]"));
        check("map(len, xs, xs)", None);
        check("[i for i in range(121)]", None);
        check("[i for i in range(0, 5, 0)]", None);
        check("[k for k in {1, 2}]", None);
        check("[x for x, y in xs]", None);
        check("[x for x in unknown]", None);
    }
}
