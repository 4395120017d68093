//! Which objects `sorted` compares, one pair after the other, and in which order it leaves them: that of CPython's sort for short lists, a run
//! that is there already and binary insertion behind it (CPython, `Objects/listobject.c` and `Objects/listsort.txt`).

/// How a run is found: CPython looks at what is equal in it since 3.13, and compares other pairs for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::program) enum Sorting {
    /// As CPython 3.13 and later.
    Newer,
    /// As CPython 3.12 and before.
    Older,
}

/// Both, the newer one first.
const VERSIONS: [Sorting; 2] = [Sorting::Newer, Sorting::Older];

/// What a sort does after some comparisons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It asks whether the first of these is less than the second.
    Compare(usize, usize),
    /// It is done, with this order.
    Done(Vec<usize>),
}

/// What a sort of so many objects does next, by their places, after its comparisons have come to these.
pub(super) fn next(count: usize, reverse: bool, known: &[bool], sorting: Sorting) -> Next {
    let mut places: Vec<usize> = (0..count).collect();
    // What is equal keeps its order also where the greatest comes first.
    if reverse {
        places.reverse();
    }
    let mut sort = Sort {
        known: known.iter(),
        places,
    };
    match sort.run(sorting) {
        Ok(()) => {
            if reverse {
                sort.places.reverse();
            }
            Next::Done(sort.places)
        }
        Err((one, other)) => Next::Compare(one, other),
    }
}

/// The pairs that a sort of so many objects may compare after comparisons that have come to these, each with the version of CPython that does.
pub(in crate::program) fn pairs_compared(
    count: usize,
    reverse: bool,
    known: &[bool],
) -> Vec<(Sorting, (usize, usize))> {
    let pair = |sorting| match next(count, reverse, known, sorting) {
        Next::Compare(one, other) => Some((sorting, (one, other))),
        Next::Done(_) => None,
    };
    VERSIONS.into_iter().filter_map(pair).collect()
}

/// The order of so many objects after the comparisons of a sort have come to these, if it has made exactly those; `version` is that of CPython,
/// if it is known.
pub(in crate::program) fn sorted_by(
    count: usize,
    reverse: bool,
    known: &[bool],
    version: Option<Sorting>,
) -> Option<Vec<usize>> {
    let (_, before) = known.split_last()?;
    let mut versions = VERSIONS.into_iter();
    versions.find_map(|sorting| {
        let asked = matches!(next(count, reverse, before, sorting), Next::Compare(..));
        match next(count, reverse, known, sorting) {
            Next::Done(order) if asked && version.is_none_or(|one| one == sorting) => Some(order),
            _ => None,
        }
    })
}

/// A comparison that is not known yet.
type Asks<T> = Result<T, (usize, usize)>;

struct Sort<'k> {
    known: std::slice::Iter<'k, bool>,
    places: Vec<usize>,
}

impl Sort<'_> {
    fn run(&mut self, sorting: Sorting) -> Asks<()> {
        if self.places.len() < 2 {
            return Ok(());
        }
        let sorted = match sorting {
            Sorting::Newer => self.newer_run()?,
            Sorting::Older => self.older_run()?,
        };
        for index in sorted..self.places.len() {
            self.insert(index)?;
        }
        Ok(())
    }

    /// Whether what stands at one index is less than what stands at another one.
    fn less(&mut self, one: usize, other: usize) -> Asks<bool> {
        let known = self.known.next().copied();
        known.ok_or((self.places[one], self.places[other]))
    }

    /// The length of the run at the beginning, which is made an ascending one.
    fn older_run(&mut self) -> Asks<usize> {
        let descends = self.less(1, 0)?;
        let mut length = 2;
        while length < self.places.len() && self.less(length, length - 1)? == descends {
            length += 1;
        }
        if descends {
            self.places[..length].reverse();
        }
        Ok(length)
    }

    /// The same, where equal ones may stand in a run that descends.
    fn newer_run(&mut self) -> Asks<usize> {
        let count = self.places.len();
        let mut length = 1;
        while length < count && !self.less(length, length - 1)? {
            length += 1;
        }
        if length == count {
            return Ok(length);
        }
        if length > 1 {
            if self.less(0, length - 1)? {
                return Ok(length);
            }
            self.places[..length].reverse();
        }
        length += 1;
        let mut equal = 0;
        while length < count {
            if self.less(length, length - 1)? {
                self.turn_last(length, &mut equal);
            } else if self.less(length - 1, length)? {
                break;
            } else {
                equal += 1;
            }
            length += 1;
        }
        self.turn_last(length, &mut equal);
        self.places[..length].reverse();
        while length < count && !self.less(length, length - 1)? {
            length += 1;
        }
        Ok(length)
    }

    /// Turns the last of a run around that are equal, one more than `equal` says, if it says any.
    fn turn_last(&mut self, length: usize, equal: &mut usize) {
        if *equal > 0 {
            self.places[length - *equal - 1..length].reverse();
            *equal = 0;
        }
    }

    /// Puts what stands at an index where it belongs among those before it.
    fn insert(&mut self, index: usize) -> Asks<()> {
        let (mut low, mut high) = (0, index);
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.less(index, middle)? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        self.places[low..=index].rotate_right(1);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pairs that are compared, and the order at the end.
    fn run(values: &[i32], reverse: bool, sorting: Sorting) -> (Vec<(i32, i32)>, Vec<usize>) {
        let (mut known, mut pairs) = (Vec::new(), Vec::new());
        loop {
            match next(values.len(), reverse, &known, sorting) {
                Next::Compare(one, other) => {
                    pairs.push((values[one], values[other]));
                    known.push(values[one] < values[other]);
                }
                Next::Done(order) => return (pairs, order),
            }
        }
    }

    #[test]
    fn the_pairs_are_those_that_python_compares() {
        let check = |values: &[i32], sorting: Sorting, expected: &[(i32, i32)]| {
            assert_eq!(
                run(values, false, sorting).0,
                expected,
                "{values:?} {sorting:?}"
            );
        };
        check(
            &[5, 2, 4],
            Sorting::Older,
            &[(2, 5), (4, 2), (4, 5), (4, 2)],
        );
        check(
            &[5, 2, 4],
            Sorting::Newer,
            &[(2, 5), (4, 2), (2, 4), (4, 5), (4, 5), (4, 2)],
        );
        check(&[1, 2, 3], Sorting::Older, &[(2, 1), (3, 2)]);
        check(&[1, 2, 3], Sorting::Newer, &[(2, 1), (3, 2)]);
        check(
            &[4, 4, 3, 5, 1],
            Sorting::Older,
            &[
                (4, 4),
                (3, 4),
                (3, 4),
                (3, 4),
                (5, 4),
                (5, 4),
                (1, 4),
                (1, 4),
                (1, 3),
            ],
        );
        check(
            &[3, 3, 1, 2],
            Sorting::Newer,
            &[
                (3, 3),
                (1, 3),
                (3, 3),
                (2, 1),
                (1, 2),
                (2, 3),
                (2, 3),
                (2, 1),
            ],
        );
        check(&[1], Sorting::Newer, &[]);
    }

    #[test]
    fn an_order_is_that_of_the_version_which_has_compared_so() {
        let check = |known: &[bool], version: Option<Sorting>, expected: Option<&[usize]>| {
            let order = sorted_by(3, false, known, version);
            assert_eq!(order.as_deref(), expected, "{known:?} {version:?}");
        };
        // 5, 2, 4 under either.
        let older = &[true, false, true, false];
        let newer = &[true, false, true, true, true, false];
        check(older, Some(Sorting::Older), Some(&[1, 2, 0]));
        check(newer, None, Some(&[1, 2, 0]));
        check(&newer[..3], Some(Sorting::Newer), None);
        check(&[], None, None);
        let pairs = pairs_compared(3, false, &[true, false]);
        let expected = [(Sorting::Newer, (1, 2)), (Sorting::Older, (2, 0))];
        assert_eq!(pairs, expected);
    }

    #[test]
    fn whatever_is_compared_the_order_is_stable() {
        for sorting in [Sorting::Older, Sorting::Newer] {
            for number in 0..5_i32.pow(6) {
                let values: Vec<i32> = (0..6).map(|place| number / 5_i32.pow(place) % 5).collect();
                for reverse in [false, true] {
                    let mut expected: Vec<usize> = (0..6).collect();
                    expected.sort_by_key(|place| values[*place] * if reverse { -1 } else { 1 });
                    assert_eq!(run(&values, reverse, sorting).1, expected, "{values:?}");
                }
            }
        }
    }
}
