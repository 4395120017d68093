//! Elements: what there is to go through, one after the other, where a `for`, a comprehension or a function of Python's goes through
//! something.

use std::pin::Pin;

use crate::language::{elements, pairs};
use crate::program::{
    Function, Gathering, by_arrival, gathered, hides_order, in_order_of, in_table_order,
    listed_generator, numbers_of, viewed,
};
use crate::quiz::PythonValue;

use super::MOST;
use crate::predict::decision::is_true;
use crate::predict::place::Place;
use crate::predict::working::Worth;
use crate::predict::{PredictError, Predictor};

/// Elements that are gone through at all, where nothing is asked about most of them.
pub(super) const MOST_ELEMENTS: usize = 120;

/// The texts of elements, and how sure they are together.
pub(in crate::predict) struct Elements {
    pub texts: Vec<String>,
    pub probability: f64,
}

impl Elements {
    /// As a list.
    pub fn listed(self) -> Worth {
        Worth {
            value: format!("[{}]", self.texts.join(", ")),
            probability: self.probability,
        }
    }
}

impl Predictor {
    /// What there is to go through, one after the other.
    pub(in crate::predict) async fn elements(
        &mut self,
        place: Place<'_>,
        iterated: &str,
    ) -> Result<Option<Elements>, PredictError> {
        if let Some(texts) = place.program.members_shown(place.at, iterated) {
            let probability = 1.0;
            return Ok(Some(Elements { texts, probability }));
        }
        // A comprehension keeps the names of what it goes through.
        if let Some(written) = place.program.with_ranges(place.at, iterated) {
            return self.nested(place, &written).await;
        }
        if let Some(list) = listed_generator(iterated) {
            return self.nested(place, &list).await;
        }
        if let Some(texts) = matches(place, iterated) {
            let probability = 1.0;
            return Ok(Some(Elements { texts, probability }));
        }
        if let Some(grouping) = place.program.grouping(place.at, iterated) {
            return self.grouped(place, &grouping).await;
        }
        if let Some(group) = self.group_of(place, iterated).await? {
            return Ok(Some(group));
        }
        for name in ["map", "filter"] {
            if let Some((function, iterated)) = Function::applied(iterated, name) {
                let Some(given) = self.nested(place, &iterated).await? else {
                    return Ok(None);
                };
                return self.applied(place, name, &function, given).await;
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
                let (held, method) = viewed(iterated).unwrap_or((iterated, ""));
                (method, vec![held.to_owned()])
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
            let Some(worth) = self.as_it_came(place, argument, worth).await? else {
                return Ok(None);
            };
            probability *= worth.probability;
            values.push(worth.value);
        }
        Ok(of_call(name, &values).map(|texts| Elements { texts, probability }))
    }

    /// A value in the order in which it is gone through, which a `Counter` does not show; `None` where that is not known.
    async fn as_it_came(
        &mut self,
        place: Place<'_>,
        iterated: &str,
        shown: Worth,
    ) -> Result<Option<Worth>, PredictError> {
        if let Some(value) = in_table_order(&shown.value) {
            return Ok(Some(Worth { value, ..shown }));
        }
        if let Some(value) = place.program.chain_gone_through(&shown.value) {
            return Ok(Some(Worth { value, ..shown }));
        }
        if !hides_order(&shown.value) {
            return Ok(Some(shown));
        }
        let order = place.program.counter_order(place.at, iterated);
        if let Some(value) = order.and_then(|order| by_arrival(&shown.value, order)) {
            return Ok(Some(Worth { value, ..shown }));
        }
        let Some(counted) = place.program.tallied(place.at, iterated) else {
            return Ok(None);
        };
        let Some(counted) = self.nested(place, &counted).await? else {
            return Ok(None);
        };
        let value = in_order_of(&shown.value, &counted.texts);
        Ok(value.map(|value| Worth {
            value,
            probability: shown.probability * counted.probability,
        }))
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
            let (function, initial) = match gathering.given.as_slice() {
                [] => (None, None),
                [function] => (Some(function), None),
                [function, initial] => (Some(function), Some(initial)),
                _ => return Ok(None),
            };
            let mut row = row.clone();
            if let Some(initial) = initial {
                let Some(first) = self.inner(place, initial).await? else {
                    return Ok(None);
                };
                probability *= first.probability;
                row.insert(0, first.value);
            }
            let function = function.filter(|function| *function != "None");
            let sums = self.accumulated(place, &row, function).await?;
            return Ok(sums.map(|sums| Elements {
                probability: sums.probability * probability,
                ..sums
            }));
        }
        if let ("from_iterable", [row]) = (gathering.name.as_str(), rows.as_slice()) {
            let mut texts = Vec::new();
            for one in row {
                let Some(inner) = self.nested(place, one).await? else {
                    return Ok(None);
                };
                probability *= inner.probability;
                texts.extend(inner.texts);
            }
            let few = texts.len() <= MOST_ELEMENTS;
            return Ok(few.then_some(Elements { texts, probability }));
        }
        if let ("starmap", [row], [function]) = (
            gathering.name.as_str(),
            rows.as_slice(),
            gathering.given.as_slice(),
        ) {
            let mut all = Elements {
                texts: Vec::new(),
                probability,
            };
            for one in row.iter().take(MOST + 1) {
                let count = elements(one).map(|items| items.len());
                let own = place.program.shown_definition(place.at, function).is_some();
                let count = count.filter(|_| !own);
                let function = count.and_then(|count| Function::read_for_several(function, count));
                let Some(function) = function.filter(|_| all.texts.len() < MOST) else {
                    return Ok(None);
                };
                let Some(worth) = self.apply(place, &function, one).await? else {
                    return Ok(None);
                };
                all.probability *= worth.probability;
                all.texts.push(worth.value);
            }
            return Ok(Some(all));
        }
        if let ("takewhile" | "dropwhile" | "filterfalse", [row], [function]) = (
            gathering.name.as_str(),
            rows.as_slice(),
            gathering.given.as_slice(),
        ) {
            let Some(function) = Function::read(function) else {
                return Ok(None);
            };
            let texts = row.clone();
            let given = Elements { texts, probability };
            return self.applied(place, &gathering.name, &function, given).await;
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
        function: Option<&String>,
    ) -> Result<Option<Elements>, PredictError> {
        let of_two = match function {
            None => None,
            // One of the program has a frame of its own.
            Some(function) if place.program.shown_definition(place.at, function).is_some() => {
                return Ok(None);
            }
            Some(function) => match Function::read_for_several(function, 2) {
                Some(function) => Some(function),
                None => return Ok(None),
            },
        };
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
                    let worth = match &of_two {
                        None => self.inner(place, &format!("{so_far}+{element}")).await?,
                        Some(function) => {
                            let both = format!("({so_far}, {element})");
                            self.apply(place, function, &both).await?
                        }
                    };
                    let Some(worth) = worth else {
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

    /// What `map`, `filter` and the like make of elements.
    async fn applied(
        &mut self,
        place: Place<'_>,
        name: &str,
        function: &Function,
        given: Elements,
    ) -> Result<Option<Elements>, PredictError> {
        if given.texts.len() > MOST {
            return Ok(None);
        }
        let mut found = Elements {
            texts: Vec::new(),
            ..given
        };
        let mut texts = given.texts.into_iter();
        while let Some(text) = texts.next() {
            let Some(Worth { value, probability }) = self.apply(place, function, &text).await?
            else {
                return Ok(None);
            };
            found.probability *= probability;
            match (name, is_true(place.program, &value)) {
                ("map", _) => found.texts.push(value),
                (_, None) => return Ok(None),
                ("filter" | "takewhile", Some(true)) | ("filterfalse", Some(false)) => {
                    found.texts.push(text);
                }
                ("takewhile", Some(false)) => break,
                ("dropwhile", Some(false)) => {
                    found.texts.push(text);
                    found.texts.extend(texts.by_ref());
                }
                _ => {}
            }
        }
        Ok(Some(found))
    }

    /// The elements of what is inside of something else that is gone through.
    pub(super) fn nested<'f>(
        &'f mut self,
        place: Place<'f>,
        iterated: &'f str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Elements>, PredictError>> + 'f>> {
        Box::pin(self.elements(place, iterated))
    }
}

/// What `re.finditer` finds, one match after the other.
fn matches(place: Place<'_>, iterated: &str) -> Option<Vec<String>> {
    if !iterated.contains("finditer(") || iterated.starts_with("list(") {
        return None;
    }
    let listed = place
        .program
        .matched(place.at, &format!("list({iterated})"))?;
    let PythonValue::List(found) = PythonValue::read(&listed).ok()? else {
        return None;
    };
    let few = found.len() <= MOST_ELEMENTS;
    few.then(|| found.iter().map(PythonValue::to_string).collect())
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
        ("zip", [alone]) => Some(alone.iter().map(|one| format!("({one},)")).collect()),
        ("zip", [first, ..]) => {
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
