//! Comprehensions worked out element by element: the engine looks up what there is to go through, and the model says what each
//! condition and each element comes to.

use std::pin::Pin;

use crate::language::{elements, pairs};
use crate::program::{
    Arranged, Comprehension, Function, Gathering, Made, Targets, accumulated, gathered, numbers_of,
};
use crate::state::State;

use super::decision::is_true;
use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};

/// Expressions of one comprehension that may be asked about: conditions and elements together.
const MOST: usize = 20;

/// Elements that are gone through at all, where nothing is asked about most of them.
const MOST_ELEMENTS: usize = 60;

/// What a comprehension within another counts for.
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
        let Some(Elements { texts, probability }) =
            self.elements(place, &comprehension.iterated).await?
        else {
            return Ok(None);
        };
        let nested = comprehension.element.contains(" for ");
        let each = comprehension.conditions.len() + if nested { NESTED } else { 1 };
        if texts.len() > MOST_ELEMENTS || (nested && texts.len() * each > MOST) {
            return Ok(None);
        }
        let mut asked = 0;
        let mut all = Worth {
            value: String::new(),
            probability,
        };
        for text in texts {
            let values = named(&comprehension.targets, &text);
            let Some(at) = values.and_then(|values| bound(place.at, values)) else {
                return Ok(None);
            };
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
            if let Some(element) = element.filter(|element| !element.is_empty()) {
                if !all.value.is_empty() {
                    all.value.push_str(", ");
                }
                all.value.push_str(&element);
            }
        }
        let call = match comprehension.made {
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

    /// What there is to go through, one after the other.
    pub(super) async fn elements(
        &mut self,
        place: Place<'_>,
        iterated: &str,
    ) -> Result<Option<Elements>, PredictError> {
        if let Some(texts) = place.program.members_shown(place.at, iterated) {
            let probability = 1.0;
            return Ok(Some(Elements { texts, probability }));
        }
        for name in ["map", "filter"] {
            if let Some((function, iterated)) = Function::applied(iterated, name) {
                return self.applied(place, name, &function, &iterated).await;
            }
        }
        if let Some(gathering) = place.program.gathering(place.at, iterated) {
            return self.gathered(place, &gathering).await;
        }
        let called = iterated
            .split_once('(')
            .and_then(|(name, rest)| Some((name, rest.strip_suffix(')')?)));
        let (name, arguments) = match called {
            Some((name @ ("range" | "enumerate" | "zip" | "reversed"), inside)) => {
                let Some(arguments) = elements(&format!("[{inside}]")) else {
                    return Ok(None);
                };
                let start = |text: String| match text.strip_prefix("start=") {
                    Some(start) if name == "enumerate" => start.to_owned(),
                    _ => text,
                };
                (name, arguments.into_iter().map(start).collect())
            }
            _ => {
                let method = ["items", "keys", "values"].into_iter().find_map(|name| {
                    let held = iterated.strip_suffix("()")?.strip_suffix(name)?;
                    Some((name, vec![held.strip_suffix('.')?.to_owned()]))
                });
                method.unwrap_or_else(|| ("", vec![iterated.to_owned()]))
            }
        };
        let mut values = Vec::new();
        let mut probability = 1.0;
        for (index, argument) in arguments.iter().enumerate() {
            if let (Some(starred), "zip") = (argument.strip_prefix('*'), name) {
                let Some(rows) = self.nested(place, starred).await? else {
                    return Ok(None);
                };
                probability *= rows.probability;
                values.extend(rows.texts);
                continue;
            }
            let goes_through =
                matches!(name, "zip" | "reversed") || (name == "enumerate" && index == 0);
            let worth = if goes_through {
                self.nested(place, argument).await?.map(Elements::listed)
            } else {
                self.inner(place, argument).await?
            };
            let Some(worth) = worth else {
                return Ok(None);
            };
            probability *= worth.probability;
            values.push(worth.value);
        }
        Ok(of_call(name, &values).map(|texts| Elements { texts, probability }))
    }

    /// What a function of `itertools` gives to go through.
    async fn gathered(
        &mut self,
        place: Place<'_>,
        gathering: &Gathering,
    ) -> Result<Option<Elements>, PredictError> {
        let mut probability = 1.0;
        let mut rows = Vec::new();
        for iterated in &gathering.iterated {
            let Some(row) = self.nested(place, iterated).await? else {
                return Ok(None);
            };
            probability *= row.probability;
            rows.push(row.texts);
        }
        if let ("accumulate", [row]) = (gathering.name.as_str(), rows.as_slice()) {
            let function = match gathering.given.as_slice() {
                [] => None,
                [function] => Some(function.as_str()),
                _ => return Ok(None),
            };
            let sums = self.accumulated(place, row, function).await?;
            return Ok(sums.map(|sums| Elements {
                probability: sums.probability * probability,
                ..sums
            }));
        }
        let mut given = Vec::new();
        for one in &gathering.given {
            let Some(worth) = self.inner(place, one).await? else {
                return Ok(None);
            };
            probability *= worth.probability;
            given.push(worth.value);
        }
        let texts = gathered(&gathering.name, &rows, &given, MOST_ELEMENTS);
        Ok(texts.map(|texts| Elements { texts, probability }))
    }

    /// Each element put together with all before it.
    async fn accumulated(
        &mut self,
        place: Place<'_>,
        row: &[String],
        function: Option<&str>,
    ) -> Result<Option<Elements>, PredictError> {
        let mut found = Elements {
            texts: Vec::new(),
            probability: 1.0,
        };
        if row.len() > MOST {
            return Ok(None);
        }
        for element in row {
            let worth = match found.texts.last() {
                None => Worth::certain(element.clone()),
                Some(so_far) => {
                    let Some(both) = accumulated(function, so_far, element) else {
                        return Ok(None);
                    };
                    let Some(worth) = self.inner(place, &both).await? else {
                        return Ok(None);
                    };
                    worth
                }
            };
            found.probability *= worth.probability;
            found.texts.push(worth.value);
        }
        Ok(Some(found))
    }

    /// What `map` or `filter` makes of elements.
    async fn applied(
        &mut self,
        place: Place<'_>,
        name: &str,
        function: &Function,
        iterated: &str,
    ) -> Result<Option<Elements>, PredictError> {
        let Some(given) = self.nested(place, iterated).await? else {
            return Ok(None);
        };
        if given.texts.len() > MOST {
            return Ok(None);
        }
        let mut found = Elements {
            texts: Vec::new(),
            ..given
        };
        for text in given.texts {
            let Some(Worth { value, probability }) = self.apply(place, function, &text).await?
            else {
                return Ok(None);
            };
            found.probability *= probability;
            match (name, is_true(place.program, &value)) {
                ("map", _) => found.texts.push(value),
                (_, Some(true)) => found.texts.push(text),
                (_, Some(false)) => {}
                (_, None) => return Ok(None),
            }
        }
        Ok(Some(found))
    }

    /// The elements of what is inside of something else that is gone through.
    fn nested<'f>(
        &'f mut self,
        place: Place<'f>,
        iterated: &'f str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Elements>, PredictError>> + 'f>> {
        Box::pin(self.elements(place, iterated))
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

/// The texts of elements, and how sure they are together.
pub(super) struct Elements {
    pub texts: Vec<String>,
    pub probability: f64,
}

impl Elements {
    /// As a list.
    pub(super) fn listed(self) -> Worth {
        Worth {
            value: format!("[{}]", self.texts.join(", ")),
            probability: self.probability,
        }
    }
}

/// What a function of Python's gives to go through, for the texts of its arguments; without a name: what its argument gives.
fn of_call(name: &str, arguments: &[String]) -> Option<Vec<String>> {
    let all: Vec<Vec<String>> = match name {
        "range" => return numbers(arguments),
        "items" | "keys" | "values" => {
            let pairs = pairs(arguments.first()?)?;
            let part = |(key, value)| match name {
                "keys" => key,
                "values" => value,
                _ => format!("({key}, {value})"),
            };
            return Some(pairs.into_iter().map(part).collect());
        }
        "enumerate" => {
            let start = match arguments {
                [_] => 0,
                [_, start] => start.parse::<usize>().ok()?,
                _ => return None,
            };
            let elements = elements(arguments.first()?)?;
            let numbered = (start..).zip(elements);
            let pair = |(number, element)| format!("({number}, {element})");
            return Some(numbered.map(pair).collect());
        }
        _ => arguments
            .iter()
            .map(|one| elements(one))
            .collect::<Option<_>>()?,
    };
    match (name, all.as_slice()) {
        ("zip", [first, rest @ ..]) if !rest.is_empty() => {
            let shortest = all.iter().map(Vec::len).min().unwrap_or(first.len());
            let row = |index: usize| {
                let items: Vec<&str> = all.iter().map(|one| one[index].as_str()).collect();
                format!("({})", items.join(", "))
            };
            Some((0..shortest).map(row).collect())
        }
        ("", [elements]) => Some(elements.clone()),
        ("reversed", [elements]) => Some(elements.iter().rev().cloned().collect()),
        _ => None,
    }
}

/// The numbers of a `range`, if they are not too many.
fn numbers(arguments: &[String]) -> Option<Vec<String>> {
    let bounds: Option<Vec<i64>> = arguments.iter().map(|one| one.parse().ok()).collect();
    let numbers = numbers_of(&bounds?)?.take(MOST_ELEMENTS + 1);
    let all: Vec<String> = numbers.map(|number| number.to_string()).collect();
    (all.len() <= MOST_ELEMENTS).then_some(all)
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
        check("reversed(xs)", Some("[5, 4]"));
        check("d.items()", Some("[('k', 6)]"));
        check("map(len, ['ab', ''])", Some("[2, 0]"));
        check("map(lambda x:(x, a), xs)", Some("[(4, 3), (5, 3)]"));
        check("filter(lambda x:x==5, xs)", Some("[5]"));
        check("zip(*[[1, 2], 'ab'])", Some("[(1, 'a'), (2, 'b')]"));
        check("zip(reversed(xs), xs)", Some("[(5, 4), (4, 5)]"));
        check("map(len, xs, xs)", None);
        check("[i for i in range(61)]", None);
        check("[i for i in range(0, 5, 0)]", None);
        check("[k for k in {1, 2}]", None);
        check("[x for x, y in xs]", None);
        check("[x for x in unknown]", None);
    }
}
