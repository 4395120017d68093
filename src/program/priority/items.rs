//! The items of a heap as `heapq` keeps them (Williams' heap; Knuth, The Art of Computer Programming, volume 3, section 5.2.3; `Lib/heapq.py`): the
//! last item goes down to a leaf and from there up to its place, since among equal items that decides which comes first.

/// The items, and how it is told which of two comes before the other: `None` where that is not known, and the change is given up.
pub struct HeapItems<T, F> {
    items: Vec<T>,
    before: F,
}

impl<T, F: FnMut(&T, &T) -> Option<bool>> HeapItems<T, F> {
    /// A list that is a heap, or is to be made one.
    pub fn new(items: Vec<T>, before: F) -> HeapItems<T, F> {
        HeapItems { items, before }
    }

    /// The items as they are by now.
    pub fn into_items(self) -> Vec<T> {
        self.items
    }

    /// Puts the list into the order of a heap.
    pub fn make(&mut self) -> Option<()> {
        (0..self.items.len() / 2)
            .rev()
            .try_for_each(|at| self.sink(at))
    }

    /// Adds an item.
    pub fn push(&mut self, item: T) -> Option<()> {
        self.items.push(item);
        self.rise(0, self.items.len() - 1)
    }

    /// Takes the first item out; the last one goes into its place, and down. `None` also where there is none.
    pub fn pop(&mut self) -> Option<()> {
        let last = self.items.pop()?;
        match self.items.first_mut() {
            Some(first) => {
                *first = last;
                self.sink(0)
            }
            None => Some(()),
        }
    }

    /// Puts an item into the place of the first one, and down; where the heap `stays`, only if the first one comes before it.
    pub fn replace(&mut self, item: T, stays: bool) -> Option<()> {
        let Some(first) = self.items.first_mut() else {
            return Some(());
        };
        if stays && !(self.before)(first, &item)? {
            return Some(());
        }
        *first = item;
        self.sink(0)
    }

    /// Moves the item at a place down to a leaf, the smaller child up each time, and from there up to where it belongs.
    fn sink(&mut self, first: usize) -> Option<()> {
        let (mut at, end) = (first, self.items.len());
        while 2 * at + 1 < end {
            let mut child = 2 * at + 1;
            if child + 1 < end && !self.is_before(child, child + 1)? {
                child += 1;
            }
            self.items.swap(at, child);
            at = child;
        }
        self.rise(first, at)
    }

    /// Moves the item at a place up, no further than to `first`, as long as it comes before the one above it.
    fn rise(&mut self, first: usize, mut at: usize) -> Option<()> {
        while at > first {
            let above = (at - 1) / 2;
            if !self.is_before(at, above)? {
                break;
            }
            self.items.swap(at, above);
            at = above;
        }
        Some(())
    }

    fn is_before(&mut self, one: usize, other: usize) -> Option<bool> {
        (self.before)(&self.items[one], &self.items[other])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Change = fn(&mut HeapItems<i32, fn(&i32, &i32) -> Option<bool>>) -> Option<()>;

    #[test]
    fn items_are_moved_as_the_library_moves_them() {
        // Written by CPython 3.11; of a negative number nothing is known.
        let before: fn(&i32, &i32) -> Option<bool> =
            |one, other| (*one >= 0 && *other >= 0).then_some(one < other);
        let check = |items: &[i32], change: Change, expected: Option<&[i32]>| {
            let mut heap = HeapItems::new(items.to_vec(), before);
            let done = change(&mut heap).map(|()| heap.into_items());
            assert_eq!(done.as_deref(), expected, "{items:?}");
        };
        let list = [5, 3, 8, 1, 9, 2];
        check(&list, |heap| heap.make(), Some(&[1, 3, 2, 5, 9, 8]));
        let heap = [1, 3, 2, 5, 9, 8];
        check(&heap, |heap| heap.pop(), Some(&[2, 3, 8, 5, 9]));
        check(&heap, |heap| heap.push(0), Some(&[0, 3, 1, 5, 9, 8, 2]));
        check(
            &heap,
            |heap| heap.replace(7, false),
            Some(&[2, 3, 7, 5, 9, 8]),
        );
        check(&heap, |heap| heap.replace(0, true), Some(&heap));
        check(&heap, |heap| heap.push(-1), None);
        check(&[], |heap| heap.pop(), None);
    }
}
