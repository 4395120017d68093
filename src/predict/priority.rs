//! Heaps of `heapq`, changed as the library does it: the model says of any two items which comes first.

use std::collections::BTreeMap;

use crate::program::{HeapChange, HeapItems};

use super::comprehension::Elements;
use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};

/// Items of a heap that is gone through: each change takes some comparisons for every doubling of it.
const MOST: usize = 40;

/// Items of a list that is made a heap.
const MOST_MADE: usize = 12;

impl Predictor {
    /// What a heap is after a call has changed it, if an expression stands for that.
    pub(super) async fn heaped(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<Worth>, PredictError> {
        match HeapChange::of(expression) {
            Some(change) => self.changed_heap(place, &change).await,
            None => Ok(None),
        }
    }

    /// What a heap is after this change.
    pub(super) async fn changed_heap(
        &mut self,
        place: Place<'_>,
        change: &HeapChange,
    ) -> Result<Option<Worth>, PredictError> {
        let (HeapChange::Made { list }
        | HeapChange::Popped { list }
        | HeapChange::Pushed { list, .. }
        | HeapChange::Replaced { list, .. }) = change;
        let Some(Elements { texts, probability }) = self.elements(place, list).await? else {
            return Ok(None);
        };
        let count = texts.len();
        let most = match change {
            HeapChange::Made { .. } => MOST_MADE,
            _ => MOST,
        };
        if count > most {
            return Ok(None);
        }
        let (mut texts, mut probability) = (texts, probability);
        if let HeapChange::Pushed { item, .. } | HeapChange::Replaced { item, .. } = change {
            let Some(worth) = self.inner(place, item).await? else {
                return Ok(None);
            };
            probability *= worth.probability;
            texts.push(worth.value);
        }
        // The items by their numbers: what is asked of two of them is asked once, and the change begun anew with that.
        let mut known: BTreeMap<(usize, usize), (bool, f64)> = BTreeMap::new();
        loop {
            let (mut asked, mut sure) = (None, probability);
            let mut heap = HeapItems::new((0..count).collect(), |one: &usize, other: &usize| {
                let pair = (*one, *other);
                let said = known.get(&pair);
                if said.is_none() {
                    asked = Some(pair);
                }
                let (before, by) = said?;
                sure *= by;
                Some(*before)
            });
            let done = match change {
                HeapChange::Made { .. } => heap.make(),
                HeapChange::Popped { .. } => heap.pop(),
                HeapChange::Pushed { .. } => heap.push(count),
                HeapChange::Replaced { stays, .. } => heap.replace(count, *stays),
            };
            let order = heap.into_items();
            let Some((one, other)) = asked else {
                let items: Vec<&str> = order.iter().map(|at| &*texts[*at]).collect();
                return Ok(done.map(|()| Worth {
                    value: format!("[{}]", items.join(", ")),
                    probability: sure,
                }));
            };
            let Some(said) = self.precedes(place, &texts[one], &texts[other]).await? else {
                return Ok(None);
            };
            known.insert((one, other), said);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::model::block_on;
    use crate::predict::fixtures::{before, place, untrained};
    use crate::program::Program;

    #[test]
    fn heaps_are_changed_as_the_library_does() {
        let mut predictor = untrained();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let at = before(2);
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str, expected: Option<&str>| {
            let place = place(&program, &at, &document);
            let found = block_on(predictor.heaped(place, expression)).unwrap();
            let value = found.map(|worth| worth.value);
            assert_eq!(value.as_deref(), expected, "{expression}");
        };
        // Nothing is asked about numbers of different lengths.
        check("heappush__([], 3)", Some("[3]"));
        check("heappush__([10, 100], 3)", Some("[3, 100, 10]"));
        check("heappop__([1, 10, 100])", Some("[10, 100]"));
        check("heappop__([1])", Some("[]"));
        check("heapify__([1000, 100, 10, 1])", Some("[1, 100, 10, 1000]"));
        check("heapreplace__([1, 10, 100], 1000)", Some("[10, 1000, 100]"));
        check("heappushpop__([10, 100], 1)", Some("[10, 100]"));
        check("heappushpop__([1, 100], 10)", Some("[10, 100]"));
        check("heappushpop__([], 10)", Some("[]"));
        check("heappop__([])", None);
        check("heappush__([1], {2})", None);
    }
}
