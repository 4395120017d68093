//! What a `Counter` has counted, with what is known of the order in which its elements came.

use std::cmp::{Ordering, Reverse};

use crate::program::library::{counted, tally};
use crate::program::told::whole;
use crate::quiz::{PythonValue, compare};

/// What a `Counter` has counted.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally(pub Vec<Counted>);

/// So many of one element.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub element: PythonValue,
    pub count: i64,
    came: Came,
}

/// When an element came, as far as that is known: those of one group came in the order of their places, and all of an earlier part before
/// those of a later one.
#[derive(Clone, Copy, Debug)]
struct Came {
    part: usize,
    group: i64,
    place: usize,
}

impl Came {
    /// Which of two came first.
    fn compared(self, other: Came) -> Option<Ordering> {
        match self.part.cmp(&other.part) {
            Ordering::Equal if self.group == other.group => Some(self.place.cmp(&other.place)),
            Ordering::Equal => None,
            order => Some(order),
        }
    }
}

impl Tally {
    /// The numbers of a `Counter` as it is shown.
    pub fn shown(pairs: &[(PythonValue, PythonValue)]) -> Option<Tally> {
        Some(Tally::of(numbers(pairs)?, |count| count))
    }

    /// The numbers of elements in the order in which they came.
    pub fn given(pairs: &[(PythonValue, PythonValue)]) -> Option<Tally> {
        Some(Tally::of(numbers(pairs)?, |_| 0))
    }

    /// What is counted of elements that come one after the other.
    pub fn counting(elements: Vec<PythonValue>) -> Option<Tally> {
        let number =
            |(element, count): (PythonValue, usize)| Some((element, i64::try_from(count).ok()?));
        let counts: Option<Vec<_>> = tally(elements).into_iter().map(number).collect();
        Some(Tally::of(counts?, |_| 0))
    }

    /// The numbers of a `Counter` that a value is.
    pub fn read(value: &PythonValue) -> Option<Tally> {
        Tally::shown(counted(value)?)
    }

    fn of(counts: Vec<(PythonValue, i64)>, group: impl Fn(i64) -> i64) -> Tally {
        let counted = |(place, (element, count))| {
            let group = group(count);
            let came = Came {
                part: 0,
                group,
                place,
            };
            Counted {
                element,
                count,
                came,
            }
        };
        Tally(counts.into_iter().enumerate().map(counted).collect())
    }

    pub fn count(&self, element: &PythonValue) -> i64 {
        self.find(element).map_or(0, |one| one.count)
    }

    pub fn find(&self, element: &PythonValue) -> Option<&Counted> {
        self.0
            .iter()
            .find(|one| compare(&one.element, element).is_equal())
    }

    /// Counts an element as often more; one that is new comes behind all others.
    pub fn add(&mut self, element: PythonValue, count: i64) {
        match self
            .0
            .iter_mut()
            .find(|one| compare(&one.element, &element).is_equal())
        {
            Some(known) => known.count += count,
            None => {
                let place = self.0.len();
                let part = self
                    .0
                    .iter()
                    .map(|one| one.came.part)
                    .max()
                    .map_or(0, |last| last + 1);
                let group = 0;
                self.0.push(Counted {
                    element,
                    count,
                    came: Came { part, group, place },
                });
            }
        }
    }

    /// All of both, each counted by `count` of the numbers that the two have; what there is none of is left out.
    pub fn combined(&self, other: &Tally, count: impl Fn(i64, i64) -> i64) -> Tally {
        let mut all = self.clone();
        for one in &mut all.0 {
            one.count = count(one.count, other.count(&one.element));
        }
        let parts = all
            .0
            .iter()
            .map(|one| one.came.part + 1)
            .max()
            .unwrap_or_default();
        for one in &other.0 {
            if self.find(&one.element).is_none() {
                let came = Came {
                    part: parts + one.came.part,
                    ..one.came
                };
                let count = count(0, one.count);
                let element = one.element.clone();
                all.0.push(Counted {
                    element,
                    count,
                    came,
                });
            }
        }
        all.0.retain(|one| one.count > 0);
        all
    }

    /// In the order in which they came.
    pub fn in_order(&self) -> Option<Vec<&Counted>> {
        ordered(self.0.iter().collect())
    }

    /// What there is most of first, as it is shown.
    pub fn by_count(&self) -> Option<Vec<&Counted>> {
        let mut all: Vec<&Counted> = self.0.iter().collect();
        all.sort_by_key(|one| Reverse(one.count));
        let mut found = Vec::new();
        for equal in all.chunk_by(|one, other| one.count == other.count) {
            found.extend(ordered(equal.to_vec())?);
        }
        Some(found)
    }

    /// What it is shown as.
    pub fn text(&self) -> Option<String> {
        let pairs = self.by_count()?;
        Some(match pairs.as_slice() {
            [] => "Counter()".to_owned(),
            pairs => format!("Counter({})", dictionary(pairs)),
        })
    }
}

/// Elements with how many there are of each, where these are whole numbers.
fn numbers(pairs: &[(PythonValue, PythonValue)]) -> Option<Vec<(PythonValue, i64)>> {
    let number = |(element, count): &(PythonValue, PythonValue)| {
        let count = whole(count).filter(|_| matches!(count, PythonValue::Int(_)))?;
        Some((element.clone(), count))
    };
    pairs.iter().map(number).collect()
}

/// These in the order in which they came, if it is known of each two.
pub(super) fn ordered(mut all: Vec<&Counted>) -> Option<Vec<&Counted>> {
    for (index, one) in all.iter().enumerate() {
        for other in &all[..index] {
            one.came.compared(other.came)?;
        }
    }
    all.sort_by(|one, other| one.came.compared(other.came).unwrap_or(Ordering::Equal));
    Some(all)
}

pub(super) fn dictionary(all: &[&Counted]) -> PythonValue {
    let pair = |one: &&Counted| (one.element.clone(), number(one.count));
    PythonValue::Dict(all.iter().map(pair).collect())
}

pub(super) fn number(count: i64) -> PythonValue {
    PythonValue::Int(count.to_string())
}
