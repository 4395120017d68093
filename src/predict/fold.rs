//! Folds worked out element by element: the engine goes through the elements, and the model says what each addition and each
//! comparison of two of them comes to.

use std::collections::BTreeSet;

use crate::language::requoted;
use crate::program::{
    Fold, FoldKind, Function, as_states_show, canonical_expression, comes_before, counts, operand,
    viewed,
};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::State;

use super::comprehension::{Elements, bound};
use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};

/// Elements that are added up, or of which the largest is looked for.
const MOST: usize = 120;

/// Elements that are sorted: what is compared of them are letters and digits, of which none is asked twice.
const MOST_SORTED: usize = 32;

/// Items of a set, most of which are known to be in order.
const MOST_ITEMS: usize = 60;

/// Elements that are sorted where most of them are the same.
const MOST_SAME: usize = 60;

/// An element, and the value that it is compared by.
#[derive(Clone)]
struct Keyed {
    text: String,
    key: String,
}

impl Predictor {
    /// What a call comes to that goes through elements, if it is one that can be taken apart.
    pub(super) async fn fold(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let Some(fold) = Fold::of(expression) else {
            return Ok(None);
        };
        let Some((Elements { texts, probability }, counts)) =
            self.unordered(place, &fold.iterated).await?
        else {
            return Ok(None);
        };
        let fits = match fold.kind {
            FoldKind::Sorted { .. } => {
                let different: BTreeSet<&String> = texts.iter().collect();
                texts.len() <= MOST_SAME && different.len() <= MOST_SORTED
            }
            _ => texts.len() <= MOST,
        };
        if !fits {
            return Ok(None);
        }
        let worth = match fold.kind {
            FoldKind::Sum => self.sum(place, &texts).await?,
            _ => self.by_order(place, &fold, texts, &counts).await?,
        };
        Ok(worth.map(|worth| Worth {
            probability: worth.probability * probability,
            ..worth
        }))
    }

    /// The elements, where their order says nothing: also those of a set, and those of a `Counter` with how many there are of each. Of equally
    /// many the one that came first is shown first; in which order the others came may not be known.
    async fn unordered(
        &mut self,
        place: Place<'_>,
        iterated: &str,
    ) -> Result<Option<(Elements, Vec<String>)>, PredictError> {
        if let Some(found) = self.elements(place, iterated).await? {
            return Ok(Some((found, Vec::new())));
        }
        let (held, view) = viewed(iterated).unwrap_or((iterated, "keys"));
        let Some(worth) = self.inner(place, held).await? else {
            return Ok(None);
        };
        let probability = worth.probability;
        if let Some(pairs) = counts(&worth.value) {
            let texts = pairs.iter().map(|(element, count)| match view {
                "items" => format!("({element}, {count})"),
                "keys" => element.to_string(),
                _ => count.to_string(),
            });
            let texts = texts.collect();
            let counts = pairs.iter().map(|(_, count)| count.to_string());
            return Ok(Some((Elements { texts, probability }, counts.collect())));
        }
        Ok(match PythonValue::read(&worth.value) {
            Ok(PythonValue::Set { items, .. }) if held == iterated => {
                let texts = items.iter().map(PythonValue::to_string).collect();
                Some((Elements { texts, probability }, Vec::new()))
            }
            _ => None,
        })
    }

    /// Numbers added up, from the first to the last.
    async fn sum(
        &mut self,
        place: Place<'_>,
        texts: &[String],
    ) -> Result<Option<Worth>, PredictError> {
        let mut numbers = Vec::new();
        for text in texts {
            match PythonValue::read(text) {
                Ok(number @ (PythonValue::Int(_) | PythonValue::Float(_))) => numbers.push(number),
                Ok(PythonValue::Bool(truth)) => {
                    numbers.push(PythonValue::Int(u8::from(truth).to_string()));
                }
                // Lists cannot be added to a number.
                _ => return Ok(None),
            }
        }
        let Some((first, rest)) = numbers.split_first() else {
            return Ok(Some(Worth::certain("0".to_owned())));
        };
        let mut sum = Worth::certain(first.to_string());
        for number in rest {
            let Ok(so_far) = PythonValue::read(&sum.value) else {
                return Ok(None);
            };
            let addition = format!("{}+{}", operand(&so_far), operand(number));
            let Ok(addition) = canonical_expression(&addition) else {
                return Ok(None);
            };
            let said = self.arithmetic(place, &addition).await?;
            let Some((Evaluated::Value(Some(value)), sure)) = said else {
                return Ok(None);
            };
            sum = Worth {
                value,
                probability: sum.probability * sure,
            };
        }
        Ok(Some(sum))
    }

    /// The largest, the smallest, or all in order. Elements that have `counts` are those of a `Counter`: which of two that are compared by the
    /// same comes first is known if there are equally many of them.
    async fn by_order(
        &mut self,
        place: Place<'_>,
        fold: &Fold,
        texts: Vec<String>,
        counts: &[String],
    ) -> Result<Option<Worth>, PredictError> {
        let mut probability = 1.0;
        let mut all = Vec::new();
        for text in texts {
            let key = match &fold.key {
                None => text.clone(),
                Some(function) => {
                    let Some(worth) = self.apply(place, function, &text).await? else {
                        return Ok(None);
                    };
                    probability *= worth.probability;
                    worth.value
                }
            };
            all.push(Keyed { text, key });
        }
        let hidden = |one: &Keyed, count: &String| {
            let mut others = all.iter().zip(counts);
            others.any(|(other, many)| {
                other.key == one.key && other.text != one.text && many != count
            })
        };
        if all
            .iter()
            .zip(counts)
            .any(|(one, count)| hidden(one, count))
        {
            return Ok(None);
        }
        let value = match fold.kind {
            FoldKind::Sorted { reverse } => {
                let Some((sorted, sure)) = self.sorted(place, all, reverse, &[]).await? else {
                    return Ok(None);
                };
                probability *= sure;
                let texts: Vec<String> = sorted.into_iter().map(|one| one.text).collect();
                format!("[{}]", texts.join(", "))
            }
            kind => {
                let mut all = all.into_iter();
                let Some(mut best) = all.next() else {
                    return Ok(None);
                };
                for one in all {
                    let (low, high) = match kind {
                        FoldKind::Smallest => (&one.key, &best.key),
                        _ => (&best.key, &one.key),
                    };
                    let Some((better, sure)) = self.precedes(place, low, high).await? else {
                        return Ok(None);
                    };
                    probability *= sure;
                    if better {
                        best = one;
                    }
                }
                best.text
            }
        };
        Ok(Some(Worth { value, probability }))
    }

    /// A set of these items, each once, in the order in which states show them.
    pub(super) async fn set_of(
        &mut self,
        place: Place<'_>,
        items: Vec<String>,
    ) -> Result<Option<Worth>, PredictError> {
        if let Some(set) = with_objects(&items) {
            return Ok(Some(Worth::certain(set)));
        }
        // What a set of the state shows already is in order.
        let orders = orders_of(place.at);
        let in_order = |items: &[String]| {
            let among =
                |order: &Vec<String>| items.iter().filter(|one| order.contains(one)).count();
            orders.iter().map(among).max().unwrap_or(0)
        };
        if items.len() > MOST_ITEMS || items.len() - in_order(&items) > MOST_SORTED {
            return Ok(None);
        }
        let keyed = |text: String| Keyed {
            key: text.clone(),
            text,
        };
        let all = items.into_iter().map(keyed).collect();
        let sorted = self.sorted(place, all, false, &orders).await?;
        Ok(sorted.map(|(sorted, probability)| {
            let texts: Vec<String> = sorted.into_iter().map(|one| one.text).collect();
            Worth {
                value: format!("{{{}}}", texts.join(", ")),
                probability,
            }
        }))
    }

    /// Elements in order, those that are equal as they were; with the probability of all comparisons. Nothing is asked about two that stand
    /// in one of the known orders.
    async fn sorted(
        &mut self,
        place: Place<'_>,
        all: Vec<Keyed>,
        reverse: bool,
        orders: &[Vec<String>],
    ) -> Result<Option<(Vec<Keyed>, f64)>, PredictError> {
        let mut probability = 1.0;
        let mut sorted: Vec<Keyed> = Vec::new();
        for one in all {
            // It goes behind all that do not have to come after it: binary insertion, which looks at the end first, as what is to
            // be sorted often nearly is.
            let (mut low, mut high) = (0, sorted.len());
            let mut middle = high.saturating_sub(1);
            while low < high {
                let there = &sorted[middle];
                let (first, second) = if reverse {
                    (&there.key, &one.key)
                } else {
                    (&one.key, &there.key)
                };
                let known = orders.iter().find_map(|order| {
                    let rank = |key: &String| order.iter().position(|one| one == key);
                    Some((rank(first)? < rank(second)?, 1.0))
                });
                let said = match known {
                    Some(known) => Some(known),
                    None => self.precedes(place, first, second).await?,
                };
                let Some((before, sure)) = said else {
                    return Ok(None);
                };
                probability *= sure;
                if before {
                    high = middle;
                } else {
                    low = middle + 1;
                }
                middle = usize::midpoint(low, high);
            }
            sorted.insert(low, one);
        }
        Ok(Some((sorted, probability)))
    }

    /// Whether one value comes before another one.
    pub(super) async fn precedes(
        &mut self,
        place: Place<'_>,
        one: &str,
        other: &str,
    ) -> Result<Option<(bool, f64)>, PredictError> {
        if one == other {
            return Ok(Some((false, 1.0)));
        }
        let program = place.program;
        let dated = program.is_dated_before(one, other);
        let known = dated
            .or_else(|| program.amount_precedes(one, other))
            .or_else(|| program.record_precedes(one, other));
        if let Some(before) = known {
            return Ok(Some((before, 1.0)));
        }
        let (one, other) = (
            place.program.text_plainly(one),
            place.program.text_plainly(other),
        );
        match comes_before(&one, &other) {
            None => Ok(None),
            Some(order) => self.holds(place, &order).await,
        }
    }

    /// What a function gives for an element.
    pub(super) async fn apply(
        &mut self,
        place: Place<'_>,
        function: &Function,
        element: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let named = vec![(function.parameter.as_str(), element.to_owned())];
        let Some(at) = bound(place.at, named) else {
            return Ok(None);
        };
        let inside = Place { at: &at, ..place };
        let worth = self.inner(inside, &function.expression).await?;
        Ok(worth.map(|worth| Worth {
            value: requoted(&worth.value).into_owned(),
            ..worth
        }))
    }
}
/// The items of the sets that the top frame shows, in their order.
fn orders_of(at: &State) -> Vec<Vec<String>> {
    let locals = at.top().and_then(|frame| frame.locals.as_ref());
    let texts = locals
        .into_iter()
        .flat_map(|locals| locals.values().flatten());
    let sets = texts.filter(|text| text.starts_with('{'));
    sets.filter_map(|text| match PythonValue::read(text) {
        Ok(PythonValue::Set { items, .. }) => {
            Some(items.iter().map(PythonValue::to_string).collect())
        }
        _ => None,
    })
    .collect()
}

/// A set with objects in it, or members of enumerations, as it is shown. `None` of one without, and where its order cannot be told.
fn with_objects(items: &[String]) -> Option<String> {
    fn has_object(item: &PythonValue) -> bool {
        let object = matches!(item, PythonValue::Object { .. } | PythonValue::Opaque(_));
        object || item.held().into_iter().any(has_object)
    }
    let read = |text: &String| PythonValue::read(text).ok();
    let items: Vec<PythonValue> = items.iter().map(read).collect::<Option<_>>()?;
    if !items.iter().any(has_object) {
        return None;
    }
    let set = PythonValue::Set {
        items,
        frozen: false,
    };
    Some(as_states_show(set)?.to_string())
}
