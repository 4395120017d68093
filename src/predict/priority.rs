//! Heaps of `heapq`, changed as the library does it (Williams' heap; Knuth, The Art of Computer Programming, volume 3, section 5.2.3): an item
//! goes up or down until it is in its place, and the model says of any two which comes first.

use crate::program::HeapChange;

use super::comprehension::Elements;
use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};

/// Items of a heap that is gone through: each change takes some comparisons for every doubling of it.
const MOST: usize = 40;

/// Items of a list that is made a heap.
const MOST_MADE: usize = 12;

/// A heap, and how sure all comparisons are that have led to it.
struct Heap {
    items: Vec<String>,
    probability: f64,
}

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
        let mut heap = Heap {
            items: texts,
            probability,
        };
        if heap.items.len() > MOST {
            return Ok(None);
        }
        let known = match change {
            HeapChange::Made { .. } => self.make(place, &mut heap).await?,
            HeapChange::Popped { .. } => self.pop(place, &mut heap).await?,
            HeapChange::Pushed { item, .. } => match self.inner(place, item).await? {
                None => None,
                Some(worth) => {
                    heap.probability *= worth.probability;
                    heap.items.push(worth.value);
                    let last = heap.items.len() - 1;
                    self.rise(place, &mut heap, 0, last).await?
                }
            },
            HeapChange::Replaced { item, stays, .. } => match self.inner(place, item).await? {
                None => None,
                Some(worth) => {
                    heap.probability *= worth.probability;
                    heap.items.push(worth.value);
                    self.replace(place, &mut heap, *stays).await?
                }
            },
        };
        Ok(known.map(|()| Worth {
            value: format!("[{}]", heap.items.join(", ")),
            probability: heap.probability,
        }))
    }

    /// Puts a list into the order of a heap.
    async fn make(
        &mut self,
        place: Place<'_>,
        heap: &mut Heap,
    ) -> Result<Option<()>, PredictError> {
        if heap.items.len() > MOST_MADE {
            return Ok(None);
        }
        for at in (0..heap.items.len() / 2).rev() {
            if self.sink(place, heap, at).await?.is_none() {
                return Ok(None);
            }
        }
        Ok(Some(()))
    }

    /// Takes the first item out; the last one goes into its place, and down.
    async fn pop(&mut self, place: Place<'_>, heap: &mut Heap) -> Result<Option<()>, PredictError> {
        let Some(last) = heap.items.pop() else {
            return Ok(None);
        };
        let Some(first) = heap.items.first_mut() else {
            return Ok(Some(()));
        };
        *first = last;
        self.sink(place, heap, 0).await
    }

    /// Puts the last item into the place of the first one, and down, as `pop` does with what was there before; where it `stays` only if the
    /// first one comes before it.
    async fn replace(
        &mut self,
        place: Place<'_>,
        heap: &mut Heap,
        stays: bool,
    ) -> Result<Option<()>, PredictError> {
        let last = heap.items.len().saturating_sub(1);
        let keeps = match stays && last > 0 {
            true => self
                .is_before(place, heap, 0, last)
                .await?
                .map(|before| !before),
            false => Some(last == 0),
        };
        match keeps {
            None => Ok(None),
            Some(true) => {
                heap.items.truncate(last);
                Ok(Some(()))
            }
            Some(false) => self.pop(place, heap).await,
        }
    }

    /// Moves the item at a place down to a leaf, the smaller child up each time, and from there up to where it belongs.
    async fn sink(
        &mut self,
        place: Place<'_>,
        heap: &mut Heap,
        first: usize,
    ) -> Result<Option<()>, PredictError> {
        let (mut at, end) = (first, heap.items.len());
        loop {
            let mut child = 2 * at + 1;
            if child >= end {
                break;
            }
            if child + 1 < end {
                let Some(before) = self.is_before(place, heap, child, child + 1).await? else {
                    return Ok(None);
                };
                child += usize::from(!before);
            }
            heap.items.swap(at, child);
            at = child;
        }
        self.rise(place, heap, first, at).await
    }

    /// Moves the item at a place up, no further than to `first`, as long as it comes before the one above it.
    async fn rise(
        &mut self,
        place: Place<'_>,
        heap: &mut Heap,
        first: usize,
        mut at: usize,
    ) -> Result<Option<()>, PredictError> {
        while at > first {
            let above = (at - 1) / 2;
            match self.is_before(place, heap, at, above).await? {
                None => return Ok(None),
                Some(false) => break,
                Some(true) => heap.items.swap(at, above),
            }
            at = above;
        }
        Ok(Some(()))
    }

    /// Whether the item at one place comes before that at another one.
    async fn is_before(
        &mut self,
        place: Place<'_>,
        heap: &mut Heap,
        one: usize,
        other: usize,
    ) -> Result<Option<bool>, PredictError> {
        let (one, other) = (&heap.items[one], &heap.items[other]);
        let said = self.precedes(place, one, other).await?;
        Ok(said.map(|(before, sure)| {
            heap.probability *= sure;
            before
        }))
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
